/// The type of a transition.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransitiontype
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a type with a name; an unknown one fades.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content fades in over the old one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The layer flips around the axis perpendicular to the direction, with the old content in front and the new one
    /// behind.
    package static let flip = CATransitionType(rawValue: "oglFlip")
    /// The old content is a page that curls up from the new one.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    /// The new content is a page that uncurls over the old one.
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

/// The direction of a transition.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransitionsubtype
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The name of the side.
    public let rawValue: String

    /// Creates a direction with a name; an unknown one means from the left.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right side to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left side to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upwards from the bottom: the side is named in coordinates whose y axis points up.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards from the top: the side is named in coordinates whose y axis points up.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from the previous content of a layer and its sublayers to the current one.
///
/// The previous content is drawn when the transition is added: changes made before, in the same turn, are part of it.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransition
open class CATransition: CAAnimation {
    /// The type of the transition.
    open var type: CATransitionType = .fade
    /// The direction; nil for from the left. Fading has none.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition starts, from 0 to 1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1.
    open var endProgress: Float = 1
    /// A picture of the previous content, and its size in points.
    private var picture: CGImage?
    private var size = CGSize.zero

    override func copyProperties(of other: CAAnimation) {
        super.copyProperties(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, picture, size) = (other.type, other.subtype, other.picture, other.size)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    /// Takes a picture of the layer as it is presented.
    func takePicture(of layer: CALayer) {
        let (shown, scale) = (layer.layerToDraw, max(layer.contentsScale, 1))
        let (width, height) = (Int((shown.bounds.width * scale).rounded(.up)), Int((shown.bounds.height * scale).rounded(.up)))
        guard picture == nil, width > 0, height > 0, let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -shown.bounds.minX, y: -shown.bounds.minY)
        shown.renderUnfadedTree(in: context)
        (picture, size) = (context.makeImage(), shown.bounds.size)
    }

    override func apply(_ moment: MediaMoment, to shown: CALayer) {
        let progress = Double(startProgress) + Double(endProgress - startProgress) * moment.progress
        shown.animationState.shown?.transition = TransitionFrame(
            picture: picture, size: size, type: type, subtype: subtype ?? .fromLeft, progress: progress)
    }
}

/// A moment of a transition.
struct TransitionFrame {
    /// The picture of the previous content; nil for none.
    let picture: CGImage?
    /// The picture's size in points, which stays the same while the layer is resized.
    let size: CGSize
    let type: CATransitionType
    let subtype: CATransitionSubtype
    /// The progress from 0, the old content, to 1, the new one.
    let progress: Double

    /// The unit vector of the movement, with y down.
    private var direction: CGVector {
        switch subtype {
        case .fromRight: CGVector(dx: -1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: 1, dy: 0)
        }
    }

    /// Draws both contents inside bounds.
    func draw(in context: CGContext, _ bounds: CGRect, new: () -> Void) {
        let old = { drawPicture(in: context, bounds) }
        switch type {
        case .push:
            moved(progress, context, bounds, old)
            moved(progress - 1, context, bounds, new)
        case .moveIn:
            old()
            moved(progress - 1, context, bounds, new)
        case .reveal:
            new()
            moved(progress, context, bounds, old)
        case .flip: turned(context, bounds, progress < 0.5 ? old : new)
        case .pageCurl: PageCurl(bounds, along: direction, progress: progress).draw(in: context, page: old, below: new)
        case .pageUnCurl: PageCurl(bounds, along: direction, progress: 1 - progress).draw(in: context, page: new, below: old)
        default:
            // Adds both, so that pixels that are opaque in both stay opaque.
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            faded(1 - progress, context, .normal, old)
            faded(progress, context, .plusLighter, new)
            context.endTransparencyLayer()
        }
    }

    private func moved(_ part: Double, _ context: CGContext, _ bounds: CGRect, _ draw: () -> Void) {
        context.saveGState()
        context.clip(to: bounds)
        context.translateBy(x: direction.dx * part * bounds.width, y: direction.dy * part * bounds.height)
        draw()
        context.restoreGState()
    }

    private func faded(_ alpha: Double, _ context: CGContext, _ mode: CGBlendMode, _ draw: () -> Void) {
        guard alpha > 0 else { return }
        context.saveGState()
        context.setAlpha(alpha)
        context.setBlendMode(mode)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw()
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func turned(_ context: CGContext, _ bounds: CGRect, _ draw: () -> Void) {
        let width = abs(cos(.pi * progress))
        guard width > 1e-6 else { return }
        context.saveGState()
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: direction.dx != 0 ? width : 1, y: direction.dy != 0 ? width : 1)
        context.translateBy(x: -bounds.midX, y: -bounds.midY)
        draw()
        context.restoreGState()
    }

    private func drawPicture(in context: CGContext, _ bounds: CGRect) {
        guard let picture else { return }
        context.saveGState()
        let rect = CGRect(origin: bounds.origin, size: size)
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(picture, in: rect)
        context.restoreGState()
    }
}

/// The key under which a layer looks up the action of a ``CATransition``.
///
/// - Source: developer.apple.com/documentation/quartzcore/kcatransition
public let kCATransition = "transition"
/// The key under which a layer looks up the action for its insertion into a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The key under which a layer looks up the action for its removal from a tree.
public let kCAOnOrderOut = "onOrderOut"
