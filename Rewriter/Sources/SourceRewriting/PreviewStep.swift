import SwiftIfConfig
import SwiftSyntax

/// Rewrites each `#Preview` of a file into a variable that tests can ask for it: the macro is one of Xcode's.
final class PreviewStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    /// The previews that were met, by the names of their tests; the variables have `_` before these.
    private(set) var names: [String] = []
    /// How many previews had a name without their numbers.
    private var counts: [String: Int] = [:]
    private var taken: Set<String> = []

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The names of the tests of a file's previews.
    static func names(in file: SourceFile) -> [String] {
        guard mayHavePreviews(file) else { return [] }
        let step = PreviewStep(FileRewriting(file, ProjectIndex([])))
        step.walk(file.tree)
        return step.names
    }

    /// Whether this step may have something to do in a file.
    static func mayHavePreviews(_ file: SourceFile) -> Bool { file.mentions("#Preview") && file.importsUIKit }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        examine(node, node.pound, node.macroName, node.arguments)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        examine(node, node.pound, node.macroName, node.arguments)
    }

    private func examine(
        _ node: some SyntaxProtocol, _ pound: TokenSyntax, _ macro: TokenSyntax, _ arguments: LabeledExprListSyntax
    ) -> SyntaxVisitorContinueKind {
        guard macro.text == "Preview" else { return .visitChildren }
        let name = variable(arguments.first)
        names.append(name)
        let start = rewriting.file.range(pound).lowerBound
        rewriting.edits.replace(
            start..<rewriting.file.range(macro).upperBound,
            with: "@MainActor var _\(name): RewrittenPreview { RewrittenPreview")
        rewriting.insert(" }; import RewrittenSources", after: node)
        return .skipChildren
    }

    /// `preview_`, the file's name and that of the preview; a number where a file has several of a name, or of none.
    private func variable(_ first: LabeledExprSyntax?) -> String {
        let file = rewriting.file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
        let text = first?.label == nil ? first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
        let stem = ["preview", String(file), text].compactMap { $0.map(Self.plain) }.joined(separator: "_")
        var (name, number) = (stem, counts[stem, default: 1])
        while !taken.insert(name).inserted {
            number += 1
            name = "\(stem)_\(number)"
        }
        counts[stem] = number
        return name
    }

    /// A text with `_` in place of what identifiers do not have.
    private static func plain(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    // Previews stand at the top of a file or in conditions there.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
