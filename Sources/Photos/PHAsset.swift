public import Foundation

/// Something in the library of a user.
///
/// - Source: developer.apple.com/documentation/photos/phobject
open class PHObject: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Its name in the library.
    open var localIdentifier: String { "" }
}

/// A photo or a film; there are none here.
///
/// - Source: developer.apple.com/documentation/photos/phasset
open class PHAsset: PHObject, @unchecked Sendable {
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// Its width in pixels.
    open var pixelWidth: Int { 0 }
    /// Its height in pixels.
    open var pixelHeight: Int { 0 }
    /// When it was taken.
    open var creationDate: Date? { nil }
    /// How long it is, in seconds.
    open var duration: TimeInterval { 0 }
    /// Whether the user likes it.
    open var isFavorite: Bool { false }

    /// Photos and films; none.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Photos or films; none.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// What is in a collection; nothing.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Photos and films by their names; none.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
    /// Something else, a photo, a film, or sound.
    case unknown, image, video, audio
}

/// A collection of photos; there are none here.
///
/// - Source: developer.apple.com/documentation/photos/phassetcollection
open class PHAssetCollection: PHObject, @unchecked Sendable {
    /// What it is called.
    open var localizedTitle: String? { nil }
    /// How many photos it has, as far as that is known.
    open var estimatedAssetCount: Int { NSNotFound }
    /// Whether the album can be changed in a way: not here.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// Collections of a kind; none.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Who makes a collection.
public enum PHAssetCollectionType: Int, Sendable {
    /// The user, or the system.
    case album = 1, smartAlbum
}

/// What a collection is for.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// Made by the user.
    case albumRegular = 2
    /// Panoramas.
    case smartAlbumPanoramas = 201
    /// Films.
    case smartAlbumVideos = 202
    /// What the user likes.
    case smartAlbumFavorites = 203
    /// All photos.
    case smartAlbumUserLibrary = 209
    /// Of any kind.
    case any = 9_223_372_036_854_775_807
}

/// What is looked for, and in which order.
///
/// - Source: developer.apple.com/documentation/photos/phfetchoptions
open class PHFetchOptions: NSObject {
    public override init() { super.init() }

    /// The order; stored, without effect here.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The condition; stored, without effect here.
    open var predicate: NSPredicate?
    /// How many at most; 0 for all.
    open var fetchLimit = 0
}

/// What was found; nothing here.
///
/// - Source: developer.apple.com/documentation/photos/phfetchresult
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// How many.
    open var count: Int { 0 }
    /// The first one; nil.
    open var firstObject: ObjectType? { nil }
    /// The last one; nil.
    open var lastObject: ObjectType? { nil }

    /// One of them. There are none, so that every index is out of bounds.
    open func object(at index: Int) -> ObjectType { fatalError("index \(index) beyond bounds: the result is empty") }
    /// One of them. There are none, so that every index is out of bounds.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// Some of them; none.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Calls a function with each of them, which are none.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// How an album can be changed.
///
/// - Source: developer.apple.com/documentation/photos/phcollectioneditoperation
public enum PHCollectionEditOperation: Int, Sendable {
    /// Photos are deleted, taken out, added, made or put in another order; the album is deleted or named anew.
    case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}
