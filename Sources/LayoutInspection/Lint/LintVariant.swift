/// One way in which a document's scenes are laid out: a device, an orientation, a text size, a direction and an appearance.
public struct LintVariant: Sendable {
    /// The words that tell people which variant it is, such as `iPhone SE, landscape, text size AX3`; empty for the document's own canvas.
    public let name: String
    private let variant: LayoutVariant

    private init(_ variant: LayoutVariant) { (name, self.variant) = (variant.name, variant) }

    /// The canvas that the document records.
    public static let document = LintVariant(LayoutVariant())

    /// The document's canvas and the 54 others of ``LayoutMatrix/usual``.
    public static let matrix: [LintVariant] = [document] + LayoutMatrix.usual.variants.map(LintVariant.init)

    /// A canvas with what the variant changes of it.
    func canvas(_ base: CanvasConfiguration) -> CanvasConfiguration { variant.canvas(base) }
}
