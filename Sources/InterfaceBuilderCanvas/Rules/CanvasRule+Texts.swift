import InterfaceBuilderDocument

/// Rules of ``CanvasSceneRules``, and the text size of canvases.
extension CanvasRule {
    static let texts = [
        titleSizes, helveticaNeue, earlyTwoFonts, twoFonts, mediumText, smallestText,
        imagesInPixels,
        wheels,
    ]

    /// - Source: recorded heights of labels of one and of two lines, in seven projects of four authors; for the second
    ///   title two widths in one document and the height of two lines in another. A first title of Xcode 8 has the size
    ///   of today.
    static let titleSizes = CanvasRule(
        "titleSizes", .from(.xcode9, before: .xcode11_2), "text in the styles of large, first and second titles",
        "30, 26 and 20 points", Evidence(views: (47, 0), units: (16, 0), repositories: (5, 0)))

    /// - Source: the canvas sets text in the fonts of the system that Xcode came with; a document without a version is
    ///   not Xcode's.
    static let helveticaNeue = CanvasRule(
        "helveticaNeue", .stated(before: .xcode7), "text in the system font", "Helvetica Neue",
        Evidence(views: (36, 0), units: (10, 0), repositories: (2, 0), others: "Apple documents the system font by version"))

    static let earlyTwoFonts = CanvasRule(
        "earlyTwoFonts", .from(.xcode7, before: .xcode9), "text in the system font", "the two fonts of iOS 9 and 10",
        Evidence(views: (17, 1), units: (10, 0), repositories: (4, 1)))

    static let twoFonts = CanvasRule(
        "twoFonts", .from(.xcode7, before: .xcode12), "text in the system font",
        "a font below 20 points and another from there on",
        Evidence(views: (132, 55), units: (69, 28), repositories: (28, 19)))

    /// - Source: recorded heights: before Xcode 8 all single lines of four projects are of this size.
    static let mediumText = CanvasRule(
        "mediumText", .stated(before: .xcode8), "text in a style", "the medium text size",
        Evidence(views: (52, 0), units: (13, 0), repositories: (3, 0)))

    /// - Source: recorded heights: 92 of 99 texts in text styles of ten projects are of this size.
    static let smallestText = CanvasRule(
        "smallestText", .from(.xcode12_5, before: .xcode14Beta), "text in a style", "the smallest text size",
        Evidence(views: (205, 0), units: (57, 0), repositories: (18, 0)))

    /// - Source: recorded frames on screens of two pixels a point: images that nothing else sizes are as large as their
    ///   pixels in such documents of five repositories. On screens of three pixels a point images have neither size in
    ///   the only document known.
    static let imagesInPixels = CanvasRule(
        "imagesInPixels", .from(.xcode11, before: .xcode11_4),
        "an image in a document with colours of an asset catalog, at two pixels a point", "a point for each pixel of the image",
        Evidence(views: (20, 3), units: (8, 1), repositories: (4, 2)))

    static let wheels = CanvasRule(
        "wheels", .all, "a date picker without a style", "wheels, also since iOS 14",
        Evidence(views: (18, 0), units: (8, 0), repositories: (5, 0)))
}
