import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// The resources of a project that its documents use by name: images, colours, fonts and storyboards.
///
/// Files of dependencies and of build products do not count. The project is searched when something is first asked for.
@MainActor
public final class ProjectResources {
    /// The path of the project's folder.
    public let folder: String
    private lazy var assets = ProjectAssets(around: folder)
    private lazy var library = AssetLibrary(catalogs: assets.catalogs, files: assets.files)
    private lazy var others = Dictionary(grouping: assets.otherFiles) { ($0 as NSString).lastPathComponent }
    private var storyboards: [String: [StoryboardNames]] = [:]

    /// The resources of the project in a folder.
    public init(folder: String) { self.folder = folder }

    /// The folder of the project that the documents of a folder belong to: the nearest one above with a git repository,
    /// else the outermost with a project of Xcode or a package; nil where there is none.
    public static func folder(around folder: String) -> String? { ProjectAssets.project(around: folder) }

    /// The names of images and of colours that documents can use, each sorted.
    package var names: (images: [String], colors: [String]) { (library.imageNames, library.colorNames) }

    /// Whether all files were seen: very large projects are searched in part only, and say nothing of what they lack.
    private var isKnown: Bool { assets.isComplete }

    /// Whether no file or catalogue of the project has an image. Names that lead into a bundle are not judged.
    func lacksImage(_ name: String) -> Bool {
        guard isKnown, !name.isEmpty, !name.contains(".bundle/") else { return false }
        let file = (name as NSString).lastPathComponent
        let names = [name, file, (name as NSString).deletingPathExtension]
        return !names.contains(where: library.hasImage) && !hasOther(file, ofKinds: Self.undrawnImages)
    }

    private static let undrawnImages = ["gif", "heic", "heif", "tif", "tiff", "bmp", "webp", "ico", "icns"]

    /// A file by its whole name, or by the name without one of some extensions.
    private func hasOther(_ name: String, ofKinds kinds: [String]) -> Bool {
        others[name] != nil || kinds.contains { others["\(name).\($0)"] != nil }
    }

    /// Whether no asset catalogue of the project has a colour.
    func lacksColor(_ name: String) -> Bool { isKnown && !name.isEmpty && !library.hasColor(named: name) }

    /// Whether the project has no file of a font by the file's name.
    func lacksFont(inFile name: String) -> Bool { isKnown && others[(name as NSString).lastPathComponent] == nil }

    /// Whether the project has no storyboard of a name.
    func lacksStoryboard(_ name: String) -> Bool { isKnown && others["\(name).storyboard"] == nil }

    /// Whether none of the project's storyboards of a name has a scene with an identifier, or, for nil, a first scene.
    /// Where one of them cannot be read, nothing is lacking.
    func lacksScene(_ identifier: String?, inStoryboard name: String) -> Bool {
        guard isKnown, let paths = others["\(name).storyboard"] else { return false }
        let known = storyboards[name] ?? paths.map { StoryboardNames(path: $0, within: folder) }
        storyboards[name] = known
        return known.allSatisfy { names in
            identifier.map { !names.identifiers.contains($0) } ?? !names.hasFirstScene
        } && known.allSatisfy(\.isReadable)
    }
}

/// The parts of a storyboard that other documents can name.
private struct StoryboardNames {
    private(set) var isReadable = false
    private(set) var hasFirstScene = false
    private(set) var identifiers: Set<String> = []

    /// - Parameter folder: The project's; a link that leads out of it is not followed.
    init(path: String, within folder: String) {
        let (file, root) = (Self.resolved(path), Self.resolved(folder))
        guard file.hasPrefix(root.hasSuffix("/") ? root : root + "/"), let bytes = try? AssetFile.contents(of: file),
            let document = try? InterfaceDocument(bytes: bytes)
        else { return }  // `cairn lint` reports the storyboard itself.
        hasFirstScene = document.root["initialViewController"] != nil
        identifiers = Set(document.root.descendants.compactMap { $0["storyboardIdentifier"] })
        isReadable = true
    }

    private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
