import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection
import StudioMessages
import UIKit
import ViewInspection

/// Answers questions about documents, in a process of its own with limits of memory; the server ends one that takes too
/// long.
@MainActor
package struct DocumentWorker {
    let store: SceneStore
    let editing: DocumentEditing
    let translating = TextEditing()
    /// The folder without links.
    let folder: String

    package init(folder: String) {
        self.folder = folder
        store = SceneStore(folder: folder)
        editing = DocumentEditing(folder: folder, store)
        SceneLayout.silenceConsole()
        SystemFont.condensesSubstitutes = true
        if (try? UIFont.checkInstallation()) == nil { UIFont.useStandIns() }
    }

    /// The verb by which the command becomes a worker.
    package static let verb = "studio-worker"
    /// The descriptor of the socket to the server.
    static let descriptor: Int32 = 3
    /// The address space of a worker, in bytes.
    private static let memoryLimit: rlim_t = 4 << 30

    /// Serves requests until the server is gone.
    package static func run(folder: String) {
        var memory = rlimit(rlim_cur: memoryLimit, rlim_max: memoryLimit)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
        for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { signal(crash, SIG_DFL) }
        let (worker, socket) = (DocumentWorker(folder: folder), MessageSocket(descriptor: descriptor))
        while let messages = socket.receive() {
            for message in messages where message.kind == .request {
                guard socket.send(worker.answer(to: message)) else { return }
            }
        }
    }

    /// The answer to a request.
    package func answer(to message: MessageFrame) -> MessageFrame {
        do {
            let (kind, bytes) = try answer(to: try StudioRequest(json: message.bytes))
            return MessageFrame(kind, message.number, bytes)
        } catch {
            return MessageFrame(.failure, message.number, Data("\(error)".utf8))
        }
    }

    private func answer(to request: StudioRequest) throws -> (MessageFrame.Kind, Data) {
        func json(_ value: some Encodable) -> (MessageFrame.Kind, Data) { (.answer, StudioJSON.data(value)) }
        switch request.operation {
        case .open: return json(try open(request))
        case .picture: return (.file, try picture(request))
        case .tree: return (.answer, try tree(request).json)
        case .ambiguous: return json(try ViewTree(of: scene(request).root, scene(request).names).ambiguous)
        case .details: return json(try details(request))
        case .explain: return try (.answer, explanations(request))
        case .accessibility:
            let scene = try scene(request)
            return json(AccessibilityList(of: scene.root, scene.names))
        case .layers:
            let scene = try scene(request)
            return json(ViewLayers(of: scene.root, scene.names, scale: CGFloat(request.scale ?? 1)))
        case .lint: return json(try findings(request))
        case .widths: return json(try widths(request))
        case .alternative: return json(try alternative(request))
        case .gallery: return json(try gallery(request))
        case .snapshot: return (.file, try snapshot(request))
        default:
            if let answer = try editingAnswer(to: request) { return (.answer, answer) }
            throw StudioRefusal("\(request.operation.rawValue) is asked of programs only")
        }
    }

    // MARK: Scenes

    func path(_ request: StudioRequest) throws -> String {
        guard let document = request.document else { throw StudioRefusal("name a document") }
        return document
    }

    private func scene(_ request: StudioRequest) throws -> SceneStore.Scene {
        let path = try path(request)
        guard let scene = request.scene else { throw StudioRefusal("name a scene") }
        return try store.scene(path, scene, request.look ?? StudioLook())
    }

    /// The initial scene or container, or the first scene with views.
    private func firstScene(_ request: StudioRequest) throws -> SceneStore.Scene {
        let (path, look) = (try path(request), request.look ?? StudioLook())
        let layout = try store.layout(path, look)
        let initial = layout.document.root["initialViewController"]
        let shown = initial.flatMap { id in
            layout.scenes.contains { $0.id == id } || layout.showsContainer(id) ? id : nil
        }
        guard let id = shown ?? layout.scenes.first?.id else { throw StudioRefusal("\(path) has no scene with views") }
        return try store.scene(path, id, look)
    }

    private func open(_ request: StudioRequest) throws -> OpenedDocument {
        let path = try path(request)
        let (document, translations) = try store.document(path)
        let look = request.look ?? StudioLook()
        let layout = try store.layout(path, look)
        let pictures = ScenePictures(layout)
        let scenes = try layout.scenes.compactMap { try store.scene(path, $0.id, look).staged.scenes.first }
        return OpenedDocument(
            document, translations, scenes, pictures.storyboard(of: scenes), isContainer: layout.showsContainer,
            diagnostics: layout.assetDiagnostics.map(\.line))
    }

    /// The most pixels of a picture.
    private static let mostPixels = 20_000_000.0

    private func picture(_ request: StudioRequest) throws -> Data {
        let staged: StagedScene
        if let key = request.value, let text = request.text {
            staged = try typedScene(request, key, text)
        } else {
            staged = try (request.scene == nil ? firstScene(request) : scene(request)).staged
        }
        let size = staged.root.bounds.size
        let most = (Self.mostPixels / max(1, Double(size.width * size.height))).squareRoot()
        let scale = min(request.scale ?? 2, most, 4)
        guard scale > 0 else { throw StudioRefusal("a scale is more than 0") }
        return try staged.picture(CGFloat(scale)).data(as: .png)
    }

    /// The tree of a scene, or of the scene as edits would make it, which does not wait for the views that constraints
    /// leave open: `ambiguous` asks for these.
    private func tree(_ request: StudioRequest) throws -> InspectedTree {
        let scene = try request.text.map { try foreseenScene(request, $0) } ?? scene(request)
        let tree = ViewTree(of: scene.root, scene.names, judgingAmbiguity: false)
        return InspectedTree(tree: tree, routes: scene.routes)
    }

    // MARK: Views

    private func view(_ request: StudioRequest, _ scene: SceneStore.Scene) throws -> UIView {
        if let id = request.view {
            // Ids are given when views are first asked for, in the order of the tree.
            _ = ViewTree(of: scene.root, scene.names, judgingAmbiguity: false)
            guard let view = scene.names.view(id) else {
                throw StudioRefusal("the scene has no view \(id) under these circumstances")
            }
            return view
        }
        throw StudioRefusal("name a view")
    }

    private func details(_ request: StudioRequest) throws -> ViewDetails {
        let scene = try scene(request)
        return ViewDetails(of: try view(request, scene), in: scene.root, scene.names, route: scene.routes.last)
    }

    private func explanations(_ request: StudioRequest) throws -> Data {
        let scene = try scene(request)
        let view = try view(request, scene)
        guard let values = ViewExplanation.Value.named(request.value) else {
            throw StudioRefusal("a view has no value \(request.value ?? "")")
        }
        guard let origin = scene.names.origin(of: view), let built = scene.scene(with: origin.id) else {
            return StudioJSON.data(values.map { ViewExplanation($0, of: view, scene.names) })
        }
        let texts = values.compactMap { ValueExplanation.Value(rawValue: $0.rawValue) }.compactMap {
            scene.layout.explain($0, ofView: origin.id, in: built)?.json
        }
        return Data("[\(texts.joined(separator: ","))]".utf8)
    }

    private func alternative(_ request: StudioRequest) throws -> AlternativeLayout {
        let scene = try scene(request)
        guard let id = request.view else { throw StudioRefusal("name a view") }
        guard let shown = scene.scene(with: id)?.scene else { throw StudioRefusal("the scene has no view \(id)") }
        let built = scene.layout.build(shown)
        built.layOut()
        _ = built.undecidedViews()
        guard let index = shown.viewsByID[id], let view = built.views[index] else {
            throw StudioRefusal("the scene has no view \(id)")
        }
        func places() -> [String: [Double]] {
            var places: [String: [Double]] = [:]
            for (view, value) in zip(built.views, built.scene.views) {
                guard let view else { continue }
                places[value.id] = ViewTree.numbers(view.convert(view.bounds, to: built.root))
            }
            return places
        }
        let before = places()
        view.exerciseAmbiguityInLayout()
        let after = places()
        return AlternativeLayout(
            isAmbiguous: before != after, before: before.filter { after[$0.key] != $0.value },
            after: after.filter { before[$0.key] != $0.value })
    }

    // MARK: Previews and snapshots

    /// The folder of the report of the last run of tests, or of the previews that a page had run.
    private func report(_ request: StudioRequest) -> String {
        request.isLive ?? false ? PreviewRun.report : ".build/snapshots"
    }

    private func gallery(_ request: StudioRequest) throws -> [ShownSnapshot] {
        let report = URL(fileURLWithPath: try ProjectPath.file(report(request), in: folder))
        return try SnapshotRun(folder: report).results.map(ShownSnapshot.init)
    }

    private func snapshot(_ request: StudioRequest) throws -> Data {
        let name = request.text ?? ""
        let file = try ProjectPath.file("\(report(request))/\(name)", in: folder)
        guard file.hasSuffix(".png"), let data = FileManager.default.contents(atPath: file) else {
            throw StudioRefusal("there is no picture \(name)")
        }
        return data
    }

    // MARK: Lint

    private func lint(_ request: StudioRequest, widths: ClosedRange<Double>? = nil) throws -> (DocumentLint, [DocumentScene]) {
        let path = try path(request)
        let (document, translations) = try store.document(path)
        let folder = (try ProjectPath.file(path, in: folder) as NSString).deletingLastPathComponent
        let lint = DocumentLint(
            document, canvas: try (request.look ?? StudioLook()).canvas(document, translations), folder: folder,
            translations: translations, widths: widths)
        return (lint, lint.scenes.filter { request.scene == nil || $0.id == request.scene })
    }

    private func findings(_ request: StudioRequest) throws -> [FoundFault] {
        let (lint, scenes) = try lint(request)
        return scenes.flatMap { lint.findings(in: $0) }.map(FoundFault.init)
    }

    /// The widths of root views that are searched, in points: from the narrowest phone to a tablet's split view.
    private static let searchedWidths = 320.0...1024

    private func widths(_ request: StudioRequest) throws -> WidthReport {
        let (lint, scenes) = try lint(request, widths: Self.searchedWidths)
        guard let scene = scenes.first else { throw StudioRefusal("name a scene") }
        let layout = try store.layout(try path(request), request.look ?? StudioLook())
        guard let own = layout.scenes.first(where: { $0.id == scene.id }) else { throw StudioRefusal("name a scene") }
        let pieces = layout.pieces(of: own, widths: Self.searchedWidths)
        let faults = lint.findings(in: scene).filter { !$0.widths.isEmpty }.map(FoundFault.init)
        return WidthReport(
            range: [Self.searchedWidths.lowerBound, Self.searchedWidths.upperBound],
            breakpoints: pieces.pieces.dropFirst().map { ($0.widths.lowerBound * 100).rounded() / 100 }, faults: faults)
    }
}
