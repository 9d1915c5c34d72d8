extension UICollectionViewCell: ConfiguredCell {
    var stateForConfigurations: UICellConfigurationState {
        var made = plainState
        (made.isSelected, made.isHighlighted) = (isSelected, isHighlighted)
        return made
    }
}
