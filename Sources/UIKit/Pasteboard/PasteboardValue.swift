/// Reads the values of pasteboard items.
enum PasteboardValue {
    static let textType = "public.utf8-plain-text"
    static let linkType = "public.url"
    static let imageType = "public.png"
    static let colorType = "com.apple.uikit.color"

    /// The text of an item: a string, an attributed string, or data in the encoding of its type.
    static func string(_ item: [String: Any]) -> String? {
        first(UIPasteboard.typeListString, of: item) { type, value in
            switch value {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let data as Data: String(data: data, encoding: type == "public.utf16-plain-text" ? .utf16 : .utf8)
            default: nil
            }
        }
    }

    static func url(_ item: [String: Any]) -> URL? {
        first(UIPasteboard.typeListURL, of: item) { _, value in
            switch value {
            case let link as URL: link
            case let text as String: URL(string: text)
            case let data as Data: URL(dataRepresentation: data, relativeTo: nil)
            default: nil
            }
        }
    }

    static func image(_ item: [String: Any]) -> UIImage? {
        first(UIPasteboard.typeListImage, of: item) { _, value in
            (value as? UIImage) ?? (value as? Data).flatMap { UIImage(data: $0) }
        }
    }

    static func color(_ item: [String: Any]) -> UIColor? {
        first(UIPasteboard.typeListColor, of: item) { _, value in value as? UIColor }
    }

    /// The data of a value; nil if it cannot be converted.
    @MainActor
    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let link as URL: link.dataRepresentation
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    private static func first<Value>(_ types: [String], of item: [String: Any], _ read: (String, Any) -> Value?) -> Value? {
        for type in types {
            if let value = item[type].flatMap({ read(type, $0) }) { return value }
        }
        return nil
    }
}
