import InterfaceBuilderDocument

/// Rules of margins and safe areas.
extension CanvasRule {
    static let margins = [
        marginsOutsideSafeAreas, ownCellMargins, preservedCellMargins, narrowCellMargins, xcode11LooseCells, wideLooseCells,
        looseCells, earlyCellTexts,
    ]

    /// - Source: recorded frames: the top margin of all ten root views that tell it, in six repositories, is 0.
    static let marginsOutsideSafeAreas = CanvasRule(
        "marginsOutsideSafeAreas", .stated(before: .xcode9), "any view", "its margins do not contain the safe area",
        Evidence(views: (17, 0), units: (4, 0), repositories: (4, 0)))

    static let ownCellMargins = CanvasRule(
        "ownCellMargins", .all, "a content view of a table's cell with margins of its own", "it has these instead of the cell's",
        Evidence(views: (20, 7), units: (7, 2), repositories: (2, 2), others: "Apple documents `layoutMargins`"))

    /// - Source: recorded frames: all 18 such content views of three repositories.
    static let preservedCellMargins = CanvasRule(
        "preservedCellMargins", .all, "a content view of a table's cell with margins of its own that preserves the cell's",
        "they are no less than the cell's at the sides",
        Evidence(views: (33, 0), units: (8, 0), repositories: (2, 0), others: "Apple documents `preservesSuperviewLayoutMargins`")
    )

    static let narrowCellMargins = CanvasRule(
        "narrowCellMargins", .before(.xcode9), "a table's cell", "margins of 8 points at the sides",
        Evidence(views: (180, 1), units: (68, 0), repositories: (15, 1)))

    /// - Source: recorded frames: all 24 such cells, whatever their width, in five repositories.
    static let xcode11LooseCells = CanvasRule(
        "xcode11LooseCells", .from(.xcode11_2, before: .xcode12), "a table's cell in a xib, on a screen of less than 414 points",
        "margins of 15 points at the sides", Evidence(views: (21, 0), units: (6, 0), repositories: (3, 0)))

    /// - Source: recorded frames: all 53 cells of 414 points and more on narrower screens have 20 points in these
    ///   versions and 15 or 16 later.
    static let wideLooseCells = CanvasRule(
        "wideLooseCells", .before(.xcode11_2), "a table's cell in a xib",
        "margins at the sides by the cell's width, not the screen's",
        Evidence(views: (14, 0), units: (4, 0), repositories: (3, 0)))

    /// - Source: recorded frames: of 69 narrow cells on wide screens 55 have 16.
    static let looseCells = CanvasRule(
        "looseCells", .all, "a table's cell in a xib",
        "margins at the sides by the narrower of cell and screen, not those of a table",
        Evidence(views: (249, 87), units: (38, 7), repositories: (11, 3)))

    static let earlyCellTexts = CanvasRule(
        "earlyCellTexts", .before(.xcode9), "a table's cell of a built-in style on another canvas than the document's",
        "its texts begin 15 points from the side",
        Evidence(
            views: (0, 0), units: (0, 0), repositories: (0, 0),
            others: "all 122 recorded texts, in four repositories, since no document asks for another canvas"))

    // MARK: Safe areas

    static let safeAreas = [
        screensWithoutDevice, hiddenStatusBars, embeddedInsets, shortRoots, topsOfLowViews,
        bottomsOfLowViews,
        bottomsOfWideViews, repeatedInsets,
    ]

    /// - Source: recorded frames: 46 of 49 root views of six repositories that tell their top inset.
    static let screensWithoutDevice = CanvasRule(
        "screensWithoutDevice", .all, "a root view of a screen's size in a document without a device, or of 600 x 600 points",
        "its screen is that of a phone with a button", Evidence(views: (211, 0), units: (51, 0), repositories: (13, 0)))

    /// - Source: recorded frames: all six root views that tell their top inset, in four repositories, two of them below
    ///   a navigation bar at the screen's top; from Xcode 9 on all 15 whose screen has a top inset keep it, in five.
    static let hiddenStatusBars = CanvasRule(
        "hiddenStatusBars", .before(.xcode9), "a scene that asks for no status bar", "its screen has none",
        Evidence(
            views: (18, 0), units: (2, 0), repositories: (2, 0),
            others: "Apple documents simulated status bars; six root views in four repositories have no inset"))

    static let embeddedInsets = CanvasRule(
        "embeddedInsets", .all, "a root view embedded in a container view",
        "it has the device's insets, wherever it lies and whatever its size",
        Evidence(views: (66, 15), units: (22, 2), repositories: (6, 3)))

    /// - Source: recorded frames: 168 of 179 such views in 41 repositories.
    static let shortRoots = CanvasRule(
        "shortRoots", .all, "a controller's root view that is lower than its screen",
        "it ends at opaque bars, or belongs to a sheet",
        Evidence(views: (338, 10), units: (95, 3), repositories: (30, 2)), isOfDevices: true)

    /// - Source: recorded frames: 29 of 30 such views on screens without a button, all five with one from Xcode 15 on.
    static let topsOfLowViews = CanvasRule(
        "topsOfLowViews", .all, "a root view with a size of its own, lower than a screen without a button",
        "it has the insets of the screen's top", Evidence(views: (135, 2), units: (36, 1), repositories: (18, 1)))

    /// - Source: recorded frames: the bottom inset of none of 34 such views on portrait screens in earlier versions.
    static let bottomsOfLowViews = CanvasRule(
        "bottomsOfLowViews", .from(.xcode14_1), "a root view with a size of its own, lower than the screen",
        "it has the insets of the whole screen", Evidence(views: (46, 9), units: (15, 4), repositories: (8, 3)))

    /// - Source: recorded frames: the bottom inset of all eleven such views.
    static let bottomsOfWideViews = CanvasRule(
        "bottomsOfWideViews", .before(.xcode14_1), "a root view with a size of its own, lower and wider than the screen",
        "it reaches under the home indicator", Evidence(views: (58, 0), units: (16, 0), repositories: (9, 0)))

    /// - Source: recorded frames: all twelve root views of Xcode 16.3 in five repositories and all of Xcode 26; in
    ///   landscape, roots of Xcode 26 with sides of 47 and a top of 101 below a bar of 54.
    static let repeatedInsets = CanvasRule(
        "repeatedInsets", .from(.xcode16_3), "a root view on a screen without a button",
        "the screen's insets are applied twice, the second time with the top inset of portrait and none at the sides",
        Evidence(views: (835, 32), units: (184, 6), repositories: (12, 3)))

}
