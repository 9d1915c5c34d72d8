/// A segue of a storyboard, with its source and destination.
package struct StoryboardSegue: Sendable {
    /// The kind of a segue.
    package enum Kind: Hashable, Sendable {
        /// The source is a container that contains the destination from the start, in the named role.
        case relationship(String)
        case show, push, showDetail
        case presentation, popover
        /// The destination's view fills a container view from the start.
        case embed
        /// The segue's custom class performs it.
        case custom
        /// Unwinds to the controller that implements the segue's action.
        case unwind
        /// An unknown kind; nil if the document has none.
        case other(String?)
    }

    package let element: MarkupElement
    /// The top-level object of the scene that contains the segue: a controller, or a gesture recognizer beside it.
    package let source: MarkupElement
    /// The segue's destination; nil if the document has no such top-level object.
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
    /// The `<segue>` elements among the descendants, in document order.
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

    /// Propagates values along segues to a fixed point, and returns them by object id.
    ///
    /// - Parameters:
    ///   - initial: The value of an object before the propagation.
    ///   - hand: Updates the destination's value with the source's. It must be monotonic: further values only add to
    ///     it.
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

    /// The longest chain of segues along which values propagate.
    private static var longestChain: Int { 32 }
}
