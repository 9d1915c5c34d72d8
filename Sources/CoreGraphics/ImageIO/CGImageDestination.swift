import Rasterizer

/// A destination that writes an image to a PNG or JPEG file.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination {
    /// The output of the destination.
    enum Place {
        case memory(NSMutableData)
        case file(URL)
    }

    private let place: Place
    private let format: ImageFormat
    private let capacity: Int
    private var images: [(image: CGImage, properties: CFDictionary)] = []
    private var commonProperties: CFDictionary = [:]
    private var isFinished = false

    /// nil for unsupported formats.
    init?(_ place: Place, type: String, count: Int) {
        guard let format = ImageFormat(typeIdentifier: type), count > 0 else { return nil }
        (self.place, self.format, capacity) = (place, format, count)
    }

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard images.count < capacity else { return }
        images.append((image, properties ?? [:]))
    }

    func setProperties(_ properties: CFDictionary?) { commonProperties = properties ?? [:] }

    /// Writes the file and returns whether that succeeded; both formats hold a single image.
    func finish() -> Bool {
        guard !isFinished, images.count == 1, let data = encoded else { return false }
        isFinished = true
        switch place {
        case .memory(let memory):
            memory.append(data)
            return true
        case .file(let url):
            return (try? data.write(to: url)) != nil
        }
    }

    private var encoded: Data? {
        let (image, properties) = images[0]
        let all = commonProperties.merging(properties) { $1 }
        let number = (all[kCGImagePropertyOrientation] as? NSNumber)?.intValue ?? all[kCGImagePropertyOrientation] as? Int
        return image.file(
            format, quality: Self.quality(all[kCGImageDestinationLossyCompressionQuality]),
            orientation: number.flatMap { CGImagePropertyOrientation(rawValue: UInt32(clamping: $0)) } ?? .up)
    }

    /// The default quality of JPEG files, which most programs use.
    private static let usualQuality = 0.75

    private static func quality(_ value: Any?) -> Double {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: usualQuality
        }
    }
}

extension CGImage {
    /// The encoded image; nil if it cannot be encoded.
    ///
    /// - Parameters:
    ///   - quality: 0...1, of JPEG files.
    ///   - orientation: The orientation stored in the file.
    package func file(_ format: ImageFormat, quality: Double, orientation: CGImagePropertyOrientation) -> Data? {
        let number = Int(orientation.rawValue)
        let bytes =
            switch format {
            case .png: try? bitmap.encodedPNG(orientation: number)
            case .jpeg: try? bitmap.encodedJPEG(quality: quality, orientation: number)
            case .svg, .gif: [UInt8]?.none
            }
        return bytes.map { Data($0) }
    }

    /// The image as a JPEG file; nil if it cannot be encoded.
    ///
    /// - Parameters:
    ///   - quality: 0...1.
    ///   - orientation: The orientation stored in the file.
    package func jpegFile(quality: Double, orientation: CGImagePropertyOrientation) -> Data? {
        file(.jpeg, quality: quality, orientation: orientation)
    }
}

/// Mutable data; `NSMutableData` here.
public typealias CFMutableData = NSMutableData

/// Creates empty mutable data.
///
/// - Parameters:
///   - allocator: Must be nil: there is one allocator.
///   - capacity: The most bytes; 0 for any number. Not enforced.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// An allocator of Core Foundation; there is one here.
public enum CFAllocator: Sendable {}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = nil

/// Creates a destination that writes to memory; nil for formats other than "public.png" and "public.jpeg".
///
/// - Parameters:
///   - data: Receives the file when the destination is finalized.
///   - count: The number of images; files hold one.
///   - options: Has no effect.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.memory(data), type: type, count: count) }

/// Creates a destination that writes a file, replacing it; nil for formats other than "public.png" and "public.jpeg".
///
/// - Parameters:
///   - count: The number of images; files hold one.
///   - options: Has no effect.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type: type, count: count) }

/// Adds an image.
///
/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality` and `kCGImagePropertyOrientation` have an
///   effect.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds the decoded image of a source, with its orientation unless the properties have another one.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index), let orientation = isrc.header(at: index)?.orientation else { return }
    let own: CFDictionary = [kCGImagePropertyOrientation: NSNumber(value: orientation.rawValue)]
    idst.add(image, own.merging(properties ?? [:]) { $1 })
}

/// Sets default properties, which those of an image override.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Writes the file. Returns false without an image, with more than one, if it cannot be written, and at the second
/// call.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// The identifiers of the supported output formats.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFormat.typeIdentifiers }
