extension AttributeTable {
    static let scrollView = AttributeTable(
        UIScrollView.self, elements: ["scrollView"], make: { UIScrollView() },
        rows: [
            .word(
                "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
                ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
            .flag("scrollEnabled", \.isScrollEnabled),
            .flag("pagingEnabled", \.isPagingEnabled),
            .flag("bounces", \.bounces),
            .flag("alwaysBounceVertical", \.alwaysBounceVertical),
            .flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
            .flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
            .flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
            .flag("directionalLockEnabled", \.isDirectionalLockEnabled),
            .flag("delaysContentTouches", \.delaysContentTouches),
            .flag("canCancelContentTouches", \.canCancelContentTouches),
            .word(
                "keyboardDismissMode", \.keyboardDismissMode,
                ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
            .key("delegate", path: \.delegate),
        ])
}
