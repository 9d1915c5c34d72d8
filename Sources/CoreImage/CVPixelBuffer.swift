public import CoreGraphics
import Foundation

/// Pixels in memory, made by ``CVPixelBufferCreate(_:_:_:_:_:_:)``; no camera and no movie has any here.
///
/// - Source: developer.apple.com/documentation/corevideo/cvbuffer-nfm
public final class CVBuffer: @unchecked Sendable {
    let width, height, bytesPerRow: Int
    let format: OSType
    let memory: UnsafeMutableRawPointer

    init?(width: Int, height: Int, format: OSType) {
        guard let bytes = Self.bytesPerPixel[format] else { return nil }
        (self.width, self.height, self.format) = (width, height, format)
        // Rows begin at multiples of 64 bytes, as on devices.
        bytesPerRow = (width * bytes + 63) / 64 * 64
        memory = .allocate(byteCount: bytesPerRow * height, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }

    deinit { memory.deallocate() }

    private static let bytesPerPixel: [OSType: Int] = [
        kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_OneComponent8: 1,
    ]
}

/// An image buffer.
public typealias CVImageBuffer = CVBuffer
/// A pixel buffer in memory.
public typealias CVPixelBuffer = CVImageBuffer
/// A code of four characters.
public typealias OSType = UInt32
/// The outcome of a function; 0 for success.
public typealias CVReturn = Int32

/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// An argument is out of its range.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// Buffers cannot have the pixel format.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// Buffers cannot have the size.
public let kCVReturnInvalidSize: CVReturn = -6681

/// The key of the pixel format in the settings of an output.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key of whether images can be made of a buffer: always.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The key of whether contexts can draw in a buffer: always.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// Four bytes per pixel: blue, green, red and alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Four bytes per pixel: alpha, red, green and blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// A byte per pixel.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// A plane of luma, and a plane of chroma, in the range of video. No buffer of the format can be made here.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// A plane of luma, and a plane of chroma, in the full range. No buffer of the format can be made here.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// Makes a buffer of zeros, of one of the formats 32BGRA, 32ARGB and OneComponent8.
///
/// - Source: developer.apple.com/documentation/corevideo/cvpixelbuffercreate(_:_:_:_:_:_:)
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0 else { return kCVReturnInvalidSize }
    pixelBufferOut.pointee = CVPixelBuffer(width: width, height: height, format: pixelFormatType)
    return pixelBufferOut.pointee == nil ? kCVReturnInvalidPixelFormat : kCVReturnSuccess
}

/// The intention with which a buffer's memory is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt64
    /// Creates flags from their raw value.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The memory is not written.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Has the memory be readable; it always is here.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn {
    kCVReturnSuccess
}

/// Ends what ``CVPixelBufferLockBaseAddress(_:_:)`` began.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn {
    kCVReturnSuccess
}

/// The address of the first row, which is the top one.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.memory }

/// The number of bytes from one row to the next.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }

/// The pixel format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }

/// The width in pixels.
///
/// - Source: developer.apple.com/documentation/corevideo/cvpixelbuffergetwidth(_:)
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

/// The height in pixels.
///
/// - Source: developer.apple.com/documentation/corevideo/cvpixelbuffergetheight(_:)
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

extension CIImage {
    /// Creates an image of a buffer's pixels as they are now.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(cgImage: pixelBuffer.image) }
}

extension CVBuffer {
    /// The pixels as they are now.
    fileprivate var image: CGImage {
        let isGray = format == kCVPixelFormatType_OneComponent8
        let info: CGBitmapInfo =
            switch format {
            case kCVPixelFormatType_32BGRA:
                [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
            case kCVPixelFormatType_32ARGB: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
            default: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
            }
        let image = CGDataProvider(data: Data(bytes: memory, count: bytesPerRow * height)).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: isGray ? 8 : 32, bytesPerRow: bytesPerRow,
                space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: $0,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        guard let image else { preconditionFailure("images have the layouts of buffers") }
        return image
    }
}
