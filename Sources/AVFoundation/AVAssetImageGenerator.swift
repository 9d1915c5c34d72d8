public import CoreGraphics
public import Foundation

/// Generates images of an asset's video; here it always fails, since nothing can be decoded.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator
open class AVAssetImageGenerator: NSObject {
    /// The asset.
    public let asset: AVAsset
    /// Whether images are rotated by the track's preferred transform; stored, without effect here.
    open var appliesPreferredTrackTransform = false
    /// The largest size of the images; stored, without effect here.
    open var maximumSize = CGSize.zero

    /// The tolerance before the requested time; stored, without effect here.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// The tolerance after the requested time; stored, without effect here.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Creates a generator for an asset.
    public init(asset: AVAsset) { self.asset = asset }

    /// The image at a time; always throws, since nothing can be decoded.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decodeFailed)
    }

    /// The image at a time with its own time; throws, since nothing can be decoded.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.decodeFailed) }

    /// The outcome of a request for an image.
    public enum Result: Int, Sendable {
        /// The image was generated, the generation failed, or it was cancelled.
        case succeeded, failed, cancelled
    }

    /// Requests images at several times; each request fails asynchronously.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in requestedTimes.map(\.timeValue) {
            DispatchQueue.global().async { handler(time, nil, .invalid, .failed, AVError(.decodeFailed)) }
        }
    }
    /// Cancels the pending requests.
    open func cancelAllCGImageGeneration() {}
}

/// The largest rectangle of an aspect ratio that fits into a rectangle, centred in it.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:)
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}
