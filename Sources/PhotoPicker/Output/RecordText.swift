/// Records of raw bytes, each with the same byte at its end.
enum RecordText {
  /// - Throws: where a record holds a line break and lines were asked for.
  static func joined(_ records: [[UInt8]], end: UInt8) throws(OutputError) -> [UInt8] {
    if end != 0, records.contains(where: { $0.contains(end) }) { throw .lineBreakInName }
    return records.flatMap { $0 + [end] }
  }
}
