import InterfaceBuilderDocument

/// The bars of container controllers over a controller's view on the canvas, and whether it is embedded in a container view.
package struct ControllerBars: Hashable, Sendable {
    package var hasNavigationBar = false
    package var hasLargeTitle = false
    /// Whether the bar has a line above its title.
    package var hasPrompt = false
    package var hasTabBar = false
    package var hasToolbar = false
    /// Whether the view is embedded in a container view.
    package var isEmbedded = false

    /// The bars of a storyboard's controllers, by object id: those of
    /// containers apply to the destinations of their relationships and push segues too.
    static func all(in document: InterfaceDocument) -> [String: ControllerBars] {
        var finder = Finder(document)
        finder.spread()
        return finder.bars
    }

    private mutating func formUnion(_ other: ControllerBars) {
        hasNavigationBar = hasNavigationBar || other.hasNavigationBar
        hasLargeTitle = hasLargeTitle || other.hasLargeTitle
        hasPrompt = hasPrompt || other.hasPrompt
        hasTabBar = hasTabBar || other.hasTabBar
        hasToolbar = hasToolbar || other.hasToolbar
        isEmbedded = isEmbedded || other.isEmbedded
    }

    /// Propagates bars along segues until a fixed point is reached.
    private struct Finder {
        private let controllers: [String: MarkupElement]
        private let segues: [(source: MarkupElement, segue: MarkupElement)]
        var bars: [String: ControllerBars] = [:]
        /// The most rounds; the longest chain of segues that bars are propagated along.
        private static let maximumRounds = 32

        init(_ document: InterfaceDocument) {
            var controllers: [String: MarkupElement] = [:]
            var segues: [(source: MarkupElement, segue: MarkupElement)] = []
            for objects in document.root.descendants where objects.name == "objects" {
                for object in objects.children {
                    if let id = object.id { controllers[id] = object }
                    for element in object.descendants where element.name == "segue" { segues.append((object, element)) }
                }
            }
            (self.controllers, self.segues) = (controllers, segues)
        }

        mutating func spread() {
            for _ in 0..<Self.maximumRounds {
                let before = bars
                for (source, segue) in segues { follow(segue, from: source) }
                if bars == before { return }
            }
        }

        private mutating func follow(_ segue: MarkupElement, from source: MarkupElement) {
            guard let id = segue["destination"], let destination = controllers[id] else { return }
            let inherited = source.id.flatMap { bars[$0] } ?? ControllerBars()
            guard var handed = Self.handed(by: segue, from: source, inherited) else { return }
            let item = destination.child("navigationItem")
            if item?["largeTitleDisplayMode"] == "never" { handed.hasLargeTitle = false }
            handed.hasPrompt = handed.hasNavigationBar && item?["prompt"] != nil
            bars[id, default: ControllerBars()].formUnion(handed)
        }

        private static func handed(
            by segue: MarkupElement, from source: MarkupElement, _ inherited: ControllerBars
        ) -> ControllerBars? {
            switch (segue["kind"], segue["relationship"]) {
            case ("relationship", "rootViewController"):
                let isShown = source.name == "navigationController" && !(source.flag("navigationBarHidden") ?? false)
                let isLarge = source.child("navigationBar")?.flag("largeTitles") ?? false
                return ControllerBars(
                    hasNavigationBar: isShown, hasLargeTitle: isShown && isLarge, hasTabBar: inherited.hasTabBar,
                    hasToolbar: source.name == "navigationController" && source.flag("toolbarHidden") == false)
            case ("relationship", "viewControllers"): return ControllerBars(hasTabBar: source.name == "tabBarController")
            case ("show", _), ("push", _): return inherited.hasNavigationBar ? inherited : nil
            case ("embed", _): return ControllerBars(isEmbedded: true)
            default: return nil
            }
        }
    }
}
