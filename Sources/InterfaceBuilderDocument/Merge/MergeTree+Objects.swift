/// The objects to which nodes belong.
extension MergeTree {
    /// The node, or the object of which it is a part: the nearest around it, or the controller of the scene around it.
    func owner(of node: Node) -> Node {
        var here = node
        while here["id"] == nil {
            if let found = controllerID(of: here).flatMap({ nodes["#" + $0] }) { return found }
            guard let next = here.parent.flatMap({ nodes[$0] }) else { break }
            here = next
        }
        return here
    }

    /// The id of a scene's controller.
    func controllerID(of scene: Node) -> String? { scene.element.sceneController?.id.map { newIDs[$0] ?? $0 } }

    /// The object around an object; nil for one that is in none.
    func holder(of node: Node) -> Node? {
        guard let parent = node.parent.flatMap({ nodes[$0] }) else { return nil }
        let holder = owner(of: parent)
        return holder["id"] == nil || holder.path == node.path ? nil : holder
    }

    /// The keys of the parts between the object of a node and the node.
    func keys(of node: Node) -> [String] {
        var (here, keys): (Node, [String]) = (node, [])
        while here["id"] == nil, let parent = here.parent, let next = nodes[parent] {
            keys.insert(here["key"] ?? here.name, at: 0)
            here = next
        }
        return here["id"] == nil ? Array(keys.dropFirst()) : keys
    }

    /// The attribute of a node, or the node itself, as a part of its object, such as `fontDescription.pointSize`.
    func keyPath(of node: Node, _ attribute: String? = nil) -> String {
        (keys(of: node) + [attribute].compactMap { $0 }).joined(separator: ".")
    }

    /// The ids to which a node refers.
    func references(of node: Node) -> [String] {
        node.attributes.filter { References.names.contains($0.name) }.map(\.value)
    }
}

extension MarkupElement {
    /// The controller, or else the first object, of a scene; nil of other elements.
    var sceneController: MarkupElement? {
        name == "scene" ? children(in: "objects").first { $0.name != "placeholder" } : nil
    }
}

extension MergeTree.Node {
    /// The value of an attribute.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Whether two nodes are equal apart from their children, and from attributes that Interface Builder writes by
    /// itself.
    func isSame(as other: Self) -> Bool {
        guard name == other.name, text == other.text else { return false }
        let names = Set(attributes.map(\.name)).union(other.attributes.map(\.name)).subtracting(MergeNoise.attributes)
        return names.allSatisfy { self[$0] == other[$0] }
    }

    /// Whether the node is the recorded frame of a view.
    var isFrame: Bool { name == "rect" && self["key"] == "frame" }

    /// Whether the node lists objects, rather than being a part of one.
    var isList: Bool { Self.lists.contains(name) }

    private static let lists: Set<String> = [
        "subviews", "constraints", "connections", "objects", "scenes", "cells", "prototypes", "sections", "items",
        "userGuides", "layoutGuides",
    ]
}
