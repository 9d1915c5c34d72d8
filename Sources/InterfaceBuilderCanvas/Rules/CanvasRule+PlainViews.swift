import InterfaceBuilderDocument

/// Rules of the step ``CanvasScene/addCanvasSize(ofView:to:)``.
extension CanvasRule {
    static let plainViews = [
        plainSizes, sizelessHiddenViews, centeredPlainViews, leastHeights, emptyStackViews, lengthsAlongStackViews,
    ]

    /// - Source: priorities from 26 to 48 fit best for views that no stack view arranges and for those with subviews.
    static let plainSizes = CanvasRule(
        "plainSizes", .all, "a plain view, or a text view that scrolls, whose size nothing decides",
        "240 x 128 points, or as large as its superview where that is smaller",
        Evidence(views: (164, 31), units: (43, 4), repositories: (18, 9)))

    static let sizelessHiddenViews = CanvasRule(
        "sizelessHiddenViews", .all, "a hidden arranged view", "it has no size of the canvas's own",
        Evidence(
            views: (3, 0), units: (3, 0), repositories: (2, 0),
            others: "Apple documents that stack views lay hidden views out without space"))

    static let centeredPlainViews = CanvasRule(
        "centeredPlainViews", .all, "a plain view without subviews that a horizontal stack view centres", "50 points high",
        Evidence(views: (4, 3), units: (2, 1), repositories: (3, 1)))

    /// - Source: recorded frames; priorities from 300 to 740 fit. In rows five views in four projects are 50 points high
    ///   whose contents are lower.
    static let leastHeights = CanvasRule(
        "leastHeights", .all, "an arranged plain view with subviews, unless a row decides its height",
        "at least 50 points high, against the hugging of its contents",
        Evidence(views: (169, 6), units: (10, 0), repositories: (10, 2)))

    /// - Source: recorded frames; hugging from 250 to 740 fits, and any resistance up to 740.
    static let emptyStackViews = CanvasRule(
        "emptyStackViews", .all, "an arranged stack view without views", "50 points long along the stack view that arranges it",
        Evidence(views: (23, 0), units: (4, 0), repositories: (5, 0)))

    /// - Source: recorded frames; any other priorities lose some.
    static let lengthsAlongStackViews = CanvasRule(
        "lengthsAlongStackViews", .all, "an arranged plain view without subviews, along its stack view",
        "it keeps the canvas's length like a content size, but yields to real contents",
        Evidence(views: (97, 18), units: (14, 1), repositories: (8, 4)))

}
