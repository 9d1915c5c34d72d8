/// A message about a place in a source file.
public struct RewritingDiagnostic: Sendable, CustomStringConvertible {
    /// How serious it is.
    public enum Severity: String, Sendable {
        /// The construct has no counterpart, and the program would do something else without it.
        case error
        /// The construct is left out, and the program goes without it.
        case warning
        /// The construct is read as another one, which does the same.
        case note
    }

    /// How serious it is.
    public let severity: Severity
    /// The path of the file as it was given.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// The message.
    public let message: String

    /// The message with the number of files that have it.
    func counting(_ files: Int) -> RewritingDiagnostic {
        let others = files == 1 ? "" : files == 2 ? " Another file has it too." : " \(files - 1) other files have it too."
        return RewritingDiagnostic(severity: severity, path: path, line: line, column: column, message: message + others)
    }

    /// The line that compilers write.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
