/// Reads images as it is configured.
///
/// - Source: developer.apple.com/documentation/uikit/uiimagereader
public struct UIImageReader: Sendable {
    /// How images are read.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimagereader/configuration-swift.struct
    public struct Configuration: Hashable, Sendable {
        /// Whether images keep more than the range of usual screens. It reads back what was set; pictures have none
        /// here.
        public var prefersHighDynamicRange = false
        /// Whether images are decoded when they are read. It reads back what was set; that always happens.
        public var preparesImagesForDisplay = false
        /// The least size of a smaller picture to read instead, in pixels; zero for the whole picture.
        public var preferredThumbnailSize = CGSize.zero
        /// The density that the size of an image in points follows from. It reads back what was set; images have a
        /// pixel a point.
        public var pixelsPerInch: CGFloat = 0

        /// Makes the usual configuration.
        public init() {}
    }

    /// A reader with the usual configuration.
    public static var `default`: UIImageReader { UIImageReader(configuration: Configuration()) }
    /// How images are read.
    public let configuration: Configuration

    /// Makes a reader.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// The image in a file; nil where it cannot be read.
    public func image(contentsOf url: URL) -> UIImage? { finished(UIImage(contentsOfFile: url.path)) }
    /// The image of a file's bytes; nil where they are none.
    public func image(data: Data) -> UIImage? { finished(UIImage(data: data)) }

    /// The image in a file, read while the program goes on.
    public func image(contentsOf url: URL) async -> UIImage? { finished(UIImage(contentsOfFile: url.path)) }
    /// The image of a file's bytes, read while the program goes on.
    public func image(data: Data) async -> UIImage? { finished(UIImage(data: data)) }

    private func finished(_ image: UIImage?) -> UIImage? {
        let size = configuration.preferredThumbnailSize
        return size == .zero ? image : image?.preparingThumbnail(of: size) ?? image
    }
}
