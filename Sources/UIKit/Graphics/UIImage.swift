/// A picture with a size in points.
///
/// - Source: developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    /// All but the pixels.
    struct Traits {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        /// nil for a picture that is stretched as a whole.
        var capInsets: UIEdgeInsets?
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        var baselineOffsetFromBottom: CGFloat?
        /// How large and heavy a symbol is; nil for what is no symbol.
        var symbol: SymbolValues?
    }

    /// What is drawn.
    enum Content {
        case nothing
        case pixels(CGImage)
        case drawing(any ImageDrawing)
    }

    let content: Content
    let traits: Traits

    init(_ content: Content, traits: Traits) {
        self.content = content
        self.traits = traits
    }

    convenience init(_ pixels: CGImage?, traits: Traits) { self.init(pixels.map(Content.pixels) ?? .nothing, traits: traits) }

    convenience init(drawing: any ImageDrawing, traits: Traits = Traits(scale: UITraitCollection.drawingScale)) {
        self.init(.drawing(drawing), traits: traits)
    }

    // MARK: Making a picture

    /// A picture without size.
    public override convenience init() {
        self.init(nil, traits: Traits())
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// - Parameter scale: Pixels a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(cgImage, traits: Traits(scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Decodes a PNG or JPEG file's bytes, one pixel a point; nil when they are damaged or something else.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes a PNG or JPEG file's bytes; nil when they are damaged or something else.
    /// - Parameter scale: Pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage.decoding(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Reads a PNG or JPEG file, or its variant for the device's scale; nil when there is none or it is damaged.
    ///
    /// A name that ends in `@2x` or `@3x` before the extension has that many pixels a point.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFile.best(for: path, scale: UITraitCollection.drawingScale),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        self.init(data: data, scale: file.scale)
    }

    // MARK: Examining

    /// Points, of the upright picture.
    open var size: CGSize {
        let size = content.size(scale: scale)
        return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    }

    /// Pixels a point.
    open var scale: CGFloat { traits.scale }
    open var imageOrientation: UIImage.Orientation { traits.orientation }
    /// The pixels; those of symbols and of images of catalogues under the current traits, at the image's scale.
    open var cgImage: CGImage? {
        switch content {
        case .nothing: nil
        case .pixels(let pixels): pixels
        case .drawing(let drawing): drawing.pixels(scale: scale)
        }
    }
    open var renderingMode: UIImage.RenderingMode { traits.renderingMode }
    open var capInsets: UIEdgeInsets { traits.capInsets ?? .zero }
    open var resizingMode: UIImage.ResizingMode { traits.resizingMode }
    /// How far the rectangle that layout aligns lies inside the picture.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
    /// Whether image views show the picture mirrored in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }
    /// Points from the bottom to the baseline; nil without one.
    open var baselineOffsetFromBottom: CGFloat? { traits.baselineOffsetFromBottom }

    /// Whether the image is a symbol, which is drawn in one colour.
    open var isSymbolImage: Bool { traits.symbol != nil }
    open var configuration: UIImage.Configuration? { symbolConfiguration }
    /// How large and heavy the symbol is; nil for other images.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { traits.symbol.map { SymbolConfiguration($0) } }

    /// The picture as a PNG file, turned upright; nil for a picture without pixels.
    open func pngData() -> Data? { uprightImage?.pngFile }

    // MARK: Variants

    private func with(_ change: (inout Traits) -> Void) -> UIImage {
        var traits = traits
        change(&traits)
        return UIImage(content, traits: traits)
    }

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The picture's shape in one colour.
    open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// A picture whose parts between the insets repeat to fill larger rectangles.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }

    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffsetFromBottom = baselineOffset }
    }

    /// The symbol with what the configuration says; the image itself where it is none.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return symbol(configuration.symbol, configuration.traits)
    }

    /// The symbol with what the configuration says over what it says itself; nil for images that are no symbols.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        traits.symbol.map { symbol($0.merged(with: configuration.symbol), configuration.traits) }
    }

    // MARK: Drawing into the current context

    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture over a rectangle; a resizable one keeps its caps' size.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// - Parameter alpha: 0...1, multiplies the picture's.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { paint(in: rect, on: $0) }
    }

    /// Fills a rectangle with copies of the picture, the first one at its top left.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        for tile in rect.tiles(of: size) { paint(in: tile, on: context) }
        context.restoreGState()
    }

    // MARK: Comparing

    /// Pictures are equal when they share their pixels and all else.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || (content == other.content && traits == other.traits)
    }

    open override var hash: Int { content.identity?.hashValue ?? 0 }
}

extension UIImage.Content: Equatable {
    /// Pixels and drawings are only equal to themselves.
    static func == (a: Self, b: Self) -> Bool { a.identity != nil && a.identity == b.identity }

    var identity: ObjectIdentifier? {
        switch self {
        case .nothing: nil
        case .pixels(let pixels): ObjectIdentifier(pixels)
        case .drawing(let drawing): ObjectIdentifier(drawing)
        }
    }

    /// Points, before the image is turned.
    func size(scale: CGFloat) -> CGSize {
        switch self {
        case .nothing: .zero
        case .pixels(let pixels): CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        case .drawing(let drawing): drawing.size
        }
    }
}

extension ImageDrawing {
    /// The drawing as pixels under the current traits; nil for one without size.
    func pixels(scale: CGFloat) -> CGImage? {
        guard let context = try? CGContext.flippedBitmap(size: size, scale: scale) else { return nil }
        draw(in: CGRect(origin: .zero, size: size), on: context)
        return context.makeImage()
    }
}

extension UIImage.Traits: Equatable {}
