import SwiftIfConfig
import SwiftSyntax

/// Lets casts between fetch requests, and between controllers of fetched objects, of different results succeed, as they
/// do on iOS, where the results of such an object are not known when the program runs; and casts of snapshots that are
/// objects to snapshots of the program's types, to which the compiler bridges them there.
final class RequestCastStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The generic classes, by which a body of a function is known in which this step may have something to do.
    static let words = retyped + [snapshot]
    private static let retyped = ["NSFetchRequest", "NSFetchedResultsController"]
    private static let snapshot = "NSDiffableDataSourceSnapshot"

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type, let name = Self.genericName(of: type)
            else { continue }
            let mark = cast.questionOrExclamationMark?.tokenKind
            if name == Self.snapshot, mark != .postfixQuestionMark {
                call("RewrittenSources", "snapshot", of: elements[index - 1], cast, type)
            } else if mark != nil, Self.retyped.contains(name) {
                call("CoreData", "_retyped", of: elements[index - 1], cast, type)
                if mark == .exclamationMark { rewriting.insert("!", after: type) }
            }
        }
        return .visitChildren
    }

    /// Replaces a cast by a call of a function of a module with the value and the type.
    private func call(
        _ module: String, _ function: String, of value: ExprSyntax, _ cast: UnresolvedAsExprSyntax, _ type: TypeSyntax
    ) {
        rewriting.edits.insert("\(module).\(function)(", at: rewriting.file.range(value).lowerBound)
        rewriting.replace(cast, with: ", as:")
        rewriting.insert(".self)", after: type)
        if !rewriting.file.imports(module) { rewriting.addImport(module, behind: cast) }
    }

    private static func genericName(of type: TypeSyntax) -> String? {
        guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause != nil else { return nil }
        return name.name.text
    }
}
