import SwiftDeclarations

/// The members that sources call or read through a value, as `list(_:didSelect:)` or by a property's name.
///
/// It knows no types: a member of another type with the same name and labels counts as well. What is called on `super`
/// does not count, since an override passes on what it was called for. A call without a value counts, since the default
/// implementation of one method may call another.
struct MemberCalls {
    private(set) var names: Set<String> = []
    /// Calls with a closure after the brackets, whose label is not written: `list(_:` for `list(self) { }`.
    private var unclosed: Set<String> = []
    /// The properties that the sources declare. Their names, without arguments, are no functions that are passed on.
    private var properties: Set<String> = []

    init(_ sources: [SwiftSource]) {
        for source in sources {
            read(source.tokens)
            for declaration in source.declarations where declaration.kind == .value {
                let name = declaration.name.split(separator: ".").last.map(String.init) ?? ""
                if !name.contains("(") { properties.insert(name) }
            }
        }
    }

    private mutating func read(_ tokens: [Token]) {
        for index in tokens.indices where tokens[index].kind == .word {
            let before = index > 0 ? tokens[index - 1].text : nil
            let isMember = before == "."
            if before == "func" || isMember && index > 1 && tokens[index - 2].text == "super" { continue }
            if index + 1 < tokens.count, tokens[index + 1].text == "(", !tokens[index + 1].followsSpace {
                readCall(tokens, at: index)
            } else if isMember {
                names.insert(tokens[index].text)
            }
        }
    }

    /// Reads the labels of the argument list after a name.
    private mutating func readCall(_ tokens: [Token], at name: Int) {
        var (index, depth, startsArgument) = (name + 2, 0, true)
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
        let call = "\(tokens[name].text)(\(labels.map { "\($0):" }.joined())"
        names.insert(call + ")")
        if index + 1 < tokens.count, tokens[index + 1].text == "{", !tokens[index + 1].startsLine { unclosed.insert(call) }
    }

    /// Whether a requirement is called, or passed on as a function without its labels.
    func contains(_ requirement: ProtocolRequirements.Requirement) -> Bool {
        names.contains(requirement.member) || isCalledWithClosure(requirement.member)
            || names.contains(requirement.base) && !properties.contains(requirement.base)
    }

    private func isCalledWithClosure(_ member: String) -> Bool {
        guard member.hasSuffix(":)"), let end = member.dropLast(2).lastIndex(where: { $0 == ":" || $0 == "(" }) else {
            return false
        }
        return unclosed.contains(String(member[...end]))
    }
}
