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

/// The warnings about layout written while something ran.
@MainActor
func layoutWarnings(_ body: () -> Void) -> [String] {
    var log: [String] = []
    let sink = LayoutWarning.sink
    LayoutWarning.sink = { log.append($0) }
    defer { LayoutWarning.sink = sink }
    body()
    return log
}
