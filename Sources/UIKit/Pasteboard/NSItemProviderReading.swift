/// An object that can be created from a representation of an item.
///
/// - Source: developer.apple.com/documentation/foundation/nsitemproviderreading
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The readable types, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from data of one of the types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that can be written as representations of an item.
///
/// - Source: developer.apple.com/documentation/foundation/nsitemproviderwriting
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The writable types of the class, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The writable types of this object, the best one first; by default those of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes data of one of the types, and passes it or an error to the completion handler.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// An error: the data does not match its type.
private struct UnreadableItem: LocalizedError {
    let type: String
    var errorDescription: String? { "The data is no content of the type \(type)." }
}

extension NSItemProviderReading {
    /// Casts an object that was read to the requested class.
    static func made(_ object: Any?, of type: String) throws -> Self {
        guard let object = object as? Self else { throw UnreadableItem(type: type) }
        return object
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text"] }
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Reads plain text in UTF-8, or in UTF-16 where the type says so.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let encoding = typeIdentifier == "public.utf16-plain-text" ? String.Encoding.utf16 : .utf8
        return try made(String(data: data, encoding: encoding).map { NSString(string: $0) }, of: typeIdentifier)
    }
    /// Writes UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Links.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Links.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Whether the link is one of a file tells its type.
    public var writableTypeIdentifiersForItemProvider: [String] { [(self as URL).isFileURL ? "public.file-url" : "public.url"] }
    /// Reads the text of a link.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(URL(dataRepresentation: data, relativeTo: nil).map { $0 as NSURL }, of: typeIdentifier)
    }
    /// Writes the text of the link.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler((self as URL).dataRepresentation, nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// Images.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    /// Reads an image of a format that images can be read of.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(UIImage(data: data), of: typeIdentifier)
    }
    /// Writes PNG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? UnreadableItem(type: typeIdentifier) : nil)
        return nil
    }
}
