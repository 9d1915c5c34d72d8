/// The state of a search that is in progress.
struct SearchCourse {
    var isSearching = false
    /// Whether the search bar is at the position in a navigation bar that it has during a search.
    var isInBar = false
    /// Whether the search controller presented or dismissed itself; only such searches are reported to the delegate.
    var isAutomatic = false
    /// The controller whose content is searched.
    weak var searched: UIViewController?
}

/// The start and the end of searches.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontrollerdelegate: the delegate is asked to present the
///   controller after its bar agreed to begin editing or after it was made active. Unless the delegate does so, the
///   controller presents itself, and only then are the other methods called. The updater is called when the bar becomes
///   first responder and when text or scope change.
extension UISearchController {
    func begin() {
        guard !isActive else { return }
        // A dismissal may still be in progress.
        presentation.transition?.completeTransition(true)
        course.isSearching = true
        delegate?.presentSearchController(self)
        guard presentation.presenting == nil else { return }
        guard let searched = nearestController, searched.viewIfLoaded?.window != nil else { return activate() }
        course.isAutomatic = true
        searched.present(modally: self, animated: true, completion: nil)
        if presentation.presenting == nil { (course.isSearching, course.isAutomatic) = (false, false) }
    }

    func end() {
        guard isActive else { return }
        guard let presenter = presentation.presenting else { return deactivate() }
        course.isAutomatic = true
        presenter.dismissPresented(animated: true, completion: nil)
    }

    /// Ends the search like a tap on the cancel button.
    func cancel() {
        searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
        end()
    }

    /// The controller whose content is searched: the nearest one in the search bar's responder chain, or the top
    /// controller of its navigation controller.
    private var nearestController: UIViewController? {
        let nearest = sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        return (nearest as? UINavigationController)?.topViewController ?? nearest
    }

    // MARK: Steps of the presentation

    func willBeginPresentation() {
        course.searched = nearestController ?? presentation.presenting
        course.searched?.presentation.guest = self
        if course.isAutomatic { delegate?.willPresentSearchController(self) }
    }

    func activate() {
        course.isSearching = true
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if presentation.transition == nil { stand(inBar: true) }
        searchBar.becomeFirstResponder()
        textChanged()
    }

    func didEndPresentation() {
        if course.isAutomatic { delegate?.didPresentSearchController(self) }
        course.isAutomatic = false
    }

    func deactivate() {
        if course.isAutomatic { delegate?.willDismissSearchController(self) }
        course.isSearching = false
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: true) }
        if presentation.transition == nil { stand(inBar: false) }
        textChanged()
    }

    func didEndDismissal() {
        hideResults()
        if course.searched?.presentation.guest === self { course.searched?.presentation.guest = nil }
        course.searched = nil
        if course.isAutomatic { delegate?.didDismissSearchController(self) }
        course.isAutomatic = false
    }

    // MARK: Animation

    private func stand(inBar isInBar: Bool) {
        course.isInBar = isInBar
        searchItem?.searchChanged()
    }

    func animate(_ context: any UIViewControllerContextTransitioning) {
        let (comes, window) = (context.viewController(forKey: .to) === self, context.containerView.window)
        UIView.performWithoutAnimation {
            if comes { context.containerView.addSubview(view) }
            view.alpha = comes ? 0 : 1
            window?.layoutIfNeeded()
        }
        UIView.animate(withDuration: transitionDuration(using: context)) { [self] in
            view.alpha = comes ? 1 : 0
            stand(inBar: comes)
            window?.layoutIfNeeded()
        } completion: { [self] _ in
            if !comes { view.alpha = 1 }
            context.completeTransition(true)
        }
    }
}
