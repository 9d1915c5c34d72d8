public import UIKit

/// A picture.
///
/// - Source: developer.apple.com/documentation/spritekit/sktexture
@preconcurrency @MainActor
open class SKTexture: NSObject {
    let image: UIImage?

    /// Creates a texture of a picture of the program.
    public init(imageNamed name: String) { image = UIImage(named: name) }
    /// Creates a texture of a picture.
    public init(image: UIImage) { self.image = image }
    /// Creates a texture of a picture.
    public init(cgImage image: CGImage) { self.image = UIImage(cgImage: image) }
    /// Creates a texture of a part of another one, in parts of its size whose origin is below at the left.
    public init(rect: CGRect, in texture: SKTexture) {
        guard let whole = texture.image, let pixels = whole.cgImage else {
            image = nil
            return
        }
        let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
        let part = CGRect(
            x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width, height: rect.height * height)
        image = pixels.cropping(to: part).map { UIImage(cgImage: $0, scale: whole.scale, orientation: .up) }
    }
    /// The picture.
    open func cgImage() -> CGImage {
        image?.cgImage ?? UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage!
    }
    /// The part of the picture that is shown: all of it.
    open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    /// Whether smaller versions are made; stored, without effect here.
    open var usesMipmaps = false
    /// Reads pictures beforehand; they are there already.
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: completionHandler)
    }

    /// The size in points.
    open func size() -> CGSize { image?.size ?? .zero }
    /// How the picture is made larger or smaller; stored, without effect here.
    open var filteringMode = SKTextureFilteringMode.linear
    /// Reads the picture beforehand; it is there already.
    open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: completionHandler) }
}

/// How a picture is made larger or smaller.
public enum SKTextureFilteringMode: Int, Sendable {
    /// By the nearest pixel, or between pixels.
    case nearest, linear
}

/// A node with a picture or a colour.
///
/// - Source: developer.apple.com/documentation/spritekit/skspritenode
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
    /// The picture.
    open var texture: SKTexture? { didSet { changed() } }
    /// The colour where there is no picture.
    open var color: UIColor { didSet { changed() } }
    /// How much of the colour is in the picture; stored, without effect here.
    open var colorBlendFactor: CGFloat = 0
    /// The size in points, before factors.
    open var size: CGSize { didSet { changed() } }
    /// The blending of colours with those below.
    open var blendMode = SKBlendMode.alpha { didSet { changed() } }
    /// The part of the picture that is stretched, in parts of its size; stored, without effect here.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The lights that reach the sprite; stored, without effect here.
    open var lightingBitMask: UInt32 = 0
    /// The lights by which the sprite throws shadows; stored, without effect here.
    open var shadowCastBitMask: UInt32 = 0
    /// The lights whose shadows are seen on the sprite; stored, without effect here.
    open var shadowedBitMask: UInt32 = 0
    /// Changes the size so that a sprite of this factor has it.
    open func scale(to size: CGSize) {
        guard self.size.width != 0, self.size.height != 0 else { return }
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
    }
    /// The part of the sprite that is at the node's position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }

    /// Creates a sprite.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    /// Creates a sprite of a picture.
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
    /// Creates a sprite of a picture.
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
    /// Creates a sprite of a picture of the program.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    /// Creates a sprite of a colour.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// Creates a sprite without a picture or a size.
    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
    /// Decodes a sprite. Scenes of files are not read here.
    public required init?(coder aDecoder: NSCoder) { nil }

    override var content: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    override func draw(in context: CGContext) {
        context.setBlendMode(blendMode.drawn)
        guard let image = texture?.image else {
            guard texture == nil else { return }
            color.setFill()
            return context.fill(content)
        }
        context.translateBy(x: 0, y: content.minY + content.maxY)
        context.scaleBy(x: 1, y: -1)
        image.draw(in: content)
    }
}

/// Where a text is beside a node's position, in the direction of its lines.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    /// Around it, to the right, or to the left.
    case center, left, right
}

/// Where a text is above or below a node's position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    /// On it, around it, below, or above.
    case baseline, center, top, bottom
}

/// A node with a text.
///
/// - Source: developer.apple.com/documentation/spritekit/sklabelnode
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    /// The text.
    open var text: String? { didSet { changed() } }
    /// A text with attributes, in place of the other one.
    open var attributedText: NSAttributedString? { didSet { changed() } }
    /// The name of the font.
    open var fontName: String? { didSet { changed() } }
    /// The size of the font in points.
    open var fontSize: CGFloat = 32 { didSet { changed() } }
    /// The colour.
    open var fontColor: UIColor? = .white { didSet { changed() } }
    /// Where the text is beside the position.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { changed() } }
    /// Where the text is above or below the position.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { changed() } }
    /// The number of lines; 0 for as many as the text has.
    open var numberOfLines = 1 { didSet { changed() } }
    /// The greatest width of a line in points; 0 for any.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
    /// The mode of breaking lines.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
    /// The colour that is mixed with the text's; stored, without effect here.
    open var color: UIColor?
    /// The share of the colour that is mixed with the text's; stored, without effect here.
    open var colorBlendFactor: CGFloat = 0
    /// The blending of colours with those below; stored, without effect here.
    open var blendMode = SKBlendMode.alpha

    /// Creates a label with a font.
    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }
    /// Creates a label with a text.
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    /// Creates a label with a text with attributes.
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }
    /// Creates a label.
    public convenience override init() { self.init(fontNamed: nil) }
    /// Decodes a label. Scenes of files are not read here.
    public required init?(coder aDecoder: NSCoder) { nil }

    private var font: UIFont {
        UIFont(name: fontName ?? "HelveticaNeue-UltraLight", size: fontSize) ?? .systemFont(ofSize: fontSize)
    }

    private var drawn: NSAttributedString {
        attributedText
            ?? NSAttributedString(string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? .white])
    }

    /// The size of the text, in lines where there are several.
    private var drawnSize: CGSize {
        guard numberOfLines != 1, preferredMaxLayoutWidth > 0 else { return drawn.size() }
        let room = CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude)
        return drawn.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
    }

    override var content: CGRect {
        let size = drawnSize
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: font.descender
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    override func draw(in context: CGContext) {
        let content = content
        context.translateBy(x: 0, y: content.minY + content.maxY)
        context.scaleBy(x: 1, y: -1)
        drawn.draw(in: content)
    }
}

/// A node with a shape.
///
/// - Source: developer.apple.com/documentation/spritekit/skshapenode
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    /// The shape.
    open var path: CGPath? { didSet { changed() } }
    /// The colour inside.
    open var fillColor = UIColor.clear { didSet { changed() } }
    /// The colour of the line.
    open var strokeColor = UIColor.white { didSet { changed() } }
    /// The width of the line in points.
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    /// The light around the line; stored, without effect here.
    open var glowWidth: CGFloat = 0
    /// The ends of the line.
    open var lineCap = CGLineCap.butt { didSet { changed() } }
    /// The corners of the line.
    open var lineJoin = CGLineJoin.miter { didSet { changed() } }
    /// The miter limit of the line.
    open var miterLimit: CGFloat = 10 { didSet { changed() } }
    /// Whether edges are smooth.
    open var isAntialiased = true { didSet { changed() } }
    /// The picture inside; stored, without effect here.
    open var fillTexture: SKTexture?
    /// The picture of the line; stored, without effect here.
    open var strokeTexture: SKTexture?
    /// The blending of colours with those below; stored, without effect here.
    open var blendMode = SKBlendMode.alpha

    /// Creates a shape.
    public init(path: CGPath?) {
        self.path = path
        super.init()
    }
    /// Creates a shape.
    public convenience init(path: CGPath, centered: Bool) {
        let box = path.boundingBox
        var transform = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.init(path: centered ? path.copy(using: &transform) : path)
    }
    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    /// Creates a rectangle around the position.
    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    /// Creates a rectangle with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }
    /// Creates a rectangle with round corners around the position.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }
    /// Creates a circle around the position.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }
    /// Creates an ellipse around the position.
    public convenience init(ellipseOf size: CGSize) {
        self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    /// Creates an ellipse.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    /// Creates a shape without a path.
    public convenience override init() { self.init(path: nil) }
    /// Decodes a shape. Scenes of files are not read here.
    public required init?(coder aDecoder: NSCoder) { nil }

    override var content: CGRect { path.map { $0.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) } ?? .zero }

    override func draw(in context: CGContext) {
        guard let path else { return }
        context.setShouldAntialias(isAntialiased)
        context.addPath(path)
        fillColor.setFill()
        context.fillPath()
        guard lineWidth > 0 else { return }
        context.addPath(path)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setMiterLimit(miterLimit)
        strokeColor.setStroke()
        context.strokePath()
    }
}

/// A node from whose place the scene is seen.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
    /// Whether a node is seen by the camera.
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
    /// The nodes that are seen by the camera.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene, let view = scene.view else { return [] }
        let corners = [CGPoint.zero, CGPoint(x: view.bounds.maxX, y: view.bounds.maxY)].map(scene.convertPoint(fromView:))
        let seen = CGRect(
            x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
            width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
        return Set(
            scene.placed(at: 0).map(\.node).filter { node in
                guard let parent = node.parent, node !== self else { return false }
                let corner = parent.convert(node.frame.origin, to: scene)
                return seen.intersects(CGRect(origin: corner, size: node.frame.size))
            })
    }
}

/// The blending of colours with those below.
public enum SKBlendMode: Int, Sendable {
    /// By their alpha, added, subtracted, multiplied, multiplied twice, as a screen, without mixing, or by alpha of which
    /// the colours are a multiple.
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha

    var drawn: CGBlendMode {
        switch self {
        case .alpha, .multiplyAlpha: .normal
        case .add: .plusLighter
        case .subtract: .difference
        case .multiply, .multiplyX2: .multiply
        case .screen: .screen
        case .replace: .copy
        }
    }
}
