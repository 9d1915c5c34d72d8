@_exported public import Metal
import PlaceholderViews
@_exported public import UIKit

/// Shows what the machine's graphics draw. There are none here: a placeholder, and the delegate is told the size alone.
///
/// - Source: developer.apple.com/documentation/metalkit/mtkview
@preconcurrency @MainActor
open class MTKView: UIView {
    /// The delegate.
    open weak var delegate: (any MTKViewDelegate)?
    /// The graphics.
    open var device: (any MTLDevice)?
    /// The colour behind what is drawn.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The layout of pixels.
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    /// The pictures in a second; stored, without effect here.
    open var preferredFramesPerSecond = 60
    /// Whether the view draws when it is told to alone.
    open var enableSetNeedsDisplay = false
    /// Whether the view stands still.
    open var isPaused = false
    /// Whether pixels are for drawing alone.
    open var framebufferOnly = true
    /// The picture that is shown next: nil.
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    /// The layout of depths.
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    /// The number of samples of a pixel.
    open var sampleCount = 1
    /// The drawing of the picture that is shown next: nil.
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    /// The size in pixels: that of the view, until it is set.
    open var drawableSize: CGSize {
        get {
            let scale = traitCollection.displayScale
            return ownDrawableSize ?? CGSize(width: bounds.width * scale, height: bounds.height * scale)
        }
        set { ownDrawableSize = newValue }
    }
    private var ownDrawableSize: CGSize?
    open override class var layerClass: AnyClass { CAMetalLayer.self }
    private var told: CGSize?

    /// Creates a view.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        _ = PlaceholderView(caption: "Metal", filling: self)
    }
    /// Creates a view without graphics.
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    /// Decodes a view.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        _ = PlaceholderView(caption: "Metal", filling: self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard drawableSize != told else { return }
        told = drawableSize
        delegate?.mtkView(self, drawableSizeWillChange: drawableSize)
    }
    /// Draws; nothing here.
    open func draw() {}
}

/// The delegate of a view.
///
/// - Source: developer.apple.com/documentation/metalkit/mtkviewdelegate
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
    /// The size changed.
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// A picture is to be drawn; never called here.
    func draw(in view: MTKView)
}
