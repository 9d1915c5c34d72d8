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
            .flag("bouncesZoom", \.bouncesZoom),
            .scale("minimumZoomScale", \.minimumZoomScale),
            .scale("maximumZoomScale", \.maximumZoomScale),
            .word("indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
            .insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
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

extension AttributeTable {
    static let refreshControl = AttributeTable(
        UIRefreshControl.self, elements: ["refreshControl"], make: { UIRefreshControl() },
        rows: [
            AttributeRow("attributedTitle") { reader, control in
                guard var title = reader.attributedText("attributedTitle", font: .systemFont(ofSize: 12)) else { return }
                control.attributedTitle = title.attributedString()
            }
        ])
}

extension AttributeRow where Root == UIScrollView {
    /// A scale; Interface Builder writes 0 for views that do not zoom.
    fileprivate static func scale(_ name: String, _ path: ReferenceWritableKeyPath<UIScrollView, CGFloat>) -> Self {
        Self([name], path) { reader in reader.number(name).flatMap { $0 > 0 ? CGFloat($0) : nil } }
    }
}
