import InterfaceBuilderDocument

/// Which views of two states of a scene are the same: by object id, else by class and place among the subviews of the
/// same view.
struct ObjectMatching {
    /// For each view of the new scene the old one's index.
    private(set) var oldView: [Int?]
    /// For each view of the old scene the new one's index.
    private(set) var newView: [Int?]

    init(_ old: DocumentScene, _ new: DocumentScene) {
        oldView = Self.sameIDs(of: new, in: old)
        newView = Self.sameIDs(of: old, in: new)
        oldView[0] = 0
        newView[0] = 0
        for index in new.views.indices where oldView[index] == nil {
            guard let parent = new.views[index].parent, let oldParent = oldView[parent] else { continue }
            let likely = old.views.indices.first {
                newView[$0] == nil && old.views[$0].parent == oldParent && old.views[$0].role == new.views[index].role
                    && old.views[$0].element.className == new.views[index].element.className
            }
            guard let likely else { continue }
            (oldView[index], newView[likely]) = (likely, index)
        }
    }

    /// For each view of a scene the view of another one that has its id. Of views that repeat an id, the first is that
    /// of the first, and so on.
    private static func sameIDs(of scene: DocumentScene, in other: DocumentScene) -> [Int?] {
        var places = Dictionary(grouping: other.views.indices.reversed()) { other.views[$0].id }
        return scene.views.map { places[$0.id]?.popLast() }
    }

    /// Pairs the scenes of two documents: by object id, else by storyboard identifier, else by class in their order.
    static func scenes(_ old: [DocumentScene], _ new: [DocumentScene]) -> [(old: DocumentScene?, new: DocumentScene?)] {
        var partners = [Int?](repeating: nil, count: new.count)
        var isTaken = [Bool](repeating: false, count: old.count)
        for isSame in [sameID, sameIdentifier, sameClass] {
            for index in new.indices where partners[index] == nil {
                guard let found = old.indices.first(where: { !isTaken[$0] && isSame(old[$0], new[index]) }) else { continue }
                partners[index] = found
                isTaken[found] = true
            }
        }
        return new.indices.map { (partners[$0].map { old[$0] }, new[$0]) }
            + old.indices.filter { !isTaken[$0] }.map { (old[$0], nil) }
    }

    private static func sameID(_ one: DocumentScene, _ other: DocumentScene) -> Bool { one.id == other.id }

    private static func sameIdentifier(_ one: DocumentScene, _ other: DocumentScene) -> Bool {
        one.storyboardIdentifier != nil && one.storyboardIdentifier == other.storyboardIdentifier
    }

    private static func sameClass(_ one: DocumentScene, _ other: DocumentScene) -> Bool {
        one.element.className == other.element.className && one.kind == other.kind
            && one.views[0].element.className == other.views[0].element.className
    }
}
