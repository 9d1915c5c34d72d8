public import CoreGraphics
public import Foundation

/// A track of an asset; no file is read here, so no instance exists.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassettrack
open class AVAssetTrack: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The number of the track.
    open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    /// The natural size of the video; zero here.
    open var naturalSize: CGSize { .zero }
    /// The transform with which the video is to be displayed.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Frames per second; 0 here.
    open var nominalFrameRate: Float { 0 }
    /// Bits per second; 0 here.
    open var estimatedDataRate: Float { 0 }
    /// The time range of the track.
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .indefinite) }
    /// The media type of the track.
    open var mediaType: AVMediaType { .video }
}

/// The state of loading a property of an asset.
public enum AVKeyValueStatus: Int, Sendable {
    /// Not requested yet, loading, loaded, failed, or cancelled.
    case unknown, loading, loaded, failed, cancelled
}

/// A file type, named by its uniform type identifier.
///
/// - Source: developer.apple.com/documentation/avfoundation/avfiletype
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An MPEG-4 movie.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// A QuickTime movie.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// An iTunes movie.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// MPEG-4 audio.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// Waveform audio.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// Core Audio Format.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// MPEG layer 3 audio.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
}

/// Exports an asset to a file; always fails here, since nothing can be decoded.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetexportsession
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The asset.
    public let asset: AVAsset
    /// The name of the export preset.
    public let presetName: String
    /// The file to write.
    open var outputURL: URL?
    /// The type of the file to write.
    open var outputFileType: AVFileType?
    /// The way in which pictures are put together; stored, without effect here.
    open var videoComposition: AVVideoComposition?
    /// Whether the file is optimized for network use; stored, without effect here.
    open var shouldOptimizeForNetworkUse = false
    /// The time range to export; stored, without effect here.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// The progress, from 0 to 1; always 0 here.
    open var progress: Float { 0 }
    /// The state of the export.
    open private(set) var status = Status.unknown
    /// The error with which the export failed.
    open private(set) var error: (any Error)?

    /// Creates an export session for an asset.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

    /// The state of an export.
    public enum Status: Int, Sendable {
        /// Not started, waiting, exporting, completed, failed, or cancelled.
        case unknown, waiting, exporting, completed, failed, cancelled
    }

    /// Exports the file; fails asynchronously.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        (status, error) = (.failed, AVError(.decodeFailed))
        DispatchQueue.global().async { handler() }
    }
    /// Cancels the export.
    open func cancelExport() { status = .cancelled }
    /// The presets that suit an asset: none here.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

/// Exports at low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Exports at medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Exports at the highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Exports the tracks as they are, without encoding them again.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Exports video of 1280 x 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// Exports video of 1920 x 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

extension NSValue {
    /// Makes a value of a time.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsvalue/init(time:)
    public convenience init(time: CMTime) { self.init(numbers: time.numbers) }
    /// Makes a value of a time range.
    public convenience init(timeRange: CMTimeRange) {
        self.init(numbers: timeRange.start.numbers + timeRange.duration.numbers)
    }
    /// The time that the value holds; an invalid one for other values.
    public var timeValue: CMTime { numbers(4).map { CMTime(numbers: $0[...]) } ?? .invalid }
    /// The time range that the value holds; an invalid one for other values.
    public var timeRangeValue: CMTimeRange {
        guard let numbers = numbers(8) else { return .invalid }
        return CMTimeRange(start: CMTime(numbers: numbers[..<4]), duration: CMTime(numbers: numbers[4...]))
    }
}

extension CMTime {
    fileprivate var numbers: [Double] { [Double(value), Double(timescale), Double(flags.rawValue), Double(epoch)] }
    fileprivate init(numbers: ArraySlice<Double>) {
        let n = Array(numbers)
        self.init(
            value: Int64(n[0]), timescale: Int32(n[1]), flags: CMTimeFlags(rawValue: UInt32(n[2])), epoch: Int64(n[3]))
    }
}
