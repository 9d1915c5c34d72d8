import Rasterizer

/// A file that a picture is read from: PNG or JPEG.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: @unchecked Sendable {
    private let lock = NSLock()
    private var file: [UInt8] = []
    private var isComplete = false

    init(_ data: Data, isComplete: Bool = true) { replace(data, isComplete: isComplete) }

    func replace(_ data: Data, isComplete: Bool) {
        lock.withLock { (file, self.isComplete) = ([UInt8](data), isComplete) }
    }

    /// The bytes so far.
    var bytes: [UInt8] { lock.withLock { file } }

    /// What the file says of its picture; nil for other formats.
    var header: ImageHeader? { ImageHeader(bytes) }

    /// The header of the picture with an index: a file has one.
    func header(at index: Int) -> ImageHeader? { index == 0 ? header : nil }

    /// The pixels as the file has them; nil if it is damaged or of another format.
    func image(at index: Int) -> CGImage? {
        guard index == 0 else { return nil }
        return CGImage.decoding(Data(bytes))
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
    /// A format that is neither PNG nor JPEG.
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
        case .svg: nil
        }
    }

    init?(typeIdentifier: String) {
        guard let format = [ImageFormat.png, .jpeg].first(where: { $0.typeIdentifier == typeIdentifier }) else { return nil }
        self = format
    }

    static let typeIdentifiers = [ImageFormat.png, .jpeg].compactMap(\.typeIdentifier)
}
