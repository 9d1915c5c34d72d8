extension CanvasRule {
    /// All rules by the step of a layout that they belong to, in the order of the steps.
    package static let steps: [(title: String, rules: [CanvasRule])] = [
        ("Text and pictures", texts),
        ("Views and constraints as they are made", building),
        ("Sizes of contents", contentSizes + contents),
        ("Plain views whose size nothing decides", plainViews),
        ("Margins", margins),
        ("Safe areas of root views", safeAreas),
        ("Layout", layout),
        ("Pictures of scenes", pictures),
    ]

    package static let all = steps.flatMap(\.rules)
}
