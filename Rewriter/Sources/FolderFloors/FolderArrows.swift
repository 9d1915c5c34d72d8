import SwiftDeclarations

/// The arrows between folders: who names whose types, functions and added members. What string interpolations name is
/// not seen.
///
/// - Complexity: O(tokens of all files).
struct FolderArrows {
    /// In the order of the files, and of the words in each.
    private(set) var arrows: [Arrow] = []
    private let declarations: FolderDeclarations

    init(_ files: [SourceFile]) {
        declarations = FolderDeclarations(files)
        for file in files { addArrows(of: file) }
    }

    private mutating func addArrows(of file: SourceFile) {
        guard let folder = file.folder else { return }
        let boundWords = file.boundWords
        let openLines = openLines(of: file.tokens)
        for (index, token) in file.tokens.enumerated() where token.kind == .word {
            let targets = targets(of: file.tokens, at: index, in: folder, boundWords)
            guard !targets.isEmpty, !targets.contains(folder) else { continue }
            arrows.append(
                Arrow(
                    path: file.path, line: token.line, name: token.text, folder: folder, targets: targets.sorted(),
                    isInOpenDeclaration: openLines.contains(token.line)))
        }
    }

    /// The lines of the heads of open declarations, whose parameters may take several.
    private func openLines(of tokens: [Token]) -> Set<Int> {
        var lines: Set<Int> = []
        var depth = 0
        for token in tokens {
            if token.text == "open" {
                depth = 0
                lines.insert(token.line)
            } else if depth > 0 {
                lines.insert(token.line)
            }
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
            if token.text == "{" || token.text == "}" { depth = 0 }
        }
        return lines
    }

    /// The folders that declare what a word means, as far as the words around it tell.
    private func targets(of tokens: [Token], at index: Int, in folder: String, _ boundWords: Set<String>) -> Set<String> {
        let word = tokens[index].text
        if index > 0, tokens[index - 1].text == "." { return declarations.folders(adding: word, usedIn: folder) }
        if isLabel(tokens, at: index) { return [] }
        let named = declarations.folders(naming: word, in: folder)
        if !named.isEmpty { return named }
        return boundWords.contains(word) ? [] : declarations.folders(adding: word, usedIn: folder)
    }

    /// Whether a word in front of a colon names an argument, a parameter or a variable, and not an extended type, a
    /// key's type or a value.
    private func isLabel(_ tokens: [Token], at index: Int) -> Bool {
        guard index + 1 < tokens.count, tokens[index + 1].text == ":" else { return false }
        return index == 0 || !["extension", "[", "?"].contains(tokens[index - 1].text)
    }
}
