/// A segue of a storyboard, with the objects at its ends.
package struct StoryboardSegue: Sendable {
    /// What following a segue does.
    package enum Kind: Hashable, Sendable {
        /// The source is a container that has the destination from the start, in the role named.
        case relationship(String)
        case show, push, showDetail
        case presentation, popover
        /// The destination's view fills a container view from the start.
        case embed
        /// The segue's own class decides.
        case custom
        /// Goes back to the controller that takes the segue's action.
        case unwind
        /// A kind that is not known; nil if the document names none.
        case other(String?)
    }

    package let element: MarkupElement
    /// The object at the top of its scene in which the segue stands: a controller, or a gesture recognizer beside it.
    package let source: MarkupElement
    /// The object that the segue leads to; nil if the document has none at the top of a scene.
    package let destination: MarkupElement?

    package var kind: Kind { Kind(of: element) }
}

extension StoryboardSegue.Kind {
    /// - Parameter element: A `<segue>` element.
    package init(of element: MarkupElement) {
        switch element["kind"] {
        case "relationship": self = .relationship(element["relationship"] ?? "")
        case "show": self = .show
        case "push": self = .push
        case "showDetail", "replace": self = .showDetail
        case "presentation", "modal": self = .presentation
        case "popoverPresentation", "popover": self = .popover
        case "embed": self = .embed
        case "custom": self = .custom
        case "unwind": self = .unwind
        case let other: self = .other(other)
        }
    }
}

extension MarkupElement {
    /// The `<segue>` elements anywhere inside, in document order.
    package var segues: [MarkupElement] { descendants.filter { $0.name == "segue" } }
}

extension InterfaceDocument {
    /// The segues of all scenes, in document order.
    package var segues: [StoryboardSegue] {
        let objects: [MarkupElement] = root.descendants.filter { $0.name == "objects" }.flatMap { Array($0.children) }
        let tops = Dictionary(
            objects.compactMap { object in object.id.map { ($0, object) } }, uniquingKeysWith: { first, _ in first })
        return objects.flatMap { source in
            source.segues.map { segue in
                StoryboardSegue(element: segue, source: source, destination: segue["destination"].flatMap { tops[$0] })
            }
        }
    }

    /// Hands values on along segues until none changes, and returns them by object id.
    ///
    /// - Parameters:
    ///   - initial: The value of an object that nothing has been handed to.
    ///   - hand: Changes the destination's value to what it is with the source's. Further values must only add to it.
    package func handedOnAlongSegues<Value: Equatable>(
        _ initial: Value, _ hand: (_ segue: StoryboardSegue, _ source: Value, _ destination: inout Value) -> Void
    ) -> [String: Value] {
        let segues = segues
        var values: [String: Value] = [:]
        for _ in 0..<Self.longestChain {
            let before = values
            for segue in segues {
                guard let id = segue.destination?.id else { continue }
                hand(segue, segue.source.id.flatMap { values[$0] } ?? initial, &values[id, default: initial])
            }
            if values == before { break }
        }
        return values
    }

    /// A chain of segues longer than this hands nothing on that a shorter one does not.
    private static var longestChain: Int { 32 }
}
