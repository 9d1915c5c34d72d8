public import QuartzCore

/// A picture that a layer shows next. No layer has one here.
///
/// - Source: developer.apple.com/documentation/quartzcore/cametaldrawable
public protocol CAMetalDrawable: MTLDrawable {
    /// The pixels.
    var texture: any MTLTexture { get }
    /// The layer.
    var layer: CAMetalLayer { get }
}

extension CAMetalLayer {
    /// The graphics that draw the layer's pictures.
    public var device: (any MTLDevice)? {
        get { graphicsDevice as? any MTLDevice }
        set { graphicsDevice = newValue }
    }
    /// The layout of the pictures' pixels.
    public var pixelFormat: MTLPixelFormat {
        get { MTLPixelFormat(rawValue: pixelFormatNumber) ?? .invalid }
        set { pixelFormatNumber = newValue.rawValue }
    }
    /// The picture that is shown next: nil, since there are no graphics.
    public func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
