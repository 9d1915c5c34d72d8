public import Foundation

/// The photos of a user. There are none here, and the user does not allow to look.
///
/// - Source: developer.apple.com/documentation/photos/phphotolibrary
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    override init() { super.init() }

    /// The library of the user.
    open class func shared() -> PHPhotoLibrary { library }
    /// The authorization status; always denied here.
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// The authorization status; always denied here.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    /// Requests authorization; no user is asked here.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.denied) }
    }
    /// Requests authorization; no user is asked here.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    /// Requests authorization; no user is asked here.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    /// Changes the library; fails, since the user does not allow it, and does not call the function.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
    /// Changes the library; fails without calling the function, since there is no access.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }

    /// Adds an observer; nothing changes.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Takes an observer away.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Hears of changes of the library; there are none here.
///
/// - Source: developer.apple.com/documentation/photos/phphotolibrarychangeobserver
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// The library changed; never called here.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What changed in the library.
///
/// - Source: developer.apple.com/documentation/photos/phchange
open class PHChange: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// What changed of the result of a search; nil, since nothing changes.
    open func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// What changed of the result of a search. There is none here, since nothing changes.
///
/// - Source: developer.apple.com/documentation/photos/phfetchresultchangedetails
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    /// The result before the change.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// The result after the change.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>

    init(before: PHFetchResult<ObjectType>, after: PHFetchResult<ObjectType>) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
    }

    /// Whether the change can be told piece by piece.
    open var hasIncrementalChanges: Bool { false }
    /// Whether objects moved.
    open var hasMoves: Bool { false }
    /// Where objects were that are gone.
    open var removedIndexes: IndexSet? { nil }
    /// Where objects are that are new.
    open var insertedIndexes: IndexSet? { nil }
    /// Where objects are that changed.
    open var changedIndexes: IndexSet? { nil }
    /// Calls a closure with the old and new place of each object that moved; none did.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// The authorization status.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user was not asked, may not say, said no, said yes, or chose some photos.
    case notDetermined, restricted, denied, authorized, limited
}

/// What a program asks for.
public enum PHAccessLevel: Int, Sendable {
    /// To add photos, or also to see them.
    case addOnly = 1, readWrite
}

/// Why the library is not reached.
///
/// - Source: developer.apple.com/documentation/photos/phphotoserror-swift.struct
public struct PHPhotosError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// The user gave up.
        case userCancelled = 3072
        /// The user may not allow it.
        case accessRestricted = 3310
        /// The user does not allow it.
        case accessUserDenied = 3311
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}
