/// Conversions between the two types of attributed strings, for the attributes of UIKit's scope and links. Attachments
/// are omitted.
///
/// Foundation has these conversions on Apple's platforms; on others it does not know the attributes.
///
/// - Source: developer.apple.com/documentation/foundation/attributedstring
extension AttributedString {
    /// Makes a string with the attributes of UIKit's scope and links; others are omitted.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        for run in AttributedText(nsStr).runs {
            let text = (nsStr.string as NSString).substring(with: NSRange(run.range))
            append(AttributedString(text, attributes: AttributeContainer(run.attributes)))
        }
    }

    /// Makes a string with the attributes of a scope. The attributes of UIKit's scope are used, whatever the scope.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        self.init(nsStr)
    }

    /// Makes a string with the attributes of a scope. The attributes of UIKit's scope are used, whatever the scope.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
}

extension NSAttributedString {
    /// Makes a string with the attributes of UIKit's scope and links; others are omitted.
    public convenience init(_ attrStr: AttributedString) {
        var text = AttributedText(attrStr, base: AttributeContainer())
        self.init(attributedString: text.attributedString())
    }

    /// Makes a string with the attributes of a scope. The attributes of UIKit's scope are used, whatever the scope.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }

    /// Makes a string with the attributes of a scope. The attributes of UIKit's scope are used, whatever the scope.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }
}

extension AttributeContainer {
    /// Makes a container from a dictionary of `NSAttributedString` attributes, for those in UIKit's scope.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in ConvertedAttribute.all {
            if let value = dictionary[attribute.key] { attribute.write(&self, value) }
        }
    }

    /// UIKit's attributes and links as a dictionary of `NSAttributedString` attributes.
    var uiKitValues: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        for attribute in ConvertedAttribute.all { values[attribute.key] = attribute.read(self) }
        return values
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Makes a dictionary from a container's attributes, for those in UIKit's scope.
    public init(_ container: AttributeContainer) { self = container.uiKitValues }
}

/// An attribute that both types of strings have. Its closures capture no mutable state.
private struct ConvertedAttribute: @unchecked Sendable {
    let key: NSAttributedString.Key
    let read: (AttributeContainer) -> Any?
    let write: (inout AttributeContainer, Any) -> Void

    /// - Parameters:
    ///   - key: The key in `NSAttributedString`.
    ///   - store: Converts the value for `NSAttributedString`.
    ///   - load: Converts the value from `NSAttributedString`; nil for values of another type.
    init<Key: AttributedStringKey>(
        _: Key.Type, _ key: NSAttributedString.Key, store: @escaping (Key.Value) -> Any = { $0 },
        load: @escaping (Any) -> Key.Value? = { $0 as? Key.Value }
    ) where Key.Value: Sendable {
        self.key = key
        read = { container in container[Key.self].map(store) }
        write = { container, value in container[Key.self] = load(value) }
    }

    private typealias Scope = AttributeScopes.UIKitAttributes
    private typealias Foundation = AttributeScopes.FoundationAttributes

    static let all: [ConvertedAttribute] = [
        ConvertedAttribute(Scope.FontAttribute.self, .font),
        ConvertedAttribute(Scope.ParagraphStyleAttribute.self, .paragraphStyle),
        ConvertedAttribute(Scope.ForegroundColorAttribute.self, .foregroundColor),
        ConvertedAttribute(Scope.BackgroundColorAttribute.self, .backgroundColor),
        ConvertedAttribute(Scope.LigatureAttribute.self, .ligature, load: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }),
        number(Scope.KernAttribute.self, .kern),
        number(Scope.TrackingAttribute.self, .tracking),
        line(Scope.StrikethroughStyleAttribute.self, .strikethroughStyle),
        ConvertedAttribute(Scope.StrikethroughColorAttribute.self, .strikethroughColor),
        line(Scope.UnderlineStyleAttribute.self, .underlineStyle),
        ConvertedAttribute(Scope.UnderlineColorAttribute.self, .underlineColor),
        ConvertedAttribute(Scope.StrokeColorAttribute.self, .strokeColor),
        number(Scope.StrokeWidthAttribute.self, .strokeWidth),
        ConvertedAttribute(Scope.ShadowAttribute.self, .shadow),
        ConvertedAttribute(
            Scope.TextEffectAttribute.self, .textEffect, store: { $0.rawValue },
            load: { $0 as? NSAttributedString.TextEffectStyle ?? ($0 as? String).map { .init(rawValue: $0) } }),
        number(Scope.BaselineOffsetAttribute.self, .baselineOffset),
        number(Scope.ObliquenessAttribute.self, .obliqueness),
        number(Scope.ExpansionAttribute.self, .expansion),
        ConvertedAttribute(
            Foundation.LinkAttribute.self, .link, load: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
        ConvertedAttribute(Foundation.ImageURLAttribute.self, .imageURL),
        ConvertedAttribute(Foundation.PresentationIntentAttribute.self, .presentationIntentAttributeName),
        ConvertedAttribute(
            Foundation.InlinePresentationIntentAttribute.self, .inlinePresentationIntent,
            store: { NSNumber(value: $0.rawValue) }, load: { InlinePresentationIntent(attribute: $0) }),
    ]

    private static func number<Key: AttributedStringKey>(
        _ type: Key.Type, _ key: NSAttributedString.Key
    ) -> ConvertedAttribute where Key.Value == CGFloat {
        ConvertedAttribute(type, key, load: { CGFloat(attribute: $0) })
    }

    private static func line<Key: AttributedStringKey>(
        _ type: Key.Type, _ key: NSAttributedString.Key
    ) -> ConvertedAttribute where Key.Value == NSUnderlineStyle {
        ConvertedAttribute(
            type, key, store: { $0.rawValue },
            load: {
                $0 as? NSUnderlineStyle ?? (($0 as? NSNumber)?.intValue ?? $0 as? Int).map { NSUnderlineStyle(rawValue: $0) }
            })
    }
}

extension NSRange {
    /// The range of characters of a string, in UTF-16 units.
    public init<R: RangeExpression<AttributedString.Index>>(_ region: R, in target: AttributedString) {
        let range = region.relative(to: target.characters)
        let start = String(target.characters[target.startIndex..<range.lowerBound]).utf16.count
        self.init(location: start, length: String(target.characters[range]).utf16.count)
    }
}

extension Range where Bound == AttributedString.Index {
    /// The range of characters for a range in UTF-16 units; nil if it is out of bounds.
    public init?(_ nsRange: NSRange, in string: AttributedString) {
        let text = String(string.characters)
        guard let range = Range<String.Index>(nsRange, in: text) else { return nil }
        let start = text.distance(from: text.startIndex, to: range.lowerBound)
        let length = text.distance(from: range.lowerBound, to: range.upperBound)
        let lower = string.characters.index(string.startIndex, offsetBy: start)
        self = lower..<string.characters.index(lower, offsetBy: length)
    }
}
