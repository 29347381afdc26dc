import GLib

/// Names and numbers, in their order, as one line of JSON.
struct Figures {
  private var fields: [(String, String)] = []

  mutating func add(_ name: String, _ value: Double) {
    fields.append((name, String((value * 100).rounded() / 100)))
  }

  mutating func add(_ name: String, _ value: Int) { fields.append((name, String(value))) }

  mutating func add(_ name: String, _ figures: Figures) { fields.append((name, figures.json)) }

  var json: String {
    "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }
}

/// A row of measurements.
struct Series {
  private var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var median: Double { quantile(0.5) }
  var largest: Double { values.max() ?? 0 }

  /// The value below which that part of the others lies.
  func quantile(_ part: Double) -> Double {
    if values.isEmpty { return 0 }
    return values.sorted()[min(values.count - 1, Int(Double(values.count) * part))]
  }
}

/// Milliseconds since the first use.
enum Stopwatch {
  private static let start = ContinuousClock.now

  static var milliseconds: Double {
    let parts = (ContinuousClock.now - start).components
    return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
  }
}
