import Foundation
import InterfaceBuilderDocument
import LayoutInspection
import UIKit

/// Reads documents and lays out the scenes that the options ask for.
@MainActor
final class SceneSource {
    private let options: CommandOptions
    private let canvas: CanvasConfiguration
    private var search = SceneSearch()
    /// The resources of the projects that documents belong to, by the projects' folders.
    private var projects: [String: ProjectResources] = [:]

    init(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) {
        self.options = options
        canvas = try options.canvas()
        SceneLayout.silenceConsole()
        try Self.prepareFonts(options, output)
    }

    /// Takes the system font asked for, and makes sure that there is one.
    private static func prepareFonts(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) {
        do {
            if let path = options.systemFont { try SystemFont.replace(path: path) }
            SystemFont.condensesSubstitutes = options.condensesText
        } catch {
            throw .unusableFont("\(error)")
        }
        try InstalledFonts.check(areNeeded: options.leafSizes != .recorded && options.systemFont == nil, output)
    }

    /// A document's scenes, laid out; a document that cannot be read gives the reason.
    func layOut(_ path: String) -> LaidOutDocument {
        LaidOutDocument(path: path, outcome: DocumentReader.read(path).map { layOut($0, path: path) })
    }

    /// A document's recorded frames beside the computed ones, by scene.
    func compare(_ path: String) -> Result<[FrameComparison], DocumentFailure> {
        DocumentReader.read(path).map { document in
            let layout = layout(of: document, path)
            return scenes(of: layout).map { FrameComparison($0, by: layout, tolerance: options.pixelTolerance) }
        }
    }

    /// The faults of a document's scenes.
    func lint(_ path: String) -> Result<[LintFinding], DocumentFailure> {
        DocumentReader.read(path).map { document in
            let usual = LintRule.all.filter { $0.isOnByDefault || options.configuration.turnsOn($0) }
            let asked = (options.rules.isEmpty ? usual : options.rules).filter { !options.omittedRules.contains($0.id) }
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            let isFile = path != DocumentReader.standardInput
            let lint = DocumentLint(
                document, rules: options.configuration.rules(asked), variants: lintVariants, canvas: canvas, folder: folder,
                translations: isFile ? DocumentTranslations(ofDocumentAt: path) : DocumentTranslations(),
                classes: options.classes, resources: isFile ? resources(around: folder) : nil, widths: options.widths)
            return options.configuration.kept((lint.layout.map(scenes) ?? []).flatMap(lint.findings), of: path)
        }
    }

    private func resources(around folder: String) -> ProjectResources? {
        guard let project = ProjectResources.folder(around: folder) else { return nil }
        let known = projects[project] ?? ProjectResources(folder: project)
        projects[project] = known
        return known
    }

    /// The document's own canvas, and those that are asked for.
    private var lintVariants: [ScreenVariant] {
        let matrix = options.usesMatrix ? (options.configuration.matrix ?? .usual).variants : []
        return [.document] + matrix + options.languages.map { ScreenVariant(language: $0.word) }
    }

    /// A task's report on a document, with what came of looking for the scene.
    func report(_ path: String, _ task: DocumentTask) -> DocumentReport {
        let before = search
        search = SceneSearch()
        var report = task.report(path, self)
        report.search = search
        search = before
        return report
    }

    /// Keeps the diagnostics of the scene asked for.
    func add(_ found: SceneSearch) { search.add(found) }

    /// A document's layout and the scenes of it that the options ask for.
    func layout(of path: String) -> Result<(SceneLayout, [DocumentScene]), DocumentFailure> {
        DocumentReader.read(path).map { document in
            let layout = layout(of: document, path)
            return (layout, scenes(of: layout))
        }
    }

    private func layOut(_ document: InterfaceDocument, path: String) -> [LaidOutScene] {
        let layout = layout(of: document, path)
        return scenes(of: layout).map { layout.layOut($0) }
    }

    /// A document's layout on the canvas that the options describe; its images are looked for in the path's folder.
    func layout(of document: InterfaceDocument, _ path: String) -> SceneLayout {
        SceneLayout(
            document, on: canvas, insetKey: canvas.insets.map { options.insetKey(for: path, in: $0) },
            folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// A document's layouts in variants of the canvas that the options describe.
    func matrix(of document: InterfaceDocument, _ path: String, _ matrix: ScreenMatrix) -> MatrixLayout {
        MatrixLayout(
            document, matrix.variants, canvas: canvas, folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// Those scenes of a layout that the options ask for.
    private func scenes(of layout: SceneLayout) -> [DocumentScene] {
        guard let wanted = options.scene else { return layout.scenes }
        search.names += layout.sceneNames.map(\.id)
        let found = layout.scenes(named: wanted)
        search.found = search.found || !found.isEmpty || layout.showsContainer(wanted)
        search.isContainerOnCanvas = search.isContainerOnCanvas || layout.hidesContainer(wanted)
        return found
    }

    /// Throws when a scene was asked for that no document had.
    func checkSceneWasFound() throws(UsageError) {
        guard let wanted = options.scene, !search.found else { return }
        let file = options.paths.joined(separator: ", ")
        if search.isContainerOnCanvas { throw .containerOnCanvas(wanted, file: file, known: search.names) }
        throw .unknownScene(wanted, file: file, known: search.names)
    }
}
