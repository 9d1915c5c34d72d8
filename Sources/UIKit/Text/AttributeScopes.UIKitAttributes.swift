/// Dynamic members for UIKit's text attributes: `container.font`, `string.foregroundColor`.
///
/// - Source: developer.apple.com/documentation/foundation/attributescopes/uikitattributes
extension AttributeScopes {
    /// The attributes that UIKit reads from an `AttributedString`, such as a button configuration's title.
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
        /// The layout of a run's paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// 1 for ligatures, 0 for none.
        public let ligature: LigatureAttribute
        /// Points added after the characters of a run, instead of the font's own tracking.
        public let tracking: TrackingAttribute
        /// The style of the strikethrough of a run.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the strikethrough; the text's colour by default.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The style of the underline of a run.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the underline; the text's colour by default.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the glyphs' outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of the glyphs' outlines, in per cent of the point size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of a run.
        public let shadow: ShadowAttribute
        /// An effect such as letterpress.
        public let textEffect: TextEffectAttribute
        /// The attachment that replaces the character U+FFFC.
        public let attachment: AttachmentAttribute
        /// The slant added to glyphs.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the factor by which glyphs are widened.
        public let expansion: ExpansionAttribute
        /// Foundation's attributes, such as links.
        public let foundation: AttributeScopes.FoundationAttributes

        /// The key of ``font``.
        public enum FontAttribute: AttributedStringKey {
            /// The value's type is `UIFont`.
            public typealias Value = UIFont
            /// The attribute's name in attributed strings.
            public static let name = "NSFont"
        }
        /// The key of ``foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The value's type is `UIColor`.
            public typealias Value = UIColor
            /// The attribute's name in attributed strings.
            public static let name = "NSColor"
        }
        /// The key of ``backgroundColor``.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The value's type is `UIColor`.
            public typealias Value = UIColor
            /// The attribute's name in attributed strings.
            public static let name = "NSBackgroundColor"
        }
        /// The key of ``kern``.
        public enum KernAttribute: AttributedStringKey {
            /// The value is a number of points.
            public typealias Value = CGFloat
            /// The attribute's name in attributed strings.
            public static let name = "NSKern"
        }
        /// The key of ``baselineOffset``.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The value is a number of points.
            public typealias Value = CGFloat
            /// The attribute's name in attributed strings.
            public static let name = "NSBaselineOffset"
        }
        /// The key of ``paragraphStyle``.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The value's type is `NSParagraphStyle`.
            public typealias Value = NSParagraphStyle
            /// The attribute's name in attributed strings.
            public static let name = "NSParagraphStyle"
        }
        /// The key of ``ligature``.
        public enum LigatureAttribute: AttributedStringKey {
            /// The value is a number.
            public typealias Value = Int
            /// The attribute's name in attributed strings.
            public static let name = "NSLigature"
        }
        /// The key of ``tracking``.
        public enum TrackingAttribute: AttributedStringKey {
            /// The value is a number of points.
            public typealias Value = CGFloat
            /// The attribute's name in attributed strings.
            public static let name = "CTTracking"
        }
        /// The key of ``strikethroughStyle``.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The value's type is `NSUnderlineStyle`.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name in attributed strings.
            public static let name = "NSStrikethrough"
        }
        /// The key of ``strikethroughColor``.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The value's type is `UIColor`.
            public typealias Value = UIColor
            /// The attribute's name in attributed strings.
            public static let name = "NSStrikethroughColor"
        }
        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The value's type is `NSUnderlineStyle`.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name in attributed strings.
            public static let name = "NSUnderline"
        }
        /// The key of ``underlineColor``.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The value's type is `UIColor`.
            public typealias Value = UIColor
            /// The attribute's name in attributed strings.
            public static let name = "NSUnderlineColor"
        }
        /// The key of ``strokeColor``.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The value's type is `UIColor`.
            public typealias Value = UIColor
            /// The attribute's name in attributed strings.
            public static let name = "NSStrokeColor"
        }
        /// The key of ``strokeWidth``.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The value is a number.
            public typealias Value = CGFloat
            /// The attribute's name in attributed strings.
            public static let name = "NSStrokeWidth"
        }
        /// The key of ``shadow``.
        public enum ShadowAttribute: AttributedStringKey {
            /// The value's type is `NSShadow`.
            public typealias Value = NSShadow
            /// The attribute's name in attributed strings.
            public static let name = "NSShadow"
        }
        /// The key of ``textEffect``.
        public enum TextEffectAttribute: AttributedStringKey {
            /// The value's type is `TextEffectStyle`.
            public typealias Value = NSAttributedString.TextEffectStyle
            /// The attribute's name in attributed strings.
            public static let name = "NSTextEffect"
        }
        /// The key of ``attachment``.
        public enum AttachmentAttribute: AttributedStringKey {
            /// The value's type is `NSTextAttachment`.
            public typealias Value = NSTextAttachment
            /// The attribute's name in attributed strings.
            public static let name = "NSAttachment"
        }
        /// The key of ``obliqueness``.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The value is a number.
            public typealias Value = CGFloat
            /// The attribute's name in attributed strings.
            public static let name = "NSObliqueness"
        }
        /// The key of ``expansion``.
        public enum ExpansionAttribute: AttributedStringKey {
            /// The value is a number.
            public typealias Value = CGFloat
            /// The attribute's name in attributed strings.
            public static let name = "NSExpansion"
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
    /// Converts an `AttributedString`, keeping only UIKit's attributes.
    ///
    /// - Parameter base: The attributes of runs that do not set them themselves.
    init(_ string: AttributedString, base: AttributeContainer) {
        self.init(
            string.runs.map { (String(string[$0.range].characters), base.merging($0.attributes).uiKitValues) })
    }
}
