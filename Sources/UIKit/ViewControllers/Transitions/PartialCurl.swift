/// The page of a partial-curl presentation: a snapshot of the window's former content, folded back from its lower
/// corner and kept until the dismissal, so that the presented view is visible below it.
@MainActor
enum PartialCurl {
    /// The part of the page that is folded.
    ///
    /// - Source: not documented; chosen so that the lower part of the screen and the upper edge of the page are
    ///   visible, as on devices.
    private static let part: Float = 0.4

    /// The animation of a presentation.
    static var folding: CATransition {
        let curl = CATransition()
        (curl.type, curl.subtype, curl.endProgress) = (.pageCurl, .fromTop, part)
        curl.isRemovedOnCompletion = false
        return curl
    }

    /// The animation of a dismissal; from the folded state if the window has the page, and from the start if it was
    /// presented without animation.
    static func unfolding(in view: UIView) -> CATransition {
        let curl = CATransition()
        (curl.type, curl.subtype, curl.startProgress) = (.pageUnCurl, .fromTop, remove(from: view) ? 1 - part : 0)
        return curl
    }

    /// Removes the folded page from a window. Returns whether there was one.
    @discardableResult
    static func remove(from view: UIView) -> Bool {
        guard (view.layer.animation(forKey: "transition") as? CATransition)?.type == .pageCurl else { return false }
        view.layer.removeAnimation(forKey: "transition")
        return true
    }
}
