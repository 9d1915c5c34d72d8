import Dispatch
import SwiftParser
import SwiftSyntax

/// The tokens and declarations of a Swift source.
package struct SwiftSource {
    /// In their order, each string literal as one.
    package let tokens: [Token]
    /// Types and extensions with their members, and what is declared beside them. What functions and accessors declare
    /// in their bodies is left out; both branches of `#if` count. Overloads with equal labels have one name, since
    /// types are not known.
    package let declarations: [Declaration]

    package init(_ text: String) {
        let bytes = Array(text.utf8)
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let reader = TokenReader(lineStarts: [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 } + [.max])
        reader.walk(tree)
        tokens = reader.tokens
        var declarations = DeclarationReader()
        for statement in tree.statements { declarations.read(statement.item, in: DeclarationReader.Scope()) }
        self.declarations = declarations.declarations
    }

    /// The sources of some texts, which all processors parse.
    package static func reading(_ texts: [String]) -> [SwiftSource] {
        var sources = [SwiftSource?](repeating: nil, count: texts.count)
        sources.withUnsafeMutableBufferPointer { places in
            nonisolated(unsafe) let places = places
            DispatchQueue.concurrentPerform(iterations: texts.count) { places[$0] = SwiftSource(texts[$0]) }
        }
        return sources.map { $0! }
    }
}

private final class TokenReader: SyntaxVisitor {
    private let lineStarts: [Int]
    private(set) var tokens: [Token] = []
    /// The line that the last token ends on, counted from one; zero before the first token.
    private var line = 0
    /// The end of the last token without its trivia.
    private var end = 0

    init(lineStarts: [Int]) {
        self.lineStarts = lineStarts
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(literal: node) }
    override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(literal: node) }
    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(literal: node) }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .endOfFile: break
        case .identifier, .keyword, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral: add(.word, token.name, token)
        default: add(.sign, token.text, token)
        }
        return .skipChildren
    }

    private func add(literal node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        add(.literal, "", node)
        return .skipChildren
    }

    private func add(_ kind: Token.Kind, _ text: String, _ node: some SyntaxProtocol) {
        let (lastLine, start) = (line, node.positionAfterSkippingLeadingTrivia.utf8Offset)
        advance(to: start)
        tokens.append(
            Token(kind: kind, text: text, startsLine: line > lastLine, followsSpace: tokens.isEmpty || start > end, line: line))
        end = node.endPositionBeforeTrailingTrivia.utf8Offset
        advance(to: end)
    }

    private func advance(to offset: Int) {
        while lineStarts[line] <= offset { line += 1 }
    }
}

extension TokenSyntax {
    /// The text without back quotes.
    var name: String { identifier?.name ?? text }
}
