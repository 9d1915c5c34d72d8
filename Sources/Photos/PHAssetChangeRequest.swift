public import Foundation
public import UIKit

/// Asks for a change of a photo, inside ``PHPhotoLibrary/performChanges(_:completionHandler:)``, which does not call
/// its function here.
///
/// - Source: developer.apple.com/documentation/photos/phassetchangerequest
open class PHAssetChangeRequest: NSObject {
    /// Asks for a new photo.
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
    /// Asks for a new photo of a file.
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
    /// Asks for a new film of a file.
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
    /// Asks that photos go: an array of ``PHAsset``.
    open class func deleteAssets(_ assets: NSArray) {}
    /// Asks for a change of a photo.
    public convenience init(for asset: PHAsset) {
        self.init()
        (isFavorite, creationDate) = (asset.isFavorite, asset.creationDate)
    }
    /// What stands for the new photo in later requests; nil, since none is made.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// Creates a request.
    public required override init() { super.init() }

    /// When the photo was taken.
    open var creationDate: Date?
    /// Whether the user marked the photo.
    open var isFavorite = false
    /// Whether the photo is left out of overviews.
    open var isHidden = false
}

/// Stands for an object of the library that is being made.
///
/// - Source: developer.apple.com/documentation/photos/phobjectplaceholder
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Asks for a change of an album, inside ``PHPhotoLibrary/performChanges(_:completionHandler:)``, which does not call
/// its function here.
///
/// - Source: developer.apple.com/documentation/photos/phassetcollectionchangerequest
open class PHAssetCollectionChangeRequest: NSObject {
    /// Asks for a new album.
    @discardableResult
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self { Self() }
    /// Asks for a change of an album.
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    /// Creates a request.
    public required override init() { super.init() }

    /// What the album is called.
    open var title = ""
    /// What stands for the new album in later requests.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    /// Adds photos.
    open func addAssets(_ assets: NSArray) {}
    /// Takes photos out.
    open func removeAssets(_ assets: NSArray) {}
}
