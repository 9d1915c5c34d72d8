/// A cell whose configurations follow its state. The members that are not in Apple's API implement the common behaviour
/// of both cell classes.
@MainActor
protocol ConfiguredCell: ConfigurationUpdating, ConfiguredContentHost {
    var configuredBackground: ConfiguredBackground { get set }
    var backgroundView: UIView? { get set }
    var selectedBackgroundView: UIView? { get set }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    var needsUpdateConfiguration: Bool { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var configurationState: UICellConfigurationState { get }
    func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
    /// Shows a content configuration in a content view of its own; nil removes that.
    func showContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        takeContentConfiguration(configuration)
        setNeedsUpdateConfiguration()
    }

    /// Shows a background configuration instead of the background views and the background colour; nil removes it.
    func showBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        if configuration != nil { (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil) }
        configuredBackground.show(configuration, in: self)
        setNeedsUpdateConfiguration()
    }

    /// Removes a configured background when a background view is set.
    func backgroundViewChanged(to view: UIView?) {
        if view != nil, configuredBackground.configuration != nil { configuredBackground.show(nil, in: self) }
    }

    /// Requests an update of the configurations in the next layout.
    func requestUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configurations for the current state if an update was requested.
    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        let state = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration { configured.update(for: state) }
        if automaticallyUpdatesBackgroundConfiguration { configuredBackground.update(for: state) }
        needsUpdateConfiguration = false
    }

    /// The part of the state that all cells have: the traits, and whether the cell is disabled.
    var plainState: UICellConfigurationState {
        var made = UICellConfigurationState(traitCollection: traitCollection)
        made.isDisabled = !isUserInteractionEnabled
        return made
    }
}
