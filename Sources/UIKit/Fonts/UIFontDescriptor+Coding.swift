/// Archiving of descriptors: the request is stored, with name, size and text style among the attributes. Other
/// attributes are stored if they are strings or numbers; traits are part of the request.
extension UIFontDescriptor: NSSecureCoding {
    /// Whether secure coding is supported; true.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the request.
    public func encode(with coder: NSCoder) {
        request.encode(with: coder)
        coder.encode(archivedAttributes as NSDictionary, forKey: Self.attributesKey)
    }

    private static let attributesKey = "UIFontDescriptorAttributes"

    private var archivedAttributes: [String: NSObject] {
        var archived: [String: NSObject] = [:]
        for (name, value) in fontAttributes { archived[name.rawValue] = Self.archived(value) }
        return archived
    }

    private static func archived(_ value: Any) -> NSObject? {
        switch value {
        case let style as UIFont.TextStyle: style.rawValue as NSString
        case let text as String: text as NSString
        default: CGFloat(attribute: value).map { NSNumber(value: Double($0)) }
        }
    }

    static func attributes(_ coder: NSCoder) -> [UIFontDescriptor.AttributeName: Any] {
        let classes = [NSDictionary.self, NSString.self, NSNumber.self]
        let archived = coder.decodeValue(of: classes, forKey: attributesKey) ?? [String: Any]()
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        for (name, value) in archived { attributes[AttributeName(rawValue: name)] = value }
        return attributes
    }
}
