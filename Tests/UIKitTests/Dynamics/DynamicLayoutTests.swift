import CairnTesting
import Testing

@testable import UIKit

/// A dynamic animator moves the elements of a collection's layout.
@MainActor
struct DynamicLayoutTests {
    /// Items hang on springs at their places; the layout returns what the animator has.
    private final class SpringLayout: UICollectionViewFlowLayout {
        private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        override func prepare() {
            super.prepare()
            guard animator.behaviors.isEmpty,
                let whole = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 600))
            else { return }
            for item in whole {
                let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
                (spring.length, spring.damping, spring.frequency) = (0, 0.8, 2)
                animator.addBehavior(spring)
            }
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func cellsFollowTheAnimator() throws {
        try TestClock.hold { clock in
            let (layout, source) = (SpringLayout(), Source())
            layout.itemSize = CGSize(width: 320, height: 40)
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            let window = UIWindow(frame: view.frame)
            window.addSubview(view)
            window.isHidden = false
            window.layoutIfNeeded()
            let path = IndexPath(item: 1, section: 0)
            let rest = try #require(view.cellForItem(at: path)).frame
            let item = try #require(layout.animator.layoutAttributesForCell(at: path))
            #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
            #expect(layout.animator.layoutAttributesForDecorationView(ofKind: "line", at: path) == nil)
            item.center.y += 30
            layout.animator.updateItem(usingCurrentState: item)
            clock.advance(by: 0.05)
            window.layoutIfNeeded()
            let moving = try #require(view.cellForItem(at: path)).frame
            #expect(moving.minY > rest.minY + 5 && moving.minY < rest.minY + 30)
            clock.advance(by: 3)
            window.layoutIfNeeded()
            let end = try #require(view.cellForItem(at: path)).frame
            #expect(abs(end.minY - rest.minY) < 0.5)
        }
    }

    /// The walls of the reference are those of the layout's contents.
    @Test func contentsAreTheReference() throws {
        TestClock.hold { clock in
            let (layout, source) = (UICollectionViewFlowLayout(), Source())
            layout.itemSize = CGSize(width: 320, height: 50)
            layout.minimumLineSpacing = 0
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.layoutIfNeeded()
            let animator = UIDynamicAnimator(collectionViewLayout: layout)
            let loose = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))
            loose.frame = CGRect(x: 100, y: 20, width: 20, height: 20)
            let walls = UICollisionBehavior(items: [loose])
            walls.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(walls)
            animator.addBehavior(UIGravityBehavior(items: [loose]))
            clock.advance(by: 3)
            #expect(abs(loose.frame.maxY - 200) < 0.5)
        }
    }
}
