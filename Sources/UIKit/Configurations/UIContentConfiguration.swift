/// Describes the content of a view, and makes the view that shows it.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentconfiguration
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    /// The configuration as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentview
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What is shown. Setting it changes the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether it is of the kind that is shown.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// What a cell's, header's or footer's configuration shows in its content view.
@MainActor
struct ConfiguredContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?

    /// Shows the configuration as it is in a state.
    func update(for state: UICellConfigurationState) {
        if let configuration, let view { view.configuration = configuration.updated(for: state) }
    }

    /// Shows a configuration in a view, which it fills: in the view that is there, or a new one.
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
        // A cell that has no size yet, or another than its content, is no conflict.
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
