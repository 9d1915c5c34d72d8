import Rasterizer

/// A file that pictures are read from: PNG, JPEG or GIF, which may have several.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: @unchecked Sendable {
    private let lock = NSLock()
    private var file: [UInt8] = []
    private var isComplete = false
    /// What a GIF file says of its pictures, nil for other files; not known before it is asked for.
    private var knownGIF: GIFFile??
    /// The pictures of a GIF file so far; nil before they are asked for, and for others.
    private var animation: GIFCanvas?

    init(_ data: Data, isComplete: Bool = true) { replace(data, isComplete: isComplete) }

    func replace(_ data: Data, isComplete: Bool) {
        lock.withLock { (file, self.isComplete, knownGIF, animation) = ([UInt8](data), isComplete, nil, nil) }
    }

    /// The bytes so far.
    var bytes: [UInt8] { lock.withLock { file } }

    /// What the file says of its picture; nil for other formats.
    var header: ImageHeader? { ImageHeader(bytes) }

    /// The pictures of a GIF file; nil for others. The file is read through once.
    var gif: GIFFile? {
        lock.withLock {
            let found = knownGIF ?? GIFFile(file)
            knownGIF = .some(found)
            return found
        }
    }

    /// The number of pictures; 0 for other formats.
    var count: Int { gif?.count ?? (header == nil ? 0 : 1) }

    /// The header of the file, for each of its pictures.
    func header(at index: Int) -> ImageHeader? { (0..<count).contains(index) ? header : nil }

    /// The pixels as the file has them; nil if it is damaged or of another format.
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

/// How far a source is read.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagesourcestatus
public enum CGImageSourceStatus: Int32, Sendable {
    /// All data were given, and the picture cannot be decoded from them.
    case statusUnexpectedEOF = -5
    /// Damaged data. Not told apart from ``statusUnexpectedEOF``.
    case statusInvalidData = -4
    /// A format that is none of PNG, JPEG and GIF.
    case statusUnknownType = -3
    /// Too few data to know the format.
    case statusReadingHeader = -2
    /// More data are to come.
    case statusIncomplete = -1
    /// The picture can be decoded.
    case statusComplete = 0
}

extension ImageFormat {
    /// The uniform type identifier; nil for formats that sources and destinations do not know.
    var typeIdentifier: String? {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .gif: "com.compuserve.gif"
        case .svg: nil
        }
    }

    /// A format that files are written in.
    init?(typeIdentifier: String) {
        guard let format = [ImageFormat.png, .jpeg].first(where: { $0.typeIdentifier == typeIdentifier }) else { return nil }
        self = format
    }

    /// The formats that files are written in.
    static let typeIdentifiers = [ImageFormat.png, .jpeg].compactMap(\.typeIdentifier)
    /// The formats that files are read in.
    static let readTypeIdentifiers = [ImageFormat.png, .jpeg, .gif].compactMap(\.typeIdentifier)
}
