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

    /// Makes a layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}

/// What a camera and a microphone record; there are none here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturesession
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// Whether something is recorded; nothing is.
    open var isRunning: Bool { false }
    /// Begins to record; does nothing.
    open func startRunning() {}
    /// Ends recording.
    open func stopRunning() {}
}

/// A camera or a microphone; there are none here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The device that the system prefers; nil, since there is none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// What the user allows: nothing.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Asks the user for leave, which is not given.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { handler(false) }
    }
}

/// What the user allows.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user was not asked, may not say, said no, or said yes.
    case notDetermined, restricted, denied, authorized
}

/// Kinds of media.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The value by which it is known.
    public let rawValue: String
    /// Makes one of the value by which it is known.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
}
