/// A document of views that can be made again and again.
///
/// On Apple's platforms nibs are compiled; here the `.xib` itself is read, which must be among the bundle's resources.
///
/// - Source: developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What making the objects can be told.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinib/optionskey
    public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// Apple's name of the key.
        public var rawValue: String
        /// Creates the key of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates the key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of the objects that stand for the document's placeholders, by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case name(String, Bundle?)
        case content(any NibContent)
    }

    private var source: Source

    /// Stands for the document `name.xib` of a bundle, the program's when nil; it is read when objects are made of it
    /// first.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { source = .name(name, bundleOrNil) }

    /// Stands for a document's bytes.
    ///
    /// Raises `NSInvalidUnarchiveOperationException` where they are no document of Interface Builder.
    public init(data: Data, bundle bundleOrNil: Bundle?) { source = .content(nibReader.nib(in: data, bundle: bundleOrNil)) }

    /// Makes the document's objects and connects them with the owner. Returns those at the top, without placeholders.
    ///
    /// Raises `NSInternalInconsistencyException` where there is no such document.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        content.instantiate(
            owner: ownerOrNil as AnyObject?, external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
    }

    /// The document, which is read when it is first needed.
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
    /// Makes the objects of a bundle's document and connects them with the owner. Returns those at the top, without
    /// placeholders.
    ///
    /// Raises `NSInternalInconsistencyException` where there is no such document.
    @MainActor @preconcurrency
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
