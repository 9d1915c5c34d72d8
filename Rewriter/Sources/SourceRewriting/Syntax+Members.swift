import SwiftSyntax

extension String {
    /// A name without the backticks that let a keyword be one.
    var unquoted: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }
}

extension TypeSyntax {
    /// The name of a type without generic arguments and the like: `Outer.Inner`.
    var plainName: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text.unquoted }
        if let type = self.as(MemberTypeSyntax.self) { return type.baseType.plainName + "." + type.name.text.unquoted }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainName }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.plainName }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.plainName }
        return trimmedDescription
    }

    /// The type as an expression can name it: without attributes, `inout` and the like, and optional where it is
    /// implicitly unwrapped.
    var spelledAsValue: String {
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.spelledAsValue }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.onOneLine + "?" }
        return onOneLine
    }
}

extension SyntaxProtocol {
    /// The node's tokens on one line, without comments.
    var onOneLine: String {
        if let onlyToken { return onlyToken.text }
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            text += token.text
            if !token.trailingTrivia.isEmpty || token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false {
                text += " "
            }
        }
        return text.trimmingSpaces
    }

    /// The node's token where it has a single one.
    var onlyToken: TokenSyntax? {
        guard let first = firstToken(viewMode: .sourceAccurate), first.id == lastToken(viewMode: .sourceAccurate)?.id else {
            return nil
        }
        return first
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension AttributeListSyntax {
    /// The attributes without those inside of conditions.
    var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    func has(_ name: String) -> Bool { plain.contains { $0.name == name } }

    /// The Objective-C name that `@objc(name)` gives.
    var objectiveCName: String? {
        plain.first { $0.name == "objc" }?.arguments.map { arguments in
            arguments.tokens(viewMode: .sourceAccurate).map(\.text).joined()
        }
    }

    /// Whether an attribute makes a member known to Objective-C.
    var marksMember: Bool { plain.contains { AttributeSyntax.marking.contains($0.name) } }
}

extension AttributeSyntax {
    var name: String { attributeName.onlyToken?.text ?? attributeName.trimmedDescription }

    /// The attributes that make a member known to Objective-C.
    static let marking: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged", "NSCopying",
    ]
}

extension DeclModifierListSyntax {
    /// Whether a modifier stands there for the whole member, not as in `private(set)`.
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil } }

    var isPublic: Bool { has(.public) || has(.open) }

    /// Whether one of the modifiers says who sees the declaration.
    var saysAccess: Bool { [.open, .public, .package, .internal, .fileprivate, .private].contains(where: has) }

    /// The modifier that hides the declaration from other modules, with a space behind it; nothing where there is none.
    var narrowAccess: String {
        first {
            [.keyword(.package), .keyword(.internal), .keyword(.fileprivate), .keyword(.private)].contains($0.name.tokenKind)
                && $0.detail == nil
        }
        .map { $0.name.text + " " } ?? ""
    }

    var isTypeMember: Bool { has(.static) || has(.class) }
}

extension FunctionParameterClauseSyntax {
    /// The labels of the parameters; nil for those without one.
    var labels: [String?] { parameters.map { $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.text.unquoted } }
}

extension SubscriptDeclSyntax {
    /// The name with the labels of a use: a lone name of a parameter is no label.
    var fullName: String {
        "subscript(" + parameterClause.parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }.joined() + ")"
    }
}

extension VariableDeclSyntax {
    /// The names of the variables.
    var names: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted }
    }

    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension PatternBindingSyntax {
    /// The type of a variable that is set to an empty table of objects, as in `NSHashTable<AnyObject>.weakObjects()`.
    var typeOfTable: String? {
        let type = "NSHashTable<AnyObject>"
        return initializer?.value.trimmedDescription.hasPrefix(type) == true ? type : nil
    }

    /// The name that `@objc(name)` gives an accessor of the variable.
    func accessorName(_ kind: Keyword) -> String? {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return nil }
        return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(kind) }?.attributes.objectiveCName
    }
}

extension FunctionDeclSyntax {
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }

    /// The name with its labels, as Swift writes it.
    var fullName: String {
        name.text.unquoted + "(" + signature.parameterClause.labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }
}

extension SyntaxProtocol {
    /// The full name of the type whose declaration or extension is around the node.
    var enclosingTypePath: String? {
        var (names, next) = ([String](), parent)
        while let this = next {
            // The kind is looked at first: casts take long where a node has thousands around it.
            switch this.kind {
            case .extensionDecl:
                if let node = this.as(ExtensionDeclSyntax.self) { names.insert(node.extendedType.plainName, at: 0) }
                return names.joined(separator: ".")
            case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
                if let node = this.asProtocol((any NamedDeclSyntax).self) { names.insert(node.name.text.unquoted, at: 0) }
            default: break
            }
            next = this.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}

extension ExprSyntax {
    /// Whether the expression is in a method of the type itself, where `self` is the type. In an initializer
    /// `self.init` is another one of the same object.
    var isInTypeMethod: Bool {
        var next = parent
        while let this = next {
            if this.is(InitializerDeclSyntax.self) { return false }
            if let function = this.as(FunctionDeclSyntax.self), function.isMember { return function.modifiers.isTypeMember }
            next = this.parent
        }
        return false
    }
}
