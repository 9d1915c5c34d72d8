/// Provides an item that is copied, dragged or shared, in one or several types, on demand.
///
/// On Apple's platforms the class is Foundation's. Handlers are called in a later turn of the main queue.
///
/// - Source: developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Receives an item, or an error.
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Loads an item for a type; its arguments are the completion handler, the expected class, and options.
    public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// The domain of errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The reasons why an item cannot be loaded.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsitemprovider/errorcode
    public enum ErrorCode: Int, Sendable {
        /// An unknown error.
        case unknownError = -1
        /// There is no item of the type.
        case itemUnavailableError = -1000
        /// The item is not of the expected class.
        case unexpectedValueClassError = -1100
        /// The item cannot be converted to the expected class.
        case unavailableCoercionError = -1200
    }

    /// A registered representation of the item.
    private struct Representation {
        let type: String
        let load: LoadHandler
        /// Whether its file may be opened in place.
        var isReadInPlace = false
    }

    /// The suggested name of a file of the item; nil for none.
    open var suggestedName: String?
    private var representations: [Representation] = []

    /// Creates a provider without representations.
    public override init() { super.init() }

    /// Creates a provider of an item in a type; without representations if either is nil.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        guard let item, let typeIdentifier else { return }
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(item, nil) }
    }

    /// Creates a provider of an object in its writable types.
    public init(object: any NSItemProviderWriting) {
        super.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider for a file, with the type of its name extension; nil if there is no such file.
    public init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        super.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerItem(forTypeIdentifier: UniformType.ofFile(fileURL)) { completion, _, _ in completion?(fileURL as NSURL, nil) }
    }

    /// Returns a provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        (copy.representations, copy.suggestedName) = (representations, suggestedName)
        return copy
    }

    // MARK: Offering

    /// Registers a representation, replacing one with the same type.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        representations.removeAll { $0.type == typeIdentifier }
        representations.append(Representation(type: typeIdentifier, load: loadHandler))
    }

    /// Registers a data representation.
    ///
    /// - Parameter loadHandler: Creates the data, and passes it or an error to its completion handler.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in
            _ = loadHandler { completion?($0.map { $0 as NSData }, $1) }
        }
    }

    /// Registers a file representation of the item. With `openInPlace` other programs may open the file in place.
    ///
    /// - Parameter loadHandler: Creates the file, and passes its URL to its completion handler, with whether the file
    ///   may be opened in place, or an error.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        representations.removeAll { $0.type == typeIdentifier }
        let load: LoadHandler = { completion, _, _ in
            _ = loadHandler { file, _, error in completion?(file.map { $0 as NSURL }, error) }
        }
        representations.append(
            Representation(type: typeIdentifier, load: load, isReadInPlace: fileOptions.contains(.openInPlace)))
    }

    /// Registers an object in its writable types.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        for type in object.writableTypeIdentifiersForItemProvider {
            registerItem(forTypeIdentifier: type) { completion, wanted, _ in
                if let coded = object as? any NSSecureCoding, let wanted, (object as? NSObject)?.isKind(of: wanted) ?? false {
                    completion?(coded, nil)
                } else {
                    _ = object.loadData(withTypeIdentifier: type) { completion?($0.map { $0 as NSData }, $1) }
                }
            }
        }
    }

    // MARK: What is offered

    /// The types in order of registration.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// Whether one of the types conforms to this one.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { representation(typeIdentifier) != nil }

    /// Whether one of the types can be read as an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readable(aClass) != nil }

    /// Whether one of the types can be read as text.
    open func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

    /// Whether one of the types can be read as a link.
    open func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    private func representation(_ type: String) -> Representation? {
        representations.first { UniformType.conforms($0.type, to: type) }
    }

    private func readable(_ aClass: any NSItemProviderReading.Type) -> Representation? {
        aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap(representation).first
    }

    private func failure(_ code: ErrorCode, _ reason: String) -> any Error {
        NSError(domain: Self.errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
    }

    // MARK: Loading

    /// Loads the item of a type.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        load(representation(typeIdentifier), typeIdentifier, nil, options) { completionHandler?($0, $1) }
    }

    /// Writes the item's data to a temporary file, which is deleted when the handler returns.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "item"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent((name as NSString).lastPathComponent)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch { completionHandler(nil, error) }
        }
    }

    /// Opens the item's file in place; if its type is not registered so, writes the data to a persistent file.
    ///
    /// - Parameter completionHandler: Receives the file and whether it was opened in place, or an error.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representation(typeIdentifier), found.isReadInPlace else {
            return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { file, error in
                guard let file else { return completionHandler(nil, false, error) }
                let kept = FileManager.default.temporaryDirectory.appendingPathComponent(
                    UUID().uuidString + file.lastPathComponent)
                do {
                    try FileManager.default.copyItem(at: file, to: kept)
                    completionHandler(kept, false, nil)
                } catch { completionHandler(nil, false, error) }
            }
        }
        let progress = Progress(totalUnitCount: 1)
        load(found, typeIdentifier, NSURL.self, nil) { item, error in
            progress.completedUnitCount = 1
            completionHandler((item as? NSURL).map { $0 as URL }, item != nil, error)
        }
        return progress
    }

    /// Creates a preview image of the item; nil for the item itself if it is an image.
    open var previewImageHandler: LoadHandler?

    /// Loads a preview image of the item.
    open func loadPreviewImage(options: [AnyHashable: Any]! = nil, completionHandler: CompletionHandler!) {
        if let previewImageHandler { return previewImageHandler(completionHandler, UIImage.self, options) }
        loadObject(ofClass: UIImage.self) { completionHandler?($0 as? any NSSecureCoding, $1) }
    }

    /// Whether the item has a representation that conforms to the type; with `openInPlace`, as a file that may be
    /// opened in place.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representations.contains {
            UniformType.conforms($0.type, to: typeIdentifier) && ($0.isReadInPlace || !fileOptions.contains(.openInPlace))
        }
    }

    /// Loads the item's data in a type.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        load(representation(typeIdentifier), typeIdentifier, NSData.self, nil) { [self] item, error in
            progress.completedUnitCount = 1
            do { completionHandler(try item.map(data), error) } catch { completionHandler(nil, error) }
        }
        return progress
    }

    /// Loads an object of a class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let (progress, found) = (Progress(totalUnitCount: 1), readable(aClass))
        load(found, aClass.readableTypeIdentifiersForItemProvider.first ?? "", aClass, nil) { [self] item, error in
            progress.completedUnitCount = 1
            guard let item, let found else { return completionHandler(nil, error) }
            do { completionHandler(try object(aClass, item, found.type), nil) } catch { completionHandler(nil, error) }
        }
        return progress
    }

    /// Loads a string.
    @discardableResult
    open func loadObject(ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void) -> Progress {
        loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map { $0 as String }, $1) }
    }

    /// Loads a URL.
    @discardableResult
    open func loadObject(ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void) -> Progress {
        loadObject(ofClass: NSURL.self) { completionHandler(($0 as? NSURL).map { $0 as URL }, $1) }
    }

    /// Loads the item of a type synchronously, if its handler answers at once.
    func loadAtOnce(_ type: String, _ end: @escaping (Any) -> Void) {
        representation(type)?.load({ item, _ in item.map { end($0) } }, nil, nil)
    }

    private func load(
        _ found: Representation?, _ type: String, _ wanted: AnyClass?, _ options: [AnyHashable: Any]?,
        _ end: @escaping ((any NSSecureCoding)?, (any Error)?) -> Void
    ) {
        let missing = failure(.itemUnavailableError, "Cannot load representation of type \(type)")
        nonisolated(unsafe) let answer = {
            guard let found else { return end(nil, missing) }
            found.load(end, wanted, options)
        }
        Task { @MainActor in answer() }
    }

    private func object(_ aClass: any NSItemProviderReading.Type, _ item: any NSSecureCoding, _ type: String) throws
        -> any NSItemProviderReading
    {
        if let ready = item as? any NSItemProviderReading, (item as? NSObject)?.isKind(of: aClass) ?? false { return ready }
        return try aClass.object(withItemProviderData: data(item), typeIdentifier: type)
    }

    /// The data of an item; for a file URL, the content of the file.
    private func data(_ item: any NSSecureCoding) throws -> Data {
        switch item {
        case let data as NSData: return data as Data
        case let text as NSString: return Data((text as String).utf8)
        case let link as NSURL:
            let link = link as URL
            return link.isFileURL ? try Data(contentsOf: link) : link.dataRepresentation
        default: throw failure(.unavailableCoercionError, "The item has no bytes")
        }
    }
}

/// The processes to which a representation is visible. There are no other processes here.
///
/// - Source: developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same team.
    case team
    /// Programs of the same group.
    case group
    /// This program only.
    case ownProcess
}

/// The options of a file representation.
///
/// - Source: developer.apple.com/documentation/foundation/nsitemproviderfileoptions
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// Bit mask of the contained options.
    public let rawValue: Int
    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file is opened in place.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
