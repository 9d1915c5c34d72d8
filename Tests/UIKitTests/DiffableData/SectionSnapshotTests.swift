import Testing

@testable import UIKit

/// The items of a section as a tree.
@MainActor
struct SectionSnapshotTests {
    private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

    /// a (b (c, d), e), f
    private var tree: Tree {
        var tree = Tree()
        tree.append(["a", "f"])
        tree.append(["b", "e"], to: "a")
        tree.append(["c", "d"], to: "b")
        return tree
    }

    // MARK: Trees

    @Test func parentsStandBeforeTheirChildren() {
        #expect(tree.items == ["a", "b", "c", "d", "e", "f"] && tree.rootItems == ["a", "f"])
        #expect(tree.items.map(tree.level) == [0, 1, 2, 2, 1, 0])
        #expect(tree.parent(of: "d") == "b" && tree.parent(of: "e") == "a" && tree.parent(of: "f") == nil)
        #expect(tree.index(of: "e") == 4 && tree.index(of: "x") == nil && tree.contains("c"))
    }

    @Test func onlyChildrenOfExpandedItemsAreVisible() {
        var tree = tree
        #expect(tree.visibleItems == ["a", "f"])
        tree.expand(["b"])
        #expect(tree.visibleItems == ["a", "f"] && !tree.isVisible("c"))
        tree.expand(["a"])
        #expect(tree.visibleItems == ["a", "b", "c", "d", "e", "f"] && tree.isVisible("c") && tree.isExpanded("a"))
        tree.collapse(["b"])
        #expect(tree.visibleItems == ["a", "b", "e", "f"])
    }

    @Test func itemsAreInsertedBesideOthersAndTheirDescendants() {
        var tree = tree
        tree.insert(["g"], before: "b")
        tree.insert(["h"], after: "b")
        #expect(tree.items == ["a", "g", "b", "c", "d", "h", "e", "f"] && tree.level(of: "h") == 1)
        tree.delete(["b", "x"])
        #expect(tree.items == ["a", "g", "h", "e", "f"] && !tree.contains("c"))
        tree.append(["c"], to: "f")
        #expect(tree.parent(of: "c") == "f")
        tree.deleteAll()
        #expect(tree.items.isEmpty && !tree.contains("a"))
    }

    @Test func treesAreTakenOutAndPutElsewhere() {
        var tree = tree
        tree.expand(["b"])
        let part = tree.snapshot(of: "b", includingParent: true)
        #expect(part.items == ["b", "c", "d"] && part.rootItems == ["b"] && part.isExpanded("b"))
        #expect(tree.snapshot(of: "b").rootItems == ["c", "d"])
        tree.delete(["b"])
        tree.insert(part, after: "f")
        #expect(tree.items == ["a", "e", "f", "b", "c", "d"] && tree.level(of: "c") == 1 && tree.isExpanded("b"))
        var other = Tree()
        other.append(["x"])
        other.append(["y"], to: "x")
        tree.replace(childrenOf: "b", using: other)
        #expect(tree.items == ["a", "e", "f", "b", "x", "y"] && tree.level(of: "y") == 2)
        tree.insert(part.snapshot(of: "b"), before: "e")
        #expect(tree.items == ["a", "c", "d", "e", "f", "b", "x", "y"] && tree.parent(of: "d") == "a")
    }

    @Test func logsShowTheTree() {
        var tree = tree
        tree.expand(["a"])
        #expect(tree.visualDescription() == "- a\n  + b\n    * c\n    * d\n  * e\n* f")
    }

    @Test func itemsMustDifferAndBeKnown() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                var tree = NSDiffableDataSourceSectionSnapshot<Int>()
                tree.append([1, 1])
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = NSDiffableDataSourceSectionSnapshot<Int>().level(of: 1) }
        }
    }

    // MARK: Shown by a collection view

    @MainActor
    private struct Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        let collection: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, String>

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 200, height: 40)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell.accessibilityLabel = item
                return cell
            }
            window.addSubview(collection)
            window.isHidden = false
        }

        var shown: [String] {
            window.layoutIfNeeded()
            return collection.visibleCells.map { $0.accessibilityLabel ?? "" }
        }

        func cell(_ item: String) -> UICollectionViewCell? {
            window.layoutIfNeeded()
            return source.indexPath(for: item).flatMap(collection.cellForItem)
        }
    }

    @Test func aSectionShowsItsVisibleItemsAndOthersStay() {
        let scene = Scene()
        var whole = NSDiffableDataSourceSnapshot<Int, String>()
        whole.appendSections([0])
        whole.appendItems(["x", "y"])
        scene.source.apply(whole)
        var tree = tree
        tree.expand(["a"])
        scene.source.apply(tree, to: 1)
        #expect(scene.shown == ["x", "y", "a", "b", "e", "f"])
        let kept = scene.cell("f")
        tree.collapse(["a"])
        tree.expand(["b"])
        scene.source.apply(tree, to: 1)
        #expect(scene.shown == ["x", "y", "a", "f"])
        #expect(scene.source.snapshot(for: 1).items == tree.items && scene.source.snapshot(for: 0).items == ["x", "y"])
        tree.expand(["a"])
        scene.source.apply(tree, to: 1)
        #expect(scene.shown == ["x", "y", "a", "b", "c", "d", "e", "f"])
        #expect(scene.cell("f") === kept)
    }

    @Test func aSnapshotOfAllSectionsReplacesTrees() {
        let scene = Scene()
        scene.source.apply(tree, to: 1)
        var whole = scene.source.snapshot()
        scene.source.apply(whole)
        #expect(scene.source.snapshot(for: 1).items == tree.items)
        whole.deleteItems(["f"])
        scene.source.apply(whole)
        #expect(scene.source.snapshot(for: 1).items == ["a"])
    }

    @Test func itemsExpandAndCollapseWithTheProgramsConsent() {
        let scene = Scene()
        var log: [String] = []
        scene.source.apply(tree, to: 1)
        scene.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
        scene.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
        scene.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "f" }
        scene.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
            var children = children
            children.append(["late"])
            return children
        }
        #expect(scene.cell("a")?.configurationState.isExpanded == false)
        scene.source.toggleExpansion(at: IndexPath(item: 0, section: 0))
        #expect(scene.shown == ["a", "b", "e", "late", "f"] && log == ["expand a"])
        #expect(scene.cell("a")?.configurationState.isExpanded == true && scene.cell("b")?.outlinePlace?.level == 1)
        scene.source.toggleExpansion(at: IndexPath(item: 4, section: 0))
        #expect(!scene.source.snapshot(for: 1).isExpanded("f"))
        scene.source.toggleExpansion(at: IndexPath(item: 0, section: 0))
        #expect(scene.shown == ["a", "f"] && log == ["expand a", "collapse a"])
    }

    @Test func cellsHearThatTheyAreExpanded() {
        let scene = Scene()
        scene.source.apply(tree, to: 1)
        var states: [Bool] = []
        scene.cell("a")?.configurationUpdateHandler = { _, state in states.append(state.isExpanded) }
        scene.window.layoutIfNeeded()
        scene.source.toggleExpansion(at: IndexPath(item: 0, section: 0))
        scene.window.layoutIfNeeded()
        #expect(states == [false, true])
    }
}
