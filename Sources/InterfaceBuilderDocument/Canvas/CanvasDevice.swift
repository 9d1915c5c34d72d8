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
