import CairnTesting
import Testing

@testable import RuntimeReflection
@testable import UIKit

/// Whether a data source changes its data is found for classes of every kind: `commit`, `moveRowAt` and `moveItemAt`
/// are optional in UIKit.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdatasource and uicollectionviewdatasource
@MainActor
struct ListChangeTests {
    private class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    /// Which of the methods for tables a data source has.
    private func changes(of source: AnyObject) -> [ListChange] {
        let (rows, items) = (source as? any UITableViewDataSource, source as? any UICollectionViewDataSource)
        return [.commitRows, .moveRows].filter { rows?.makes($0) == true } + [.moveItems].filter { items?.makes($0) == true }
    }

    @Test func classesThatConformThemselves() {
        class Committing: Rows {
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
            ) {}
        }
        #expect(changes(of: Rows()).isEmpty)
        #expect(changes(of: Committing()) == [.commitRows])
        #expect(changes(of: MovingRows<String>()) == [.moveRows])
        #expect(changes(of: Outer.MovingItems()) == [.moveItems])
    }

    @Test("The witness that is looked at in optimized programs is that of the method") func places() throws {
        #expect(try name(of: Rows().witness(of: .commitRows)).contains("commit: "))
        #expect(try name(of: Rows().witness(of: .moveRows)).contains("moveRowAt: "))
        #expect(try name(of: Outer.MovingItems().witness(of: .moveItems)).contains("moveItemAt: "))
    }

    /// The name of the function that a data source's conformance has for a change.
    private func name(of witness: MethodWitness?) throws -> String {
        let code = try #require(witness).code
        var place = LoadedPlace()
        try #require(dladdr(code, &place) != 0)
        let address = Int(bitPattern: code) - Int(bitPattern: place.base)
        let program = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
        return try program.withUnsafeBytes { bytes in
            let functions = FunctionTable(bytes).functions(containing: [address])
            return ProgramSymbols.demangled(try #require(functions[address]).name)
        }
    }

    @Test func controllersOfTables() {
        class Committing: UITableViewController {
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
            ) {}
        }
        class Moving: Committing {
            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {}
        }
        class Other: UITableViewController {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        }
        #expect(changes(of: UITableViewController()).isEmpty && changes(of: Other()).isEmpty)
        #expect(changes(of: Committing()) == [.commitRows] && changes(of: Moving()) == [.commitRows, .moveRows])
        #expect(changes(of: GenericController<Int>()) == [.moveRows])
    }

    @Test func controllersOfCollections() {
        class Moving: UICollectionViewController {
            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {}
        }
        let layout = UICollectionViewFlowLayout()
        #expect(changes(of: UICollectionViewController(collectionViewLayout: layout)).isEmpty)
        #expect(changes(of: Moving(collectionViewLayout: layout)) == [.moveItems])
    }

    @Test func sourcesOfSnapshots() {
        class Committing: UITableViewDiffableDataSource<String, Int> {
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
            ) {}
        }
        let table = UITableView()
        #expect(changes(of: UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }).isEmpty)
        #expect(changes(of: Committing(tableView: table) { _, _, _ in nil }) == [.commitRows])
        #expect(changes(of: GenericSource<Int>(tableView: table) { _, _, _ in nil }) == [.moveRows])
    }

    /// A controller that is declared in a function moves its items by touch.
    @Test func aFingerMovesItemsOfALocalClass() {
        class Grid: UICollectionViewController {
            var items = Array(0..<6)
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                items.count
            }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let (grid, window) = (Grid(collectionViewLayout: layout), UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
        window.rootViewController = grid
        window.isHidden = false
        window.layoutIfNeeded()
        TestClock.hold { clock in
            let (finger, top) = (Finger(over: window), grid.collectionView.adjustedContentInset.top)
            finger.press(at: CGPoint(x: 50, y: top + 50))
            clock.advance(by: 0.6)
            for step in 1...10 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 50 + 20 * CGFloat(step), y: top + 50))
            }
            clock.advance(by: 0.5)
            finger.lift()
            clock.advance(by: 1)
        }
        #expect(grid.items == [1, 2, 0, 3, 4, 5])
        window.isHidden = true
    }

    /// Types that may not be declared in a function.
    fileprivate enum Outer {}
    private class MovingRows<Value>: Rows {
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    }
    private class GenericController<Value>: UITableViewController {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }
    private class GenericSource<Item: Hashable & Sendable>: UITableViewDiffableDataSource<String, Item> {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }
}

extension ListChangeTests.Outer {
    fileprivate class MovingItems: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell()
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }
}
