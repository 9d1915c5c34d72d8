import InterfaceBuilderCanvas

/// A device of the toolbar.
struct StudioDevice: Encodable, Sendable {
    let id, name: String
    /// Points, in portrait.
    let width, height: Double
    let isPad: Bool

    /// All screens known, phones first, by width.
    static let all = CanvasModel.all.map {
        StudioDevice(
            id: $0.id, name: $0.products.first ?? $0.id, width: Double($0.size.width), height: Double($0.size.height),
            isPad: $0.isPad)
    }
}
