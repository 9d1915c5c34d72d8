public import Foundation
public import UIKit

/// A request to change an asset, made inside ``PHPhotoLibrary/performChanges(_:completionHandler:)``, which does not
/// call its block here.
///
/// - Source: developer.apple.com/documentation/photos/phassetchangerequest
open class PHAssetChangeRequest: NSObject {
    /// Requests the creation of a photo.
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
    /// Requests the creation of a photo from a file.
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
    /// Requests the creation of a video from a file.
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
    /// Requests the deletion of assets: an array of ``PHAsset``.
    open class func deleteAssets(_ assets: NSArray) {}
    /// Creates a request to change an asset.
    public convenience init(for asset: PHAsset) {
        self.init()
        (isFavorite, creationDate) = (asset.isFavorite, asset.creationDate)
    }
    /// The placeholder of the created asset for later requests; nil, since none is created.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// Creates a request.
    public required override init() { super.init() }

    /// The creation date.
    open var creationDate: Date?
    /// Whether the asset is a favourite.
    open var isFavorite = false
    /// Whether the asset is hidden.
    open var isHidden = false
}

/// A placeholder of an object that is being created.
///
/// - Source: developer.apple.com/documentation/photos/phobjectplaceholder
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A request to change a collection, made inside ``PHPhotoLibrary/performChanges(_:completionHandler:)``, which does
/// not call its block here.
///
/// - Source: developer.apple.com/documentation/photos/phassetcollectionchangerequest
open class PHAssetCollectionChangeRequest: NSObject {
    /// Requests the creation of an album.
    @discardableResult
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self { Self() }
    /// Creates a request to change an album.
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    /// Creates a request.
    public required override init() { super.init() }

    /// The title of the album.
    open var title = ""
    /// The placeholder of the created album for later requests.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    /// Adds assets.
    open func addAssets(_ assets: NSArray) {}
    /// Removes assets.
    open func removeAssets(_ assets: NSArray) {}
}
