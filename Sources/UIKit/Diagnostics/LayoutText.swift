import LayoutEngine

/// Texts shared by descriptions and logs.
enum LayoutText {
    /// The number of characters of a label's or button's text in descriptions.
    private static let textLength = 25

    /// The number formatted by `%g`.
    static func number(_ value: Double) -> String { String(format: "%g", value) }
    static func number(_ value: CGFloat) -> String { number(Double(value)) }

    /// The name of an item in descriptions of constraints: its accessibility identifier, or else its class and address.
    @MainActor
    static func item(_ item: (any LayoutItem)?) -> String {
        guard let item else { return "(null)" }
        return accessibilityIdentifier(of: item) ?? reference(item)
    }

    /// The accessibility identifier, unless it is empty.
    @MainActor
    static func accessibilityIdentifier(of item: any LayoutItem) -> String? {
        guard let name = (item as? UIView)?.accessibilityIdentifier, !name.isEmpty else { return nil }
        return name
    }

    /// `Class:0xADDRESS`, followed by a guide's identifier, or by the text of labels and buttons.
    @MainActor
    static func reference(_ item: any LayoutItem) -> String {
        let name = "\(className(item)):\(address(item))"
        if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? name : "\(name)'\(guide.identifier)'" }
        guard let text = (item as? UIView)?.textForDescription, !text.isEmpty else { return name }
        return "\(name)'\(text.count > textLength ? text.prefix(textLength) + "..." : Substring(text))'"
    }

    /// The numbered values, separated by commas.
    static func list(_ values: CGFloat...) -> String { values.map { number($0) }.joined(separator: ", ") }

    /// `<Class: 0xADDRESS>`, or `(null)`.
    static func object(_ object: (any AnyObject)?) -> String { object.map { "\(opening($0))>" } ?? "(null)" }

    /// `<Class: 0xADDRESS`, the start of an object's description.
    static func opening(_ object: AnyObject) -> String { "<\(className(object)): \(address(object))" }

    /// The class's name, without the module if that is UIKit or one of its dependencies.
    static func className(_ object: AnyObject) -> String { name(of: type(of: object)) }

    /// Foundation's `NSStringFromClass` traps on Linux for classes that are private or nested.
    static func name(of type: AnyClass) -> String {
        let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
        let isOwn = parts.first == "UIKit" || parts.first == "QuartzCore"
        return (isOwn ? parts.dropFirst() : parts[...]).joined(separator: ".")
    }

    static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
}
