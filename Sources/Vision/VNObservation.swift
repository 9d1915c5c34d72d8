public import CoreGraphics
public import CoreML

/// A thing that was found in an image. Requests find nothing here.
///
/// - Source: developer.apple.com/documentation/vision/vnobservation
open class VNObservation: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The number.
    public let uuid = UUID()
    /// The confidence, from 0 to 1.
    open var confidence: Float { 1 }
}

/// A part of an image.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    private let box: CGRect
    /// Creates a part of a place in shares of the image.
    public init(boundingBox: CGRect) { box = boundingBox }
    /// The place, in shares of the image.
    open var boundingBox: CGRect { box }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// A rectangle, seen from any side.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// A corner, in shares of the image.
    open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
    /// A corner, in shares of the image.
    open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
    /// A corner, in shares of the image.
    open var bottomLeft: CGPoint { boundingBox.origin }
    /// A corner, in shares of the image.
    open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A bar code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// The kind.
    open var symbology: VNBarcodeSymbology { .qr }
    /// The content.
    open var payloadStringValue: String? { nil }
}

/// A line of text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// The most likely texts.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A likely text of a line.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The text.
    open var string: String { "" }
    /// The confidence, from 0 to 1.
    open var confidence: Float { 0 }
}

/// A name for what an image shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The name.
    open var identifier: String { "" }
}

/// A thing in an image.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The names.
    open var labels: [VNClassificationObservation] { [] }
}

/// The output of a model for an image.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    /// The name.
    open var featureName: String { "" }
    /// The value.
    open var featureValue: MLFeatureValue { MLFeatureValue(int64: 0) }
}
