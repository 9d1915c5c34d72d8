import InterfaceBuilderDocument

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
        public var rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of the objects that stand for the document's placeholders, by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case name(String, Bundle?)
        case file(DocumentFile)
    }

    private var source: Source

    /// Stands for the document `name.xib` of a bundle, the program's when nil; it is read when objects are made of it first.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { source = .name(name, bundleOrNil) }

    /// Stands for a document's bytes.
    ///
    /// Raises `NSInvalidUnarchiveOperationException` where they are no document of Interface Builder.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        do {
            let document = try InterfaceDocument(bytes: [UInt8](data))
            source = .file(DocumentFile(document, name: "data.xib", bundle: bundleOrNil ?? Bundle.main))
        } catch {
            raise("NSInvalidUnarchiveOperationException", "Could not instantiate NIB: \(error.diagnostic.line(path: "data"))")
        }
    }

    /// Whether there is such a document.
    static func exists(_ name: String, in bundle: Bundle?) -> Bool {
        DocumentSearch.find(name, extension: "xib", in: bundle) != nil
    }

    /// Makes the document's objects and connects them with the owner. Returns those at the top, without placeholders.
    ///
    /// Raises `NSInternalInconsistencyException` where there is no such document.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let file = loadedFile()
        return LoadingChain.load(file.document.root, of: file) {
            DocumentObjects(file, owner: ownerOrNil as AnyObject?, external: external)
                .instantiate(file.document.root.child("objects")?.children.map { $0 } ?? [])
        }
    }

    private func loadedFile() -> DocumentFile {
        switch source {
        case .file(let file): return file
        case .name(let name, let bundle): return load(name, bundle)
        }
    }

    private func load(_ name: String, _ bundle: Bundle?) -> DocumentFile {
        guard let found = DocumentSearch.find(name, extension: "xib", in: bundle) else {
            raise(
                "NSInternalInconsistencyException",
                "Could not load NIB in bundle: '\(LoadingText.name(of: bundle))' with name '\(name)'")
        }
        do {
            let file = try DocumentFile(path: found.path, bundle: found.bundle)
            source = .file(file)
            return file
        } catch {
            raise(
                "NSInternalInconsistencyException",
                "Could not load NIB in bundle: '\(LoadingText.name(of: found.bundle))' with name '\(name)': "
                    + LoadingText.reason(error, found.path))
        }
    }
}

/// Words for what is wrong with files.
enum LoadingText {
    /// A bundle as Apple's messages name it; the program's when nil.
    static func name(of bundle: Bundle?) -> String { "NSBundle <\((bundle ?? Bundle.main).bundlePath)> (loaded)" }

    static func reason(_ error: any Error, _ path: String) -> String {
        guard let error = error as? InterfaceDocumentError else { return "\(error)" }
        return error.diagnostic.line(path: path)
    }
}

extension Bundle {
    /// Makes the objects of a bundle's document and connects them with the owner. Returns those at the top, without placeholders.
    ///
    /// Raises `NSInternalInconsistencyException` where there is no such document.
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
