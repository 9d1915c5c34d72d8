import InterfaceBuilderDocument

/// Rules of the steps that make a scene's views and constraints, of its layout, and of its pictures.
extension CanvasRule {
    static let building = [
        keptFrames, staleContentViews, buttonRows, controllersMargins,
        outerConstraintsFirst,
    ]

    static let keptFrames = CanvasRule(
        "keptFrames", .all, "an arranged view under an autoresizing mask", "it keeps the frame that the document records",
        Evidence(views: (45, 24), units: (7, 8), repositories: (6, 3)))

    static let staleContentViews = CanvasRule(
        "staleContentViews", .all, "the content view of a higher row that is recorded 43 points high, as in a row of 44",
        "it is as high as its row above the separator",
        Evidence(
            views: (0, 0), units: (0, 0), repositories: (0, 0),
            others: "40 recorded rows in five repositories, whose contents fit the row and not the content view"))

    /// - Source: recorded frames: eight of eight such stack views in four repositories, saved by Xcode 13 to 26; beside
    ///   other views seven stack views in two repositories have buttons and views of different widths.
    static let buttonRows = CanvasRule(
        "buttonRows", .all,
        "a horizontal stack view that arranges nothing but buttons with configurations, and fills by their contents",
        "the buttons are equally wide", Evidence(views: (9, 0), units: (3, 0), repositories: (3, 0)))

    static let controllersMargins = CanvasRule(
        "controllersMargins", .all, "a plain view at the top of a xib", "it has the margins of a controller's view",
        Evidence(views: (114, 0), units: (39, 0), repositories: (16, 0)))

    static let outerConstraintsFirst = CanvasRule(
        "outerConstraintsFirst", .all, "required constraints that conflict",
        "those that outer views hold win over those of inner views",
        Evidence(views: (178, 220), units: (39, 34), repositories: (23, 20)), isOfDevices: true)

    // MARK: Layout

    static let layout = [keptWidths]

    /// - Source: recorded frames. Priorities from 252 on hold three of the four units that show it, those above 750 the
    ///   fourth, where a view hugs at 750. Containers without such a view shrink.
    static let keptWidths = CanvasRule(
        "keptWidths", .all, "a plain view that a vertical stack view arranges, in a scene with texts of several lines",
        "it stays as wide as it was before the texts wrapped", Evidence(views: (23, 0), units: (1, 0), repositories: (3, 0)))

    // MARK: Pictures

    static let pictures = [clearBars]

    /// - Source: Apple documents it with the bars of iOS 15.
    static let clearBars = CanvasRule(
        "clearBars", .from(.xcode13), "a navigation bar without a tint of its own",
        "it has no background over the top of its content",
        Evidence(
            views: (0, 0), units: (0, 0), repositories: (0, 0),
            others: "Apple documents it (`scrollEdgeAppearance`); it changes no frame"), isOfDevices: true)
}
