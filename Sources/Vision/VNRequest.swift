@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreML

/// A look at an image. There are no models of images here: requests fail with ``VNErrorCode/operationFailed``.
///
/// - Source: developer.apple.com/documentation/vision/vnrequest
open class VNRequest: NSObject, @unchecked Sendable {
    /// Called at the end.
    public let completionHandler: VNRequestCompletionHandler?
    /// Whether the machine's graphics are left alone; stored, without effect here.
    open var usesCPUOnly = false
    /// Whether the request goes on in the background; stored, without effect here.
    open var preferBackgroundProcessing = false
    /// The version of the request; the last one by default.
    open var revision: Int {
        get { kept ?? Self.lastRevision }
        set { kept = newValue }
    }
    private var kept: Int?
    class var lastRevision: Int { 1 }
    /// Creates a request.
    public override convenience init() { self.init(completionHandler: nil) }
    /// Creates a request.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    /// Ends the request.
    open func cancel() {}
}

// Subclasses return arrays of their own type, which an override cannot: the general one is in an extension.
extension NSObjectProtocol where Self: VNRequest {
    /// The observations: nil, since requests fail.
    public var results: [VNObservation]? { nil }
}

/// Called at the end of a request.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A look at a part of an image.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// The part, in shares of the image.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The faces: nil, since requests fail.
    open var results: [VNFaceObservation]? { nil }
}
/// Looks for faces and what is in them.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The faces: nil, since requests fail.
    open var results: [VNFaceObservation]? { nil }
}
/// Looks for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The people: nil, since requests fail.
    open var results: [VNHumanObservation]? { nil }
}
/// Names what an image shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The names: nil, since requests fail.
    open var results: [VNClassificationObservation]? { nil }
}

/// Looks for rectangles.
///
/// - Source: developer.apple.com/documentation/vision/vndetectrectanglesrequest
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The rectangles: nil, since requests fail.
    open var results: [VNRectangleObservation]? { nil }
    /// The least width by the height.
    open var minimumAspectRatio: Float = 0.5
    /// The greatest width by the height.
    open var maximumAspectRatio: Float = 1
    /// The least size, in shares of the image.
    open var minimumSize: Float = 0.2
    /// The number of rectangles; 0 for all.
    open var maximumObservations = 1
    /// The least confidence.
    open var minimumConfidence: Float = 0
}

/// Looks for bar codes.
///
/// - Source: developer.apple.com/documentation/vision/vndetectbarcodesrequest
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The codes: nil, since requests fail.
    open var results: [VNBarcodeObservation]? { nil }
    /// The kinds of codes.
    open var symbologies = VNDetectBarcodesRequest.kinds
    /// The kinds of codes that can be looked for.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { Self.kinds }
    private static let kinds: [VNBarcodeSymbology] = [
        .aztec, .codabar, .code39, .code93, .code128, .dataMatrix, .ean8, .ean13, .itf14, .pdf417, .qr, .upce,
    ]
}

/// A kind of bar codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// QR.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// EAN of 13 digits.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// EAN of 8 digits.
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// Code 128.
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// PDF417.
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    /// Aztec.
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// Codabar.
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    /// Code 39.
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Code 93.
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// Data Matrix.
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// ITF of 14 digits.
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    /// UPC-E.
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

/// Reads text.
///
/// - Source: developer.apple.com/documentation/vision/vnrecognizetextrequest
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The lines: nil, since requests fail.
    open var results: [VNRecognizedTextObservation]? { nil }
    /// The languages, by codes.
    open var recognitionLanguages = ["en-US"]
    /// Whether the languages are found out.
    open var automaticallyDetectsLanguage = false
    override class var lastRevision: Int { VNRecognizeTextRequestRevision3 }
    /// Words that are known besides.
    open var customWords: [String] = []
    /// The quality of reading.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// Whether a language's words are preferred.
    open var usesLanguageCorrection = true
    /// The least height of text, in shares of the image.
    open var minimumTextHeight: Float = 1.0 / 32
}

/// The first version of requests that read text.
public let VNRecognizeTextRequestRevision1 = 1
/// The second version of requests that read text.
public let VNRecognizeTextRequestRevision2 = 2
/// The third version of requests that read text.
public let VNRecognizeTextRequestRevision3 = 3

/// A quality of reading.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// Well, or soon.
    case accurate, fast
}

/// Computes by which numbers images are alike.
///
/// - Source: developer.apple.com/documentation/vision/vngenerateimagefeatureprintrequest
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The numbers: nil, since requests fail.
    open var results: [VNFeaturePrintObservation]? { nil }
    /// The way to fit the image.
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}

/// Follows a thing from image to image.
///
/// - Source: developer.apple.com/documentation/vision/vntrackobjectrequest
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The place of the thing in the image before.
    open var inputObservation: VNDetectedObjectObservation
    /// Whether to follow well or soon.
    open var trackingLevel = VNRequestTrackingLevel.fast
    /// Whether the image is the last one.
    open var isLastFrame = false
    /// Creates a request.
    public init(
        detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil
    ) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}

/// A quality of following.
public enum VNRequestTrackingLevel: UInt, Sendable {
    /// Well, or soon.
    case accurate = 0, fast
}

/// Runs a model on an image.
///
/// - Source: developer.apple.com/documentation/vision/vncoremlrequest
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The model.
    public let model: VNCoreMLModel
    /// The way to fit the image to the model's size.
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    /// Creates a request.
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

/// A model that takes images.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    /// Creates one of a model.
    public init(for model: MLModel) throws { super.init() }
}

/// A way to fit an image to a model's size.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    /// Its middle, the whole, or all of the space.
    case centerCrop = 0, scaleFit, scaleFill
}

/// An option of an image.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an option from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The properties in the image's file.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The camera.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// Runs requests on an image.
///
/// - Source: developer.apple.com/documentation/vision/vnimagerequesthandler
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    /// Creates a handler of an image.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Creates a handler of an image.
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        super.init()
    }
    /// Creates a handler of an image.
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Creates a handler of an image.
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        super.init()
    }
    /// Creates a handler of pixels.
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Creates a handler of pixels.
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {
        super.init()
    }
    /// Creates a handler of a file.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Creates a handler of a file.
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Creates a handler of the bytes of a file.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
    /// Creates a handler of the bytes of a file.
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    /// Runs requests. Their handlers are told that they failed, and it throws.
    open func perform(_ requests: [VNRequest]) throws { try fail(requests) }
}

/// Runs requests on images that follow each other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    /// Creates a handler.
    public override init() { super.init() }
    /// Runs requests. Their handlers are told that they failed, and it throws.
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try fail(requests) }
    /// Runs requests. Their handlers are told that they failed, and it throws.
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try fail(requests) }
    /// Runs requests. Their handlers are told that they failed, and it throws.
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try fail(requests) }
    /// Runs requests. Their handlers are told that they failed, and it throws.
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws {
        try fail(requests)
    }
}

private func fail(_ requests: [VNRequest]) throws {
    let error = NSError(
        domain: VNErrorDomain, code: VNErrorCode.operationFailed.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Images are not looked at on this machine."])
    for request in requests { request.completionHandler?(request, error) }
    if !requests.isEmpty { throw error }
}

/// The domain of errors.
public let VNErrorDomain = "com.apple.vis"

/// The codes of errors.
public enum VNErrorCode: Int, Sendable {
    case ok = 0, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption
    case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument, invalidModel
    case unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
}

/// A rectangle in pixels, from one in shares of an image.
///
/// - Source: developer.apple.com/documentation/vision/vnimagerectfornormalizedrect(_:_:_:)
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.origin.x * width, y: normalizedRect.origin.y * height, width: normalizedRect.width * width,
        height: normalizedRect.height * height)
}

/// A point in pixels, from one in shares of an image.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// A rectangle in shares of an image, from one in pixels.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: imageRect.origin.x / width, y: imageRect.origin.y / height, width: imageRect.width / width,
        height: imageRect.height / height)
}
