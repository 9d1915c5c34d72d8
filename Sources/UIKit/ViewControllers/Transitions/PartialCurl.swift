/// The page of a presentation that curls partially: a picture of what the window showed before, folded back from its lower corner and held so that
/// the presented view is seen below it until the dismissal.
@MainActor
enum PartialCurl {
    /// How much of the page is folded.
    ///
    /// - Source: not documented; the lower part of the screen is to be seen, as users of the system know it, and the upper edge of the page.
    private static let part: Float = 0.4

    /// The animation of a presentation.
    static var folding: CATransition {
        let curl = CATransition()
        (curl.type, curl.subtype, curl.endProgress) = (.pageCurl, .fromTop, part)
        curl.isRemovedOnCompletion = false
        return curl
    }

    /// The animation of a dismissal, in a window that holds the page or, after a presentation without animation, does not.
    static func unfolding(in view: UIView) -> CATransition {
        let curl = CATransition()
        (curl.type, curl.subtype, curl.startProgress) = (.pageUnCurl, .fromTop, remove(from: view) ? 1 - part : 0)
        return curl
    }

    /// Takes the page away that a window holds. Returns whether there was one.
    @discardableResult
    static func remove(from view: UIView) -> Bool {
        guard (view.layer.animation(forKey: "transition") as? CATransition)?.type == .pageCurl else { return false }
        view.layer.removeAnimation(forKey: "transition")
        return true
    }
}
