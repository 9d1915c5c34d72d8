/// Attributes of UIKit's texts by name: `container.font`, `string.foregroundColor`.
///
/// - Source: developer.apple.com/documentation/foundation/attributescopes/uikitattributes
extension AttributeScopes {
    /// Attributes that UIKit defines.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let baselineOffset: BaselineOffsetAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension NSAttributedString {
    /// A string with the attributes that UIKit knows; others are left out.
    ///
    /// - Parameter base: Attributes of what has none of its own.
    convenience init(_ string: AttributedString, base: AttributeContainer) {
        let result = NSMutableAttributedString(string: "")
        for run in string.runs {
            let attributes = base.merging(run.attributes)
            result.appendRun(String(string[run.range].characters), attributes.uiKitValues)
        }
        self.init(attributedString: result)
    }
}

extension AttributeContainer {
    /// The attributes that UIKit knows, as attributed strings of the older kind name them.
    fileprivate var uiKitValues: [NSAttributedString.Key: Any] {
        let values: [NSAttributedString.Key: Any?] = [
            .font: self.font, .foregroundColor: self.foregroundColor, .backgroundColor: self.backgroundColor, .kern: self.kern,
            .baselineOffset: self.baselineOffset,
        ]
        return values.compactMapValues { $0 }
    }
}
