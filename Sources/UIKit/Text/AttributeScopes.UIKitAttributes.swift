/// Dynamic members for UIKit's text attributes: `container.font`, `string.foregroundColor`.
///
/// - Source: developer.apple.com/documentation/foundation/attributescopes/uikitattributes
extension AttributeScopes {
    /// The attributes UIKit reads where it takes an `AttributedString`, such as a button configuration's title.
    public struct UIKitAttributes: AttributeScope {
        /// The font of a run; text without it has the font of its view.
        public let font: FontAttribute
        /// The colour of a run's glyphs; text without it has the colour of its view.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour of the rectangle behind a run; none without it.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added between the characters of a run.
        public let kern: KernAttribute
        /// Points by which a run is raised above the baseline; negative values lower it.
        public let baselineOffset: BaselineOffsetAttribute

        /// The key of ``font``.
        public enum FontAttribute: AttributedStringKey {
            /// A `UIFont`.
            public typealias Value = UIFont
            /// The name under which attributed strings store the value.
            public static let name = "NSFont"
        }
        /// The key of ``foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A `UIColor`.
            public typealias Value = UIColor
            /// The name under which attributed strings store the value.
            public static let name = "NSColor"
        }
        /// The key of ``backgroundColor``.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A `UIColor`.
            public typealias Value = UIColor
            /// The name under which attributed strings store the value.
            public static let name = "NSBackgroundColor"
        }
        /// The key of ``kern``.
        public enum KernAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name under which attributed strings store the value.
            public static let name = "NSKern"
        }
        /// The key of ``baselineOffset``.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name under which attributed strings store the value.
            public static let name = "NSBaselineOffset"
        }
    }

    /// The scope's type, which key paths into the attribute scopes start with.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Makes UIKit's attributes members of attributed strings and attribute containers.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributedText {
    /// Converts a string of Foundation's newer type, keeping UIKit's attributes only.
    ///
    /// - Parameter base: Attributes for runs that do not set them themselves.
    init(_ string: AttributedString, base: AttributeContainer) {
        self.init(
            string.runs.map { (String(string[$0.range].characters), base.merging($0.attributes).uiKitValues) })
    }
}

extension AttributeContainer {
    /// UIKit's attributes with the keys of `NSAttributedString`.
    fileprivate var uiKitValues: [NSAttributedString.Key: Any] {
        let values: [NSAttributedString.Key: Any?] = [
            .font: self.font, .foregroundColor: self.foregroundColor, .backgroundColor: self.backgroundColor, .kern: self.kern,
            .baselineOffset: self.baselineOffset,
        ]
        return values.compactMapValues { $0 }
    }
}
