/// Bytes that an image is read from.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Provides bytes in memory.
    public init?(data: CFData) {
        bytes = data
    }

    /// Provides a file's bytes; nil when it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Provides a file's bytes; nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// A copy of the bytes.
    public var data: CFData? { bytes }
}
