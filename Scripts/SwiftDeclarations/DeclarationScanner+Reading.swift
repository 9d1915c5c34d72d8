extension DeclarationScanner {
    func peek(_ distance: Int = 0) -> Token? {
        index + distance < tokens.count ? tokens[index + distance] : nil
    }

    static func labelForm(_ labels: [String]) -> String {
        "(\(labels.map { "\($0):" }.joined()))"
    }

    /// The modifiers before a declaration's keyword. Attributes are passed over, and so are words with an argument, as
    /// `private(set)`: they say nothing about the declaration as a whole.
    mutating func readModifiers() -> Modifiers {
        var modifiers = Modifiers()
        while let token = peek() {
            if token.text == "@" {
                skipAttribute()
            } else if isModifier(token, followedBy: peek(1)) {
                index += 1
                if peek()?.text == "(" { skipToken() } else { modifiers.words.append(token.text) }
            } else {
                break
            }
        }
        return modifiers
    }

    private mutating func skipAttribute() {
        index += 2
        if let next = peek(), next.text == "(", !next.followsSpace { skipToken() }
    }

    /// Whether a word is one; `class` introduces a type unless a property or function follows.
    private func isModifier(_ token: Token, followedBy next: Token?) -> Bool {
        guard token.text == "class" else { return Self.modifiers.contains(token.text) }
        return next.map { Self.modifiers.contains($0.text) || ["func", "var", "let", "subscript"].contains($0.text) } ?? false
    }

    /// A type's name with the types around it, without generic parameters and the name of a module.
    mutating func readPath() -> String {
        var words: [String] = []
        while let token = peek(), token.kind == .word {
            words.append(token.text)
            index += 1
            if peek()?.text == "<" { skipGenerics() }
            guard peek()?.text == ".", peek(1)?.kind == .word else { break }
            index += 1
        }
        if words.count > 1, Self.modules.contains(words[0]) { words.removeFirst() }
        return words.joined(separator: ".")
    }

    mutating func readOperator() -> String {
        var name = ""
        while let token = peek(), token.kind == .sign, token.text != "(", name.isEmpty || !token.followsSpace {
            name += token.text
            index += 1
        }
        return name
    }

    /// The names after a type's colon; everything up to and including the opening brace is read.
    mutating func readInheritance() -> [String] {
        var parents: [String] = []
        if peek()?.text == ":" {
            while let token = peek(), token.text != "{", token.text != "where" {
                if token.kind == .word, !["any", "unchecked", "retroactive", "preconcurrency"].contains(token.text) {
                    parents.append(readPath())
                } else {
                    index += 1
                }
            }
        }
        while let token = peek(), token.text != "{" { index += 1 }
        index += 1
        return parents
    }

    /// The labels of the parameter list that comes next, which is read to its end.
    ///
    /// - Parameter loneNameIsLabel: False for subscripts, whose parameters have a label only beside a name.
    mutating func readLabels(loneNameIsLabel: Bool = true) -> [String] {
        while let token = peek(), token.text != "(" {
            if token.text == "<" { skipGenerics() } else { index += 1 }
        }
        index += 1
        var labels: [String] = []
        while let token = peek(), token.text != ")" {
            labels.append(readLabel(loneNameIsLabel: loneNameIsLabel))
            skipArgument()
            if peek()?.text == "," { index += 1 }
        }
        index += 1
        return labels
    }

    private mutating func readLabel(loneNameIsLabel: Bool) -> String {
        while peek()?.text == "@" { skipAttribute() }
        guard let first = peek(), first.kind == .word else { return "_" }
        if peek(1)?.kind == .word, peek(2)?.text == ":" { return first.text }
        return loneNameIsLabel && peek(1)?.text == ":" ? first.text : "_"
    }
}

// MARK: - Skipping

extension DeclarationScanner {
    /// Past everything of a declaration that is not a name: type, effects, initial value, accessors, body.
    mutating func skipRest() {
        while let token = peek(), !endsDeclaration(token) { skipToken() }
    }

    /// Past a comma that leads to another name of the same `var`, `let` or `case`; otherwise past the declaration.
    mutating func skipToNextName() -> Bool {
        while let token = peek(), !endsDeclaration(token) {
            if token.text == ",", peek(1)?.kind == .word {
                index += 1
                return true
            }
            if token.text == "<", !token.followsSpace { skipGenerics() } else { skipToken() }
        }
        return false
    }

    /// At the end of the scope, at a semicolon, or where a line starts with something that introduces a declaration.
    private func endsDeclaration(_ token: Token) -> Bool {
        if token.text == "}" || token.text == ";" { return true }
        guard token.startsLine, token.kind != .literal else { return false }
        return ["@", "#"].contains(token.text) || Self.keywords.contains(token.text) || Self.modifiers.contains(token.text)
    }

    /// To the comma or parenthesis that ends an argument.
    private mutating func skipArgument() {
        while let token = peek(), token.text != ",", token.text != ")" {
            if token.text == "<" { skipGenerics() } else { skipToken() }
        }
    }

    /// Past one token, or past everything between a pair of brackets.
    private mutating func skipToken() {
        guard let token = peek() else { return }
        index += 1
        if Self.opening.contains(token.text) { skipToClosing() }
    }

    /// Past the bracket that closes the one just read.
    mutating func skipToClosing() {
        var depth = 1
        while depth > 0, let token = peek() {
            if Self.opening.contains(token.text) { depth += 1 }
            if Self.closing.contains(token.text) { depth -= 1 }
            index += 1
        }
    }

    /// Past `<…>`.
    private mutating func skipGenerics() {
        var depth = 0
        repeat {
            if peek()?.text == "<" { depth += 1 }
            if peek()?.text == ">" { depth -= 1 }
            index += 1
        } while depth > 0 && index < tokens.count
    }

    // MARK: Words

    private static let opening: Set = ["(", "[", "{"]
    private static let closing: Set = [")", "]", "}"]
    private static let modules: Set = ["Foundation", "CoreGraphics", "QuartzCore", "UIKit", "Swift"]

    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "extension", "func", "init", "deinit", "subscript", "var", "let",
        "typealias", "associatedtype", "case", "import",
    ]

    private static let modifiers: Set = [
        "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "override", "required",
        "convenience", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "optional", "indirect", "nonisolated",
        "isolated", "prefix", "postfix", "infix", "consuming", "borrowing", "distributed",
    ]
}
