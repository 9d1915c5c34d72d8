/// How the command ends.
enum ExitStatus: Int32 {
    /// Done.
    case success = 0
    /// Found what it looks for: differences, findings.
    case found = 1
    /// Wrong use, or a file that cannot be read.
    case failure = 2
}
