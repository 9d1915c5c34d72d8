/// Reads images with a configuration.
///
/// - Source: developer.apple.com/documentation/uikit/uiimagereader
public struct UIImageReader: Sendable {
    /// The options of reading.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimagereader/configuration-swift.struct
    public struct Configuration: Hashable, Sendable {
        /// Whether images keep a high dynamic range. It reads back what was set; images have the standard range.
        public var prefersHighDynamicRange = false
        /// Whether images are decoded when they are read. It reads back what was set; that always happens.
        public var preparesImagesForDisplay = false
        /// The minimum size of a thumbnail to read instead, in pixels; zero for the whole image.
        public var preferredThumbnailSize = CGSize.zero
        /// The density from which an image's size in points is derived. It reads back what was set; images have one
        /// pixel per point.
        public var pixelsPerInch: CGFloat = 0

        /// Creates the default configuration.
        public init() {}
    }

    /// A reader with the default configuration.
    public static var `default`: UIImageReader { UIImageReader(configuration: Configuration()) }
    /// The options of reading.
    public let configuration: Configuration

    /// Creates a reader.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// The image in a file; nil if it cannot be decoded.
    public func image(contentsOf url: URL) -> UIImage? { finished(UIImage(contentsOfFile: url.path)) }
    /// The image decoded from data; nil if it cannot be decoded.
    public func image(data: Data) -> UIImage? { finished(UIImage(data: data)) }

    /// The image in a file, read asynchronously.
    public func image(contentsOf url: URL) async -> UIImage? { finished(UIImage(contentsOfFile: url.path)) }
    /// The image decoded from data, asynchronously.
    public func image(data: Data) async -> UIImage? { finished(UIImage(data: data)) }

    private func finished(_ image: UIImage?) -> UIImage? {
        let size = configuration.preferredThumbnailSize
        return size == .zero ? image : image?.preparingThumbnail(of: size) ?? image
    }
}
