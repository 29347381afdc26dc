/// Why a decoder gave no answer.
enum DecoderFailure: Error {
  /// There is no decoder to be had.
  case notStarted
  /// Somebody ended it before it was asked.
  case gone
  /// It ended while it was at work, or said what no decoder says.
  case crashed
  /// Somebody else ended it while it was at work: the kernel for want of memory, a user, or the system.
  case killed
  /// - Parameter wasStarved: whether it had the processor for less than half of the time, so that it may
  ///   be the machine that is slow and not the file.
  case timedOut(wasStarved: Bool)
}
