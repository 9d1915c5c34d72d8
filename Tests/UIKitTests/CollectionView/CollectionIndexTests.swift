import CairnTesting
import Testing

@testable import UIKit

/// The index beside a collection's items.
@MainActor
@Suite(.serialized)
struct CollectionIndexTests {
    /// Has titles, and says where they lead.
    private final class Source: NSObject, UICollectionViewDataSource {
        var titles: [String]? = ["A", "B", "C", "D"]
        var asked: [String] = []
        func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            asked.append("\(title) \(index)")
            return IndexPath(item: 0, section: index)
        }
    }

    @Test func aFingerJumpsToTheItemOfATitle() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let source = Source()
        collection.dataSource = source
        window.addSubview(collection)
        window.isHidden = false
        window.layoutIfNeeded()
        // Four lines of 14 points around the middle.
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 315, y: 240 + 7))
        #expect(source.asked == ["C 2"] && collection.contentOffset.y == 1000)
        finger.move(to: CGPoint(x: 315, y: 240 - 7))
        finger.lift()
        #expect(source.asked == ["C 2", "B 1"] && collection.contentOffset.y == 500)
        let index = try #require(collection.subviews.last { $0 is SectionIndexView })
        #expect(index.frame == CGRect(x: 305, y: 500, width: 15, height: 480))
        source.titles = nil
        collection.reloadData()
        window.layoutIfNeeded()
        #expect(index.superview == nil)
    }
}
