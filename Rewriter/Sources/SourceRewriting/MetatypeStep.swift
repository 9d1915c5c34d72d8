import SwiftIfConfig
import SwiftSyntax

/// Finds objects that are made from metatypes, `T()` or `type.init(frame:)`, and gives the file the initializers that it calls so: UIKit's
/// own are not `required`, and only Objective-C calls those on a metatype.
final class MetatypeStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private var found: [String] = []

    static func apply(to rewriting: FileRewriting) {
        let step = MetatypeStep(rewriting)
        step.walk(rewriting.file.tree)
        step.declareInitializers()
    }

    private init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The initializers that can be called so: their labels, and their parameters as the compiler reads them.
    private static let initializers: [(labels: String, parameters: String)] = [
        ("", ""), ("frame:", "frame: CGRect"),
        ("style:reuseIdentifier:", "style: UIKit.UITableViewCell.CellStyle, reuseIdentifier: String?"),
        ("reuseIdentifier:", "reuseIdentifier: String?"), ("frame:style:", "frame: CGRect, style: UIKit.UITableView.Style"),
        ("frame:collectionViewLayout:", "frame: CGRect, collectionViewLayout: UIKit.UICollectionViewLayout"),
        ("image:", "image: UIKit.UIImage?"), ("nibName:bundle:", "nibName: String?, bundle: Bundle?"),
        ("rootViewController:", "rootViewController: UIKit.UIViewController"), ("style:", "style: UIKit.UITableView.Style"),
        ("collectionViewLayout:", "collectionViewLayout: UIKit.UICollectionViewLayout"),
        ("target:action:", "target: Any?, action: Selector?"),
        (
            "presentedViewController:presenting:",
            "presentedViewController: UIKit.UIViewController, presenting: UIKit.UIViewController?"
        ),
        (
            "identifier:source:destination:",
            "identifier: String?, source: UIKit.UIViewController, destination: UIKit.UIViewController"
        ),
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        if node.trailingClosure == nil, !found.contains(labels), isOnMetatype(node.calledExpression) { found.append(labels) }
        return .visitChildren
    }

    /// Whether an expression is the initializer of a metatype that is not the name of a class.
    private func isOnMetatype(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return isTypeVariable(name) }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.tokenKind == .keyword(.`init`), !base.is(SuperExprSyntax.self)
        else { return false }
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
        return isTypeVariable(name) || name.first?.isUppercase == false
    }

    private func isTypeVariable(_ name: String) -> Bool { name == "Self" || rewriting.index.typeVariables.contains(name) }

    private func declareInitializers() {
        let declared = Self.initializers.filter { found.contains($0.labels) }.map { labels, parameters in
            let isolation = labels.isEmpty ? "" : "@preconcurrency @MainActor "
            let names = labels.split(separator: ":").map { "\($0): \($0)" }.joined(separator: ", ")
            return "\(isolation)init(\(parameters)) { self = Self._make(\(names)) }"
        }
        guard !declared.isEmpty, let last = rewriting.file.tree.statements.last else { return }
        rewriting.addDeclarations(
            "import RewrittenSources; fileprivate extension RewrittenSources.RewrittenObject { "
                + declared.joined(separator: "; ") + " }", behind: last)
    }
}
