/// Strings in the format of `NSArray`'s description: old-style property lists.
enum PropertyListText {
    /// The quoted string, with quotation marks, backslashes, control and non-ASCII characters escaped.
    static func quoted(_ text: String) -> String { "\"\(text.utf16.map(escaped).joined())\"" }

    private static func escaped(_ unit: UInt16) -> String {
        switch unit {
        case 0x07: "\\a"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0B: "\\v"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        case 0x22: "\\\""
        case 0x5C: "\\\\"
        case 0x20...0x7E: String(UnicodeScalar(UInt8(unit)))
        case 0x80...: String(format: "\\U%04x", unit)
        default: String(format: "\\%03o", unit)
        }
    }
}
