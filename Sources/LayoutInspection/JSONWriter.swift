import Foundation

/// Writes JSON with keys in the order given and numbers in their shortest form that reads back the same.
package struct JSONWriter {
    package private(set) var text = ""
    /// Whether the innermost open object or array already holds something.
    private var hasMembers: [Bool] = []
    private var awaitsValue = false

    package init() {}

    package mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

    package mutating func array(_ elements: (inout JSONWriter) -> Void) { nest("[", "]", elements) }

    /// A member's name; its value is what is written next.
    package mutating func key(_ name: String) {
        separate()
        appendQuoted(name)
        text += ": "
        awaitsValue = true
    }

    package mutating func string(_ value: String?) {
        separate()
        if let value { appendQuoted(value) } else { text += "null" }
    }

    /// A number; null when it is not finite, which JSON cannot write.
    package mutating func number(_ value: Double) {
        separate()
        text += Self.number(value) ?? "null"
    }

    package mutating func integer(_ value: Int?) {
        separate()
        text += value.map(String.init) ?? "null"
    }

    package mutating func boolean(_ value: Bool) {
        separate()
        text += value ? "true" : "false"
    }

    package mutating func strings(_ values: [String]) {
        array { writer in values.forEach { writer.string($0) } }
    }

    package mutating func numbers(_ values: [Double]) {
        array { writer in values.forEach { writer.number($0) } }
    }

    /// A number as people and JSON write it: `375`, `20.333333333333332`.
    package static func number(_ value: Double) -> String? {
        guard value.isFinite else { return nil }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return value.description
    }

    private mutating func nest(_ open: String, _ close: String, _ contents: (inout JSONWriter) -> Void) {
        separate()
        text += open
        hasMembers.append(false)
        contents(&self)
        hasMembers.removeLast()
        text += close
    }

    private mutating func separate() {
        if awaitsValue {
            awaitsValue = false
        } else if let last = hasMembers.indices.last {
            if hasMembers[last] { text += ", " }
            hasMembers[last] = true
        }
    }

    private mutating func appendQuoted(_ value: String) {
        text += "\""
        defer { text += "\"" }
        guard value.utf8.contains(where: Self.mayNeedEscape) else {
            text += value
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}": text += Self.escape(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether a scalar that begins with a byte may need an escape; E2 begins those of U+2028 and U+2029, and others.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0xE2
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
