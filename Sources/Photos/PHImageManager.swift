@_exported public import UIKit

/// Loads the pictures of photos; there are none here.
///
/// - Source: developer.apple.com/documentation/photos/phimagemanager
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()

    public override init() { super.init() }

    /// The manager of the program.
    open class func `default`() -> PHImageManager { manager }

    /// Loads a picture; the handler is called at once without one.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return PHInvalidImageRequestID
    }

    /// Ends a request.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Loads the pictures of photos before they are shown; there are none here.
///
/// - Source: developer.apple.com/documentation/photos/phcachingimagemanager
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Begins to load; does nothing.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Ends loading.
    open func stopCachingImagesForAllAssets() {}
}

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of a photo as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The error, among what a handler is told.
public let PHImageErrorKey = "PHImageErrorKey"

/// Whether a better picture follows, among what a handler is told.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether the picture is to be loaded from the network first, among what a handler is told.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of the request, among what a handler is told.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled, among what a handler is told.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Hears how much of a picture is loaded, 0...1.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
    /// Whole, or without gaps.
    case aspectFit, aspectFill
    /// Whole.
    public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is loaded.
///
/// - Source: developer.apple.com/documentation/photos/phimagerequestoptions
open class PHImageRequestOptions: NSObject {
    public override init() { super.init() }

    /// Whether the call waits; stored, without effect here.
    open var isSynchronous = false
    /// Whether the network may be used; stored, without effect here.
    open var isNetworkAccessAllowed = false
    /// Hears how much is loaded; nothing is.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Which state of an edited picture is loaded; stored, without effect here.
    open var version = PHImageRequestOptionsVersion.current
    /// The part of the picture that is loaded, in units of its size; stored, without effect here.
    open var normalizedCropRect = CGRect.zero
    /// Whether a picture that differs later is loaded from the network; stored, without effect here.
    open var allowSecondaryDegradedImage = false
    /// How good the picture is; stored, without effect here.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exact the size is; stored, without effect here.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
}

/// How good a picture is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// First what is at hand, only what is good, or what is at hand.
    case opportunistic, highQualityFormat, fastFormat
}

/// How exact the size of a picture is.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// As it is, about, or exactly as asked for.
    case none, fast, exact
}

/// Which state of an edited picture is loaded.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// As it is, as it was, or as the camera had it.
    case current, unadjusted, original
}
