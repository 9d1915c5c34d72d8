public import CoreGraphics
public import Foundation

/// A track of media; none is read here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassettrack
open class AVAssetTrack: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// How large the pictures are.
    open var naturalSize: CGSize { .zero }
    /// How pictures are to be turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// How many pictures a second has.
    open var nominalFrameRate: Float { 0 }
    /// How many bits a second has.
    open var estimatedDataRate: Float { 0 }
    /// When the track is played.
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .indefinite) }
    /// What the track has.
    open var mediaType: AVMediaType { .video }
}

/// Whether a property of media was read.
public enum AVKeyValueStatus: Int, Sendable {
    /// Nothing is known yet, it is being read, was read, could not be read, or nobody wants it any more.
    case unknown, loading, loaded, failed, cancelled
}

/// A kind of file.
///
/// - Source: developer.apple.com/documentation/avfoundation/avfiletype
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The value by which it is known.
    public let rawValue: String
    /// Makes one of the value by which it is known.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A film of MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// A film of QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// A film as iTunes has it.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// Sound of MPEG-4.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// Sound of Windows.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// Sound as the system has it.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// Sound of MPEG-1.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
}

/// Writes media to a file; fails here, since nothing can be decoded.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportsession
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The media.
    public let asset: AVAsset
    /// How they are written.
    public let presetName: String
    /// The file.
    open var outputURL: URL?
    /// The kind of file.
    open var outputFileType: AVFileType?
    /// Whether the file is made for a network; kept.
    open var shouldOptimizeForNetworkUse = false
    /// Which part is written; kept.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// How much is written, from 0 to 1.
    open var progress: Float { 0 }
    /// How far it is.
    open private(set) var status = Status.unknown
    /// Why it failed.
    open private(set) var error: (any Error)?

    /// Makes one of media.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

    /// How far writing is.
    public enum Status: Int, Sendable {
        /// Nothing is known yet, it waits, goes on, is done, failed, or was ended.
        case unknown, waiting, exporting, completed, failed, cancelled
    }

    /// Writes the file; fails in a later turn.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        (status, error) = (.failed, AVError(.decodeFailed))
        DispatchQueue.global().async { handler() }
    }
    /// Ends.
    open func cancelExport() { status = .cancelled }
    /// The ways in which media can be written: none.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

/// Writes little.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Writes some.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Writes much.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Writes what there is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Writes pictures of 1280 by 720.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// Writes pictures of 1920 by 1080.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

extension NSValue {
    /// The stretch of time that the value holds. None holds one, since no part of any media is loaded: no time.
    public var timeRangeValue: CMTimeRange { CMTimeRange(start: .invalid, duration: .invalid) }
}
