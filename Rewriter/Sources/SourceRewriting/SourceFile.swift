import Foundation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A source file, parsed.
final class SourceFile {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    /// Which parts of the file the program is built with.
    private(set) var regions: ConfiguredRegions
    /// Whether the text is not that of the file on the disk.
    let isChanged: Bool
    /// Whether `canImport(SwiftUI)` is false because SwiftUI itself draws what depends on it.
    private(set) var hidesSwiftUI = false
    /// Whether the file itself imports UIKit or a part of it.
    var importsUIKit: Bool { imports("UIKit") }
    /// Whether the conditions of the file are those of Linux: it does not import UIKit, and has code of its own for
    /// Linux. All others are built as for iOS.
    let isBuiltForLinux: Bool
    private let conditions: BuildConditions
    /// The modules that the file imports.
    private let modules: Set<String>
    /// Whether an import names a part of a module.
    let importsPart: Bool
    /// Whether the file's statements are the program: it is named `main.swift`, or is the only file of a program.
    let isScript: Bool
    /// Why the file is not looked into: its tree is empty then.
    let excess: RewritingDiagnostic?
    /// Where offsets are in lines; made for the first message.
    private lazy var locations = SourceLocationConverter(fileName: path, tree: tree)

    /// Parses a file. Bodies of functions that no step looks into are empty in the tree.
    ///
    /// - Parameters:
    ///   - words: The words by which other bodies are known.
    ///   - isAlone: Whether it is the only file of a program.
    ///   - conditions: What the conditions of the file are decided by.
    init(
        _ input: SourceRewriter.Input, keeping words: KeptWords, isAlone: Bool, conditions: BuildConditions,
        isChanged: Bool = false
    ) {
        (path, bytes, self.conditions, self.isChanged) = (input.path, input.bytes, conditions, isChanged)
        isScript = path.split(separator: "/").last == "main.swift" || (isAlone && !Self.mentions("@main", bytes))
        let hasConditions = Self.mentions("#if", bytes)
        let longCondition = hasConditions ? ConditionLimits.excess(in: bytes, of: path) : nil
        let limit = longCondition ?? NestingLimits.excess(in: bytes, of: path)
        // Views are looked for in all bodies.
        let blanked = Self.mentions("import SwiftUI", bytes) ? bytes : input.skim.blanked(bytes, keeping: words)
        let parsed = limit == nil ? Self.parse(bytes, blanked: blanked) : Self.empty
        excess = limit ?? (parsed == nil ? LimitedParser.excess(of: path) : nil)
        tree = parsed ?? Self.empty
        (modules, importsPart) = ImportFinder.imports(of: tree)
        let importsUIKit = modules.contains("UIKit")
        isBuiltForLinux = hasConditions && !importsUIKit && Self.mentions("os(Linux)", bytes)
        let configuration = conditions.configuration(importingUIKit: importsUIKit, for: isBuiltForLinux ? "Linux" : "iOS")
        regions = (hasConditions ? tree : Self.empty).configuredRegions(in: configuration)
    }

    /// Builds the file as where SwiftUI cannot be imported.
    func hideSwiftUI() {
        hidesSwiftUI = true
        var conditions = conditions
        conditions.modules.remove("SwiftUI")
        regions = tree.configuredRegions(
            in: conditions.configuration(importingUIKit: importsUIKit, for: isBuiltForLinux ? "Linux" : "iOS"))
    }

    private static let empty = Parser.parse(source: "")

    /// The tree of a source; nil where parsing takes too long. What was not understood by a quick look is parsed as it
    /// is.
    private static func parse(_ bytes: [UInt8], blanked: [UInt8]) -> SourceFileSyntax? {
        guard let tree = LimitedParser.parse(blanked) else { return nil }
        return tree.hasError && blanked != bytes ? LimitedParser.parse(bytes) : tree
    }

    /// Whether one of some texts stands anywhere in the file, so that a step that rewrites it has something to do.
    func mentions(_ texts: String...) -> Bool { mentions(any: texts) }

    func mentions(any texts: [String]) -> Bool { texts.contains { Self.mentions($0, bytes) } }

    /// Whether the program may be built from a module of a name.
    func knowsModule(_ name: String) -> Bool { conditions.finds(name) }

    /// Whether the file imports a module or a part of it.
    func imports(_ module: String) -> Bool { modules.contains(module) }

    /// Whether a text stands anywhere in some bytes.
    static func mentions(_ text: String, _ bytes: [UInt8]) -> Bool {
        var text = text
        return text.withUTF8 { wanted in
            // A byte that is no small letter is rarer, so that fewer places are looked at.
            let rare = wanted.firstIndex { $0 != 0x20 && $0 &- 0x61 > 25 } ?? 0
            return bytes.withUnsafeBytes { bytes in
                var place = rare
                while bytes.count - place >= wanted.count - rare,
                    let found = memchr(
                        bytes.baseAddress! + place, Int32(wanted[rare]), bytes.count - place - (wanted.count - rare) + 1)
                {
                    if memcmp(found - rare, wanted.baseAddress!, wanted.count) == 0 { return true }
                    place = UnsafeRawPointer(found) - bytes.baseAddress! + 1
                }
                return false
            }
        }
    }

    /// The bytes of a node, without the blanks and comments around it.
    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// A message about a node.
    func diagnostic(
        _ severity: RewritingDiagnostic.Severity, _ message: String, at node: some SyntaxProtocol
    ) -> RewritingDiagnostic {
        let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        return RewritingDiagnostic(
            severity: severity, path: path, line: location.line, column: location.column, message: message)
    }
}

/// Collects the names of imported modules.
private final class ImportFinder: SyntaxVisitor {
    private var modules: Set<String> = []
    private var findsPart = false

    static func imports(of tree: SourceFileSyntax) -> (modules: Set<String>, hasPart: Bool) {
        let finder = ImportFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return (finder.modules, finder.findsPart)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { modules.insert(module.name.text) }
        findsPart = findsPart || node.path.count > 1
        return .skipChildren
    }

    // Imports stand at the top of a file or in conditions there.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
