import SwiftIfConfig
import SwiftSyntax

/// Has what an empty extension of `NSObject` conforms to be true of classes too that are no `NSObject` on Linux.
final class ObjectConformanceStep: ActiveSyntaxVisitor {
    /// The word by which a file is known in which this step may have something to do.
    static let word = "extension NSObject:"
    /// Classes of Foundation that inherit from nothing on Linux.
    private static let classes = ["FileManager", "NotificationCenter", "ProcessInfo"]

    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.extendedType.plainName == "NSObject", node.memberBlock.members.isEmpty, node.genericWhereClause == nil,
            let names = node.inheritanceClause?.inheritedTypes.map({ $0.type.trimmedDescription }), names.allSatisfy(isOpen)
        else { return .skipChildren }
        let extensions = Self.classes.map { "extension \($0): \(names.joined(separator: ", ")) {}" }
        rewriting.addDeclarations(extensions.joined(separator: "; "), behind: node)
        return .skipChildren
    }

    /// Whether a type is a protocol of the project to which any class can conform.
    private func isOpen(_ name: String) -> Bool {
        guard let record = rewriting.index[name], record.kind == .protocol else { return false }
        return record.inherited.allSatisfy { ["AnyObject", "class"].contains($0) }
    }
}
