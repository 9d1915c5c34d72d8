import SwiftIfConfig
import SwiftSyntax

/// Writes literals of arrays that a type says to be sets of Foundation which can change as calls of an initializer: the
/// conformance to `ExpressibleByArrayLiteral` that `NSSet` gets here does not hold for classes below it.
final class SetLiteralStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The classes, by which a body of a function is known in which this step may have something to do.
    static let words = ["NSMutableSet", "NSCountedSet"]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type, let value = node.initializer?.value { write(value, as: type) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.defaultValue?.value { write(value, as: node.type) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() where elements[index].is(UnresolvedAsExprSyntax.self) {
            if let type = elements[index + 1].as(TypeExprSyntax.self)?.type { write(elements[index - 1], as: type) }
        }
        return .visitChildren
    }

    private func write(_ value: ExprSyntax, as type: TypeSyntax) {
        let whole =
            type.as(OptionalTypeSyntax.self)?.wrappedType ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
            ?? type
        guard value.is(ArrayExprSyntax.self), let name = whole.as(IdentifierTypeSyntax.self)?.name.text, Self.words.contains(name)
        else {
            return
        }
        rewriting.edits.insert("\(name)(array: ", at: rewriting.file.range(value).lowerBound)
        rewriting.insert(")", after: value)
    }
}
