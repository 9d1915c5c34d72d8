/// A description of a view's content, which creates the view that shows it.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentconfiguration
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration adapted to a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentview
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The displayed configuration. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view supports a configuration; by default, whether it has the type of the current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration has the type of the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The content configuration of a cell, header or footer, and the content view that shows it.
@MainActor
struct ConfiguredContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?

    /// Shows the configuration adapted to a state.
    func update(for state: UICellConfigurationState) {
        if let configuration, let view { view.configuration = configuration.updated(for: state) }
    }
}
