/// An image or a view in a text, as the attribute `attachment` of the character U+FFFC.
///
/// - Source: developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding, @unchecked Sendable {
    private let mark = FoundationTypeMark()

    /// The character that an attachment replaces, U+FFFC.
    public class var character: Int { 0xFFFC }

    /// Makes an attachment from a file's data; PNG and JPEG images are shown.
    ///
    /// - Parameter uti: The type of the file. It reads back what was set; whether the data are an image is detected
    ///   from the data.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Makes an attachment that shows an image in its own size on the baseline.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Makes an attachment without contents.
    public override init() { super.init() }

    // MARK: Contents

    /// The data of a file; shown if there is no ``image`` and the data are a PNG or JPEG image.
    open var contents: Data? {
        didSet { picture = nil }
    }
    /// The type of the contents, such as `public.png`. It reads back what was set; nothing here depends on it.
    open var fileType: String?
    /// The image. Template images and symbols have the colour of the text.
    open var image: UIImage?
    /// The rectangle of the image in points; y is the distance of the bottom above the baseline. The default, zero,
    /// means the image's size on the baseline, and for symbols centred at the height of capital letters.
    open var bounds: CGRect = .zero
    /// The padding at both sides, in points; 0 by default.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a view may show the attachment in a text view.
    open var allowsTextAttachmentView = true
    /// Whether a view shows the attachment, so that it is not drawn.
    open var usesTextAttachmentView: Bool { shownView?.isShown ?? false }
    /// The view that shows the attachment; nil for none.
    var shownView: (any ShownAttachmentView)?

    /// The provider of the view that shows the attachment: of the class registered for its type unless overridden; nil
    /// for no view.
    @preconcurrency @MainActor
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? { registeredProvider(in: parentView, at: location) }

    /// The decoded image of ``contents``.
    private var picture: UIImage?

    private var shownImage: UIImage? {
        if let image { return image }
        if picture == nil, let contents { picture = UIImage(data: contents) }
        return picture
    }

    // MARK: Layout and drawing

    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        shownImage
    }

    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if let size = shownView?.bounds(in: textContainer, proposedLine: lineFrag, position: position) { return size }
        guard bounds == .zero, let image = shownImage else { return bounds }
        return CGRect(origin: CGPoint(x: 0, y: image.bottomInText), size: image.size)
    }

    // MARK: Archives

    /// Returns true.
    public static var supportsSecureCoding: Bool { true }

    /// Decodes contents, their type and the bounds from an archive; images are not archived.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "NSContents").map { $0 as Data }
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSFileType").map { $0 as String }
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "bounds.x"), y: coder.decodeDouble(forKey: "bounds.y"),
            width: coder.decodeDouble(forKey: "bounds.width"), height: coder.decodeDouble(forKey: "bounds.height"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(contents.map { $0 as NSData }, forKey: "NSContents")
        coder.encode(fileType.map { $0 as NSString }, forKey: "NSFileType")
        coder.encode(Double(bounds.minX), forKey: "bounds.x")
        coder.encode(Double(bounds.minY), forKey: "bounds.y")
        coder.encode(Double(bounds.width), forKey: "bounds.width")
        coder.encode(Double(bounds.height), forKey: "bounds.height")
    }
}

extension UIImage {
    /// The distance, in points, of the image's bottom above the baseline of the text.
    ///
    /// - Source: Apple's Human Interface Guidelines, symbols: they are centred at the height of the capital letters
    ///   beside them.
    fileprivate var bottomInText: CGFloat {
        if let baselineOffsetFromBottom { return -baselineOffsetFromBottom }
        guard let symbol = traits.symbol else { return 0 }
        return (UIFont.systemFont(ofSize: symbol.effectiveSize(.current)).capHeight - size.height) / 2
    }
}

extension NSAttributedString {
    /// Makes a string of one character that represents an attachment.
    public convenience init(attachment: NSTextAttachment) { self.init(attachment: attachment, attributes: [:]) }

    /// Makes a string of one character that represents an attachment, with further attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }
}

/// The view of an attachment, as the attachment uses it.
protocol ShownAttachmentView {
    /// Whether the view still exists.
    var isShown: Bool { get }
    /// The rectangle of the view, with the y-axis upwards from the baseline; nil if the attachment's own bounds apply.
    func bounds(in container: NSTextContainer?, proposedLine: CGRect, position: CGPoint) -> CGRect?
}
