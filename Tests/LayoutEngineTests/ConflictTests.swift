import LayoutEngine
import Testing

/// Contradictions among required constraints, and what is left open.
@MainActor
struct ConflictTests {
    private let scene = EngineScene()

    private func sources(_ diagnostic: LayoutDiagnostic) -> [ObjectIdentifier?] { diagnostic.participants.map(source) }

    private func source(_ participant: LayoutDiagnostic.Participant?) -> ObjectIdentifier? {
        if case .constraint(let object) = participant { ObjectIdentifier(object) } else { nil }
    }

    @Test func theLastOfAMinimalSetIsGivenUp() throws {
        let item = scene.add()
        let left = scene.relate(item, .left, .equal, scene.root, .left)
        scene.relate(item, .top, .equal, scene.root, .top)
        let right = scene.relate(item, .right, .equal, scene.root, .right)
        let width = scene.relate(item, .width, constant: 100)
        let diagnostics = scene.engine.solve()
        let conflict = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(conflict.kind == .unsatisfiable)
        #expect(sources(conflict) == [left, right, width].map { ObjectIdentifier($0.source) })
        #expect(source(conflict.broken) == ObjectIdentifier(width.source))
        #expect(scene.engine.isBroken(width.id))
        #expect(scene.rect(item)?.width == 400)
    }

    @Test func theChoiceCanBeReplaced() {
        scene.engine.chooseBroken = { _ in 0 }
        let item = scene.add()
        let first = scene.relate(item, .width, constant: 100)
        scene.relate(item, .width, constant: 200)
        #expect(scene.rect(item)?.width == 200)
        #expect(scene.engine.isBroken(first.id))
    }

    @Test func sizesAreNotNegative() {
        let item = scene.add()
        let width = scene.relate(item, .width, constant: -5)
        _ = scene.engine.solve()
        #expect(scene.engine.isBroken(width.id))
        #expect(scene.rect(item)?.width == 0)
    }

    @Test func aRequiredContentSizeTakesPart() throws {
        let item = scene.add()
        item.content[.horizontal] = LayoutContentSize(value: 60, hugging: 1000, compressionResistance: 1000)
        scene.engine.contentSizeChanged(item)
        scene.relate(item, .width, constant: 10)
        let conflict = try #require(scene.engine.solve().first)
        let hasContentSize = conflict.participants.contains {
            if case .contentSize(let other, .horizontal) = $0 { other === item } else { false }
        }
        #expect(hasContentSize)
    }

    @Test(
        "A required content size that was given up keeps what the required constraints leave it, before any wish",
        arguments: [(LayoutRelation.lessThanOrEqual, 40.0, 5.0), (.greaterThanOrEqual, 90, 200)])
    func contentStaysNear(_ relation: LayoutRelation, _ limit: Double, _ wish: Double) {
        scene.engine.chooseBroken = { members in members.firstIndex { if case .contentSize = $0 { true } else { false } } ?? 0 }
        let item = scene.add()
        item.content[.horizontal] = LayoutContentSize(value: 60, hugging: 1000, compressionResistance: 1000)
        scene.engine.contentSizeChanged(item)
        let bound = scene.relate(item, .width, relation, constant: limit)
        scene.relate(item, .width, constant: wish, priority: 999.999)
        #expect(scene.engine.solve().map(\.participants.count) == [2])
        #expect(scene.rect(item)?.width == limit)
        scene.engine.setConstant(60, of: bound.id)
        #expect(scene.rect(item)?.width == 60)
    }

    @Test("So does one that becomes required later on") func contentThatBecomesRequired() {
        scene.engine.chooseBroken = { members in members.firstIndex { if case .contentSize = $0 { true } else { false } } ?? 0 }
        let item = scene.add()
        scene.relate(item, .width, .lessThanOrEqual, constant: 40)
        scene.relate(item, .width, constant: 5, priority: 999)
        for (resistance, width) in [(Float(750), 5.0), (1000, 40), (998, 5)] {
            item.content[.horizontal] = LayoutContentSize(value: 60, hugging: 250, compressionResistance: resistance)
            scene.engine.contentSizeChanged(item)
            #expect(scene.rect(item)?.width == width)
        }
    }

    @Test func optionalConstraintsNeverConflict() {
        let item = scene.add()
        scene.relate(item, .width, constant: 10, priority: 999)
        scene.relate(item, .width, constant: 20, priority: 999)
        #expect(scene.engine.solve().isEmpty)
    }

    @Test func whatIsOpenIsTold() {
        let item = scene.add()
        scene.relate(item, .left, .equal, scene.root, .left)
        scene.relate(item, .width, constant: 10)
        scene.relate(item, .height, .greaterThanOrEqual, constant: 10)
        _ = scene.engine.solve()
        #expect(scene.engine.ambiguousAttributes(of: item) == [.top, .height])
    }

    @Test func aConflictIsToldOnceAlsoWhenTheConstraintIsLoweredAgain() {
        let item = scene.add()
        item.baselines = (10, 0)
        scene.relate(item, .top, .equal, scene.root, .top, constant: 5)
        let baseline = scene.relate(item, .firstBaseline, .equal, scene.root, .top, constant: 30)
        #expect(scene.engine.solve().count == 1 && scene.engine.isBroken(baseline.id))
        scene.engine.baselineItemChanged(item)
        #expect(scene.engine.solve().isEmpty && scene.engine.isBroken(baseline.id))
        item.baselines = (25, 0)
        scene.engine.offsetsChanged(item)
        #expect(scene.engine.solve().isEmpty && !scene.engine.isBroken(baseline.id))
        item.baselines = (10, 0)
        scene.engine.offsetsChanged(item)
        #expect(scene.engine.solve().count == 1)
    }

    @Test func conflictsThatWereToldElsewhereHaveNoDiagnostic() {
        scene.engine.isTold = { _ in true }
        let item = scene.add()
        scene.relate(item, .width, constant: 100)
        let second = scene.relate(item, .width, constant: 200)
        #expect(scene.engine.solve().isEmpty && scene.engine.isBroken(second.id))
    }

    @Test("A diagnostic says whether the budget did for a minimal list", arguments: [0, 100_000])
    func budget(_ budget: Int) {
        let engine = LayoutEngine(explanationBudget: budget)
        let root = StandIn()
        engine.addItem(root)
        let sources = (0..<3).map { _ in EngineScene.Source() }
        for (source, statement) in zip(
            sources, [LayoutStatement(.width, .greaterThanOrEqual, constant: 10), LayoutStatement(.width, constant: 5)])
        {
            _ = engine.addConstraint(statement, first: root, owner: root, source: LayoutConstraintSource(source))
        }
        withExtendedLifetime((root, sources)) { #expect(engine.solve().map(\.isMinimal) == [budget > 0]) }
        #expect(engine.conflictsExplained == 1)
        #expect(engine.hasUsedUpBudget == (budget == 0))
    }
}
