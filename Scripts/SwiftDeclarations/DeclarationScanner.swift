/// Finds the declarations in Swift source: types and extensions with their members, and what stands beside them in a file.
///
/// It follows braces and the words that introduce a declaration; bodies of functions and accessors are passed over. It knows
/// no types, so that overloads with equal labels have one name. Both branches of `#if` count.
package struct DeclarationScanner {
    /// The declaration whose members are being read.
    struct Scope {
        /// The type's full name; nil for the file itself.
        var type: String?
        var isEnumeration = false
        /// Cases are as public as their enumeration.
        var casesArePublic = false
        /// Requirements are as public as their protocol, and `public extension` stands for each of its members.
        var membersArePublic = false
        /// `private extension` stands for each of its members.
        var membersArePrivate = false

        func qualified(_ name: String) -> String {
            type.map { "\($0).\(name)" } ?? name
        }
    }

    /// The words before a declaration's keyword.
    struct Modifiers {
        var words: [String] = []

        func contains(_ candidates: String...) -> Bool { candidates.contains { words.contains($0) } }

        func makesPublic(in scope: Scope) -> Bool {
            contains("public", "open")
                || scope.membersArePublic && !contains("package", "internal", "private", "fileprivate")
        }
    }

    var tokens: [Token]
    var index = 0
    private var declarations: [Declaration] = []

    package static func declarations(in source: String) -> [Declaration] {
        var scanner = DeclarationScanner(tokens: Tokenizer.tokens(of: source))
        while scanner.index < scanner.tokens.count { scanner.scanMembers(of: Scope()) }
        return scanner.declarations
    }

    private init(tokens: [Token]) {
        self.tokens = tokens
    }

    /// Reads up to and including the brace that closes the scope.
    private mutating func scanMembers(of scope: Scope) {
        while let token = peek() {
            if token.text == "}" {
                index += 1
                return
            }
            scanMember(of: scope)
        }
    }

    private mutating func scanMember(of scope: Scope) {
        let modifiers = readModifiers()
        guard let keyword = peek(), keyword.text != "}" else { return }
        index += 1
        switch keyword.text {
        case "class", "struct", "enum", "actor", "protocol": scanType(keyword.text, modifiers, in: scope)
        case "extension": scanExtension(modifiers)
        case "func": scanFunction(modifiers, in: scope)
        case "init": scanInitializer(modifiers, in: scope)
        case "subscript": scanSubscript(modifiers, in: scope)
        case "var", "let": scanVariables(modifiers, in: scope)
        case "typealias", "associatedtype": scanAlias(modifiers, in: scope)
        case "case" where scope.isEnumeration: scanCases(in: scope)
        case "import": skipRest()
        case "{": skipToClosing()
        default: break
        }
    }

    private mutating func declare(
        _ kind: Declaration.Kind, _ name: String, _ modifiers: Modifiers, in scope: Scope, parents: [String] = []
    ) {
        declarations.append(
            Declaration(
                kind: kind, name: scope.qualified(name), isPublic: modifiers.makesPublic(in: scope),
                isPrivate: modifiers.contains("private", "fileprivate") || scope.membersArePrivate,
                isOverride: modifiers.contains("override"), parents: parents))
    }

    // MARK: Types

    private mutating func scanType(_ keyword: String, _ modifiers: Modifiers, in scope: Scope) {
        let name = readPath()
        let isPublic = modifiers.makesPublic(in: scope)
        declare(.type, name, modifiers, in: scope, parents: readInheritance())
        scanMembers(
            of: Scope(
                type: scope.qualified(name), isEnumeration: keyword == "enum", casesArePublic: isPublic,
                membersArePublic: keyword == "protocol" && isPublic))
    }

    private mutating func scanExtension(_ modifiers: Modifiers) {
        let name = readPath()
        declarations.append(Declaration(kind: .typeExtension, name: name, parents: readInheritance()))
        scanMembers(
            of: Scope(
                type: name, membersArePublic: modifiers.contains("public"),
                membersArePrivate: modifiers.contains("private", "fileprivate")))
    }

    private mutating func scanAlias(_ modifiers: Modifiers, in scope: Scope) {
        let name = readPath()
        let meansType = peek()?.text == "=" && peek(1)?.kind == .word
        if meansType { index += 1 }
        declare(.type, name, modifiers, in: scope, parents: meansType ? [readPath()] : [])
        skipRest()
    }

    // MARK: Members

    private mutating func scanFunction(_ modifiers: Modifiers, in scope: Scope) {
        if peek()?.kind == .sign {
            let name = readOperator()
            declare(.value, name + Self.labelForm(readLabels().map { _ in "_" }), modifiers, in: scope)
        } else {
            let name = readPath()
            declare(.value, name + Self.labelForm(readLabels()), modifiers, in: scope)
        }
        skipRest()
    }

    private mutating func scanInitializer(_ modifiers: Modifiers, in scope: Scope) {
        let kind: Declaration.Kind = modifiers.contains("convenience") ? .value : .designatedInitializer
        declare(kind, "init" + Self.labelForm(readLabels()), modifiers, in: scope)
        skipRest()
    }

    private mutating func scanSubscript(_ modifiers: Modifiers, in scope: Scope) {
        declare(.value, "subscript" + Self.labelForm(readLabels(loneNameIsLabel: false)), modifiers, in: scope)
        skipRest()
    }

    private mutating func scanVariables(_ modifiers: Modifiers, in scope: Scope) {
        repeat {
            guard let token = peek(), token.kind == .word else { return skipRest() }
            index += 1
            declare(.value, token.text, modifiers, in: scope)
        } while skipToNextName()
    }

    private mutating func scanCases(in scope: Scope) {
        let modifiers = Modifiers(words: scope.casesArePublic ? ["public"] : [])
        repeat {
            guard let token = peek(), token.kind == .word else { return skipRest() }
            index += 1
            let labels = peek()?.text == "(" ? Self.labelForm(readLabels()) : ""
            declare(.value, token.text + labels, modifiers, in: scope)
        } while skipToNextName()
    }
}
