/// A property of an asset that is loaded asynchronously: `asset.load(.duration)`.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasyncproperty
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}

/// A property with a value.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasyncproperty
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {}

/// A type with properties that are loaded asynchronously.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading
public protocol AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
    /// Loads a property. Throws ``AVError/decodeFailed``, since nothing is read of any asset.
    public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value { throw AVError(.decodeFailed) }

    /// Loads two properties. Throws ``AVError/decodeFailed``.
    public func load<A, B>(_ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        throw AVError(.decodeFailed)
    }

    /// Loads three properties. Throws ``AVError/decodeFailed``.
    public func load<A, B, C>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) {
        throw AVError(.decodeFailed)
    }
}

extension AVAsset: AVAsynchronousKeyValueLoading {
    /// Loads the tracks of a media type. Throws ``AVError/decodeFailed``.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { throw AVError(.decodeFailed) }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// The duration.
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    /// Whether the asset can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    /// Whether the asset can be exported.
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    /// The tracks.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
}
