/// Describes the content of a view and makes the view that shows it.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentconfiguration
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration adapted to a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentview
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The displayed configuration. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; by default, whether it is of the present one's type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the present one's type.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The content configuration of a cell, header or footer, and the view that shows it.
@MainActor
struct ConfiguredContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?

    /// Shows the configuration adapted to a state.
    func update(for state: UICellConfigurationState) {
        if let configuration, let view { view.configuration = configuration.updated(for: state) }
    }

    /// Shows a configuration in a view that fills `parent`: the present one if it supports the configuration, otherwise a new
    /// one.
    mutating func show(_ new: (any UIContentConfiguration)?, in parent: UIView) {
        configuration = new
        guard let new else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(new) {
            view.configuration = new
            return
        }
        view?.removeFromSuperview()
        let made = new.makeContentView()
        view = made
        made.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(made)
        // Trailing and bottom edges yield, so that a cell without a size, or with another size than its content's, causes no
        // conflict.
        let ends = [
            made.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            made.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        ]
        for end in ends { end.priority = UILayoutPriority.required - 1 }
        let starts = [
            made.topAnchor.constraint(equalTo: parent.topAnchor), made.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        ]
        NSLayoutConstraint.activate(starts + ends)
    }
}
