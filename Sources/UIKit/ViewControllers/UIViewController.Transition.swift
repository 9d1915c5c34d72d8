extension UIViewController {
    /// How a controller is shown by another one. Kept; controllers come as they did before iOS 18.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/transition
    @preconcurrency @MainActor
    open class Transition: NSObject {
        enum Kind { case coverVertical, flipHorizontal, crossDissolve, partialCurl, zoom }
        let kind: Kind
        init(_ kind: Kind) { self.kind = kind }

        /// Comes from below.
        open class func coverVertical() -> Transition { Transition(.coverVertical) }
        /// Turns around as the back of the one that shows it.
        open class func flipHorizontal() -> Transition { Transition(.flipHorizontal) }
        /// Fades in.
        open class var crossDissolve: Transition { Transition(.crossDissolve) }
        /// Lies below a page that curls up.
        open class func partialCurl() -> Transition { Transition(.partialCurl) }

        /// Grows out of a view.
        ///
        /// - Parameter sourceViewProvider: Finds the view. Not asked: controllers come as they did before iOS 18.
        open class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom) }

        /// How a controller grows out of a view.
        ///
        /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions
        @preconcurrency @MainActor
        open class ZoomOptions: NSObject {
            /// A veil's colour over what is behind; nil for the usual one.
            open var dimmingColor: UIColor?
            /// A veil's blur over what is behind; nil for none.
            open var dimmingVisualEffect: UIBlurEffect?
            /// Whether a finger may drag the controller away; nil for where the system finds fit.
            open var interactiveDismissShouldBegin: ((UIZoomTransitionInteractionContext) -> Bool)?
            /// Where the source lies in the grown controller; nil for the whole.
            open var alignmentRectProvider: ((UIZoomTransitionAlignmentRectContext) -> CGRect?)?

            public override init() { super.init() }
        }

        /// What is known as the view is looked for.
        @preconcurrency @MainActor
        open class ZoomSourceViewProviderContext: NSObject {
            /// The controller that comes or goes.
            public let zoomedViewController: UIViewController
            /// The controller that shows it.
            public let sourceViewController: UIViewController

            init(_ zoomed: UIViewController, from source: UIViewController) {
                (zoomedViewController, sourceViewController) = (zoomed, source)
            }
        }
    }
}

/// What is known of a finger that begins to drag a controller away.
///
/// - Source: developer.apple.com/documentation/uikit/uizoomtransitioninteractioncontext
@preconcurrency @MainActor
public protocol UIZoomTransitionInteractionContext {
    /// Where the finger is.
    var location: CGPoint { get }
    /// How fast it moves, in points a second.
    var velocity: CGVector { get }
    /// Whether the system would let the dragging begin.
    var willBegin: Bool { get }
}

/// What is known as the place of the source in a grown controller is asked for.
///
/// - Source: developer.apple.com/documentation/uikit/uizoomtransitionalignmentrectcontext
@preconcurrency @MainActor
public protocol UIZoomTransitionAlignmentRectContext {
    /// The view that the controller grows out of.
    var sourceView: UIView { get }
    /// The controller.
    var zoomedViewController: UIViewController { get }
}
