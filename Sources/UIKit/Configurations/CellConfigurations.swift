/// How cells keep their configurations up to date.
extension UITableViewCell {
    var contentConfigurationOfStyle: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var stateForConfigurations: UICellConfigurationState {
        var made = UICellConfigurationState(traitCollection: traitCollection)
        made.isDisabled = !isUserInteractionEnabled
        (made.isSelected, made.isHighlighted, made.isEditing) = (state.isSelected, state.isHighlighted, state.isEditing)
        return made
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        let state = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration { configured.update(for: state) }
        needsUpdateConfiguration = false
    }
}

extension UICollectionViewCell {
    var stateForConfigurations: UICellConfigurationState {
        var made = UICellConfigurationState(traitCollection: traitCollection)
        made.isDisabled = !isUserInteractionEnabled
        (made.isSelected, made.isHighlighted) = (isSelected, isHighlighted)
        return made
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        let state = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration { configured.update(for: state) }
        needsUpdateConfiguration = false
    }
}
