import TextLayout

/// A description of a font, from which fonts can be created.
///
/// - Source: developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The attributes as they were set; sizes are points.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { attributes }

    private let attributes: [UIFontDescriptor.AttributeName: Any]
    let request: FontRequest

    /// Creates a descriptor of attributes; unknown attributes are stored.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.attributes = attributes
        request = FontRequest(attributes)
        super.init()
    }

    /// Creates a descriptor of a name and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Creates a descriptor of a name and a matrix, which is stored.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// The descriptor of an existing font.
    init(request: FontRequest, names: FontNames) {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [
            .name: names.postScript, .size: NSNumber(value: Double(request.size)),
        ]
        attributes[.textStyle] = request.textStyle?.rawValue
        if !request.features.isEmpty { attributes[.featureSettings] = request.features }
        self.attributes = attributes
        self.request = request
        super.init()
    }

    /// Decodes a descriptor; nil if the archive has none.
    public required init?(coder: NSCoder) {
        guard let request = FontRequest(coder: coder) else { return nil }
        attributes = Self.attributes(coder)
        self.request = request
        super.init()
    }

    /// Creates a copy of a descriptor with a changed request; the attributes for size and name are updated.
    private init(changing descriptor: UIFontDescriptor, _ change: (inout FontRequest) -> Void) {
        var request = descriptor.request
        change(&request)
        var attributes = descriptor.attributes
        attributes[.size] = NSNumber(value: Double(request.size))
        attributes[.name] = request.resolved.names.postScript
        self.attributes = attributes
        self.request = request
        super.init()
    }

    /// The descriptor of a text style's font at the text size of the current traits.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    /// The descriptor of a text style's font at the text size of the given traits; nil means the current ones.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The PostScript name on iOS of the matching font.
    open var postscriptName: String { request.resolved.names.postScript }
    /// The size in points; 0 if the descriptor does not specify one.
    open var pointSize: CGFloat { request.size }
    /// The traits bold, italic and monospaced of the described font.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits { request.symbolicTraits }

    /// The attribute as it was set; for the name, the family and the traits, otherwise that of the matching font; nil
    /// for others.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        if let given = attributes[anAttribute] { return given }
        switch anAttribute {
        case .name: return postscriptName
        case .family: return request.resolved.names.family
        case .traits: return request.traits
        default: return nil
        }
    }

    /// This descriptor with further attributes, which replace its own.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }

    /// This descriptor with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(changing: self) { $0.size = newPointSize }
    }
    /// This descriptor with another family, in its regular style.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(changing: self) { $0.kind = .named(newFamily) }
    }
    /// The matching descriptors: the one to which this one resolves. The keys have no effect.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?) -> [UIFontDescriptor]
    {
        [self]
    }
    /// A descriptor with another face of the family, such as "Bold".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
    /// A descriptor with a transform of the glyphs. It reads back what was set; glyphs are not transformed.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }
    /// The transform of the glyphs. It reads back what was set; glyphs are not transformed.
    open var matrix: CGAffineTransform { attributes[.matrix] as? CGAffineTransform ?? .identity }
    /// The same family in another style; nil if it has no such style.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        guard let request = request.withSymbolicTraits(symbolicTraits) else { return nil }
        return UIFontDescriptor(changing: self) { $0 = request }
    }
    /// The system font in another design; nil for fonts that are not the system's.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard case .system(var style) = request.kind, let known = design.textLayoutDesign else { return nil }
        style.design = known
        return UIFontDescriptor(changing: self) { $0.kind = .system(style) }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.request == request }
    open override var hash: Int { request.hashValue }
    /// Returns the descriptor itself, since descriptors are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
