/// Pieces of a package's manifest.
enum ManifestText {
    /// A Swift literal of a text.
    static func quoted(_ text: String) -> String {
        let inner = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(inner.joined())\""
    }

    /// A list of expressions, one on a line where there are several; nil for none.
    static func list(_ label: String, _ items: [String], indent: Int) -> String? {
        guard !items.isEmpty else { return nil }
        if items.count == 1 { return "\(label): [\(items[0])]" }
        let margin = String(repeating: " ", count: indent)
        return "\(label): [\n" + items.map { "\(margin)    \($0),\n" }.joined() + "\(margin)]"
    }
}
