import CairnTesting
import Testing

@testable import UIKit

/// Sections that scroll across the layout's direction, by fingers and the clock.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior and
///   nscollectionlayoutsection
@MainActor
@Suite(.serialized)
struct OrthogonalSectionTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// On 320 x 480 points: a section of six groups of 100 x 80 points with gaps of 10 between insets of 20, and a
    /// second section of rows.
    @MainActor
    private struct Screen {
        let scene: CollectionScene
        let source = ItemSource([6, 20])
        let clock: TestClock
        let finger: Finger
        var collection: UICollectionView { scene.collection }
        var strip: UIScrollView? { collection.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

        init(_ clock: TestClock, _ behavior: Behavior, change: (NSCollectionLayoutSection) -> Void = { _ in }) {
            self.clock = clock
            scene = CollectionScene(source: source)
            let section = Screen.section(behavior)
            change(section)
            let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : Screen.rows() }
            scene.collection.setCollectionViewLayout(layout, animated: false)
            scene.window.isHidden = false
            scene.window.layoutIfNeeded()
            finger = Finger(over: scene.window)
        }

        private static func section(_ behavior: Behavior) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
            section.interGroupSpacing = 10
            section.orthogonalScrollingBehavior = behavior
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }

        private static func rows() -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }

        /// Drags from a point by a way and lifts the finger: in motion, or after a pause.
        func drag(_ way: CGPoint, pause: Bool) {
            let start = CGPoint(x: 160, y: 70)
            finger.press(at: start)
            for step in 1...10 {
                clock.advance(frames: pause ? 3 : 1)
                let part = CGFloat(step) / 10
                finger.move(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
            }
            if pause { clock.advance(by: 0.5) }
            finger.lift()
            clock.advance(by: 3)
        }

        /// Where an item is seen, in the window.
        func place(_ item: Int, _ section: Int = 0) -> CGRect? {
            collection.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: nil) }
        }
    }

    private func onScreen(
        _ behavior: Behavior, change: (NSCollectionLayoutSection) -> Void = { _ in }, _ body: (Screen) throws -> Void
    ) rethrows {
        try TestClock.hold { try body(Screen($0, behavior, change: change)) }
    }

    @Test func groupsBeyondTheEdgeHaveNoCellsUntilTheyAreScrolledTo() {
        onScreen(.continuous) { screen in
            #expect(screen.place(0) == CGRect(x: 20, y: 30, width: 100, height: 80))
            #expect(screen.place(2) == CGRect(x: 240, y: 30, width: 100, height: 80) && screen.place(3) == nil)
            #expect(screen.strip?.contentSize == CGSize(width: 690, height: 80))
            #expect(screen.place(0, 1)?.minY == 110)
            screen.drag(CGPoint(x: -200, y: 0), pause: true)
            let offset = screen.strip?.contentOffset.x ?? 0
            #expect(offset > 150 && screen.place(3)?.minX == 350 - offset && screen.place(0) == nil)
            #expect(screen.collection.contentOffset == .zero)
        }
    }

    /// Leading boundaries are at multiples of 110, middles at 90 less, pages at multiples of 320, and the content ends
    /// at 370.
    @Test(arguments: [
        (Behavior.continuousGroupLeadingBoundary, 110.0, 110.0), (.paging, 0, 320), (.groupPaging, 110, 110),
        (.groupPagingCentered, 20, 20),
    ])
    func dragsComeToRestAtBoundaries(_ behavior: Behavior, _ afterPause: CGFloat, _ afterFlick: CGFloat) {
        onScreen(behavior) { screen in
            screen.drag(CGPoint(x: -130, y: 0), pause: true)
            #expect(screen.strip?.contentOffset.x == afterPause)
        }
        onScreen(behavior) { screen in
            screen.drag(CGPoint(x: -60, y: 0), pause: false)
            let offset = screen.strip?.contentOffset.x ?? 0
            if behavior == .continuousGroupLeadingBoundary {
                #expect(offset > 0 && (offset.truncatingRemainder(dividingBy: 110) == 0 || offset == 370))
            } else {
                #expect(offset == afterFlick)
            }
        }
    }

    @Test func continuousSectionsRestAnywhere() {
        onScreen(.continuous) { screen in
            screen.drag(CGPoint(x: -130, y: 0), pause: true)
            let offset = screen.strip?.contentOffset.x ?? 0
            #expect(offset > 100 && offset <= 130 && offset != 110)
        }
    }

    @Test func centredGroupsBeginInTheMiddle() {
        onScreen(.groupPagingCentered) { screen in
            #expect(screen.place(0)?.midX == 160)
            for _ in 0..<8 { screen.drag(CGPoint(x: -60, y: 0), pause: false) }
            #expect(screen.place(5)?.midX == 160)
        }
    }

    @Test func fingersThatGoUpScrollTheWhole() {
        onScreen(.continuous) { screen in
            screen.drag(CGPoint(x: 0, y: -60), pause: true)
            #expect(screen.collection.contentOffset.y > 40 && screen.strip?.contentOffset.x == 0)
        }
    }

    @Test func tapsMeetWhatIsSeen() {
        onScreen(.groupPaging) { screen in
            screen.drag(CGPoint(x: -60, y: 0), pause: false)
            #expect(screen.collection.indexPathForItem(at: CGPoint(x: 60, y: 60)) == IndexPath(item: 1, section: 0))
            screen.scene.window.tap(at: CGPoint(x: 60, y: 60))
            #expect(screen.collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
            #expect(screen.collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
        }
    }

    @Test func itemsAreScrolledTo() {
        onScreen(.continuous) { screen in
            screen.collection.scrollToItem(at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: false)
            screen.scene.window.layoutIfNeeded()
            #expect(screen.strip?.contentOffset.x == 350 && screen.place(4)?.midX == 160)
            #expect(screen.collection.contentOffset == .zero)
        }
    }

    @Test func theHeaderStays() {
        onScreen(.continuous) { screen in
            screen.drag(CGPoint(x: -100, y: 0), pause: true)
            let header = screen.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            #expect(header?.frame == CGRect(x: 20, y: 0, width: 280, height: 30))
        }
    }

    @Test func theOtherReadingDirectionBeginsAtTheRight() {
        TestClock.hold { clock in
            let screen = Screen(clock, .groupPaging) { _ in }
            screen.collection.semanticContentAttribute = .forceRightToLeft
            let section = screen.collection.collectionViewLayout
            screen.collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            screen.collection.setCollectionViewLayout(section, animated: false)
            screen.scene.window.layoutIfNeeded()
            #expect(screen.strip?.contentOffset.x == 370)
            #expect(screen.place(0) == CGRect(x: 200, y: 30, width: 100, height: 80))
            screen.drag(CGPoint(x: 60, y: 0), pause: false)
            #expect(screen.strip?.contentOffset.x == 260 && screen.place(1)?.maxX == 300)
        }
    }

    @Test func theHandlerChangesWhatIsInSight() {
        var calls: [(count: Int, offset: CGPoint, width: CGFloat)] = []
        onScreen(.continuous) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                calls.append((items.count, offset, environment.container.contentSize.width))
                for item in items where item.representedElementCategory == .cell {
                    let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                    item.alpha = distance < 50 ? 1 : 0.5
                    item.transform = distance < 50 ? CGAffineTransform(scaleX: 1.5, y: 1.5) : .identity
                }
            }
        } _: { screen in
            #expect(calls.last?.count == 4 && calls.last?.offset == .zero && calls.last?.width == 320)
            let cells = (0..<3).compactMap { screen.collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
            #expect(cells.map(\.alpha) == [0.5, 1, 0.5] && cells[1].frame.size == CGSize(width: 150, height: 120))
            let before = calls.count
            screen.drag(CGPoint(x: -120, y: 0), pause: true)
            #expect(calls.count > before + 5 && calls.last?.offset == screen.strip?.contentOffset)
            #expect(screen.collection.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 1)
        }
    }

    @Test func theHandlerMovesTurnsAndHides() {
        var told: [String] = []
        onScreen(.continuous) { section in
            section.visibleItemsInvalidationHandler = { items, _, _ in
                told = items.map { item in
                    "\(item.name) \(item.indexPath.item) \(item.bounds.width) \(item.representedElementKind ?? "cell")"
                }
                for item in items where item.representedElementCategory == .cell {
                    let body: any UIDynamicItem = item
                    body.center.y += 7
                    item.zIndex = item.indexPath.item
                    item.isHidden = item.indexPath.item == 2
                    item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
                }
            }
        } _: { screen in
            let header = UICollectionView.elementKindSectionHeader
            #expect(told.contains("\(header) 0 280.0 \(header)") && told.contains(" 1 100.0 cell"))
            #expect(screen.place(0) == CGRect(x: 45, y: 57, width: 50, height: 40) && screen.place(2) == nil)
            let second = screen.collection.cellForItem(at: IndexPath(item: 1, section: 0))
            #expect(second?.layer.zPosition == 1 && second?.bounds.size == CGSize(width: 100, height: 80))
        }
    }

    @Test func aSectionKeepsItsPlaceWhileItIsOutOfSight() {
        onScreen(.continuous) { screen in
            screen.drag(CGPoint(x: -100, y: 0), pause: true)
            let offset = screen.strip?.contentOffset
            screen.scene.scroll(to: CGPoint(x: 0, y: 500))
            #expect(screen.strip == nil)
            screen.scene.scroll(to: .zero)
            #expect(screen.strip?.contentOffset == offset && offset != .zero)
        }
    }

    @Test func itLooksAsExpected() {
        onScreen(.groupPaging) { screen in
            screen.drag(CGPoint(x: -60, y: 0), pause: false)
            for cell in screen.collection.visibleCells {
                let path = screen.collection.indexPath(for: cell)
                cell.backgroundColor = path?.section == 0 ? .systemTeal : .systemGray5
                cell.layer.cornerRadius = 8
            }
            #expect(screen.scene.window.pictureMismatch("orthogonal", scale: 1) == nil)
        }
    }
}
