public import CoreGraphics

/// A buffer of pixels or other data from a camera or a movie; none exists here.
///
/// - Source: developer.apple.com/documentation/corevideo/cvbuffer-nfm
public final class CVBuffer: @unchecked Sendable {
    init() {}
}

/// An image buffer.
public typealias CVImageBuffer = CVBuffer
/// A pixel buffer in memory.
public typealias CVPixelBuffer = CVImageBuffer

/// The image buffer of a sample; nil, since none exists here.
///
/// - Source: developer.apple.com/documentation/coremedia/cmsamplebuffergetimagebuffer(_:)
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// The width in pixels; 0 here.
///
/// - Source: developer.apple.com/documentation/corevideo/cvpixelbuffergetwidth(_:)
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The height in pixels; 0 here.
///
/// - Source: developer.apple.com/documentation/corevideo/cvpixelbuffergetheight(_:)
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The key of the pixel format in the settings of an output.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// Four bytes per pixel: blue, green, red and alpha.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Four bytes per pixel: alpha, red, green and blue.
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
