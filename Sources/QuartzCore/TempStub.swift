// Placeholder so that UIKit compiles until the real types land. Whoever adds them: delete this file.
import CoreGraphics
open class CALayer: NSObject {
    public required override init() {}
    open weak var delegate: (any CALayerDelegate)?
    open var bounds: CGRect = .zero
    open var position: CGPoint = .zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var frame: CGRect { get { CGRect(x: position.x - bounds.width/2, y: position.y - bounds.height/2, width: bounds.width, height: bounds.height) } set { bounds.size = newValue.size; position = CGPoint(x: newValue.midX, y: newValue.midY) } }
    open var isHidden = false
    open var opacity: Float = 1
    open var masksToBounds = false
    open var contentsScale: CGFloat = 1
    open var mask: CALayer?
    open var backgroundColor: CGColor?
    open func affineTransform() -> CGAffineTransform { .identity }
    open func setAffineTransform(_ t: CGAffineTransform) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ r: CGRect) {}
    open func displayIfNeeded() {}
    open func addSublayer(_ l: CALayer) {}
    open func insertSublayer(_ l: CALayer, above: CALayer?) {}
    open func insertSublayer(_ l: CALayer, below: CALayer?) {}
    open func removeFromSuperlayer() {}
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
    open func convert(_ p: CGRect, to l: CALayer?) -> CGRect { p }
}
public protocol CALayerDelegate: AnyObject { func draw(_ layer: CALayer, in ctx: CGContext) }
