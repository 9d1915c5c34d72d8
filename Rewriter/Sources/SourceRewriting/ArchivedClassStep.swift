import SwiftIfConfig
import SwiftSyntax

/// Gives classes that `NSKeyedArchiver` of Foundation on Linux cannot name, private ones and those inside of other types, a class of the module that stands for
/// them in archives and leads back to them.
final class ArchivedClassStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The words by which a file is known in which this step may have something to do.
    static let words = ["NSCoding", "NSSecureCoding"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let isPrivate = Self.isPrivate(node)
        guard !Set(inherited).isDisjoint(with: Self.words), node.genericParameterClause == nil, let path = node.nameablePath,
            isPrivate || path.contains(".")
        else { return .visitChildren }
        let name = "_Archived_" + path.split(separator: ".").joined(separator: "_") + (isPrivate ? "_" + fileName : "")
        rewriting.insert(
            " nonisolated override var classForKeyedArchiver: AnyClass? "
                + "{ type(of: self) == \(path).self ? \(name).self : super.classForKeyedArchiver };",
            after: node.memberBlock.leftBrace)
        // No subclass: archives name the superclasses too.
        rewriting.addDeclarations(
            "final class \(name): NSObject, NSCoding { override class func classForKeyedUnarchiver() -> AnyClass { \(path).self }; "
                + "init?(coder: NSCoder) { nil }; func encode(with coder: NSCoder) {} }",
            behind: node)
        return .visitChildren
    }

    /// Whether the file alone knows the class: it or a declaration around it is private.
    private static func isPrivate(_ node: ClassDeclSyntax) -> Bool {
        sequence(first: Syntax(node), next: \.parent).contains { around in
            guard let modifiers = around.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return false }
            return modifiers.has(.private) || modifiers.has(.fileprivate)
        }
    }

    /// The file's name as part of a name of Swift: private classes of several files may have one name.
    private var fileName: String {
        let name = rewriting.file.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
