import SwiftDeclarations

/// A file of the target that is checked.
struct SourceFile {
    /// Relative to the target's directory, with slashes.
    var path: String
    /// The folder directly below the target's; nil for a file beside the folders.
    var folder: String?
    var tokens: [Token]
    var declarations: [Declaration]

    init(path: String, source: SwiftSource) {
        self.path = path
        let names = path.split(separator: "/")
        folder = names.count > 1 ? String(names[0]) : nil
        (tokens, declarations) = (source.tokens, source.declarations)
    }

    /// The words that the file gives a meaning of its own, as a variable, a parameter or a function that only it sees.
    var boundWords: Set<String> {
        let binding: Set = ["let", "var", "func", "case", "for", "inout"]
        var words: Set<String> = []
        for (index, token) in tokens.enumerated() where token.kind == .word {
            let isBound = index > 0 && binding.contains(tokens[index - 1].text)
            let isLabelled = index + 1 < tokens.count && tokens[index + 1].text == ":"
            if isBound || isLabelled { words.insert(token.text) }
        }
        return words
    }
}
