/// What is known of a search that goes on.
struct SearchCourse {
    var isSearching = false
    /// Whether the search bar has the place that it has in a navigation bar during a search.
    var isInBar = false
    /// Whether the search comes, or goes, by itself; delegates do not hear of searches that programs present or dismiss.
    var isAutomatic = false
    /// The controller whose content is searched.
    weak var searched: UIViewController?
}

/// The begin and the end of searches.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontrollerdelegate: the delegate is asked to present the controller when its bar agreed to be
///   edited or when it is made active; unless it does, a presentation follows, and the other methods are called for that alone. The updater hears when the
///   bar becomes first responder and when text or scope change.
extension UISearchController {
    func begin() {
        guard !isActive else { return }
        // It may be leaving.
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

    /// Ends the search as the cancel button does.
    func cancel() {
        searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
        end()
    }

    /// The controller whose content a bar where it stands now is for.
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
