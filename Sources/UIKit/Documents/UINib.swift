/// A document of views that can be instantiated repeatedly.
///
/// On Apple's platforms nibs are compiled; here the `.xib` itself is read, which must be among the bundle's resources.
///
/// - Source: developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key for the options of an instantiation.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinib/optionskey
    public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// Apple's name of the key.
        public var rawValue: String
        /// Creates the key of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates the key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of the objects for the document's placeholders, by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case name(String, Bundle?)
        case content(any NibContent)
    }

    private var source: Source

    /// Creates a nib for the document `name.xib` of a bundle, the main bundle if nil; the document is read on the first
    /// instantiation.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { source = .name(name, bundleOrNil) }

    /// Creates a nib from a document's data.
    ///
    /// Raises `NSInvalidUnarchiveOperationException` if the data is not a document of Interface Builder.
    public init(data: Data, bundle bundleOrNil: Bundle?) { source = .content(nibReader.nib(in: data, bundle: bundleOrNil)) }

    /// Instantiates the document's objects and connects them with the owner. Returns the top-level objects, without
    /// placeholders.
    ///
    /// Raises `NSInternalInconsistencyException` if there is no such document.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        content.instantiate(
            owner: ownerOrNil as AnyObject?, external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
    }

    /// The document's content, read on first use.
    private var content: any NibContent {
        switch source {
        case .content(let content): return content
        case .name(let name, let bundle):
            let content = nibReader.nib(named: name, bundle: bundle)
            source = .content(content)
            return content
        }
    }
}

extension Bundle {
    /// Instantiates the objects of a bundle's document and connects them with the owner. Returns the top-level objects,
    /// without placeholders.
    ///
    /// Raises `NSInternalInconsistencyException` if there is no such document.
    @MainActor @preconcurrency
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
