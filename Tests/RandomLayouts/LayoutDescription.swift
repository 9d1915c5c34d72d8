/// A window with a tree of views and guides in it, as plain data. Views are made from it as often as they are needed.
package struct LayoutDescription: Equatable, Sendable {
    /// The place of the window where a number of a node is asked for.
    package static let window = -1

    /// Points.
    package var width = 320.0, height = 480.0
    /// An index of ``contentSizeCategories``.
    package var category = 3
    package var isRightToLeft = false
    /// By number; nil where a node was removed. Superviews come before what is in them only in the first tree.
    package var nodes: [Node?] = []
    /// By number, in the order of their making; nil where a constraint was removed.
    package var links: [Link?] = []
    /// The numbers of the window's subviews.
    package var top: [Int] = []
    /// How often a constraint became active.
    private var activations = 0

    package init() {}

    /// Text sizes that a window may ask for.
    package static let contentSizeCategories = [
        "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS", "UICTContentSizeCategoryM",
        "UICTContentSizeCategoryL", "UICTContentSizeCategoryXL", "UICTContentSizeCategoryXXL", "UICTContentSizeCategoryXXXL",
    ]
}

/// A view or a layout guide.
package struct Node: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case view, stack, label, box, scroll, guide
        /// A view that its frame and autoresizing mask place.
        case placed
        /// A view with a strip along its top that its `layoutSubviews` makes as high as a part of its width.
        case reacting
    }

    package var kind: Kind
    /// The number of the superview or owner.
    package var parent: Int
    /// Whether a stack view arranges the view.
    package var isArranged = false
    /// The numbers of the subviews and guides inside, in their order; a stack view arranges those that it does in the
    /// same order.
    package var children: [Int] = []
    /// What was set, each setting once, by slots.
    package var settings: [Setting] = []
    /// Whether a constraint ever named the guide of the margins: see ``HistoricalBehavior/knownGuide``.
    package var knowsMargins = false

    package init(_ kind: Kind, in parent: Int, _ settings: [Setting] = []) {
        (self.kind, self.parent) = (kind, parent)
        for setting in settings { set(setting) }
    }

    package mutating func set(_ setting: Setting) {
        settings.removeAll { $0.slot == setting.slot }
        settings.append(setting)
        settings.sort { $0.slot < $1.slot }
    }

    /// Forgets a setting; the view must be made anew for it.
    package mutating func forget(slot: Int) { settings.removeAll { $0.slot == slot } }

    package var isContainer: Bool { kind == .view || kind == .stack || kind == .scroll || kind == .placed }
}

/// A property of a view and its value. Lengths are in points, enumerations by raw value.
package enum Setting: Equatable, Sendable {
    case isHidden(Bool)
    case axis(Int)
    case distribution(Int)
    case alignment(Int)
    case spacing(Double)
    /// After the view, in the stack view that arranges it.
    case customSpacing(Double)
    case margins(top: Double, left: Double, bottom: Double, right: Double)
    case keepsToMargins(Bool)
    case measuresBaselines(Bool)
    case preservesMargins(Bool)
    case text(String)
    case lines(Int)
    case fontSize(Double)
    /// Whether the label has the font of a text style, and follows the size that users prefer.
    case followsTextSize(Bool)
    case boxWidth(Double?)
    case boxHeight(Double?)
    case hugging(horizontal: Float, vertical: Float)
    case resistance(horizontal: Float, vertical: Float)
    case direction(Int)
    /// In the superview's coordinates; resizing leaves it.
    case frame(x: Double, y: Double, width: Double, height: Double)
    /// The point of a scroll view's content that lies at its corner.
    case offset(x: Double, y: Double)
    /// The size of a scroll view's content, where constraints decide none.
    case contentSize(width: Double, height: Double)

    /// Settings of the same slot replace each other.
    package var slot: Int {
        switch self {
        case .isHidden: 0
        case .axis: 1
        case .distribution: 2
        case .alignment: 3
        case .spacing: 4
        case .customSpacing: 5
        case .margins: 6
        case .keepsToMargins: 7
        case .measuresBaselines: 8
        case .preservesMargins: 9
        case .text: 10
        case .lines: 11
        case .fontSize: 12
        case .followsTextSize: 13
        case .boxWidth: 14
        case .boxHeight: 15
        case .hugging: 16
        case .resistance: 17
        case .direction: 18
        case .frame: 19
        case .offset: 20
        case .contentSize: 21
        }
    }

    package static let customSpacingSlot = 5
}

/// A constraint: `first.attribute relation multiplier * second.other + constant`, attributes and relation by raw value.
package struct Link: Equatable, Sendable {
    /// An item that a constraint can name.
    package enum Item: Equatable, Sendable {
        case node(Int)
        /// The guide of a node's margins.
        case margins(Int)

        package var node: Int {
            switch self {
            case .node(let number), .margins(let number): number
            }
        }
    }

    package var first: Item
    package var attribute: Int
    package var relation = 0
    package var second: Item?
    package var other = 0
    package var multiplier = 1.0
    package var constant = 0.0
    package var priority: Float = 1000
    package var isActive = true
    /// Constraints became active in ascending order of this.
    package var activation = 0

    package init(
        _ first: Item, _ attribute: Int, _ relation: Int = 0, _ second: Item? = nil, _ other: Int = 0, multiplier: Double = 1,
        constant: Double = 0, priority: Float = 1000
    ) {
        (self.first, self.attribute, self.relation, self.second, self.other) = (first, attribute, relation, second, other)
        (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    }

    package var items: [Item] { [first] + (second.map { [$0] } ?? []) }
}

// MARK: Looking around

extension LayoutDescription {
    package var liveNodes: [Int] { nodes.indices.filter { nodes[$0] != nil } }
    package var liveLinks: [Int] { links.indices.filter { links[$0] != nil } }
    /// The same in the order in which they became active.
    package var linksByActivation: [Int] {
        liveLinks.sorted { (links[$0]!.activation, $0) < (links[$1]!.activation, $1) }
    }

    package mutating func noteActivation(of link: Int) {
        activations += 1
        links[link]?.activation = activations
    }

    /// Whether a node is another one or inside it.
    package func isInside(_ node: Int, _ outer: Int) -> Bool {
        var current = node
        while current != Self.window {
            if current == outer { return true }
            guard let parent = nodes[current]?.parent else { return false }
            current = parent
        }
        return outer == Self.window
    }

    package func children(of node: Int) -> [Int] { node == Self.window ? top : nodes[node]?.children ?? [] }

    /// How many views are around a node.
    package func depth(of node: Int) -> Int {
        var (depth, current) = (0, node)
        while current != Self.window, let parent = nodes[current]?.parent { (depth, current) = (depth + 1, parent) }
        return depth
    }

    /// Whether a constraint names only items that are there.
    package func isWhole(_ link: Link) -> Bool {
        link.items.allSatisfy { $0.node == Self.window || nodes.indices.contains($0.node) && nodes[$0.node] != nil }
    }
}
