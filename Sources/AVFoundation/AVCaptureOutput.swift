public import CoreImage
public import Foundation
import Synchronization

/// A destination of a capture session's media.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureoutput
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The connections to the output: none here.
    open var connections: [AVCaptureConnection] { [] }
    /// The connection for a media type; nil here.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Detects codes and faces in video; none arrives here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturemetadataoutput
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    /// The types to detect; stored, without effect here.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// The types that can be detected: none, since there is no camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// The area to search, in fractions of the image; stored, without effect here.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The delegate that receives detected objects.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

    /// Sets the delegate.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}

/// The delegate of a metadata output. The optional method has a default implementation.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturemetadataoutputobjectsdelegate
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Objects were detected; never called here.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Default implementation; does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}

/// An object detected in video.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadataobject
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// The type of the object.
    public let type: ObjectType
    /// The bounds of the object, in fractions of the image.
    open var bounds: CGRect { .zero }

    init(type: ObjectType) { self.type = type }

    /// A type of detected object.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avmetadataobject/objecttype
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// An EAN-8 code.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// An EAN-13 code.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A UPC-E code.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A Code 39 code.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A Code 39 code with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// A Code 93 code.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// A Code 128 code.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// An Aztec code.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A PDF417 code.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A Data Matrix code.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// An Interleaved 2 of 5 code.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// An ITF-14 code.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A Codabar code.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }
}

/// A machine-readable code detected in video.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// The decoded text of the code.
    open var stringValue: String? { nil }
    /// The corners of the code, in fractions of the image.
    open var corners: [CGPoint] { [] }
}

/// Captures photos; there is no camera here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotooutput
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    /// The supported flash modes: none, since there is no camera.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Whether photos of the highest resolution may be captured; stored, without effect here.
    open var isHighResolutionCaptureEnabled = false
    /// Whether Live Photos are supported; false here.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether Live Photos are captured; stored, without effect here.
    open var isLivePhotoCaptureEnabled = false

    /// The ways to store photos: none, since there is no camera.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

    /// Captures a photo; the delegate receives the error that no session is running.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        nonisolated(unsafe) let delegate = delegate
        let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
        DispatchQueue.main.async {
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.sessionNotRunning))
            delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.sessionNotRunning))
        }
    }
}

/// The settings of a photo.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotosettings
open class AVCapturePhotoSettings: NSObject {
    public override init() { super.init() }

    /// Creates settings with a photo format, which is stored without effect here.
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }

    /// The photo format; nil for the default.
    open private(set) var format: [String: Any]?
    /// The unique id of the settings.
    public let uniqueID = AVCapturePhotoSettings.numbers.next()
    /// The flash mode; stored, without effect here.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether a photo of the highest resolution may be captured; stored, without effect here.
    open var isHighResolutionPhotoEnabled = false

    private static let numbers = Numbers()
}

extension AVCaptureDevice {
    /// The mode of a flash.
    public enum FlashMode: Int, Sendable {
        /// Off, on, or automatic by the ambient light.
        case off, on, auto
    }
}

/// A counter that begins with 1.
private final class Numbers: Sendable {
    private let last = Mutex<Int64>(0)
    func next() -> Int64 {
        last.withLock { number in
            number += 1
            return number
        }
    }
}

/// The settings with which a photo was captured; no photo is captured here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The unique id of the requested settings.
    public let uniqueID: Int64
    /// Whether the flash fires; false here.
    open var isFlashEnabled: Bool { false }

    init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A captured photo.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephoto
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The photo as the data of a file; nil, since no photo is captured.
    open func fileDataRepresentation() -> Data? { nil }
    /// The photo as an image; nil, since no photo is captured.
    open func cgImageRepresentation() -> CGImage? { nil }
    /// The pixels; nil, since no photo is captured.
    open var pixelBuffer: CVPixelBuffer? { nil }
}

/// The delegate of a photo capture. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// A photo was captured, or the capture failed.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// A capture is about to begin; never called here.
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The shutter is about to open; never called here.
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The shutter closed; never called here.
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The capture is finished: the last call for a photo; called here after the error.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Default implementation; does nothing.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
    }
    /// Default implementation; does nothing.
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    {
    }
    /// Default implementation; does nothing.
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    {
    }
    /// Default implementation; does nothing.
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {
    }
    /// Default implementation; does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
}

/// A frame of video or a buffer of audio samples; none arrives here.
///
/// - Source: developer.apple.com/documentation/coremedia/cmsamplebuffer
public final class CMSampleBuffer: @unchecked Sendable {
    init() {}
    /// The image; nil, since none exists here.
    public var imageBuffer: CVImageBuffer? { nil }
}

/// The image buffer of a sample; nil, since none exists here.
///
/// - Source: developer.apple.com/documentation/coremedia/cmsamplebuffergetimagebuffer(_:)
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// Delivers video frame by frame; none arrives here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideodataoutput
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    /// The settings of the frames' format; stored, without effect here.
    open var videoSettings: [String: Any]! = [:]
    /// Whether late frames are dropped; stored, without effect here.
    open var alwaysDiscardsLateVideoFrames = true
    /// The delegate that receives frames.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// The queue on which the delegate is called.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?

    /// Sets the delegate and its queue.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }
}

/// The delegate of a video data output; no frame arrives here. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideodataoutputsamplebufferdelegate
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A frame arrived; never called here.
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// A frame was dropped; never called here.
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Default implementation; does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    /// Default implementation; does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
