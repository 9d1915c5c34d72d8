/// A provider of data for images.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Creates a provider of data in memory.
    public init?(data: CFData) {
        bytes = data
    }

    /// Creates a provider of a file's data; nil if it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a provider of a file's data; nil if it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// A copy of the bytes.
    public var data: CFData? { bytes }
}
