import SwiftSyntax

/// Takes out of the files of a module what only Xcode looks at, and decides in which files SwiftUI can be imported,
/// before any step looks at them.
struct SwiftUIPreparation {
    private let files: [SourceFile]
    /// Makes a file of another text in the place of one.
    private let remake: (SourceFile, [UInt8]) -> SourceFile
    private let types: ProjectTypes

    /// The files of a module, prepared. Previews, and declarations for debugging that the module SwiftUI cannot build,
    /// are blank; an import of SwiftUI of which nothing is used then is blank, too.
    ///
    /// In a file whose views SwiftUI itself draws and which says what it does without SwiftUI, `canImport(SwiftUI)` is
    /// false, and so it is where a file uses a type of such a file.
    static func prepared(_ files: [SourceFile], remake: @escaping (SourceFile, [UInt8]) -> SourceFile) -> [SourceFile] {
        guard files.contains(where: { $0.imports("SwiftUI") }) else { return files }
        let preparation = SwiftUIPreparation(files: files, remake: remake)
        let blanked = concurrentMap(files, preparation.withoutPreviews)
        preparation.hideSwiftUI(in: blanked)
        return blanked
    }

    private init(files: [SourceFile], remake: @escaping (SourceFile, [UInt8]) -> SourceFile) {
        (self.files, self.remake) = (files, remake)
        types = ProjectTypes(concurrentMap(files) { IndexVisitor.index(of: $0) })
    }

    // MARK: Previews

    private func withoutPreviews(_ file: SourceFile) -> SourceFile {
        guard file.imports("SwiftUI") else { return file }
        let uses = SwiftUIUses(of: file, in: types)
        let blanks = uses.previews + uses.absences.compactMap(\.debugged)
        var bytes = file.bytes
        for node in blanks { Self.blank(file.range(node), in: &bytes) }
        if UnusedFrameworks.isUnused("SwiftUI", in: bytes) {
            for node in ImportsOfSwiftUI.found(in: file.tree) { Self.blank(file.range(node), in: &bytes) }
        }
        return bytes == file.bytes ? file : remake(file, bytes)
    }

    private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for place in range where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
    }

    // MARK: Conditions

    private func hideSwiftUI(in files: [SourceFile]) {
        let concerned = files.filter { $0.imports("SwiftUI") && $0.mentions("canImport(SwiftUI)") }
        let uses = concerned.map { SwiftUIUses(of: $0, in: types) }
        var hidden = Set(concerned.indices.filter { place in uses[place].absences.contains(where: \.isConditional) })
        var names: Set<String> = []
        var new = hidden
        while !new.isEmpty {
            for place in new { names.formUnion(Self.hide(concerned[place])) }
            new = Set(concerned.indices.filter { !hidden.contains($0) && !uses[$0].conditionalNames.isDisjoint(with: names) })
            hidden.formUnion(new)
        }
    }

    /// Builds a file without SwiftUI. Returns the names of the types that it does not declare any longer.
    private static func hide(_ file: SourceFile) -> Set<String> {
        let before = names(of: file)
        file.hideSwiftUI()
        return before.subtracting(names(of: file))
    }

    private static func names(of file: SourceFile) -> Set<String> {
        Set(
            IndexVisitor.index(of: file).all.filter { $0.record.kind != nil }
                .map { $0.path.split(separator: ".").last.map(String.init) ?? $0.path })
    }
}

/// The imports of SwiftUI.
private final class ImportsOfSwiftUI: SyntaxVisitor {
    private var nodes: [ImportDeclSyntax] = []

    static func found(in tree: SourceFileSyntax) -> [ImportDeclSyntax] {
        let finder = ImportsOfSwiftUI(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.nodes
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.path.first?.name.text == "SwiftUI" { nodes.append(node) }
        return .skipChildren
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
