import SwiftIfConfig
import SwiftSyntax

/// Rewrites imports of parts of frameworks, which are one module each here, adds those that come by themselves on iOS,
/// and tells of frameworks that are not there.
final class ImportStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let hasMemberTables: Bool
    private var hasAddedParts = false

    init(_ rewriting: FileRewriting, hasMemberTables: Bool) {
        (self.rewriting, self.hasMemberTables) = (rewriting, hasMemberTables)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        if !rewriting.file.knowsModule(module), UnusedFrameworks.isUnused(module, in: rewriting.file.bytes) {
            rewriting.blank(node)
            return .skipChildren
        }
        if AbsentFrameworks.names.contains(module), !rewriting.file.knowsModule(module) {
            rewriting.tell(.error, "\(module) is not supported: no module stands for this framework.", at: node)
            return .skipChildren
        }
        if let whole = ContainedFrameworks.modules[module], !rewriting.file.knowsModule(module) {
            blankKind(of: node)
            rewriting.replace(node.path, with: whole)
        } else if module == "Darwin", node.path.count > 1 || !rewriting.file.mentions("Darwin.") {
            // Foundation brings the C library along.
            blankKind(of: node)
            rewriting.replace(node.path, with: "Foundation")
        } else if node.path.count > 1, module != "ObjectiveC",
            node.importKindSpecifier == nil || Self.wholeModules.contains(module)
        {
            blankKind(of: node)
            rewriting.replace(node.path, with: module)
        }
        // The module of this name is not in programs that do not ask for it.
        if module == "ObjectiveC" { rewriting.replace(node.path, with: "RewrittenSources") }
        if module == "XCTest", !rewriting.file.importsUIKit {
            rewriting.insert("; import UIKit", after: node)
        }
        addPartsOfFoundation(after: node)
        return .skipChildren
    }

    /// Frameworks of which a single declaration may be another module's here, so that they are imported whole.
    private static let wholeModules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]

    private func blankKind(of node: ImportDeclSyntax) {
        if let kind = node.importKindSpecifier { rewriting.blank(kind) }
    }

    // MARK: Parts of Foundation

    /// Foundation is several modules on Linux, and what Objective-C gives to all objects is in one of their own.
    private func addPartsOfFoundation(after node: ImportDeclSyntax) {
        guard !hasAddedParts else { return }
        hasAddedParts = true
        if hasMemberTables, Self.needsRewrittenSources(rewriting.file) {
            rewriting.insert("; import RewrittenSources", after: node)
        }
        for (part, names) in Self.parts where rewriting.file.mentions(any: names) && isMissing(part) {
            rewriting.insert("; import \(part)", after: node)
        }
    }

    private func isMissing(_ part: String) -> Bool { rewriting.file.knowsModule(part) && !rewriting.file.imports(part) }

    private static func needsRewrittenSources(_ file: SourceFile) -> Bool {
        file.mentions(any: FoundationOnIOS.beyondUIKit) || (!file.importsUIKit && file.mentions(any: FoundationOnIOS.inUIKit))
    }

    /// The modules with words by which a file that needs them is known. Classes of Foundation that iOS does not have
    /// are not among them: there a program may have its own of the same name.
    private static let parts =
        FoundationOnIOS.reexported + [
            (
                "FoundationNetworking",
                [
                    "URLSession", "URLRequest", "URLResponse", "URLCache", "HTTPCookie", "URLCredential", "URLProtectionSpace",
                    "URLAuthenticationChallenge", "URLProtocol",
                ]
            ),
            ("FoundationXML", ["XMLParser"]),
            ("KeyValuePublishers", [".publisher(for: \\", ".publisher(for:\\"]),
        ]

    /// Whether this step may have something to do in a file.
    static func concerns(_ file: SourceFile) -> Bool {
        file.importsPart || file.mentions(any: words) || needsRewrittenSources(file) || UnusedFrameworks.areImported(by: file)
            || AbsentFrameworks.names.contains(where: file.imports)
    }

    private static let words =
        ["XCTest", "import ObjectiveC", "import Darwin"] + parts.flatMap(\.1) + ContainedFrameworks.modules.keys.sorted()

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
