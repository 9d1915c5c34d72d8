import InterfaceBuilderDocument

/// What documents say about scrolling, for scroll views of all kinds.
extension SceneBuilder {
    func applyScrolling(of element: MarkupElement, to view: UIScrollView) {
        if let behavior = value(of: "contentInsetAdjustmentBehavior", of: element, Self.adjustments) {
            view.contentInsetAdjustmentBehavior = behavior
        }
        if let scrolls = flag("scrollEnabled", of: element) { view.isScrollEnabled = scrolls }
        if let pages = flag("pagingEnabled", of: element) { view.isPagingEnabled = pages }
        if let bounces = flag("bounces", of: element) { view.bounces = bounces }
        if let bounces = flag("alwaysBounceVertical", of: element) { view.alwaysBounceVertical = bounces }
        if let bounces = flag("alwaysBounceHorizontal", of: element) { view.alwaysBounceHorizontal = bounces }
        if let shows = flag("showsVerticalScrollIndicator", of: element) { view.showsVerticalScrollIndicator = shows }
        if let shows = flag("showsHorizontalScrollIndicator", of: element) { view.showsHorizontalScrollIndicator = shows }
        if let locks = flag("directionalLockEnabled", of: element) { view.isDirectionalLockEnabled = locks }
        if let delays = flag("delaysContentTouches", of: element) { view.delaysContentTouches = delays }
        if let cancels = flag("canCancelContentTouches", of: element) { view.canCancelContentTouches = cancels }
        if let mode = value(of: "keyboardDismissMode", of: element, Self.dismissals) { view.keyboardDismissMode = mode }
    }

    private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]

    private static let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
}
