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
}
