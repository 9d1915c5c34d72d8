public import Foundation
import Synchronization

/// Where pictures or sound of a session go.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureoutput
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// What leads to it: nothing.
    open var connections: [AVCaptureConnection] { [] }
    /// What leads media of a kind to it; nil.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Finds codes and faces in pictures; there are no pictures here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturemetadataoutput
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    /// What is looked for; kept.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// What can be looked for: nothing, since there is no camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Where it is looked for, as parts of the picture; kept.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Hears of what is found.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

    /// Sets who hears of what is found.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}

/// Hears of what is found in pictures. Apple's optional method has a default implementation.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturemetadataoutputobjectsdelegate
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Something was found; not told here.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Nothing is done unless the delegate has the method.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}

/// What is found in a picture.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadataobject
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// What it is.
    public let type: ObjectType
    /// Where it is, as parts of the picture.
    open var bounds: CGRect { .zero }

    init(type: ObjectType) { self.type = type }

    /// Kinds of what is found.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avmetadataobject/objecttype
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The value by which it is known.
        public let rawValue: String
        /// Makes one of the value by which it is known.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A code of 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A code of 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A code of 6 digits for small goods.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A code of letters and digits.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A code of characters.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A code as on tickets.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A code as on identity cards.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A small square code.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }
}

/// A code that is found in a picture.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// What the code says.
    open var stringValue: String? { nil }
    /// Its corners, as parts of the picture.
    open var corners: [CGPoint] { [] }
}

/// Takes photos; there is no camera here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotooutput
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    /// How the flash can be used: not at all, since there is no camera.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Whether photos may be as large as the camera allows; kept.
    open var isHighResolutionCaptureEnabled = false
    /// Whether films of a moment can be taken; no.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether films of a moment are taken; kept.
    open var isLivePhotoCaptureEnabled = false

    /// Takes a photo; the delegate hears that no session runs.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        nonisolated(unsafe) let delegate = delegate
        let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
        DispatchQueue.main.async {
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.sessionNotRunning))
            delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.sessionNotRunning))
        }
    }
}

/// How a photo is taken.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotosettings
open class AVCapturePhotoSettings: NSObject {
    public override init() { super.init() }

    /// Makes settings of photos in a format; kept.
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }

    /// How the photo is written; nil for the usual way.
    open private(set) var format: [String: Any]?
    /// A number that no other settings have.
    public let uniqueID = AVCapturePhotoSettings.numbers.next()
    /// Whether the flash is used; kept.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether the photo may be as large as the camera allows; kept.
    open var isHighResolutionPhotoEnabled = false

    private static let numbers = Numbers()
}

extension AVCaptureDevice {
    /// Whether a flash is used.
    public enum FlashMode: Int, Sendable {
        /// Not, always, or as the light is.
        case off, on, auto
    }
}

/// Counts from 1.
private final class Numbers: Sendable {
    private let last = Mutex<Int64>(0)
    func next() -> Int64 {
        last.withLock { number in
            number += 1
            return number
        }
    }
}

/// How a photo was taken in the end; none is.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The number of the settings that were asked for.
    public let uniqueID: Int64
    /// Whether the flash is used; it is not.
    open var isFlashEnabled: Bool { false }

    init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A photo.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephoto
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The photo as a file; nil, since none is taken.
    open func fileDataRepresentation() -> Data? { nil }
}

/// Hears of photos. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// A photo was taken, or could not be.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// The camera is about to take a photo; not told here.
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The shutter opens; not told here.
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The shutter closed; not told here.
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Nothing more is told of a photo; told here after the error.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Nothing is done unless the delegate has the method.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
    }
    /// Nothing is done unless the delegate has the method.
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    {
    }
    /// Nothing is done unless the delegate has the method.
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    {
    }
    /// Nothing is done unless the delegate has the method.
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {
    }
    /// Nothing is done unless the delegate has the method.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
}

/// A picture or sound as it comes out of a session; none comes here.
///
/// - Source: developer.apple.com/documentation/coremedia/cmsamplebuffer
public final class CMSampleBuffer: @unchecked Sendable {
    init() {}
}

/// Gives pictures one after the other; none comes here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideodataoutput
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    /// How pictures are; kept.
    open var videoSettings: [String: Any]! = [:]
    /// Whether pictures are left out that come too late; kept.
    open var alwaysDiscardsLateVideoFrames = true
    /// Hears of pictures.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Where it hears of them.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?

    /// Sets who hears of pictures.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }
}

/// Hears of pictures; none comes here. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideodataoutputsamplebufferdelegate
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A picture came; not told here.
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// A picture was left out; not told here.
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Nothing is done unless the delegate has the method.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    /// Nothing is done unless the delegate has the method.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
