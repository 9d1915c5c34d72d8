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
        /// The layout of a run's paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// 1 for ligatures, 0 for none.
        public let ligature: LigatureAttribute
        /// Points added after the characters of a run, instead of the font's own tracking.
        public let tracking: TrackingAttribute
        /// The line through a run.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of that line; the text's without it.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The line below a run.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of that line; the text's without it.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the glyphs' outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of the glyphs' outlines, per cent of the point size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of a run.
        public let shadow: ShadowAttribute
        /// An effect such as letterpress.
        public let textEffect: TextEffectAttribute
        /// The picture in place of the character U+FFFC.
        public let attachment: AttachmentAttribute
        /// The slant added to glyphs.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the factor by which glyphs are widened.
        public let expansion: ExpansionAttribute
        /// Foundation's attributes, such as links.
        public let foundation: AttributeScopes.FoundationAttributes

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
        /// The key of ``paragraphStyle``.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// An `NSParagraphStyle`.
            public typealias Value = NSParagraphStyle
            /// The name under which attributed strings store the value.
            public static let name = "NSParagraphStyle"
        }
        /// The key of ``ligature``.
        public enum LigatureAttribute: AttributedStringKey {
            /// A number.
            public typealias Value = Int
            /// The name under which attributed strings store the value.
            public static let name = "NSLigature"
        }
        /// The key of ``tracking``.
        public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name under which attributed strings store the value.
            public static let name = "CTTracking"
        }
        /// The key of ``strikethroughStyle``.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// An `NSUnderlineStyle`.
            public typealias Value = NSUnderlineStyle
            /// The name under which attributed strings store the value.
            public static let name = "NSStrikethrough"
        }
        /// The key of ``strikethroughColor``.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// A `UIColor`.
            public typealias Value = UIColor
            /// The name under which attributed strings store the value.
            public static let name = "NSStrikethroughColor"
        }
        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// An `NSUnderlineStyle`.
            public typealias Value = NSUnderlineStyle
            /// The name under which attributed strings store the value.
            public static let name = "NSUnderline"
        }
        /// The key of ``underlineColor``.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// A `UIColor`.
            public typealias Value = UIColor
            /// The name under which attributed strings store the value.
            public static let name = "NSUnderlineColor"
        }
        /// The key of ``strokeColor``.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// A `UIColor`.
            public typealias Value = UIColor
            /// The name under which attributed strings store the value.
            public static let name = "NSStrokeColor"
        }
        /// The key of ``strokeWidth``.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// A number.
            public typealias Value = CGFloat
            /// The name under which attributed strings store the value.
            public static let name = "NSStrokeWidth"
        }
        /// The key of ``shadow``.
        public enum ShadowAttribute: AttributedStringKey {
            /// An `NSShadow`.
            public typealias Value = NSShadow
            /// The name under which attributed strings store the value.
            public static let name = "NSShadow"
        }
        /// The key of ``textEffect``.
        public enum TextEffectAttribute: AttributedStringKey {
            /// A `TextEffectStyle`.
            public typealias Value = NSAttributedString.TextEffectStyle
            /// The name under which attributed strings store the value.
            public static let name = "NSTextEffect"
        }
        /// The key of ``attachment``.
        public enum AttachmentAttribute: AttributedStringKey {
            /// An `NSTextAttachment`.
            public typealias Value = NSTextAttachment
            /// The name under which attributed strings store the value.
            public static let name = "NSAttachment"
        }
        /// The key of ``obliqueness``.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// A number.
            public typealias Value = CGFloat
            /// The name under which attributed strings store the value.
            public static let name = "NSObliqueness"
        }
        /// The key of ``expansion``.
        public enum ExpansionAttribute: AttributedStringKey {
            /// A number.
            public typealias Value = CGFloat
            /// The name under which attributed strings store the value.
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
    /// Converts a string of Foundation's newer type, keeping UIKit's attributes only.
    ///
    /// - Parameter base: Attributes for runs that do not set them themselves.
    init(_ string: AttributedString, base: AttributeContainer) {
        self.init(
            string.runs.map { (String(string[$0.range].characters), base.merging($0.attributes).uiKitValues) })
    }
}
