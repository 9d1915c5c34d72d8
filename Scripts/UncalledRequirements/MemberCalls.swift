import SwiftDeclarations

/// The members that sources call or read through a value, as `list(_:didSelect:)` or by a property's name.
///
/// It knows no types: a member of another type with the same name and labels counts as well. What is called on `super` does not count, since an
/// override passes on what it was called for. A call without a value counts, since the default implementation of one method may call another.
struct MemberCalls {
    private(set) var names: Set<String> = []

    init(_ sources: [String]) {
        for source in sources { read(Tokenizer.tokens(of: source)) }
    }

    private mutating func read(_ tokens: [Token]) {
        for index in tokens.indices where tokens[index].kind == .word {
            let before = index > 0 ? tokens[index - 1].text : nil
            let isMember = before == "."
            if before == "func" || isMember && index > 1 && tokens[index - 2].text == "super" { continue }
            if index + 1 < tokens.count, tokens[index + 1].text == "(", !tokens[index + 1].followsSpace {
                names.insert(tokens[index].text + Self.labels(of: tokens, from: index + 2))
            } else if isMember {
                names.insert(tokens[index].text)
            }
        }
    }

    /// The labels of an argument list, after its opening bracket.
    private static func labels(of tokens: [Token], from start: Int) -> String {
        var (index, depth, startsArgument) = (start, 0, true)
        var labels: [String] = []
        while index < tokens.count {
            let text = tokens[index].text
            if depth == 0, text == ")" { break }
            if startsArgument {
                let isLabel = tokens[index].kind == .word && index + 1 < tokens.count && tokens[index + 1].text == ":"
                labels.append(isLabel ? text : "_")
                startsArgument = false
            }
            if ["(", "[", "{"].contains(text) { depth += 1 }
            if [")", "]", "}"].contains(text) { depth -= 1 }
            if depth == 0, text == "," { startsArgument = true }
            index += 1
        }
        return "(\(labels.map { "\($0):" }.joined()))"
    }

    /// Whether a requirement is called, or passed on as a function without its labels.
    func contains(_ requirement: ProtocolRequirements.Requirement) -> Bool {
        names.contains(requirement.member) || names.contains(requirement.base)
    }
}
