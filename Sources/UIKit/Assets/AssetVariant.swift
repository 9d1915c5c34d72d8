import InterfaceBuilderDocument

/// The traits of an asset's entry: device, scale, appearance, direction, size classes. Nil means any.
struct AssetVariant: Equatable {
    var idiom: UIUserInterfaceIdiom?
    var scale: CGFloat?
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var width: UIUserInterfaceSizeClass?
    var height: UIUserInterfaceSizeClass?
    /// Whether the entry is for traits that are not simulated: a Mac, a watch, increased contrast.
    var isForOthers = false

    /// The variant of a loose file, which suits any traits.
    init(scale: CGFloat) { self.scale = scale }

    /// Parses an entry of `images` or `colors`.
    init(_ entry: LocatedJSON) {
        switch entry["idiom"]?.string {
        case nil, "universal": idiom = nil
        case "iphone": idiom = .phone
        case "ipad": idiom = .pad
        default: isForOthers = true
        }
        let scales: [String: CGFloat] = ["1x": 1, "2x": 2, "3x": 3]
        scale = entry["scale"]?.string.flatMap { scales[$0] }
        let classes: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
        width = entry["width-class"]?.string.flatMap { classes[$0] }
        height = entry["height-class"]?.string.flatMap { classes[$0] }
        let directions: [String: UITraitEnvironmentLayoutDirection] = [
            "left-to-right": .leftToRight, "right-to-left": .rightToLeft,
        ]
        direction = entry["language-direction"]?.string.flatMap { directions[$0] }
        for appearance in entry["appearances"]?.elements ?? [] { read(appearance) }
    }

    private mutating func read(_ appearance: LocatedJSON) {
        switch (appearance["appearance"]?.string, appearance["value"]?.string) {
        case ("luminosity", "dark"): style = .dark
        case ("luminosity", "light"): style = .light
        case ("luminosity", _): break
        default: isForOthers = true
        }
    }

    /// A score of the entry for some traits, higher for better ones; nil if it must not be used.
    ///
    /// The appearance has the highest weight, then the device, direction and size classes, the scale last: the nearest
    /// larger one, or else the largest.
    func suitability(_ traits: UITraitCollection.Values) -> Int? {
        guard !isForOthers else { return nil }
        var sum = 0
        func judge<Value: Equatable>(_ own: Value?, _ wanted: Value, _ weight: Int) -> Bool {
            guard let own else { return true }
            sum += weight
            return own == wanted
        }
        let wantedStyle: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
        guard judge(style, wantedStyle, 10_000), judge(idiom, traits.userInterfaceIdiom == .pad ? .pad : .phone, 1000),
            judge(direction, traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, 400),
            judge(width, traits.horizontalSizeClass, 200), judge(height, traits.verticalSizeClass, 200)
        else { return nil }
        return sum + scaleSuitability(max(traits.displayScale, 1))
    }

    private func scaleSuitability(_ wanted: CGFloat) -> Int {
        guard let scale else { return 50 }
        return scale >= wanted ? 40 - Int(scale - wanted) : 10 - Int(wanted - scale)
    }
}
