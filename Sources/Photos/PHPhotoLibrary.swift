public import Foundation

/// The user's photo library. It is empty here, and access is denied.
///
/// - Source: developer.apple.com/documentation/photos/phphotolibrary
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    override init() { super.init() }

    /// The shared library.
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

    /// Performs changes; fails without calling the block, since access is denied.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
    /// Performs changes; fails without calling the block, since access is denied.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }

    /// Registers an observer; nothing changes here.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Removes an observer.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// An observer of the library; nothing changes here.
///
/// - Source: developer.apple.com/documentation/photos/phphotolibrarychangeobserver
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// The library changed; never called here.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
///
/// - Source: developer.apple.com/documentation/photos/phchange
open class PHChange: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The changes of a fetch result; nil, since nothing changes.
    open func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The changes of a fetch result. None exists here, since nothing changes.
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

    /// Whether the change is available as insertions, removals and moves.
    open var hasIncrementalChanges: Bool { false }
    /// Whether objects moved.
    open var hasMoves: Bool { false }
    /// The former indexes of removed objects.
    open var removedIndexes: IndexSet? { nil }
    /// The indexes of inserted objects.
    open var insertedIndexes: IndexSet? { nil }
    /// The indexes of changed objects.
    open var changedIndexes: IndexSet? { nil }
    /// Calls a closure with the old and new index of each moved object; none moved.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// The authorization status.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet, cannot grant it, denied it, granted it, or granted access to selected assets.
    case notDetermined, restricted, denied, authorized, limited
}

/// The level of access.
public enum PHAccessLevel: Int, Sendable {
    /// Adding only, or reading and writing.
    case addOnly = 1, readWrite
}

/// An error of the library.
///
/// - Source: developer.apple.com/documentation/photos/phphotoserror-swift.struct
public struct PHPhotosError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// The user cancelled.
        case userCancelled = 3072
        /// Access is restricted.
        case accessRestricted = 3310
        /// The user denied access.
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

extension PHPhotosError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case PHPhotosError.…` in a `switch` or a
    /// `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == PHPhotosError.errorDomain && error.code == code.rawValue
    }
}

extension PHPhotosError {
    /// The error code `userCancelled`.
    public static var userCancelled: Code { .userCancelled }
    /// The error code `accessRestricted`.
    public static var accessRestricted: Code { .accessRestricted }
    /// The error code `accessUserDenied`.
    public static var accessUserDenied: Code { .accessUserDenied }
}
