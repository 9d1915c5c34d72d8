import Foundation
import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn render`: draws scenes.
    static let render = Subcommand(
        name: "render", summary: "draw a document's scenes on a device, or all of them on one canvas", operands: "FILE",
        options: [
            .text("-o", "OUT", "the picture: .png, .svg or .pdf; {scene} in it stands for each scene's id") { $0.output = $1 }
        ] + CommandOption.shared + [.timeLimit],
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

    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        guard let path = options.paths.first else { throw .missingOperand("FILE") }
        if options.paths.count > 1 { throw .tooManyOperands(options.paths[1]) }
        guard let out = options.output else { throw .missingOption("-o") }
        guard let format = PictureFormat(path: out) else {
            throw .invalidArgument(option: "-o", value: out, expected: "a name that ends in .png, .svg or .pdf")
        }
        if options.drawsWholeCanvas, out.contains(sceneMark) { throw .canvasPerScene }
        let source = try SceneSource(options, output)
        let supervision = Supervision(options, path: path, .render, work: "drawing")
        return try supervision.run(output) { () throws(UsageError) in try draw(path, source, options, output, out, format) }
    }

    /// Draws a document's scenes, writes the pictures and prints their names.
    private static func draw(
        _ path: String, _ source: SceneSource, _ options: CommandOptions, _ output: CommandOutput, _ out: String,
        _ format: PictureFormat
    ) throws(UsageError) -> ExitStatus {
        switch source.layout(of: path) {
        case .failure(let failure):
            output.error(failure.diagnostic.line(path: path) + "\n")
            return .failure
        case .success(let (layout, scenes)):
            try source.checkSceneWasFound()
            if layout.scenes.isEmpty { throw .nothingToDraw(path) }
            let pictures = try pictures(ScenePictures(layout), of: scenes, options, out)
            for (file, picture, diagnostics) in pictures {
                for diagnostic in diagnostics { output.error(diagnostic.line(path: path) + "\n") }
                try write(picture, as: format, to: file)
                output.print(file + "\n")
            }
            for diagnostic in layout.assetDiagnostics { output.error(diagnostic.line + "\n") }
            return .success
        }
    }

    private typealias Drawing = (file: String, picture: Picture, diagnostics: [DocumentDiagnostic])

    private static func pictures(
        _ drawer: ScenePictures, of scenes: [DocumentScene], _ options: CommandOptions, _ out: String
    ) throws(UsageError) -> [Drawing] {
        if options.drawsWholeCanvas {
            let (picture, diagnostics) = drawer.canvas(of: scenes)
            return [(out, picture, diagnostics)]
        }
        guard scenes.count == 1 || out.contains(sceneMark) else { throw .needsOneScene(scenes.count) }
        var names: Set<String> = []
        return scenes.map { scene in
            let (picture, diagnostics) = drawer.picture(of: scene)
            return (file(for: scene.id, out, besides: &names), picture, diagnostics)
        }
    }

    /// The name of a scene's picture. Ids may be any text, and damaged documents repeat them: the second of a name gets
    /// `-2` behind its id.
    private static func file(for id: String, _ out: String, besides names: inout Set<String>) -> String {
        let component = FileName.component(id)
        for number in 1... {
            let name = out.replacingOccurrences(of: sceneMark, with: number == 1 ? component : "\(component)-\(number)")
            if names.insert(name).inserted || !out.contains(sceneMark) { return name }
        }
        preconditionFailure("one of the names up to the number of scenes is free")
    }

    private static func write(_ picture: Picture, as format: PictureFormat, to file: String) throws(UsageError) {
        do {
            try FileSystem.write([UInt8](picture.data(as: format)), to: file)
        } catch {
            throw .unwritable(file, reason: (error as? SystemFault)?.reason ?? "\(error)")
        }
    }
}

extension CommandOptions {
    /// Whether one picture shows all scenes with their segues: the canvas, unless one scene of it is asked for.
    fileprivate var drawsWholeCanvas: Bool { showsCanvas && scene == nil }
}
