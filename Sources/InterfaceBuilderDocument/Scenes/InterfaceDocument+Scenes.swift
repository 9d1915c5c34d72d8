import Synchronization

/// The scenes of a document that were read, by the size classes for which its variations are applied. Copies of a
/// document share them.
final class ReadScenes: Sendable {
    private let known = Mutex<[SizeClasses: [DocumentScene]]>([:])

    /// The scenes for size classes, read if they are asked for the first time.
    func scenes(_ traits: SizeClasses, reading: () -> [DocumentScene]) -> [DocumentScene] {
        if let found = known.withLock({ $0[traits] }) { return found }
        let read = reading()
        known.withLock { $0[traits] = read }
        return read
    }
}

extension InterfaceDocument {
    /// The scenes in document order, with the variations for some size classes applied.
    ///
    /// - Complexity: that of reading all scenes, for the first question about size classes.
    package func scenes(traits: SizeClasses = SizeClasses()) -> [DocumentScene] {
        readScenes.scenes(traits) { scenes(reading: traits) }
    }

    private func scenes(reading traits: SizeClasses) -> [DocumentScene] {
        var found: [DocumentScene] = []
        for objects in root.descendants where objects.name == "objects" {
            for object in objects.children {
                if let scene = scene(of: object, traits: traits) { found.append(scene) }
            }
        }
        return found
    }

    /// The scene of a view and its descendants: a controller's, a xib's, or a part of a larger one, such as a cell.
    package func scene(below view: MarkupElement, of controller: MarkupElement?, traits: SizeClasses) -> DocumentScene {
        let kind: DocumentScene.Kind = controller != nil ? .controller : isStoryboard ? .extra : .xib
        return SceneReader.read(view, controller: controller, kind: kind, in: self, traits: traits)
    }

    private func scene(of object: MarkupElement, traits: SizeClasses) -> DocumentScene? {
        if let view = object.children.first(where: { $0["key"] == "view" && $0.isView }) {
            return SceneReader.read(view, controller: object, kind: .controller, in: self, traits: traits)
        }
        guard object.isView else { return nil }
        return SceneReader.read(object, controller: nil, kind: isStoryboard ? .extra : .xib, in: self, traits: traits)
    }
}

extension MarkupElement {
    /// Whether the element is a view: it has an id, and a recorded frame or the element name of a view.
    package var isView: Bool { id != nil && (recordedFrame != nil || ElementClass.isView(name)) }
}
