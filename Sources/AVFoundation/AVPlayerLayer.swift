public import Foundation
public import QuartzCore

/// A layer for the pictures of a player; here it stays empty.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayerlayer
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    /// Whose pictures are shown.
    open var player: AVPlayer?
    /// How pictures fill the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether there is a picture; there is none.
    open var isReadyForDisplay: Bool { false }
    /// Where the picture lies; nowhere, since there is none.
    open var videoRect: CGRect { .zero }

    /// Makes a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// How pictures fill a layer.
///
/// - Source: developer.apple.com/documentation/avfoundation/avlayervideogravity
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The value by which it is known.
    public let rawValue: String
    /// Makes one of the value by which it is known.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    /// Whole, with bars beside it.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Without bars, cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer for the pictures of a camera; here it stays empty.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    /// Whose pictures are shown.
    open var session: AVCaptureSession?
    /// How pictures fill the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// What leads pictures to the layer; nil, since no camera does.
    open var connection: AVCaptureConnection? { nil }

    /// Makes a layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// The part of the picture, from 0 to 1 on each side, that stands in a rectangle of the layer, as if the picture filled the layer upright.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return rectInLayerCoordinates.applying(CGAffineTransform(scaleX: 1 / bounds.width, y: 1 / bounds.height))
    }
    /// The rectangle of the layer in which a part of the picture stands; see ``metadataOutputRectConverted(fromLayerRect:)``.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        rectInMetadataOutputCoordinates.applying(CGAffineTransform(scaleX: bounds.width, y: bounds.height))
    }
    /// The place in the picture, from 0 to 1, of a point of the layer.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        metadataOutputRectConverted(fromLayerRect: CGRect(origin: pointInLayer, size: .zero)).origin
    }
    /// The point of the layer at a place in the picture.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        layerRectConverted(fromMetadataOutputRect: CGRect(origin: captureDevicePointOfInterest, size: .zero)).origin
    }
    /// What was found, in the layer's coordinates; nil, since no camera finds anything.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
