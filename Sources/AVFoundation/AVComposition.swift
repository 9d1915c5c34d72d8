public import CoreGraphics
public import Foundation

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track: a track that is added gets one that none has.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Parts of other assets after and beside one another. No asset has tracks here, so that none can be inserted.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcomposition
open class AVComposition: AVAsset, @unchecked Sendable {
    init() { super.init(address: URL(fileURLWithPath: "/")) }
}

/// A composition that parts are added to.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmutablecomposition
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private var added: [AVMutableCompositionTrack] = []
    /// Creates an empty composition.
    public override init() { super.init() }
    /// The size of pictures; zero until it is set.
    open var naturalSize = CGSize.zero
    open override var tracks: [AVAssetTrack] { added }
    open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        added.filter { $0.mediaType == mediaType }
    }
    /// The end of the last part: zero, since there are none.
    open override var duration: CMTime { .zero }
    /// Adds an empty track; nil for a number that another track has.
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID)
        -> AVMutableCompositionTrack?
    {
        let isGiven = preferredTrackID != kCMPersistentTrackID_Invalid
        if isGiven, added.contains(where: { $0.trackID == preferredTrackID }) { return nil }
        let next = (added.map(\.trackID).max() ?? 0) + 1
        let track = AVMutableCompositionTrack(mediaType, isGiven ? preferredTrackID : next)
        added.append(track)
        return track
    }
    /// Removes a track.
    open func removeTrack(_ track: AVCompositionTrack) { added.removeAll { $0 === track } }
    /// Inserts a part of an asset; throws, since nothing is read of any asset.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw AVError(.decodeFailed)
    }
}

/// A track of a composition.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    private let type: AVMediaType
    private let number: CMPersistentTrackID
    init(_ type: AVMediaType, _ number: CMPersistentTrackID) {
        (self.type, self.number) = (type, number)
        super.init()
    }
    open override var mediaType: AVMediaType { type }
    open override var trackID: CMPersistentTrackID { number }
    open override var timeRange: CMTimeRange { .zero }
}

/// A track of a composition that parts are added to.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmutablecompositiontrack
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var shown = CGAffineTransform.identity
    /// The transform with which the video is to be displayed.
    open override var preferredTransform: CGAffineTransform {
        get { shown }
        set { shown = newValue }
    }
    /// The volume, from 0 to 1.
    open var preferredVolume: Float = 1
    /// Inserts a part of a track; throws, since nothing is read of any asset.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        throw AVError(.decodeFailed)
    }
}

/// The way in which pictures of tracks are put together.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocomposition
open class AVVideoComposition: NSObject, @unchecked Sendable {
    fileprivate var kept: (frame: CMTime, size: CGSize, instructions: [any AVVideoCompositionInstructionProtocol]) = (
        .zero, .zero, []
    )
    override init() { super.init() }
    /// The time that a picture is seen.
    open var frameDuration: CMTime { kept.frame }
    /// The size of pictures, in pixels.
    open var renderSize: CGSize { kept.size }
    /// The parts.
    open var instructions: [any AVVideoCompositionInstructionProtocol] { kept.instructions }
}

/// The way in which pictures of tracks are put together; it can be changed.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmutablevideocomposition
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    /// Creates an empty value.
    public override init() { super.init() }
    open override var frameDuration: CMTime {
        get { kept.frame }
        set { kept.frame = newValue }
    }
    open override var renderSize: CGSize {
        get { kept.size }
        set { kept.size = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { kept.instructions }
        set { kept.instructions = newValue }
    }
}

/// The way in which pictures of tracks are put together in a time.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// The time.
    var timeRange: CMTimeRange { get }
}

/// The way in which pictures of tracks are put together in a time.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    fileprivate var kept: (range: CMTimeRange, layers: [AVVideoCompositionLayerInstruction]) = (.invalid, [])
    override init() { super.init() }
    open var timeRange: CMTimeRange { kept.range }
    /// The ways in which tracks are drawn, the uppermost first.
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { kept.layers }
}

/// The way in which pictures of tracks are put together in a time; it can be changed.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    /// Creates an empty value.
    public override init() { super.init() }
    open override var timeRange: CMTimeRange {
        get { kept.range }
        set { kept.range = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { kept.layers }
        set { kept.layers = newValue }
    }
    /// The colour behind the tracks.
    open var backgroundColor: CGColor?
}

/// The way in which a track is drawn.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    /// The number of the track.
    public let trackID: CMPersistentTrackID
    init(trackID: CMPersistentTrackID) { self.trackID = trackID }
}

/// The way in which a track is drawn; it can be changed. Nothing is drawn of it here.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// Creates a value of a track.
    public convenience init(assetTrack track: AVAssetTrack) { self.init(trackID: track.trackID) }
    /// Sets the transform from a time on.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    /// Sets the opacity from a time on.
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    /// Lets the opacity change within a time.
    open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {}
}
