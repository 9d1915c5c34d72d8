import Rasterizer

/// A PNG or JPEG file that a picture is written to.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination {
    /// Where the file goes.
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

    /// nil for formats that are not written.
    init?(_ place: Place, type: String, count: Int) {
        guard let format = ImageFormat(typeIdentifier: type), count > 0 else { return nil }
        (self.place, self.format, capacity) = (place, format, count)
    }

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard images.count < capacity else { return }
        images.append((image, properties ?? [:]))
    }

    func setProperties(_ properties: CFDictionary?) { commonProperties = properties ?? [:] }

    /// Whether the file was written; both formats have room for one picture.
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

    /// How much of a JPEG picture is kept without a wish, as most programs that write it have it.
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
    /// The picture as a file; nil if it cannot be encoded.
    ///
    /// - Parameters:
    ///   - quality: 0...1, of JPEG files.
    ///   - orientation: What the file says of the pixels.
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

    /// The picture as a JPEG file; nil if it cannot be encoded.
    ///
    /// - Parameters:
    ///   - quality: 0...1.
    ///   - orientation: What the file says of the pixels.
    package func jpegFile(quality: Double, orientation: CGImagePropertyOrientation) -> Data? {
        file(.jpeg, quality: quality, orientation: orientation)
    }
}

/// Bytes that grow; `NSMutableData` here.
public typealias CFMutableData = NSMutableData

/// Makes bytes that grow as they are written.
///
/// - Parameters:
///   - allocator: Must be nil: there is one kind of memory.
///   - capacity: The most bytes; 0 for any number. Not followed.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Says where an object of Core Foundation has its memory; there is one kind here.
public enum CFAllocator: Sendable {}

/// The kind of memory that is usual.
public let kCFAllocatorDefault: CFAllocator! = nil

/// Writes a picture into memory; nil for formats other than "public.png" and "public.jpeg".
///
/// - Parameters:
///   - data: Gets the file's bytes when the destination is finished.
///   - count: How many pictures may be added; files have one.
///   - options: Not read.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.memory(data), type: type, count: count) }

/// Writes a picture into a file, which is replaced; nil for formats other than "public.png" and "public.jpeg".
///
/// - Parameters:
///   - count: How many pictures may be added; files have one.
///   - options: Not read.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type: type, count: count) }

/// Adds a picture.
///
/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality` and `kCGImagePropertyOrientation` are read.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds the picture of a source, decoded, with its orientation unless the properties have another one.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index), let orientation = isrc.header(at: index)?.orientation else { return }
    let own: CFDictionary = [kCGImagePropertyOrientation: NSNumber(value: orientation.rawValue)]
    idst.add(image, own.merging(properties ?? [:]) { $1 })
}

/// Sets properties for all pictures, which those of a picture override.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setProperties(properties)
}

/// Writes the file. Returns false without a picture, with more than one, when it cannot be written, and the second
/// time.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// The identifiers of the formats that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFormat.typeIdentifiers }
