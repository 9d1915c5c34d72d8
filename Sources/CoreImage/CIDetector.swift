import CoreGraphics
import Foundation

/// Looks for faces, texts and codes in images. None is available: there are no detectors here.
///
/// - Source: developer.apple.com/documentation/coreimage/cidetector
open class CIDetector: NSObject {
    /// Creates no detector: nil for every kind.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]?) { return nil }

    /// What was found: nothing.
    open func features(in image: CIImage) -> [CIFeature] { [] }
    /// What was found: nothing.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// Something that a detector finds.
open class CIFeature: NSObject {
    /// The kind, such as ``CIFeatureTypeFace``.
    open var type: String { "" }
    /// Where it is in the image, in pixels.
    open var bounds: CGRect { .zero }
}

/// A face that a detector finds.
open class CIFaceFeature: CIFeature {
    open override var type: String { CIFeatureTypeFace }
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
}

/// A QR code that a detector finds.
open class CIQRCodeFeature: CIFeature {
    open override var type: String { CIFeatureTypeQRCode }
    /// What the code says; nil if it cannot be read.
    open var messageString: String? { nil }
}

/// The name of face.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The name of rectangle.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The name of qrcode.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The name of text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The name of accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The name of accuracy high.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The name of accuracy low.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The name of image orientation.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The name of smile.
public let CIDetectorSmile = "CIDetectorSmile"
/// The name of eye blink.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The name of face.
public let CIFeatureTypeFace = "Face"
/// The name of qrcode.
public let CIFeatureTypeQRCode = "QRCode"
