import LayoutEngine

/// An item that is nothing but what the engine asks for.
@MainActor
final class StandIn: LayoutItem {
    var layoutContainer: (any LayoutItem)?
    var layoutGivens = LayoutGivens.none
    var layoutAlignmentInsets = LayoutEdges.zero
    var layoutMarginEdges = LayoutEdges.zero
    var layoutIsRightToLeft = false
    var layoutScrollOffset: (x: Double, y: Double)?
    var contentItem: StandIn?
    var layoutTag = LayoutTag()
    var content: [LayoutAxis: LayoutContentSize] = [:]
    var baselines = (first: 0.0, last: 0.0)
    /// Whether content stands in the middle of the item where that is higher.
    var layoutCentersContent = false
    var baselineItem: StandIn?
    /// What conflicts name for the givens.
    var givenSources: [LayoutPart: StandIn] = [:]
    /// Run before the item says what stands for its baselines, or what its content asks for.
    var whenAskedForBaseline: (() -> Void)?
    var whenAskedForContent: (() -> Void)?

    init(in container: StandIn? = nil) { layoutContainer = container }

    func layoutContentSize(_ axis: LayoutAxis) -> LayoutContentSize {
        whenAskedForContent?()
        return content[axis] ?? LayoutContentSize(value: nil, hugging: 250, compressionResistance: 750)
    }

    func layoutContentItem(seenFrom other: any LayoutItem) -> (any LayoutItem)? { contentItem }
    func layoutGivenSource(_ part: LayoutPart) -> AnyObject? { givenSources[part] }
    func layoutBaselineItem(first: Bool) -> any LayoutItem {
        whenAskedForBaseline?()
        return baselineItem ?? self
    }

    func layoutBaselineOffset(first: Bool) -> Double { first ? baselines.first : baselines.last }
}

/// An engine with a root of 400 x 300, and constraints that are their own sources.
@MainActor
final class EngineScene {
    final class Source {}

    let engine = LayoutEngine()
    let root = StandIn()
    private var sources: [Source] = []
    /// The engine does not hold its items.
    private var items: [StandIn] = []

    init() {
        root.layoutGivens = LayoutGivens(LayoutRect(x: 0, y: 0, width: 400, height: 300))
        engine.addItem(root)
    }

    func add(to container: StandIn? = nil) -> StandIn {
        let item = StandIn(in: container ?? root)
        items.append(item)
        engine.addItem(item)
        return item
    }

    @discardableResult
    func relate(
        _ first: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
        _ second: (any LayoutItem)? = nil, _ other: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: Float = 1000, owner: StandIn? = nil, edgesMeanFrame: Bool = false
    ) -> (id: LayoutConstraintID, source: Source) {
        let source = Source()
        sources.append(source)
        var statement = LayoutStatement(
            attribute, relation, other, multiplier: multiplier, constant: constant, priority: priority)
        statement.edgesMeanFrame = edgesMeanFrame
        let id = engine.addConstraint(
            statement, first: first, second: second, owner: owner ?? root, source: LayoutConstraintSource(source))
        return (id, source)
    }

    /// Places an item by its edges, all from the container's corner.
    func place(_ item: StandIn, in container: StandIn? = nil, x: Double, y: Double, width: Double, height: Double) {
        let container = container ?? root
        relate(item, .left, .equal, container, .left, constant: x)
        relate(item, .top, .equal, container, .top, constant: y)
        relate(item, .width, constant: width)
        relate(item, .height, constant: height)
    }

    /// The item's solved rectangle.
    func rect(_ item: StandIn) -> LayoutRect? {
        _ = engine.solve()
        return engine.alignmentRect(of: item)
    }
}
