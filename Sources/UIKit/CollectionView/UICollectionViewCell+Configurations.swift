extension UICollectionViewCell: ConfiguredCell {
    var stateForConfigurations: UICellConfigurationState {
        var made = plainState
        (made.isSelected, made.isHighlighted) = (isSelected, isHighlighted)
        made.isExpanded = outlinePlace?.isExpanded ?? false
        (made.isEditing, made.isSwiped) = (isEditing, isSwiped)
        return made
    }

    var viewsBehindContent: [UIView?] { [selectedBackgroundView, configuredBackground.view] }

    /// The item's place in the tree that its section shows; nil where that is none.
    var outlinePlace: (isExpanded: Bool, level: Int)? {
        guard let collection = enclosingCollection, let source = collection.dataSource as? any OutlineSource,
            let path = collection.shownPath(of: self)
        else { return nil }
        return source.outlinePlace(at: path)
    }
}
