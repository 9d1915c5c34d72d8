/// How a transition goes from the old look to the new one.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransitiontype
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind with a name; names without a constant fade.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old look fades out while the new one fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The layer turns around the axis across its way, the old look in front and the new one behind.
    package static let flip = CATransitionType(rawValue: "oglFlip")
    /// The old look is a page that is folded away from the new one.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    /// The new look is a page that is unfolded over the old one.
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

/// Where a transition comes from.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransitionsubtype
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The name of the side.
    public let rawValue: String

    /// Creates a side with a name; names without a constant stand for the left.
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

/// A change from what a layer, with everything in it, looked like to what it looks like now.
///
/// The old look is drawn when the transition is added: changes made before that, in the same turn, belong to it as
/// well.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransition
open class CATransition: CAAnimation {
    /// How the transition goes.
    open var type: CATransitionType = .fade
    /// Where it comes from; nil for the left. Fading has no side.
    open var subtype: CATransitionSubtype?
    /// How far the transition is when it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// How far the transition is when it ends, from 0 to 1.
    open var endProgress: Float = 1
    /// The old look, and its size in points.
    private var picture: CGImage?
    private var size = CGSize.zero

    override func copyProperties(of other: CAAnimation) {
        super.copyProperties(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, picture, size) = (other.type, other.subtype, other.picture, other.size)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    /// Draws the layer as it looks on the screen.
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
    /// The old look; nil for nothing.
    let picture: CGImage?
    /// The old look's size in points, which it keeps while the layer becomes larger or smaller.
    let size: CGSize
    let type: CATransitionType
    let subtype: CATransitionSubtype
    /// From 0, the old look, to 1, the new one.
    let progress: Double

    /// The way that is moved along, with a length of 1, downwards positive.
    private var direction: CGVector {
        switch subtype {
        case .fromRight: CGVector(dx: -1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: 1, dy: 0)
        }
    }

    /// Draws both looks inside bounds.
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
            // The sum of both, so that what is opaque in both stays opaque.
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

/// The key under which a layer looks for the animation of a ``CATransition``.
///
/// - Source: developer.apple.com/documentation/quartzcore/kcatransition
public let kCATransition = "transition"
/// The key under which a layer looks for what to do when it comes into a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The key under which a layer looks for what to do when it leaves a tree.
public let kCAOnOrderOut = "onOrderOut"
