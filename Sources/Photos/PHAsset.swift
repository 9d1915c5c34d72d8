public import CoreLocation
public import Foundation

/// An object of the photo library.
///
/// - Source: developer.apple.com/documentation/photos/phobject
open class PHObject: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The identifier in the library.
    open var localIdentifier: String { "" }
}

/// A photo or a video; none exists here.
///
/// - Source: developer.apple.com/documentation/photos/phasset
open class PHAsset: PHObject, @unchecked Sendable {
    /// The media type.
    open var mediaType: PHAssetMediaType { .unknown }
    /// The width in pixels.
    open var pixelWidth: Int { 0 }
    /// The height in pixels.
    open var pixelHeight: Int { 0 }
    /// The creation date.
    open var creationDate: Date? { nil }
    /// The date of the last change.
    open var modificationDate: Date? { nil }
    /// The place at which it was made.
    open var location: CLLocation? { nil }
    /// Whether the user hides it.
    open var isHidden: Bool { false }
    /// The duration in seconds.
    open var duration: TimeInterval { 0 }
    /// Whether the asset is a favourite.
    open var isFavorite: Bool { false }

    /// Fetches assets; none here.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Fetches assets of a media type; none here.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Fetches the assets of a collection; none here.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Fetches assets by their identifiers; none here.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The media type of an asset.
public enum PHAssetMediaType: Int, Sendable {
    /// Unknown, an image, a video, or audio.
    case unknown, image, video, audio
}

/// A collection of assets; none exists here.
///
/// - Source: developer.apple.com/documentation/photos/phassetcollection
open class PHAssetCollection: PHObject, @unchecked Sendable {
    /// The title.
    open var localizedTitle: String? { nil }
    /// The estimated number of assets; unknown here.
    open var estimatedAssetCount: Int { NSNotFound }
    /// Whether an editing operation is allowed; always false here.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// Fetches collections of a type; none here.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// The type of a collection.
public enum PHAssetCollectionType: Int, Sendable {
    /// An album of the user's, or a smart album of the system's.
    case album = 1, smartAlbum
}

/// The subtype of a collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// An album of the user's.
    case albumRegular = 2
    /// Panoramas.
    case smartAlbumPanoramas = 201
    /// Videos.
    case smartAlbumVideos = 202
    /// Favourites.
    case smartAlbumFavorites = 203
    /// All assets.
    case smartAlbumUserLibrary = 209
    /// Any subtype.
    case any = 9_223_372_036_854_775_807
}

/// The options of a fetch.
///
/// - Source: developer.apple.com/documentation/photos/phfetchoptions
open class PHFetchOptions: NSObject {
    public override init() { super.init() }

    /// The sort descriptors; stored, without effect here.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The predicate; stored, without effect here.
    open var predicate: NSPredicate?
    /// The largest number of results; 0 for all.
    open var fetchLimit = 0
}

/// The result of a fetch; always empty here.
///
/// - Source: developer.apple.com/documentation/photos/phfetchresult
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The number of objects.
    open var count: Int { 0 }
    /// The first object; nil.
    open var firstObject: ObjectType? { nil }
    /// The last object; nil.
    open var lastObject: ObjectType? { nil }

    /// The object at an index. The result is empty, so that every index is out of bounds.
    open func object(at index: Int) -> ObjectType { fatalError("index \(index) beyond bounds: the result is empty") }
    /// The object at an index. The result is empty, so that every index is out of bounds.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// The objects at indexes; none.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Calls a block with each object; there are none.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// An editing operation on a collection.
///
/// - Source: developer.apple.com/documentation/photos/phcollectioneditoperation
public enum PHCollectionEditOperation: Int, Sendable {
    /// Contents are deleted, removed, added, created or reordered; the collection is deleted or renamed.
    case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}
