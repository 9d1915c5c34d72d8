import SwiftDeclarations

/// The names that the code of tests uses.
///
/// It knows no types: a member of another type with the same name counts as well. Comments and texts do not count.
struct TestedNames {
    private var words: Set<String> = []
    /// Words after a dot, before an argument list, and names of what tests declare, such as methods that a framework
    /// calls.
    private var members: Set<String> = []

    init(_ sources: [SwiftSource]) {
        for source in sources { read(source.tokens) }
    }

    private mutating func read(_ tokens: [Token]) {
        for index in tokens.indices where tokens[index].kind == .word {
            let word = tokens[index].text
            words.insert(word)
            let before = index > 0 ? tokens[index - 1].text : ""
            let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
            if before.hasSuffix(".") || after == "(" || ["func", "var", "let"].contains(before) { members.insert(word) }
        }
    }

    /// Whether a test names a symbol: a member by its name, an initializer or operator by the name of its type.
    func contain(_ symbol: String) -> Bool {
        let path = symbol.prefix { $0 != "(" }.split(separator: ".")
        guard let name = path.last.map(String.init) else { return false }
        guard path.count > 1 else { return words.contains(name) }
        let isOfType = ["init", "subscript"].contains(name) || !name.contains { $0.isLetter || $0 == "_" }
        return isOfType ? words.contains(String(path[path.count - 2])) : members.contains(name)
    }
}
