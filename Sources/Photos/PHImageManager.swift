@_exported public import UIKit

/// Loads the images of assets; none exists here.
///
/// - Source: developer.apple.com/documentation/photos/phimagemanager
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()

    public override init() { super.init() }

    /// The shared manager.
    open class func `default`() -> PHImageManager { manager }

    /// Requests an image; the handler is called at once without one.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return PHInvalidImageRequestID
    }

    /// Cancels a request.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Loads the images of assets in advance; none exists here.
///
/// - Source: developer.apple.com/documentation/photos/phcachingimagemanager
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Starts caching; does nothing.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Stops caching.
    open func stopCachingImagesForAllAssets() {}
}

/// The id of a request.
public typealias PHImageRequestID = Int32
/// The id that denotes no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size that requests the original image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of the error in a handler's information.
public let PHImageErrorKey = "PHImageErrorKey"

/// The key of whether a better image follows, in a handler's information.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether the image must be downloaded, in a handler's information.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of the request's id in a handler's information.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of whether the request was cancelled, in a handler's information.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// A handler of the progress of loading, 0...1.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// The scaling of an image to a size.
public enum PHImageContentMode: Int, Sendable {
    /// Scaled to fit, or scaled to fill.
    case aspectFit, aspectFill
    /// Scaled to fit.
    public static let `default` = PHImageContentMode.aspectFit
}

/// The options of a request.
///
/// - Source: developer.apple.com/documentation/photos/phimagerequestoptions
open class PHImageRequestOptions: NSObject {
    public override init() { super.init() }

    /// Whether the request is synchronous; stored, without effect here.
    open var isSynchronous = false
    /// Whether the network may be used; stored, without effect here.
    open var isNetworkAccessAllowed = false
    /// The handler of the loading progress; never called.
    open var progressHandler: PHAssetImageProgressHandler?
    /// The version of an edited image; stored, without effect here.
    open var version = PHImageRequestOptionsVersion.current
    /// The part of the image to load, in fractions of its size; stored, without effect here.
    open var normalizedCropRect = CGRect.zero
    /// Whether an additional degraded image is delivered; stored, without effect here.
    open var allowSecondaryDegradedImage = false
    /// The delivery mode; stored, without effect here.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// The resize mode; stored, without effect here.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
}

/// The delivery mode of an image.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// A fast image before the final one, only the final one, or only a fast one.
    case opportunistic, highQualityFormat, fastFormat
}

/// The resize mode of an image.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// The original size, approximately the target size, or exactly the target size.
    case none, fast, exact
}

/// The version of an edited image.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// Current, without adjustments, or original.
    case current, unadjusted, original
}
