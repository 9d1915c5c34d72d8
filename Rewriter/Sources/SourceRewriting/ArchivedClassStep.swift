import SwiftIfConfig
import SwiftSyntax

/// Gives classes that `NSKeyedArchiver` of Foundation on Linux cannot name a class of the module that stands for them
/// in archives and leads back to them: private ones, those inside of other types or of functions, and those below them,
/// since archives name the superclasses too.
final class ArchivedClassStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let hasMemberTables: Bool
    private var standInCount = 0

    init(_ rewriting: FileRewriting, hasMemberTables: Bool) {
        (self.rewriting, self.hasMemberTables) = (rewriting, hasMemberTables)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = [Syntax(node).enclosingTypePath, node.name.text.unquoted].compactMap { $0 }.joined(separator: ".")
        guard rewriting.index.needsNameInArchives(path), node.genericParameterClause == nil else { return .visitChildren }
        standInCount += 1
        if let name = node.nameablePath {
            stand(for: node, nameable: name)
        } else if hasMemberTables {
            standForHidden(node, path)
        }
        return .visitChildren
    }

    private func stand(for node: ClassDeclSyntax, nameable path: String) {
        let name = standIn(path) + (node.isHidden ? "_" + fileName : "")
        tell(node, path, standIn: "\(name).self")
        declare(name, "\(path).self", behind: node)
    }

    /// No declaration of the file can name the class, so it tells of itself when an object of it is archived.
    private func standForHidden(_ node: ClassDeclSyntax, _ path: String) {
        let (name, classes) = ("\(standIn(path))_\(fileName)_\(standInCount)", "RuntimeReflection.ArchivedClasses")
        tell(node, node.name.text, standIn: "\(classes).standIn(\(name).self, for: \(node.name.text).self)")
        declare(name, "\(classes).type(behind: self)", behind: node)
        rewriting.addImport("RuntimeReflection", behind: node)
    }

    private func tell(_ node: ClassDeclSyntax, _ path: String, standIn: String) {
        rewriting.insert(
            " nonisolated override var classForKeyedArchiver: AnyClass? "
                + "{ type(of: self) == \(path).self ? \(standIn) : super.classForKeyedArchiver };",
            after: node.memberBlock.leftBrace)
    }

    // No subclass: archives name the superclasses too.
    private func declare(_ name: String, _ type: String, behind node: ClassDeclSyntax) {
        rewriting.addDeclarations(
            "final class \(name): NSObject, NSCoding { override class func classForKeyedUnarchiver() -> AnyClass { \(type) }; "
                + "init?(coder: NSCoder) { nil }; func encode(with coder: NSCoder) {} }",
            behind: node)
    }

    private func standIn(_ path: String) -> String { "_Archived_" + path.split(separator: ".").joined(separator: "_") }

    /// The file's name as part of a name of Swift: private classes of several files may have one name.
    private var fileName: String {
        let name = rewriting.file.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

extension ClassDeclSyntax {
    /// Whether the file alone knows the class: it or a declaration around it is private, or it stands in a function.
    var isHidden: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { around in
            if around.is(CodeBlockSyntax.self) || around.is(ClosureExprSyntax.self) { return true }
            guard let modifiers = around.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return false }
            return modifiers.has(.private) || modifiers.has(.fileprivate)
        }
    }
}
