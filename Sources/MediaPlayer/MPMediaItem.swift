public import UIKit

/// Something of the library of media, which is empty here.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaentity
open class MPMediaEntity: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The number by which it is found again.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// The value of a property: none.
    open func value(forProperty property: String) -> Any? { nil }
}

/// The number by which something of the library is found again.
public typealias MPMediaEntityPersistentID = UInt64

/// A song, a book or a film of the library. There is none here.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaitem
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    /// The kind.
    open var mediaType: MPMediaType { [] }
    /// The title.
    open var title: String? { nil }
    /// The title of the album.
    open var albumTitle: String? { nil }
    /// Who plays it.
    open var artist: String? { nil }
    /// Who plays the album.
    open var albumArtist: String? { nil }
    /// The genre.
    open var genre: String? { nil }
    /// Who wrote it.
    open var composer: String? { nil }
    /// The seconds that it takes.
    open var playbackDuration: TimeInterval { 0 }
    /// The place in the album.
    open var albumTrackNumber: Int { 0 }
    /// The number of places in the album.
    open var albumTrackCount: Int { 0 }
    /// The picture.
    open var artwork: MPMediaItemArtwork? { nil }
    /// The words.
    open var lyrics: String? { nil }
    /// Whether it is not on the device.
    open var isCloudItem: Bool { false }
    /// Whether it is protected.
    open var hasProtectedAsset: Bool { false }
    /// The number of times that it was played.
    open var playCount: Int { 0 }
    /// The number of times that it was skipped.
    open var skipCount: Int { 0 }
    /// The stars that the user gave.
    open var rating: Int { 0 }
    /// The time at which it was played last.
    open var lastPlayedDate: Date? { nil }
    /// The date of its release.
    open var releaseDate: Date? { nil }
    /// The file.
    open var assetURL: URL? { nil }
    /// The identifier of the album.
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    /// The identifier of who plays it.
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    /// The identifier in the store.
    open var playbackStoreID: String { "" }
}

/// Kinds of media.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediatype
public struct MPMediaType: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music.
    public static let music = MPMediaType(rawValue: 1 << 0)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    /// Books that are read aloud.
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    /// Courses.
    public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
    /// All that is heard.
    public static let anyAudio = MPMediaType(rawValue: 0x00ff)
    /// Films.
    public static let movie = MPMediaType(rawValue: 1 << 8)
    /// Television.
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    /// Podcasts that are seen.
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    /// Films of music.
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    /// Courses that are seen.
    public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
    /// Films that the user made.
    public static let homeVideo = MPMediaType(rawValue: 1 << 13)
    /// All that is seen.
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    /// All.
    public static let any = MPMediaType(rawValue: .max)
}

/// Several of the library.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaitemcollection
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The items.
    public let items: [MPMediaItem]

    /// Creates a collection.
    public init(items: [MPMediaItem]) { self.items = items }

    /// One of the items, which stands for all.
    open var representativeItem: MPMediaItem? { items.first }
    /// The number of items.
    open var count: Int { items.count }
    /// The kinds of the items.
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// A list that the user made. There is none here.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaplaylist
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    /// The name.
    open var name: String? { nil }
}

/// The library, which is empty here, and to which no program has access.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmedialibrary
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private override init() { super.init() }
    private static let only = MPMediaLibrary()

    /// The library.
    open class func `default`() -> MPMediaLibrary { only }
    /// Whether the program has access: it has not.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Asks the user. Nobody is asked: the program gets no access.
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.denied) }
    }
    /// The time of the library's last change.
    open var lastModifiedDate: Date { .distantPast }
    /// Tells of changes; there are none.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Tells of changes no longer.
    open func endGeneratingLibraryChangeNotifications() {}
}

/// Whether a program has access to the library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    /// The user was not asked, said no, cannot say yes, or said yes.
    case notDetermined, denied, restricted, authorized
}

/// Looks for something in the library: nothing is found here.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaquery
open class MPMediaQuery: NSObject {
    /// The conditions, all of which an item has to meet.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// The property by which items are grouped into collections.
    open var groupingType = MPMediaGrouping.title

    /// Creates a query for all.
    public override convenience init() { self.init(filterPredicates: nil) }
    /// Creates a query.
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    /// Adds something that has to fit.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    /// Removes something that has to fit.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    /// The items: none.
    open var items: [MPMediaItem]? { [] }
    /// The collections: none.
    open var collections: [MPMediaItemCollection]? { [] }

    /// Albums.
    open class func albums() -> MPMediaQuery { grouped(.album) }
    /// Artists.
    open class func artists() -> MPMediaQuery { grouped(.artist) }
    /// Songs.
    open class func songs() -> MPMediaQuery { grouped(.title) }
    /// Lists.
    open class func playlists() -> MPMediaQuery { grouped(.playlist) }
    /// Podcasts.
    open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
    /// Books.
    open class func audiobooks() -> MPMediaQuery { grouped(.title) }
    /// Genres.
    open class func genres() -> MPMediaQuery { grouped(.genre) }
    private class func grouped(_ type: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = type
        return query
    }
}

/// The property by which items are grouped into collections.
public enum MPMediaGrouping: Int, Sendable {
    /// By title, album, artist, artist of the album, composer, genre, list or podcast.
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// A condition that items have to meet.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// A property that has to fit.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediapropertypredicate
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The property.
    public let property: String
    /// The value.
    public let value: Any?
    /// The comparison of both.
    public let comparisonType: MPMediaPredicateComparison

    /// Creates a predicate.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
}

/// The comparisons of values.
public enum MPMediaPredicateComparison: Int, Sendable {
    /// They are alike, or one has the other in it.
    case equalTo, contains
}

/// The title of a list.
public let MPMediaPlaylistPropertyName = "name"
/// The identifier of a list.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
