extension UITableViewCell: ConfiguredCell {
    var contentConfigurationOfStyle: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var backgroundConfigurationOfStyle: UIBackgroundConfiguration {
        row.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
    }

    var stateForConfigurations: UICellConfigurationState {
        var made = plainState
        (made.isSelected, made.isHighlighted, made.isEditing) = (state.isSelected, state.isHighlighted, state.isEditing)
        made.isSwiped = state.isSwiped
        return made
    }
}
