import SwiftSyntax

/// Tells of modules of tests of which no test runs, which `swift test` calls a success: tests are the methods of XCTest
/// and the functions of Swift Testing that sources declare.
struct MissingTests {
    private let files: [SourceFile]

    /// - Parameter files: The files of a module of tests.
    init(in files: [SourceFile]) { self.files = files }

    /// The classes whose tests are added when they run, by a class of theirs.
    private static let runTimeClasses = ["QuickSpec", "AsyncSpec", "KiwiSpec"]

    func added(to outputs: [SourceRewriter.Output]) -> [SourceRewriter.Output] {
        guard let place = files.firstIndex(where: { $0.mentions(any: Self.runTimeClasses) }) ?? files.indices.first,
            !files.contains(where: { $0.mentions("func test", "@Test") })
        else { return outputs }
        var outputs = outputs
        let (output, file) = (outputs[place], files[place])
        let name = Self.runTimeClasses.first { file.mentions($0) }
        let reason = name.map { "\($0) adds its tests at run time, by Objective-C" } ?? "no file declares one"
        let message = file.diagnostic(
            .error, "no test of this module would run: \(reason).",
            at: SpecFinder.first(in: file.tree, below: Self.runTimeClasses))
        outputs[place] = SourceRewriter.Output(
            path: output.path, bytes: output.bytes, diagnostics: output.diagnostics + [message])
        return outputs
    }
}

/// Finds the first class that inherits from one of some.
private final class SpecFinder: SyntaxVisitor {
    private let names: [String]
    private var found: ClassDeclSyntax?

    private init(_ names: [String]) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    /// The class's name, or the whole file where there is none.
    static func first(in tree: SourceFileSyntax, below names: [String]) -> Syntax {
        let finder = SpecFinder(names)
        finder.walk(tree)
        return finder.found.map { Syntax($0.name) } ?? Syntax(tree)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let parents = node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
        if found == nil, names.contains(where: parents.contains) { found = node }
        return .skipChildren
    }
}
