import UIKit

/// A screen with a list of posts in cells of one class. One further cell, which is never shown, says how high each of
/// them is.
final class FeedController<Cell: MeasuredCell>: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let posts: [FeedPost]
    private let prototype = Cell(frame: .zero)
    /// The height of each cell, in points.
    private(set) var heights: [Int: CGFloat] = [:]

    init(_ posts: [FeedPost]) {
        self.posts = posts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.register(Cell.self, forCellWithReuseIdentifier: "post")
        (list.dataSource, list.delegate) = (self, self)
        view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { posts.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        (cell as? Cell)?.show(posts[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        prototype.show(posts[indexPath.item])
        let size = CGSize(
            width: collectionView.bounds.width, height: prototype.height(inWidth: collectionView.bounds.width))
        heights[indexPath.item] = size.height
        return size
    }
}
