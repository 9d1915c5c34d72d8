import Foundation

/// A way to store pictures.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocodectype
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: String
    /// Makes one of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// HEVC.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

/// The key of the way to store pictures.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height.
public let AVVideoHeightKey = "AVVideoHeightKey"
