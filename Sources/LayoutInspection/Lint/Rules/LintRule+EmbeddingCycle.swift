extension LintRule {
    static let embeddingCycle = diagnosed(
        "embedding-cycle", .error, "a controller that embeds itself",
        meaning: "The controller's view is loaded to show it in itself, again and again, until the app ends.",
        example: "<viewController id=\"a\">…<containerView><connections><segue destination=\"a\" kind=\"embed\"/>",
        remedy: "Let the container view show another controller.")
}
