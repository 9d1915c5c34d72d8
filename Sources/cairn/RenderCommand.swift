import Foundation
import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn render`: draws scenes.
    static let render = Subcommand(
        name: "render", summary: "draw a document's scenes on a device, or all of them on one canvas", operands: "PATH...",
        options: [
            .text(
                "-o", "OUT",
                "the picture: .png, .svg or .pdf, or - for a PNG on standard output; {scene} stands for each scene's id, {document} for each document's name"
            ) { $0.output = $1 },
            CommandOption(
                name: "--sheet", placeholder: nil,
                summary: "each scene on one sheet: three phones, dark, in large text, right to left, in landscape, and a tablet"
            ) { options, _ in options.drawsSheet = true },
        ] + CommandOption.shared + [.exclude, .timeLimit],
        example: (
            "cairn render --appearance dark Main.storyboard -o 'pictures/{scene}.png'",
            "draws every scene in dark colours, a picture each"
        ),
        sight: .device, run: RenderCommand.run)
}

@MainActor
enum RenderCommand {
    /// The placeholder of a scene's id in the output's name.
    private static let sceneMark = "{scene}"
    /// The placeholder of a document's name, without its extension, in the output's name.
    private static let documentMark = "{document}"
    private static let standardOutput = "-"

    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        guard let out = options.output else { throw .missingOption("-o") }
        guard let format = out == standardOutput ? .png : PictureFormat(path: out) else {
            throw .invalidArgument(option: "-o", value: out, expected: "- or a name that ends in .png, .svg or .pdf")
        }
        try check(options, out)
        let documents = try DocumentReader.documents(options)
        if documents.isEmpty { throw .nothingToDraw(options.paths[0]) }
        try checkNames(documents, out)
        let source = try SceneSource(options, output)
        var (status, names) = (ExitStatus.success, FreeNames())
        for path in documents {
            let name = names.free(FileName.component(((path as NSString).lastPathComponent as NSString).deletingPathExtension))
            let file = out.replacingOccurrences(of: documentMark, with: name)
            let supervision = Supervision(options, path: path, .render, work: "drawing")
            let drawn = try supervision.run(output) { () throws(UsageError) in
                do throws(UsageError) { return try draw(path, source, options, output, file, format) } catch {
                    // The other documents are drawn all the same.
                    guard documents.count > 1 else { throw error }
                    output.error("\(path): error: \(error)\n")
                    return .failure
                }
            }
            if drawn != .success { status = drawn }
        }
        return status
    }

    /// - Throws: For options of which one leaves another without effect.
    private static func check(_ options: CommandOptions, _ out: String) throws(UsageError) {
        if options.drawsWholeCanvas, out.contains(sceneMark) { throw .canvasPerScene }
        guard options.drawsSheet else { return }
        if options.device != nil {
            throw .ineffectiveOption("--device", beside: "--sheet", reason: "a sheet has devices of its own")
        }
        if options.drawsWholeCanvas {
            throw .ineffectiveOption("--canvas", beside: "--sheet", reason: "a sheet is of one scene; choose it with --scene")
        }
    }

    /// - Throws: Where several documents would give one picture. A folder that cannot be read gives none.
    private static func checkNames(_ documents: [String], _ out: String) throws(UsageError) {
        let drawn = documents.filter { !FileSystem.isFolder($0) }
        guard drawn.count > 1, !out.contains(documentMark) else { return }
        throw out == standardOutput ? .needsOneDrawnDocument(drawn) : .needsOneDocument(drawn.count)
    }

    /// - Throws: Where several scenes would give one picture.
    private static func checkNames(ofScenesIn layout: SceneLayout, _ out: String) throws(UsageError) {
        guard !out.contains(sceneMark) else { return }
        let names = layout.sceneNames.map { "\($0.id) “\($0.title)”" }
        throw out == standardOutput ? .needsOneDrawnScene(names) : .needsOneScene(names)
    }

    /// Draws a document's scenes, writes the pictures and prints their names.
    private static func draw(
        _ path: String, _ source: SceneSource, _ options: CommandOptions, _ output: CommandOutput, _ out: String,
        _ format: PictureFormat
    ) throws(UsageError) -> ExitStatus {
        switch source.layout(of: path) {
        case .failure(let failure):
            if failure.isOtherPlatform, !options.paths.contains(path) { return .success }
            output.error(failure.diagnostic.line(path: path) + "\n")
            return .failure
        case .success(let (layout, scenes)):
            try source.checkSceneWasFound()
            let pictures = try pictures(layout, by: source, path, of: scenes, options, out)
            if pictures.isEmpty, options.scene == nil { throw .nothingToDraw(path) }
            for (file, picture, diagnostics) in pictures {
                for diagnostic in diagnostics { output.error(diagnostic.line(path: path) + "\n") }
                try write(picture, as: format, to: file, output)
            }
            for diagnostic in layout.assetDiagnostics { output.error(diagnostic.line + "\n") }
            return .success
        }
    }

    private typealias Drawing = (file: String, picture: Picture, diagnostics: [DocumentDiagnostic])

    private static func pictures(
        _ layout: SceneLayout, by source: SceneSource, _ path: String, of scenes: [DocumentScene], _ options: CommandOptions,
        _ out: String
    ) throws(UsageError) -> [Drawing] {
        let drawer = ScenePictures(layout)
        if options.drawsWholeCanvas {
            let (picture, diagnostics) = drawer.canvas(of: scenes)
            return picture.size == .zero ? [] : [(out, picture, diagnostics)]
        }
        let containers = containers(layout, options, out)
        // A container that is asked for stands for the scenes in it.
        let scenes = options.scene != nil && !containers.isEmpty ? [] : scenes
        if scenes.count + containers.count > 1 { try checkNames(ofScenesIn: layout, out) }
        var names = FreeNames()
        func file(_ id: String) -> String {
            out.replacingOccurrences(of: sceneMark, with: names.free(FileName.component(id)))
        }
        let sheet = options.drawsSheet ? source.matrix(of: layout.document, path, .overview) : nil
        let ofScenes = scenes.map { scene -> Drawing in
            let (picture, diagnostics) = sheet?.sheet(of: scene.id) ?? drawer.picture(of: scene)
            return (file(scene.id), picture, diagnostics)
        }
        return ofScenes
            + containers.compactMap { id -> Drawing? in
                (sheet?.sheet(ofContainer: id) ?? drawer.picture(ofContainer: id)).map { (file(id), $0, []) }
            }
    }

    /// The containers that are drawn by themselves: the one that is asked for, or else those that no scene's picture
    /// shows, if the document has no scene or each picture has a name of its own.
    private static func containers(
        _ layout: SceneLayout, _ options: CommandOptions, _ out: String
    ) -> [String] {
        if let wanted = options.scene { return layout.showsContainer(wanted) ? [wanted] : [] }
        return layout.scenes.isEmpty || out.contains(sceneMark) ? layout.containersWithoutScenes : []
    }

    /// Writes a picture and prints its name; on standard output the picture itself is the result.
    private static func write(
        _ picture: Picture, as format: PictureFormat, to file: String, _ output: CommandOutput
    ) throws(UsageError) {
        do {
            let bytes = [UInt8](try picture.data(as: format))
            guard file == standardOutput else {
                try FileSystem.write(bytes, to: file)
                return output.print(file + "\n")
            }
            output.flush()
            Descriptor.write(bytes, to: STDOUT_FILENO)
        } catch {
            throw .unwritable(file, reason: (error as? SystemFault)?.reason ?? "\(error)")
        }
    }
}

/// Names that are used once each: ids may be any text, and damaged documents repeat them. The second of a name gets
/// `-2` behind it.
private struct FreeNames {
    private var used: Set<String> = []

    mutating func free(_ wanted: String) -> String {
        var (name, number) = (wanted, 1)
        while !used.insert(name).inserted {
            number += 1
            name = "\(wanted)-\(number)"
        }
        return name
    }
}

extension CommandOptions {
    /// Whether one picture shows all scenes with their segues: the canvas, unless one scene of it is asked for.
    fileprivate var drawsWholeCanvas: Bool { showsCanvas && scene == nil }
}
