/// A picture in a text, as the attribute `attachment` of the character U+FFFC.
///
/// - Source: developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding, @unchecked Sendable {
    private let mark = FoundationTypeMark()

    /// The character that an attachment replaces, U+FFFC.
    public class var character: Int { 0xFFFC }

    /// Makes an attachment of a file's bytes; those of a PNG or JPEG file are shown.
    ///
    /// - Parameter uti: The type of the file. Stored; the bytes themselves tell whether they are a picture.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Makes an attachment that shows an image at its size, standing on the baseline.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Makes an attachment without contents.
    public override init() { super.init() }

    // MARK: Contents

    /// The bytes of a file; they are shown if there is no ``image`` and they are a PNG or JPEG picture.
    open var contents: Data? {
        didSet { picture = nil }
    }
    /// The type of the contents, such as `public.png`. Stored; nothing reads it.
    open var fileType: String?
    /// The image to show. Template images and symbols have the colour of the text.
    open var image: UIImage?
    /// The place of the image in points; y is the distance of the bottom above the baseline. The default, zero, means the image's size on the
    /// baseline, and for symbols centred at the height of capital letters.
    open var bounds: CGRect = .zero
    /// Points of free space at either side. The default is 0.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a view may show the attachment in a text view.
    open var allowsTextAttachmentView = true
    /// Whether a view shows the attachment, so that it is not drawn.
    open var usesTextAttachmentView: Bool { shownView?.isShown ?? false }
    /// The view that shows the attachment; nil for none.
    var shownView: (any ShownAttachmentView)?

    /// What makes the view that shows the attachment: of the class that is registered for its type unless overridden; nil for no view.
    @preconcurrency @MainActor
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? { registeredProvider(in: parentView, at: location) }

    /// The image of ``contents``, decoded once.
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

    /// Reads contents, their type and the bounds from an archive; images are not archived.
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
    /// How far, in points, the bottom of the image is above the baseline of text that it stands in.
    ///
    /// - Source: Apple's Human Interface Guidelines, symbols: they are centred at the height of the capital letters beside them.
    fileprivate var bottomInText: CGFloat {
        if let baselineOffsetFromBottom { return -baselineOffsetFromBottom }
        guard let symbol = traits.symbol else { return 0 }
        return (UIFont.systemFont(ofSize: symbol.effectiveSize(.current)).capHeight - size.height) / 2
    }
}

extension NSAttributedString {
    /// Makes a string of one character that shows an attachment.
    public convenience init(attachment: NSTextAttachment) { self.init(attachment: attachment, attributes: [:]) }

    /// Makes a string of one character that shows an attachment and has further attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }
}

/// What an attachment knows of the view that shows it.
protocol ShownAttachmentView {
    /// Whether the view is still there.
    var isShown: Bool { get }
    /// The room that the view takes, with y upwards from the baseline; nil where the attachment's own bounds count.
    func bounds(in container: NSTextContainer?, proposedLine: CGRect, position: CGPoint) -> CGRect?
}
