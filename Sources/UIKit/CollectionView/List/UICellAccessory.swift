/// A sign, control or view at a side of a list's cell.
///
/// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/displayedstate
    public enum DisplayedState: Int, Sendable {
        case always = 0
        case whenEditing, whenNotEditing
    }

    /// The width that is kept for an accessory, in points.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/layoutdimension
    public enum LayoutDimension: Equatable, Sendable {
        /// Its own width.
        case actual
        /// The width of the system's accessories.
        case standard
        case custom(CGFloat)
    }

    /// The side at which an accessory is shown, and its place among the others there.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement
    public enum Placement {
        /// Returns the place of an accessory among those of its side, which do not include it.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// The kinds of accessories.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/accessorytype-swift.enum
    public enum AccessoryType: Equatable {
        case checkmark, delete, detail, disclosureIndicator, insert, label, multiselect, outlineDisclosure, reorder
        case customView(UIView)
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    /// The side, with the states in which the accessory is shown.
    let placement: Placement
    let options: Options
    /// Called in the place of what the accessory does by itself.
    var actionHandler: (() -> Void)?
    /// The label's text.
    var text: String?
    var font: UIFont?
    /// Whether the label's font follows the text size.
    var adjustsFont = false
    /// Whether a line separates the lines for moving from what is before them.
    var showsSeparator = false
    /// The area in which a tap expands the item.
    var outlineStyle = OutlineDisclosureOptions.Style.automatic

    /// The values that the options of all accessories have.
    struct Options {
        var isHidden: Bool
        var reservedLayoutWidth: LayoutDimension
        var tintColor: UIColor?
        var backgroundColor: UIColor?
        var maintainsFixedSize = true
    }

    private init(_ type: AccessoryType, _ placement: Placement, _ options: Options, _ handler: (() -> Void)? = nil) {
        (accessoryType, self.placement, self.options, actionHandler) = (type, placement, options, handler)
    }

    // MARK: Kinds

    /// Makes an angle that points to what a tap leads to.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options.common) }

    /// Makes a check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, .trailing(displayed: displayed), options.common) }

    /// Makes a button with the letter i.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, .trailing(displayed: displayed), options.common, actionHandler)
    }

    /// Makes a minus sign; without a handler a tap shows the row's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, .leading(displayed: displayed), options.common, actionHandler)
    }

    /// Makes a plus sign.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, .leading(displayed: displayed), options.common, actionHandler)
    }

    /// Makes three lines, by which the item is moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.reorder, .trailing(displayed: displayed), options.common)
        made.showsSeparator = options.showsVerticalSeparator ?? false
        return made
    }

    /// Makes a circle that tells whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, .leading(displayed: displayed), options.common) }

    /// Makes an angle that tells whether an item shows its children. Without a handler a tap expands or collapses the
    /// item of a diffable data source's section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.outlineDisclosure, .trailing(displayed: displayed), options.common, actionHandler)
        made.outlineStyle = options.style
        return made
    }

    /// Makes a text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.label, .trailing(displayed: displayed), options.common)
        (made.text, made.font, made.adjustsFont) = (text, options.font, options.adjustsFontForContentSizeCategory)
        return made
    }

    /// Makes a button that opens a menu and shows which entry of it is on.
    ///
    /// - Parameter handler: Gets the menu after an entry was chosen.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions(),
        selectedElementDidChangeHandler handler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        let button = UIButton(type: .system)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        if let handler { button.addAction(UIAction { _ in handler(menu) }, for: .menuActionTriggered) }
        button.sizeToFit()
        return UICellAccessory(.customView(button), .trailing(displayed: displayed), options.common)
    }

    /// Makes an accessory of a view of the program.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(.customView(configuration.customView), configuration.placement, configuration.common)
    }
}

extension UICellAccessory {
    /// A view with its place.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/customviewconfiguration
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The side, with the states in which the view is shown.
        public let placement: Placement
        /// Whether the view is hidden; it keeps its room.
        public var isHidden: Bool
        /// The width that is kept for the view.
        public var reservedLayoutWidth: LayoutDimension
        /// The view's tint; nil for the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has; otherwise it takes the size that it asks for.
        public var maintainsFixedSize: Bool

        /// Makes a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }

        var common: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                maintainsFixedSize: maintainsFixedSize)
        }
    }
}

extension UICellAccessory {
    /// The side, and when the accessory is shown there.
    var isLeading: Bool { if case .leading = placement { true } else { false } }

    var displayed: DisplayedState {
        switch placement {
        case .leading(let displayed, _), .trailing(let displayed, _): displayed
        }
    }

    private var position: Placement.Position? {
        guard case .customView = accessoryType else { return nil }
        switch placement {
        case .leading(_, let position), .trailing(_, let position): return position
        }
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// The accessories of a side from its leading end, in the order in which the system puts them: its own by their
    /// kinds, and the program's views where they want to be.
    static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        let own = accessories.filter { $0.position == nil }.enumerated().sorted {
            ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }
        var ordered = own.map(\.element)
        for accessory in accessories {
            guard let position = accessory.position else { continue }
            ordered.insert(accessory, at: max(0, min(position(ordered), ordered.count)))
        }
        return ordered
    }

    /// The order of the system's accessories from the leading end.
    ///
    /// - Source: not measured.
    private var rank: Int {
        switch accessoryType {
        case .delete, .insert: 0
        case .multiselect: 1
        case .label: 2
        case .checkmark: 3
        case .detail: 4
        case .disclosureIndicator, .outlineDisclosure: 5
        case .reorder: 6
        case .customView: 7
        }
    }
}
