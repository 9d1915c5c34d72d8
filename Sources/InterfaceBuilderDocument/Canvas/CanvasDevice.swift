/// The device a document is shown on: Interface Builder's names for it.
package struct CanvasDevice: Hashable, Sendable {
    /// Interface Builder's id, such as `retina6_12`.
    package var id: String
    package var isLandscape: Bool
    /// The kind of split view on an iPad, such as `splitview1_3`; nil or `fullscreen` for the whole screen.
    package var adaptation: String?
    package var isDark: Bool

    package init(id: String, isLandscape: Bool = false, adaptation: String? = nil, isDark: Bool = false) {
        self.id = id
        self.isLandscape = isLandscape
        self.adaptation = adaptation
        self.isDark = isDark
    }

    init(_ element: MarkupElement) {
        self.init(
            id: element.id ?? "", isLandscape: element["orientation"] == "landscape",
            adaptation: element.child("adaptation")?.id, isDark: element["appearance"] == "dark")
    }

    package var isPad: Bool { id.lowercased().hasPrefix("ipad") }

    /// The size classes of the canvas.
    package var traits: CanvasTraits {
        if isPad { return CanvasTraits(width: isNarrow ? .compact : .regular, height: .regular) }
        guard isLandscape else { return CanvasTraits(width: .compact, height: .regular) }
        return CanvasTraits(width: Self.wideInLandscape.contains(id) ? .regular : .compact, height: .compact)
    }

    private var isNarrow: Bool {
        let name = (adaptation ?? "").lowercased()
        return name.contains("1_3") || name.contains("slideover")
    }

    /// The phones whose landscape width class is regular (measured on documents' variations).
    private static let wideInLandscape: Set<String> = [
        "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
    ]
}

/// The size classes that variations are chosen by; nil is "Any", as on the canvas of Xcode 5 to 7.
package struct CanvasTraits: Hashable, Sendable {
    package enum SizeClass: String, Hashable, Sendable { case compact, regular }

    package var width: SizeClass?
    package var height: SizeClass?

    package init(width: SizeClass? = nil, height: SizeClass? = nil) {
        self.width = width
        self.height = height
    }

    /// How many size classes a variation's key names, or nil when it does not apply on this canvas.
    func specificity(of key: String) -> Int? {
        if key == "default" { return 0 }
        var count = 0
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, value(named: pair[0])?.rawValue == String(pair[1]) else { return nil }
            count += 1
        }
        return count
    }

    private func value(named name: Substring) -> SizeClass? {
        name == "widthClass" ? width : name == "heightClass" ? height : nil
    }
}
