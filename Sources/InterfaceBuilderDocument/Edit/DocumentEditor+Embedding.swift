import Foundation

/// Putting views into a new view around them, and taking them out again.
extension DocumentEditor {
    mutating func embed(_ paths: [ObjectPath], in object: DocumentEdit.NewObject) throws(DocumentEditError) {
        let views = try siblings(paths)
        guard let template = LibraryObject.named(object.element), ElementRole.canEmbed(object.element) else {
            throw DocumentEditError(.cannotHold(views[0].name, in: object.element), at: views[0])
        }
        let frames = views.map { $0.recordedFrame ?? .zero }
        let around = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        let order = Self.order(of: frames, isStack: template.name == "stackView", axis: object.axis)
        var new = object
        new.id = try newID(object.id, for: object.element)
        if template.name == "stackView", object.axis == nil, !order.isHorizontal {
            new.attributes.append(.init("axis", "vertical"))
        }
        new.attributes += Self.attributes(of: around).filter { frame in !object.attributes.contains { $0.name == frame.name } }
        let first = views.min { $0.ordinal < $1.ordinal }!
        let place = DocumentEdit.Place(in: first.parent!.parent!.pathFromObject, .before(first.id!))
        let inside = order.places.map { (id: views[$0].id!, frame: frames[$0].offsetBy(dx: -around.minX, dy: -around.minY)) }
        try add(new, at: place)
        for (id, _) in inside { try move(ObjectPath(id), to: DocumentEdit.Place(in: ObjectPath(new.id!))) }
        try setFrames(inside)
    }

    mutating func unembed(_ path: ObjectPath) throws(DocumentEditError) {
        let view = try element(path)
        guard view.isSubview, let parent = view.parent?.parent else {
            throw DocumentEditError(.cannotBeMoved(path.description), at: view)
        }
        let subviews = view.children(in: "subviews").filter { $0.id != nil }
        guard !subviews.isEmpty else { throw DocumentEditError(.nothingInside(path.description), at: view) }
        guard parent.holdsSubviews else { throw DocumentEditError(.cannotHold(subviews[0].name, in: parent.name), at: parent) }
        let origin = view.recordedFrame?.origin ?? .zero
        let frames = subviews.map { ($0.id!, ($0.recordedFrame ?? .zero).offsetBy(dx: origin.x, dy: origin.y)) }
        let place = DocumentEdit.Place(in: parent.pathFromObject, .before(path.id))
        for (id, _) in frames { try move(ObjectPath(id), to: place) }
        try remove(path)
        try setFrames(frames)
    }

    /// The elements of views, which have to be in one superview.
    private func siblings(_ paths: [ObjectPath]) throws(DocumentEditError) -> [MarkupElement] {
        var views: [MarkupElement] = []
        for path in paths {
            let view = try element(path)
            guard view.isSubview, path.keys.isEmpty else { throw DocumentEditError(.cannotBeMoved(path.description), at: view) }
            guard view.parent == (views.first ?? view).parent else {
                throw DocumentEditError(.differentSuperviews(paths[0].description, path.description), at: view)
            }
            if !views.contains(view) { views.append(view) }
        }
        if views.isEmpty { throw DocumentEditError(.nothingToEmbed) }
        return views
    }

    /// The order of views in a new superview: for a stack view along its axis, and else that of the document.
    private static func order(of frames: [CGRect], isStack: Bool, axis: String?) -> (places: [Int], isHorizontal: Bool) {
        guard isStack else { return (Array(frames.indices), false) }
        let inRow = frames.indices.sorted { (frames[$0].minX, $0) < (frames[$1].minX, $1) }
        let isRow = frames.count > 1 && zip(inRow, inRow.dropFirst()).allSatisfy { frames[$1].minX >= frames[$0].maxX }
        if axis.map({ $0 == "horizontal" }) ?? isRow { return (inRow, true) }
        return (frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }, false)
    }

    private static func attributes(of frame: CGRect) -> [DocumentEdit.Attribute] {
        zip(["x", "y", "width", "height"], [frame.minX, frame.minY, frame.width, frame.height]).map {
            .init($0, DocumentNumber.text(of: Double($1)))
        }
    }

    /// Records frames, each in the coordinates of the view's superview.
    private mutating func setFrames(_ frames: [(id: String, frame: CGRect)]) throws(DocumentEditError) {
        var edits = MarkupEdits(document.tree)
        for (id, frame) in frames {
            guard let rect = try element(id).child(key: "frame", named: "rect") else { continue }
            for side in Self.attributes(of: frame) where rect.length(side.name) != DocumentNumber.parse(side.value) {
                edits.set(side.name, of: rect, to: side.value)
            }
        }
        try commit(edits)
    }
}

extension DocumentEdit.NewObject {
    /// The axis that a new stack view is given.
    fileprivate var axis: String? { attributes.last { $0.name == "axis" }?.value }
}
