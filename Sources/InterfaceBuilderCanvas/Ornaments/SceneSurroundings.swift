import InterfaceBuilderDocument
import UIKit

/// The screen and the container controllers around a scene, whose bars cover the scene in pictures.
package struct SceneSurroundings {
    /// The navigation controller around the scene's controller.
    package internal(set) var navigation: MarkupElement?
    /// Whether another controller lies below the scene's on the navigation stack.
    package internal(set) var isPushed = false
    /// The tab bar controller around the scene's controller, and the controller that it holds.
    package internal(set) var tabs: MarkupElement?
    package internal(set) var tab: MarkupElement?
    /// What the status bar takes at the top of the screen, in points; 0 where there is none.
    package var statusBar: CGFloat = 0
    /// What the home indicator takes at the bottom of the screen, in points.
    package var homeIndicator: CGFloat = 0
    /// Whether the screen has rounded corners, around which the status bar is set.
    package var hasRoundedCorners = false

    /// The surroundings of a scene outside any container controller.
    package init() {}

    /// The surroundings of a document's controllers, by object id: a destination
    /// of a relationship or push segue takes over its source's.
    package static func all(in document: InterfaceDocument) -> [String: SceneSurroundings] {
        var finder = SurroundingsFinder(document)
        finder.spread()
        return finder.found
    }
}

/// Propagates surroundings along segues until a fixed point is reached.
private struct SurroundingsFinder {
    private let segues: [(source: MarkupElement, segue: MarkupElement)]
    private let controllers: [String: MarkupElement]
    var found: [String: SceneSurroundings] = [:]
    private static let maximumRounds = 32

    init(_ document: InterfaceDocument) {
        var segues: [(source: MarkupElement, segue: MarkupElement)] = []
        var controllers: [String: MarkupElement] = [:]
        for objects in document.root.descendants where objects.name == "objects" {
            for object in objects.children {
                if let id = object.id, controllers[id] == nil { controllers[id] = object }
                segues += object.descendants.filter { $0.name == "segue" }.map { (object, $0) }
            }
        }
        (self.segues, self.controllers) = (segues, controllers)
    }

    mutating func spread() {
        for _ in 0..<Self.maximumRounds {
            var isChanged = false
            for (source, segue) in segues where follow(segue, from: source) { isChanged = true }
            if !isChanged { return }
        }
    }

    /// Propagates along one segue. Returns whether the destination's surroundings changed.
    private mutating func follow(_ segue: MarkupElement, from source: MarkupElement) -> Bool {
        guard let id = segue["destination"], let destination = controllers[id] else { return false }
        let own = source.id.flatMap { found[$0] } ?? SceneSurroundings()
        var known = found[id] ?? SceneSurroundings()
        let before = (known.navigation, known.tabs)
        switch (segue["kind"], segue["relationship"]) {
        case ("relationship", "rootViewController"):
            known.take(navigation: source, isPushed: false)
            known.take(tabs: own.tabs, own.tab)
        case ("relationship", "viewControllers") where source.name == "tabBarController": known.take(tabs: source, destination)
        case ("show", _), ("push", _):
            guard let navigation = own.navigation else { return false }
            known.take(navigation: navigation, isPushed: true)
            known.take(tabs: own.tabs, own.tab)
        default: return false
        }
        found[id] = known
        return before != (known.navigation, known.tabs)
    }
}

extension SceneSurroundings {
    fileprivate mutating func take(navigation element: MarkupElement, isPushed: Bool) {
        guard navigation == nil, element.name == "navigationController" else { return }
        (navigation, self.isPushed) = (element, isPushed)
    }

    fileprivate mutating func take(tabs element: MarkupElement?, _ held: MarkupElement?) {
        guard tabs == nil, let element else { return }
        (tabs, tab) = (element, held)
    }
}
