public import Foundation
public import QuartzCore

/// A layer that shows a player's video; here it stays empty.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayerlayer
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    /// The player whose video is shown.
    open var player: AVPlayer?
    /// The scaling of the video to the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether a frame can be shown; false here.
    open var isReadyForDisplay: Bool { false }
    /// The rectangle of the video in the layer; zero here.
    open var videoRect: CGRect { .zero }

    /// Creates a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// The scaling of a video to a layer.
///
/// - Source: developer.apple.com/documentation/avfoundation/avlayervideogravity
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stretched to the bounds.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    /// Scaled to fit, keeping the aspect ratio.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Scaled to fill, keeping the aspect ratio; the rest is clipped.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer that shows a camera's video; here it stays empty.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session whose video is shown.
    open var session: AVCaptureSession?
    /// The scaling of the video to the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The connection from the camera; nil here.
    open var connection: AVCaptureConnection? { nil }

    /// Creates a layer for a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// Converts a rectangle of the layer to fractions of the image, as if the upright image filled the layer.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return rectInLayerCoordinates.applying(CGAffineTransform(scaleX: 1 / bounds.width, y: 1 / bounds.height))
    }
    /// Converts a rectangle in fractions of the image to the layer; see
    /// ``metadataOutputRectConverted(fromLayerRect:)``.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        rectInMetadataOutputCoordinates.applying(CGAffineTransform(scaleX: bounds.width, y: bounds.height))
    }
    /// Converts a point of the layer to fractions of the image.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        metadataOutputRectConverted(fromLayerRect: CGRect(origin: pointInLayer, size: .zero)).origin
    }
    /// Converts a point in fractions of the image to the layer.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        layerRectConverted(fromMetadataOutputRect: CGRect(origin: captureDevicePointOfInterest, size: .zero)).origin
    }
    /// Converts a detected object to the layer's coordinates; nil, since nothing is detected.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
