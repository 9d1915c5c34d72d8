extension NSMutableAttributedString {
    /// Marks a run so that its number of attributes differs from its neighbour's.
    private static let runMark = NSAttributedString.Key("CairnRun")

    /// Appends a run of text with the same attributes.
    ///
    /// Foundation on Linux compares the attributes of neighbouring runs that have equally many, and traps where a value is an object of a class
    /// that is not its own, as fonts and colours are; so neighbours get different numbers of attributes.
    func appendRun(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        guard !text.isEmpty else { return }
        var attributes = attributes
        attributes[Self.runMark] = nil
        if length > 0, self.attributes(at: length - 1, effectiveRange: nil).count == attributes.count {
            attributes[Self.runMark] = true
        }
        append(NSAttributedString(string: text, attributes: attributes))
    }
}
