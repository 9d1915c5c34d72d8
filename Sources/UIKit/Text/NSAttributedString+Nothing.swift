extension NSAttributedString {
    /// The empty string, shared: Foundation on Linux never frees the list of runs that each attributed string has.
    nonisolated(unsafe) static let nothing = NSAttributedString(string: "")
}
