/// A cell that keeps its configurations up to date with its state.
@MainActor
protocol ConfiguredCell: UIView {
    var configured: ConfiguredContent { get set }
    var needsUpdateConfiguration: Bool { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var configurationState: UICellConfigurationState { get }
    func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        let state = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration { configured.update(for: state) }
        needsUpdateConfiguration = false
    }

    /// The state that all cells have, as yet neither selected nor highlighted.
    fileprivate var plainState: UICellConfigurationState {
        var made = UICellConfigurationState(traitCollection: traitCollection)
        made.isDisabled = !isUserInteractionEnabled
        return made
    }
}

extension UITableViewCell: ConfiguredCell {
    var contentConfigurationOfStyle: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var stateForConfigurations: UICellConfigurationState {
        var made = plainState
        (made.isSelected, made.isHighlighted, made.isEditing) = (state.isSelected, state.isHighlighted, state.isEditing)
        return made
    }
}

extension UICollectionViewCell: ConfiguredCell {
    var stateForConfigurations: UICellConfigurationState {
        var made = plainState
        (made.isSelected, made.isHighlighted) = (isSelected, isHighlighted)
        return made
    }
}
