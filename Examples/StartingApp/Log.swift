import Foundation

/// Lines on standard output, each written at once, so that a reader of a pipe sees them while the program runs.
enum Log {
    static func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
