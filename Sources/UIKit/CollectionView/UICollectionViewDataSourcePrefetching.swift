/// Prepares the data of items before a collection view asks for their cells. Apple's optional method has a default
/// implementation.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Items are about to be scrolled to; the nearest comes first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items of an earlier call are not scrolled to any more.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
