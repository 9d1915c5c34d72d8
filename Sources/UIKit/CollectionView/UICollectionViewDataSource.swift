import RuntimeReflection

/// Provides a collection's items. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdatasource
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    // The places of methods here are known to `witness(of:)`.

    /// The number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, which must come from one of the collection view's dequeuing methods.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// The number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// The supplementary view of a kind at an index path; an empty view by default.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether the user may move an item, of a data source that moves items.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// The user moved an item: change the data. The collection view moves the item itself.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of an index at the trailing side; nil for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item to which a finger on a title of the index jumps.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns an empty view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Returns true.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing; empty in every optimized program (`ListChange`).
    @inlinable @inline(__always) public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns nil.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the first item of the section with the index of the title.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDataSource {
    /// Whether the data source has a method of its own for a change of items.
    func makes(_ change: ListChange) -> Bool { change.isImplemented(by: self, witness: witness(of: change)) }

    /// The method for a change as the data source's conformance has it. The number is the method's place in the
    /// protocol's declaration.
    func witness(of change: ListChange) -> MethodWitness? {
        let source: (any UICollectionViewDataSource)? = self
        return MethodWitness(of: source, requirement: 5)
    }
}
