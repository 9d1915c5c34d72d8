/// What a controller shows instead of its content where there is none.
@MainActor
struct ContentUnavailability {
    private(set) var configuration: (any UIContentConfiguration)?
    private var view: (any UIView & UIContentView)?

    /// Shows a configuration over a controller's view, or ends that; nothing is shown before the view is loaded.
    mutating func show(_ new: (any UIContentConfiguration)?, over controller: UIViewController) {
        configuration = new
        guard let root = controller.viewIfLoaded else { return }
        guard let new else {
            view?.removeFromSuperview()
            return view = nil
        }
        let adapted = new.updated(for: controller.contentUnavailableConfigurationState)
        if let view, view.supports(adapted) {
            view.configuration = adapted
            return root.bringSubviewToFront(view)
        }
        view?.removeFromSuperview()
        let made = adapted.makeContentView()
        made.frame = root.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(made)
        view = made
    }
}
