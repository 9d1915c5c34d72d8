import CoreGraphics
import Foundation

/// Detects faces, text and codes in images. No detector is available here.
///
/// - Source: developer.apple.com/documentation/coreimage/cidetector
open class CIDetector: NSObject {
    /// Returns nil for every type, since no detector is available.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]?) { return nil }

    /// The detected features: none.
    open func features(in image: CIImage) -> [CIFeature] { [] }
    /// The detected features: none.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A detected feature.
open class CIFeature: NSObject {
    /// The type, such as ``CIFeatureTypeFace``.
    open var type: String { "" }
    /// The bounds in the image, in pixels.
    open var bounds: CGRect { .zero }
}

/// A detected face.
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

/// A detected QR code.
open class CIQRCodeFeature: CIFeature {
    open override var type: String { CIFeatureTypeQRCode }
    /// The message of the code; nil if it cannot be decoded.
    open var messageString: String? { nil }
}

/// The detector type for faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The detector type for rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The detector type for QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The detector type for text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of the accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// High accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Low accuracy.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The key of the image's orientation.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The key of whether to detect smiles.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of whether to detect closed eyes.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The feature type of faces.
public let CIFeatureTypeFace = "Face"
/// The feature type of QR codes.
public let CIFeatureTypeQRCode = "QRCode"
