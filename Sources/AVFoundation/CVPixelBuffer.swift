public import CoreGraphics

/// Pixels or other data that a camera or a film gives; none comes here.
///
/// - Source: developer.apple.com/documentation/corevideo/cvbuffer-nfm
public final class CVBuffer: @unchecked Sendable {
    init() {}
}

/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture in memory whose pixels can be read.
public typealias CVPixelBuffer = CVImageBuffer

/// The picture of a sample; nil, since none comes here.
///
/// - Source: developer.apple.com/documentation/coremedia/cmsamplebuffergetimagebuffer(_:)
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// The number of pixels in a row; 0 for a picture that never was.
///
/// - Source: developer.apple.com/documentation/corevideo/cvpixelbuffergetwidth(_:)
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The number of rows; 0 for a picture that never was.
///
/// - Source: developer.apple.com/documentation/corevideo/cvpixelbuffergetheight(_:)
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The key for how pixels are stored, in settings of outputs.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// Pixels of four bytes: blue, green, red and alpha.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Pixels of four bytes: alpha, red, green and blue.
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
