extension InterfaceDocument {
    /// The scenes in document order, with the variations for some size classes applied.
    package func scenes(traits: SizeClasses = SizeClasses()) -> [DocumentScene] {
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
