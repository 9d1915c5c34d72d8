import Foundation
import SwiftIfConfig
import SwiftSyntax

/// Finds objects that are made from metatypes, `T()` or `type.init(frame:)`, and gives the file the initializers that
/// it calls so: UIKit's own are not `required`, and only Objective-C calls those on a metatype.
final class MetatypeStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private var found: [String] = []
    /// The last call that needs something of `RewrittenSources`.
    private var lastCall: Syntax?
    private let metatypes: Metatypes

    static func apply(to rewriting: FileRewriting) {
        let step = MetatypeStep(rewriting)
        step.walk(rewriting.file.tree)
        step.declareInitializers()
    }

    private init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        metatypes = Metatypes(in: rewriting.index)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The initializers that can be called so: their labels, and their parameters as the compiler reads them.
    private static let initializers: [(labels: String, parameters: String)] = [
        ("", ""), ("frame:", "frame: CGRect"),
        ("style:reuseIdentifier:", "style: UIKit.UITableViewCell.CellStyle, reuseIdentifier: String?"),
        ("reuseIdentifier:", "reuseIdentifier: String?"), ("frame:style:", "frame: CGRect, style: UIKit.UITableView.Style"),
        ("frame:collectionViewLayout:", "frame: CGRect, collectionViewLayout: UIKit.UICollectionViewLayout"),
        ("type:", "type: UIKit.UIButton.ButtonType"), ("image:", "image: UIKit.UIImage?"),
        ("nibName:bundle:", "nibName: String?, bundle: Bundle?"),
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
        guard node.trailingClosure == nil else { return .visitChildren }
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        guard Self.initializers.contains(where: { $0.labels == labels }) else { return .visitChildren }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.tokenKind == .keyword(.`init`)
        {
            visitInitializer(member, of: base, labels)
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), isTypeVariable(name.baseName.text) {
            if !labels.isEmpty, node.isInDefaultValue {
                // A public function's default value may name public declarations only, and the file's initializers are
                // not public.
                rewriting.insert("._make", after: name)
                lastCall = Syntax(node)
            } else {
                use(labels, by: node)
            }
        }
        return .visitChildren
    }

    /// An initializer of a type variable that is named and not called.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.tokenKind == .keyword(.`init`),
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
            let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, isTypeVariable(name)
        else { return .visitChildren }
        let labels = node.declName.argumentNames?.arguments.map { $0.name.text + ":" }.joined() ?? ""
        if Self.initializers.contains(where: { $0.labels == labels }) { use(labels, by: node) }
        return .visitChildren
    }

    private func use(_ labels: String, by call: some SyntaxProtocol) {
        if !found.contains(labels) { found.append(labels) }
        lastCall = Syntax(call)
    }

    /// Type variables keep their initializers. What other metatypes are is only known when the program runs.
    private func visitInitializer(_ member: MemberAccessExprSyntax, of base: ExprSyntax, _ labels: String) {
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, isTypeVariable(name) {
            return use(labels, by: member)
        }
        guard isValue(base), isOfObjects(base, labels) else { return }
        rewriting.replace(member.declName, with: "_make")
        lastCall = Syntax(member)
    }

    private func isTypeVariable(_ name: String) -> Bool { name == "Self" || rewriting.index.typeVariables.contains(name) }

    /// Whether an expression is a metatype by its value, not the name of a type.
    private func isValue(_ base: ExprSyntax) -> Bool {
        if base.is(SuperExprSyntax.self) { return false }
        if let member = base.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            return name != "self" && name.first?.isUppercase == false
        }
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
        return name == "self" ? base.isInTypeMethod : name.first?.isUppercase == false
    }

    /// Whether a metatype is one of UIKit's classes. Those whose initializers have labels of UIKit's are; others are
    /// where the sources say so, or say nothing and have no other class with such an initializer, and no protocol asks
    /// for one.
    private func isOfObjects(_ base: ExprSyntax, _ labels: String) -> Bool {
        if rewriting.index.requiredInitializers.contains(labels) { return false }
        if !labels.isEmpty { return true }
        return metatypes.isOfObjects(base) ?? !rewriting.index.initializesOtherClasses
    }

    /// Declares them behind the file's last statement, or behind that of the last call where it is a condition: nothing
    /// may stand behind its end.
    private func declareInitializers() {
        let declared = Self.initializers.filter { found.contains($0.labels) }.map { labels, parameters in
            let isolation = labels.isEmpty ? "" : "@preconcurrency @MainActor "
            let names = labels.split(separator: ":").map { "\($0): \($0)" }.joined(separator: ", ")
            return "\(isolation)init(\(parameters)) { self = Self._make(\(names)) }"
        }
        guard let lastCall, let last = rewriting.file.tree.statements.last else { return }
        let initializers =
            declared.isEmpty
            ? ""
            : "; fileprivate extension RewrittenSources.RewrittenObject { \(declared.joined(separator: "; ")) }"
        rewriting.addDeclarations(
            "import RewrittenSources" + initializers, behind: last.item.is(IfConfigDeclSyntax.self) ? lastCall : Syntax(last))
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call is in the default value of a parameter.
    fileprivate var isInDefaultValue: Bool {
        var next = parent
        while let this = next {
            if this.is(InitializerClauseSyntax.self), this.parent?.is(FunctionParameterSyntax.self) == true { return true }
            next = this.parent
        }
        return false
    }
}
