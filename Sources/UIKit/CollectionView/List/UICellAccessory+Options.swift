extension UICellAccessory {
    /// The look of an indicator.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/disclosureindicatoroptions
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the accessory; nil for that of the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for the system's.
        public var tintColor: UIColor?

        /// Makes options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard, tintColor: tintColor)
        }
    }

    /// The look of a check mark.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/checkmarkoptions
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
        /// Whether the accessory is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the accessory; nil for that of the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for the system's.
        public var tintColor: UIColor?

        /// Makes options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard, tintColor: tintColor)
        }
    }

    /// The look of a detail button.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/detailoptions
    @preconcurrency @MainActor
    public struct DetailOptions {
        /// Whether the accessory is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the accessory; nil for that of the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for the system's.
        public var tintColor: UIColor?

        /// Makes options.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard, tintColor: tintColor)
        }
    }

    /// The look of a minus sign.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/deleteoptions
    @preconcurrency @MainActor
    public struct DeleteOptions {
        /// Whether the accessory is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the accessory; nil for that of the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for the system's.
        public var tintColor: UIColor?
        /// The colour behind the sign; nil for the system's.
        public var backgroundColor: UIColor?

        /// Makes options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.backgroundColor = backgroundColor
        }

        var common: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// The look of a plus sign.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/insertoptions
    @preconcurrency @MainActor
    public struct InsertOptions {
        /// Whether the accessory is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the accessory; nil for that of the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for the system's.
        public var tintColor: UIColor?
        /// The colour behind the sign; nil for the system's.
        public var backgroundColor: UIColor?

        /// Makes options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.backgroundColor = backgroundColor
        }

        var common: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// The look of the lines for moving.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/reorderoptions
    @preconcurrency @MainActor
    public struct ReorderOptions {
        /// Whether the accessory is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the accessory; nil for that of the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for the system's.
        public var tintColor: UIColor?
        /// Whether a line separates the accessory from what is before it; nil for the system's choice, which is no line
        /// here.
        public var showsVerticalSeparator: Bool?

        /// Makes options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard, tintColor: tintColor)
        }
    }

    /// The look of a circle for selecting.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/multiselectoptions
    @preconcurrency @MainActor
    public struct MultiselectOptions {
        /// Whether the accessory is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the accessory; nil for that of the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for the system's.
        public var tintColor: UIColor?
        /// The colour behind the sign; nil for the system's.
        public var backgroundColor: UIColor?

        /// Makes options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.backgroundColor = backgroundColor
        }

        var common: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// The look of an angle that tells whether an item is expanded.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// Whether the accessory is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the accessory; nil for that of the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for the system's.
        public var tintColor: UIColor?

        /// The area in which a tap expands the item.
        public enum Style: Int, Sendable {
            /// As ``header`` in headers, as ``cell`` elsewhere.
            case automatic = 0
            /// Anywhere in the cell, which is not selected.
            case header
            /// On the accessory.
            case cell
        }

        /// The area in which a tap expands the item.
        public var style: Style

        /// Makes options.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.style = style
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard, tintColor: tintColor)
        }
    }

    /// The look of a text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/labeloptions
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// Whether the accessory is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the accessory; nil for that of the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for the system's.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// Whether the font follows the text size.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .standard, tintColor: tintColor)
        }
    }
}
