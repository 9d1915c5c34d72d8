import TextLayout

extension UIFontDescriptor {
    /// The attributes of a descriptor. Attributes without an effect say so.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/attributename
    public struct AttributeName: Hashable, Equatable, RawRepresentable, Sendable {
        /// The attribute's name in archives.
        public var rawValue: String

        /// Creates a name; descriptors store attributes with other names, without effect.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A string, the name of a family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A string, the PostScript name of a font or the name of a family. It has precedence over ``family``.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A string, the style's name within the ``family``.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number, the size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary from ``TraitKey`` to values.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The name of a ``UIFont/TextStyle``; the style itself is accepted, too. Used if neither ``name`` nor
        /// ``family`` is given.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// An array of dictionaries from ``FeatureKey`` to numbers. Only monospaced digits of the system font have an
        /// effect.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A transform of the glyphs. Has no effect.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        /// An array of descriptors of fonts for characters that the font lacks. Has no effect.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A set of characters that the font must have. Has no effect.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The advance of all glyphs, in points. Has no effect.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// The name that users see. Has no effect.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    }

    /// A key in a typographic feature setting.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/featurekey
    public struct FeatureKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// The name of the key.
        public var rawValue: String

        /// Creates a key with a name; settings with other names have no effect.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a key with a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// A number, the type of the feature.
        public static let type = FeatureKey("CTFeatureTypeIdentifier")
        /// A number, the selector of the feature.
        public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
        /// The former name of ``type``.
        public static let featureIdentifier = FeatureKey.type
        /// The former name of ``selector``.
        public static let typeIdentifier = FeatureKey.selector
    }

    /// The traits of a descriptor.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
    public struct TraitKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// The trait's name in archives.
        public var rawValue: String

        /// Creates a name; traits with other names have no effect.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// ``SymbolicTraits`` or their bit mask.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A ``UIFont/Weight`` or a number, -1...1. Applies to the system font only.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number, the width of the letters. Has no effect.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number, the slant of the letters. Has no effect; use ``SymbolicTraits/traitItalic``.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The style of a font as a bit mask. Only italic, bold and monospaced have an effect.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits
    public struct SymbolicTraits: OptionSet, Sendable {
        /// Bit mask of the contained traits.
        public let rawValue: UInt32

        /// Creates a set from a bit mask.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// A weight of semibold or more.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters. Has no effect.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters. Has no effect.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced letters.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Letters for vertical writing. Has no effect.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Letters for use in interfaces. Has no effect.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines closer together. Has no effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines further apart. Has no effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the font class.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        /// Serifs as in old books. Has no effect.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between the old and the modern. Has no effect.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Thin straight serifs. Has no effect.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Serifs like wedges. Has no effect.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Thick serifs. Has no effect.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of other shapes. Has no effect.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs. Has no effect.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments instead of letters. Has no effect.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Letters as handwritten. Has no effect.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Signs instead of letters. Has no effect.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// A design of the system font.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
    public struct SystemDesign: Hashable, Equatable, RawRepresentable, Sendable {
        /// The name of the design.
        public var rawValue: String

        /// Creates a design with a name; ``UIFontDescriptor/withDesign(_:)`` returns nil for unknown ones.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var textLayoutDesign: SystemFontStyle.Design? {
            switch self {
            case .default: .standard
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: nil
            }
        }
    }
}
