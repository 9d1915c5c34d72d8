extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// Web pages and plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.html"] + NSString.readableTypeIdentifiersForItemProvider
    }
    /// Plain text in UTF-8. Objects of this program get the attributes too, since they get the object.
    public static var writableTypeIdentifiersForItemProvider: [String] { NSString.writableTypeIdentifiersForItemProvider }
    /// Reads a web page or plain text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let isPage = typeIdentifier == "public.html"
        let type = isPage ? NSAttributedString.DocumentType.html : .plain
        let text = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
        return try made(self == NSMutableAttributedString.self ? text.mutableCopy() : text, of: typeIdentifier)
    }
    /// Writes UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}
