/// Finds conditional compilation that is nested deeper, or has a longer condition, than the parser and the evaluator of
/// conditions may follow: both call themselves for each level and for each operator.
struct ConditionLimits {
    /// As many as the compiler allows.
    static let mostLevels = 256
    static let mostOperators = 256

    private var (line, levels) = (1, 0)
    private let path: String

    /// The message about the first excess, with its place; nil if no limit is exceeded.
    static func excess(in bytes: [UInt8], of path: String) -> RewritingDiagnostic? {
        var limits = ConditionLimits(path: path)
        return bytes.withUnsafeBufferPointer { limits.look(through: $0) }
    }

    private init(path: String) { self.path = path }

    private mutating func look(through bytes: UnsafeBufferPointer<UInt8>) -> RewritingDiagnostic? {
        var place = 0
        while place < bytes.count {
            let start = place
            while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
            let column = place - start + 1
            if has("#endif", at: place, in: bytes) {
                levels = max(0, levels - 1)
            } else if has("#if", at: place, in: bytes) || has("#elseif", at: place, in: bytes) {
                if has("#if", at: place, in: bytes) { levels += 1 }
                if levels > Self.mostLevels { return error("more than \(Self.mostLevels) #if are inside each other", column) }
                let first = line
                if takeCondition(&place, bytes) > Self.mostOperators {
                    line = first
                    return error("a condition has more than \(Self.mostOperators) operators", column)
                }
            }
            skipLine(&place, bytes)
        }
        return nil
    }

    private func error(_ message: String, _ column: Int) -> RewritingDiagnostic {
        RewritingDiagnostic(
            severity: .error, path: path, line: line, column: column, message: message + "; the file is not rewritten.")
    }

    private func has(_ word: StaticString, at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        place + word.utf8CodeUnitCount <= bytes.count
            && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
    }

    /// Passes a condition, which goes on behind the end of a line where parentheses are open, and counts its
    /// parentheses and the bytes of its operators.
    private mutating func takeCondition(_ place: inout Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var (operators, open) = (0, 0)
        while place < bytes.count, bytes[place] != 0x0A || open > 0 {
            switch bytes[place] {
            case 0x0A: line += 1
            case UInt8(ascii: "("): (open, operators) = (open + 1, operators + 1)
            case UInt8(ascii: ")"): open -= 1
            case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "!"): operators += 1
            default: break
            }
            place += 1
        }
        return operators
    }

    private mutating func skipLine(_ place: inout Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
        place += 1
        line += 1
    }
}
