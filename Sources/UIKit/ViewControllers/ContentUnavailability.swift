/// The view that a controller shows while its content is unavailable.
@MainActor
struct ContentUnavailability {
    private(set) var configuration: (any UIContentConfiguration)?
    private var view: (any UIView & UIContentView)?

    /// Shows a configuration's content view over a controller's view, or removes it if `new` is nil. Nothing is shown
    /// until the controller's view is loaded.
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
