import SwiftIfConfig
import SwiftSyntax

/// Lets casts between fetch requests, and between controllers of fetched objects, of different results succeed, as they
/// do on iOS, where the results of such an object are not known when the program runs.
final class RequestCastStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The generic classes, by which a body of a function is known in which this step may have something to do.
    static let words = ["NSFetchRequest", "NSFetchedResultsController"]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type, Self.isGeneric(type)
            else { continue }
            rewriting.edits.insert(
                "CoreData._retyped(", at: rewriting.file.range(elements[index - 1]).lowerBound)
            rewriting.replace(cast, with: ", as:")
            rewriting.insert(mark.tokenKind == .exclamationMark ? ".self)!" : ".self)", after: type)
            if !rewriting.file.imports("CoreData") { rewriting.addImport("CoreData", behind: node) }
        }
        return .visitChildren
    }

    private static func isGeneric(_ type: TypeSyntax) -> Bool {
        guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause != nil else { return false }
        return ["NSFetchRequest", "NSFetchedResultsController"].contains(name.name.text)
    }
}
