public import CoreGraphics
public import Foundation

/// Takes pictures out of media; here nothing can be decoded.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator
open class AVAssetImageGenerator: NSObject {
    /// The media.
    public let asset: AVAsset
    /// Whether pictures are turned as the media say; kept.
    open var appliesPreferredTrackTransform = false
    /// How large pictures may be; kept.
    open var maximumSize = CGSize.zero

    /// How far before the time a picture may be; kept.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How far after the time a picture may be; kept.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Makes one of media.
    public init(asset: AVAsset) { self.asset = asset }

    /// The picture at a time; throws, since nothing can be decoded.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decodeFailed)
    }

    /// Whether a picture was made.
    public enum Result: Int, Sendable {
        /// It was, could not be, or nobody wants it any more.
        case succeeded, failed, cancelled
    }

    /// Makes pictures at times; fails for each in a later turn.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for _ in requestedTimes {
            DispatchQueue.global().async { handler(.invalid, nil, .invalid, .failed, AVError(.decodeFailed)) }
        }
    }
    /// Makes no more pictures.
    open func cancelAllCGImageGeneration() {}
}

/// The largest rectangle of some proportions that lies in the middle of another one.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:)
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}
