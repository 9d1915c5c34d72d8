import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection
import StudioMessages
import UIKit
import ViewInspection

/// Documents that were read and scenes that were laid out, of which the last ones are kept.
@MainActor
final class SceneStore {
    /// A document as it was when it was read.
    private struct Read {
        let document: InterfaceDocument
        let translations: DocumentTranslations
        let stamp: FileStamp
        /// The files of the translations.
        let texts: TextStamp
    }

    /// Which files have a document's translations, and when they were written last.
    private struct TextStamp: Equatable {
        let files: TranslationFiles
        let stamps: [FileStamp?]

        init(ofDocumentAt file: String) {
            files = TranslationFiles(ofDocumentAt: file)
            stamps = files.all.map { FileStamp($0) }
        }
    }

    /// A scene after layout, with all that its picture shows.
    @MainActor
    struct Scene {
        let id: String
        let layout: SceneLayout
        let staged: StagedScene
        let names: ViewNames
        /// The routes of the layouts that were made for it.
        let routes: [String]

        var root: UIView { staged.root }

        /// The views as the document has them, of all scenes that are shown.
        var views: [DocumentView] { staged.scenes.flatMap(\.scene.views) }

        /// The scene that has a view of the document.
        func scene(with id: String) -> CanvasScene? { staged.scenes.first { $0.scene.viewsByID[id] != nil } }
    }

    private struct SceneKey: Hashable {
        let document: String
        let scene: String
        let look: StudioLook
    }

    private let folder: String
    private var documents = RecentValues<String, Read>(most: 40)
    /// The documents whose files could not be written after an edit.
    private var unsaved: [String: InterfaceDocument] = [:]
    private var layouts = RecentValues<SceneKey, SceneLayout>(most: 60)
    private var scenes = RecentValues<SceneKey, Scene>(most: 60)

    /// - Parameter folder: The absolute path, without links, outside of which nothing is read.
    init(folder: String) { self.folder = folder }

    /// A document.
    func document(_ path: String) throws -> (InterfaceDocument, DocumentTranslations) {
        let file = try ProjectPath.file(path, in: folder)
        if let edited = unsaved[path] { return (edited, DocumentTranslations(ofDocumentAt: file)) }
        guard let stamp = FileStamp(file) else { throw StudioRefusal("there is no file \(path) any more") }
        let texts = TextStamp(ofDocumentAt: file)
        let known = documents[path]
        if let known, known.stamp == stamp, known.texts == texts { return (known.document, known.translations) }
        forget(path)
        if let known, known.stamp == stamp {
            let read = Read(
                document: known.document, translations: DocumentTranslations(texts.files), stamp: stamp, texts: texts)
            documents[path] = read
            return (read.document, read.translations)
        }
        guard stamp.size <= InterfaceDocument.maximumSize else { throw StudioRefusal("\(path) is larger than documents may be") }
        guard let bytes = FileManager.default.contents(atPath: file) else { throw StudioRefusal("\(path) cannot be read") }
        do throws(InterfaceDocumentError) {
            let read = Read(
                document: try InterfaceDocument(bytes: [UInt8](bytes)), translations: DocumentTranslations(texts.files),
                stamp: stamp, texts: texts)
            documents[path] = read
            return (read.document, read.translations)
        } catch {
            throw StudioRefusal(error.diagnostic.line(path: path))
        }
    }

    /// Takes a document that was edited.
    ///
    /// - Parameter isSaved: Whether its file has it.
    func put(_ document: InterfaceDocument, at path: String, isSaved: Bool) throws {
        let file = try ProjectPath.file(path, in: folder)
        forget(path)
        unsaved[path] = isSaved ? nil : document
        guard isSaved, let stamp = FileStamp(file) else { return }
        let texts = TextStamp(ofDocumentAt: file)
        documents[path] = Read(
            document: document, translations: documents[path]?.translations ?? DocumentTranslations(texts.files), stamp: stamp,
            texts: documents[path]?.texts ?? texts)
    }

    private func forget(_ path: String) {
        layouts.removeAll { $0.document == path }
        scenes.removeAll { $0.document == path }
    }

    /// A document's layout under a look.
    func layout(_ path: String, _ look: StudioLook) throws -> SceneLayout {
        let (document, translations) = try document(path)
        let key = SceneKey(document: path, scene: "", look: look)
        if let known = layouts[key] { return known }
        let layout = try layout(of: document, translations, at: path, look)
        layouts[key] = layout
        return layout
    }

    private func layout(
        of document: InterfaceDocument, _ translations: DocumentTranslations, at path: String, _ look: StudioLook,
        size: CGSize? = nil
    ) throws -> SceneLayout {
        var canvas = try look.canvas(document, translations)
        if let size { canvas.size = size }
        let file = try ProjectPath.file(path, in: folder)
        return SceneLayout(document, on: canvas, folder: (file as NSString).deletingLastPathComponent)
    }

    /// A scene of a document under a look.
    func scene(_ path: String, _ id: String, _ look: StudioLook) throws -> Scene {
        let layout = try layout(path, look)
        let key = SceneKey(document: path, scene: id, look: look)
        if let known = scenes[key] { return known }
        let made = try stage(id, by: layout, at: path, look)
        scenes[key] = made
        return made
    }

    /// A scene of a document under a look as edits would make it; it is not kept.
    func foreseenScene(of document: InterfaceDocument, at path: String, _ id: String, _ look: StudioLook) throws -> Scene {
        try stage(id, by: layout(of: document, try self.document(path).1, at: path, look), at: path, look)
    }

    private func stage(_ id: String, by layout: SceneLayout, at path: String, _ look: StudioLook) throws -> Scene {
        var layout = layout
        if let width = look.width { layout = try resized(layout, id, width, path, look) }
        var routes: [String] = []
        RouteTrace.listener = {
            if routes.count < 200, Self.isOfDocument($0.view) {
                routes.append($0.text.replacingOccurrences(of: "[CairnLayout] ", with: ""))
            }
        }
        defer { RouteTrace.listener = nil }
        guard let staged = ScenePictures(layout).staged(id) else {
            throw StudioRefusal("\(path) has no scene \(id) under these circumstances")
        }
        return Scene(id: id, layout: layout, staged: staged, names: names(of: staged), routes: routes)
    }

    /// The scene with a root view of another width.
    private func resized(
        _ layout: SceneLayout, _ id: String, _ width: Double, _ path: String, _ look: StudioLook
    ) throws -> SceneLayout {
        guard let scene = layout.scenes.first(where: { $0.id == id }) else { return layout }
        let size = CGSize(width: width, height: layout.rootSize(of: scene).height)
        return try self.layout(of: layout.document, try document(path).1, at: path, look, size: size)
    }

    private func names(of staged: StagedScene) -> ViewNames {
        var origins: [ObjectIdentifier: ViewNames.Origin] = [:]
        for scene in staged.scenes {
            for (view, value) in zip(scene.views, scene.scene.views) {
                guard let view else { continue }
                let outlet = value.element.outlet.map { "\($0.owner.shortName).\($0.name)" }
                origins[ObjectIdentifier(view)] = ViewNames.Origin(
                    id: value.id, words: value.element.shortName, outlet: outlet, line: value.element.position.line)
            }
        }
        let contents = staged.contents.map { (ObjectIdentifier($0.place), $0.root) }
        // Status bars and the like are drawn over the scene; they are no views of it.
        return ViewNames(
            origins: origins, contents: Dictionary(contents) { first, _ in first }, isTold: Self.isOfDocument)
    }

    private static func isOfDocument(_ view: UIView) -> Bool {
        !String(reflecting: type(of: view)).hasPrefix("InterfaceBuilderCanvas.")
    }
}

/// When a file was written last, and how large it is.
struct FileStamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int

    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (seconds, nanoseconds, size) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size))
    }
}

/// Values by keys, of which those that were asked for last are kept.
struct RecentValues<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    /// From the one that was asked for longest ago.
    private var order: [Key] = []
    private let most: Int

    init(most: Int) { self.most = most }

    subscript(key: Key) -> Value? {
        mutating get {
            guard let value = values[key] else { return nil }
            order.removeAll { $0 == key }
            order.append(key)
            return value
        }
        set {
            order.removeAll { $0 == key }
            values[key] = newValue
            guard newValue != nil else { return }
            order.append(key)
            if order.count > most { values[order.removeFirst()] = nil }
        }
    }

    mutating func removeAll(where isRemoved: (Key) -> Bool) {
        for key in order where isRemoved(key) { values[key] = nil }
        order.removeAll(where: isRemoved)
    }
}

/// A reason why a request is refused.
struct StudioRefusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Paths of a project, which stay in its folder.
enum ProjectPath {
    /// The absolute path of a file in a folder.
    ///
    /// - Parameter folder: An absolute path without links.
    /// - Throws: For a path that leads out of the folder, also by a link, and for one that does not exist.
    static func file(_ path: String, in folder: String) throws -> String {
        guard !path.isEmpty, !path.utf8.contains(0), let real = realpath(folder + "/" + path, nil) else {
            throw StudioRefusal("there is no file \(path)")
        }
        defer { free(real) }
        let file = String(cString: real)
        guard file == folder || file.hasPrefix(folder == "/" ? "/" : folder + "/") else {
            throw StudioRefusal("\(path) lies outside of the folder that is shown")
        }
        return file
    }
}
