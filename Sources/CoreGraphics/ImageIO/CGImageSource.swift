import Rasterizer

/// A source of images: a PNG or JPEG file, or a GIF file, which may have several.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: @unchecked Sendable {
    private let lock = NSLock()
    private var file: [UInt8] = []
    private var isComplete = false
    /// The description of a GIF file, nil for other files; outer nil until it is needed.
    private var knownGIF: GIFFile??
    /// The decoder of a GIF file's images; nil until it is needed, and for other files.
    private var animation: GIFCanvas?

    init(_ data: Data, isComplete: Bool = true) { replace(data, isComplete: isComplete) }

    func replace(_ data: Data, isComplete: Bool) {
        lock.withLock { (file, self.isComplete, knownGIF, animation) = ([UInt8](data), isComplete, nil, nil) }
    }

    /// The data so far.
    var bytes: [UInt8] { lock.withLock { file } }

    /// The header of the file; nil for other formats.
    var header: ImageHeader? { ImageHeader(bytes) }

    /// The images of a GIF file; nil for other files. The file is parsed once.
    var gif: GIFFile? {
        lock.withLock {
            let found = knownGIF ?? GIFFile(file)
            knownGIF = .some(found)
            return found
        }
    }

    /// The number of images; 0 for other formats.
    var count: Int { gif?.count ?? (header == nil ? 0 : 1) }

    /// The header of the file, for each index of an image.
    func header(at index: Int) -> ImageHeader? { (0..<count).contains(index) ? header : nil }

    /// The decoded pixels; nil if the file is damaged or of another format.
    func image(at index: Int) -> CGImage? {
        guard let gif else { return index == 0 ? CGImage.decoding(Data(bytes)) : nil }
        guard (0..<gif.count).contains(index) else { return nil }
        return lock.withLock {
            let canvas = animation ?? GIFCanvas(gif)
            defer { animation = canvas }
            guard let bitmap = try? canvas.picture(at: index) else { return nil }
            return CGImage(bitmap, isOpaque: bitmap.isOpaque, utType: ImageFormat.gif.typeIdentifier)
        }
    }

    var status: CGImageSourceStatus {
        let bytes = bytes
        if bytes.isEmpty { return .statusReadingHeader }
        guard ImageFormat(signatureOf: bytes) != nil else {
            return lock.withLock { isComplete } ? .statusUnknownType : .statusReadingHeader
        }
        if image(at: 0) != nil { return .statusComplete }
        return lock.withLock { isComplete } ? .statusUnexpectedEOF : .statusIncomplete
    }
}

/// The state of a source.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagesourcestatus
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data is complete, and no image can be decoded from it.
    case statusUnexpectedEOF = -5
    /// Damaged data. Reported as ``statusUnexpectedEOF``.
    case statusInvalidData = -4
    /// A format other than PNG, JPEG and GIF.
    case statusUnknownType = -3
    /// Too little data to determine the format.
    case statusReadingHeader = -2
    /// The data is not complete yet.
    case statusIncomplete = -1
    /// The image can be decoded.
    case statusComplete = 0
}

extension ImageFormat {
    /// The uniform type identifier; nil for unsupported formats.
    var typeIdentifier: String? {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .gif: "com.compuserve.gif"
        case .svg: nil
        }
    }

    /// The output format of an identifier; nil for others.
    init?(typeIdentifier: String) {
        guard let format = [ImageFormat.png, .jpeg].first(where: { $0.typeIdentifier == typeIdentifier }) else { return nil }
        self = format
    }

    /// The identifiers of the output formats.
    static let typeIdentifiers = [ImageFormat.png, .jpeg].compactMap(\.typeIdentifier)
    /// The identifiers of the input formats.
    static let readTypeIdentifiers = [ImageFormat.png, .jpeg, .gif].compactMap(\.typeIdentifier)
}
