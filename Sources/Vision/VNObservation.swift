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
    open var confidence: VNConfidence { 1 }
}

/// The likelihood of a thing that was found, from 0 to 1.
public typealias VNConfidence = Float

/// A part of an image.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    private let box: CGRect
    /// Creates a part of a place in shares of the image.
    public init(boundingBox: CGRect) { box = boundingBox }
    /// The place, in shares of the image.
    open var boundingBox: CGRect { box }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The parts of the face.
    open var landmarks: VNFaceLandmarks2D? { nil }
    /// The angle around the axis to the viewer, in radians.
    open var roll: NSNumber? { nil }
    /// The angle around the upright axis, in radians.
    open var yaw: NSNumber? { nil }
    /// The angle around the axis to the side, in radians.
    open var pitch: NSNumber? { nil }
}

/// The parts of a face. None is found here.
///
/// - Source: developer.apple.com/documentation/vision/vnfacelandmarks2d
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// All points.
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    /// The edge of the face.
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    /// The left eye.
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    /// The right eye.
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    /// The left eyebrow.
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// The right eyebrow.
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// The nose.
    open var nose: VNFaceLandmarkRegion2D? { nil }
    /// The ridge of the nose.
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    /// The line through the middle of the face.
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    /// The outer edges of the lips.
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    /// The inner edges of the lips.
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    /// The left pupil.
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    /// The right pupil.
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

/// The points of a part of a face. None is found here.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The number of points.
    open var pointCount: Int { 0 }
    /// The points, in shares of the face.
    open var normalizedPoints: [CGPoint] { [] }
    /// The points, in pixels of an image of a size.
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// Whether the upper part alone is found.
    open var upperBodyOnly: Bool { true }
}

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
    open var confidence: VNConfidence { 0 }
    /// The place of a part of the text.
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A name for what an image shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The name.
    open var identifier: String { "" }
    /// Whether the name is as sure as wanted at a rate of finding.
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
    /// Whether the name is found as often as wanted at a rate of being right.
    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
}

/// Numbers by which images are alike. None are computed here.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    /// Tells how far the image is from another one.
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws {}
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
