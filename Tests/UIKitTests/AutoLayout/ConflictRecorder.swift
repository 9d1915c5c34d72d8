@testable import UIKit

/// What was logged while something ran.
@MainActor
func conflicts(_ body: () -> Void) -> [String] {
    var log: [String] = []
    let sink = ConflictLog.sink
    ConflictLog.sink = { log.append($0) }
    defer { ConflictLog.sink = sink }
    body()
    return log
}

/// The warnings and conflicts of layout written while something ran.
@MainActor
func layoutWarnings(_ body: () -> Void) -> [String] {
    var log: [String] = []
    let sinks = (LayoutWarning.sink, ConflictLog.sink)
    LayoutWarning.sink = { log.append($0) }
    ConflictLog.sink = { log.append($0) }
    defer { (LayoutWarning.sink, ConflictLog.sink) = sinks }
    body()
    return log
}
