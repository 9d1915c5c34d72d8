/// A picture with a size in points.
///
/// - Source: developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    private let mark = FoundationTypeMark()
    /// The accessibility label. It reads back what was set; image views do not use it.
    open var accessibilityLabel: String?
    /// An identifier for tests and logs.
    open var accessibilityIdentifier: String?

    /// All properties except the content.
    struct Traits {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        /// nil if the whole image is stretched.
        var capInsets: UIEdgeInsets?
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        var baselineOffsetFromBottom: CGFloat?
        /// Size and weight of a symbol; nil for other images.
        var symbol: SymbolValues?
    }

    /// The content of an image.
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

    /// The asset that the image was registered with; a new one if there is none.
    open var imageAsset: UIImageAsset? {
        if let ownAsset { return ownAsset }
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        return asset
    }
    /// The asset that the image was registered with last.
    var ownAsset: UIImageAsset?
    /// The frames of an animated image.
    var animation: Animation?

    // MARK: Making a picture

    /// A picture without size.
    public override convenience init() {
        self.init(nil, traits: Traits())
    }

    /// Creates a picture of pixels, one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates a picture of pixels.
    ///
    /// - Parameter scale: Pixels per point; 0 or less means 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(cgImage, traits: Traits(scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Decodes the bytes of a PNG or JPEG file, one pixel per point; nil if they are damaged or of another format.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes the bytes of a PNG or JPEG file, in the orientation that the file tells; nil if they are damaged or of
    /// another format.
    ///
    /// - Parameter scale: Pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage.decoding(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: Orientation(CGImagePropertyOrientation(ofFile: data)))
    }

    /// Reads a PNG or JPEG file, or its variant for the device's scale; nil if there is none or it is damaged.
    ///
    /// A name that ends in `@2x` or `@3x` before the extension declares that many pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFile.best(for: path, scale: UITraitCollection.drawingScale),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        self.init(data: data, scale: file.scale)
    }

    /// Decodes an image from an archive: its pixels, scale, orientation and rendering mode; nil if there are none.
    public required convenience init?(coder: NSCoder) {
        guard let archived = ArchivedImage(coder) else { return nil }
        self.init(archived.pixels, traits: archived.traits)
    }

    // MARK: Examining

    /// The size of the upright picture, in points.
    open var size: CGSize {
        let size = content.size(scale: scale)
        return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    }

    /// Pixels per point.
    open var scale: CGFloat { traits.scale }
    /// The rotation and mirroring that turns the pixels upright.
    open var imageOrientation: UIImage.Orientation { traits.orientation }
    /// The pixels; nil for a picture of Core Image. Symbols and images of asset catalogues are drawn for the current
    /// traits, at the image's scale.
    open var cgImage: CGImage? {
        switch content {
        case .nothing: nil
        case .pixels(let pixels): pixels
        case .drawing(is ComputedPicture): nil
        case .drawing(let drawing): drawing.pixels(scale: scale)
        }
    }
    /// Whether the image shows its colours or only its alpha channel.
    open var renderingMode: UIImage.RenderingMode { traits.renderingMode }
    /// The caps of a resizable picture, in points; zero for others.
    open var capInsets: UIEdgeInsets { traits.capInsets ?? .zero }
    /// The way in which a resizable image fills larger rectangles.
    open var resizingMode: UIImage.ResizingMode { traits.resizingMode }
    /// The distances of the alignment rectangle from the picture's edges, in points.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
    /// Whether image views mirror the picture in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }
    /// The baseline's distance from the bottom in points; nil without one. It reads back what was set; layout does not
    /// use it.
    open var baselineOffsetFromBottom: CGFloat? { traits.baselineOffsetFromBottom }

    /// Whether the image is a symbol, which is drawn in one colour.
    open var isSymbolImage: Bool { traits.symbol != nil }
    /// The symbol configuration; nil for other images.
    open var configuration: UIImage.Configuration? { symbolConfiguration }
    /// Size and weight of a symbol; nil for other images.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { traits.symbol.map { SymbolConfiguration($0) } }

    /// The upright picture as a PNG file; nil for a picture without pixels.
    open func pngData() -> Data? { uprightImage?.pngFile }
    /// The picture on white as a JPEG file, which tells the orientation of its pixels; nil for a picture without
    /// pixels.
    ///
    /// - Parameter compressionQuality: 0...1; the least quality makes the smallest file.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        let isTinted = traits.tint != nil
        let pixels = isTinted ? uprightImage : cgImage
        return pixels?.jpegFile(quality: Double(compressionQuality), orientation: isTinted ? .up : imageOrientation.property)
    }

    // MARK: Variants

    private func with(_ change: (inout Traits) -> Void) -> UIImage {
        var traits = traits
        change(&traits)
        return UIImage(content, traits: traits)
    }

    /// A copy with another rendering mode.
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// A copy whose shape is drawn in one colour.
    open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// A copy whose shape is drawn in one colour, with another rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// A resizable copy; the parts between the caps, in points, repeat.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// A resizable copy with caps in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// A copy with another alignment rectangle; insets in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// A copy that image views mirror in right-to-left layouts.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// A mirrored copy.
    open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }

    /// A copy with a baseline, in points from the bottom. It reads back what was set; layout does not read it.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffsetFromBottom = baselineOffset }
    }

    /// A copy of a symbol with exactly this configuration; other images return themselves.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return symbol(configuration.symbol, configuration.traits)
    }

    /// A copy of a symbol with this configuration over its own; nil for other images.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        traits.symbol.map { symbol($0.merged(with: configuration.symbol), configuration.traits) }
    }

    // MARK: Drawing into the current context

    /// Draws the picture at its size with its top left corner at a point of the current context.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the picture at its size with a blend mode; `alpha`, 0...1, is multiplied with the picture's.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture in a rectangle of the current context; a resizable picture keeps the size of its caps.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture in a rectangle with a blend mode.
    ///
    /// - Parameter alpha: 0...1, multiplied with the picture's.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { paint(in: rect, on: $0) }
    }

    /// Fills a rectangle with copies of the picture, starting at its top left; nothing for more than 100,000 copies.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        for tile in rect.tiles(of: size) { paint(in: tile, on: context) }
        context.restoreGState()
    }

    // MARK: Comparing

    /// Pictures are equal if they have equal pixels, or share their drawing, and have equal properties.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || (content == other.content && traits == other.traits)
    }

    open override var hash: Int { content.hash }
}

extension UIImage.Content: Equatable {
    /// Pixels are compared, drawings only by identity.
    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.nothing, .nothing): true
        case (.pixels(let a), .pixels(let b)): a.hasPixels(of: b)
        case (.drawing(let a), .drawing(let b)): a === b
        default: false
        }
    }

    fileprivate var hash: Int {
        switch self {
        case .nothing: 0
        case .pixels(let pixels): pixels.width ^ pixels.height << 16
        case .drawing(let drawing): ObjectIdentifier(drawing).hashValue
        }
    }

    /// The size in points before rotation.
    func size(scale: CGFloat) -> CGSize {
        switch self {
        case .nothing: .zero
        case .pixels(let pixels): CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        case .drawing(let drawing): drawing.size
        }
    }
}

extension ImageDrawing {
    /// The drawing rendered for the current traits; nil if it has no size.
    func pixels(scale: CGFloat) -> CGImage? {
        guard let context = try? CGContext.flippedBitmap(size: size, scale: scale) else { return nil }
        draw(in: CGRect(origin: .zero, size: size), on: context)
        return context.makeImage()
    }
}

extension UIImage.Traits: Equatable {}
