extension UIViewController {
    /// The animation with which a controller is shown. It reads back what was set; controllers are animated as before
    /// iOS 18.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/transition
    @preconcurrency @MainActor
    open class Transition: NSObject {
        enum Kind { case coverVertical, flipHorizontal, crossDissolve, partialCurl, zoom }
        let kind: Kind
        init(_ kind: Kind) { self.kind = kind }

        /// Slides in from the bottom.
        open class func coverVertical() -> Transition { Transition(.coverVertical) }
        /// Flips the window, with the new controller on its back.
        open class func flipHorizontal() -> Transition { Transition(.flipHorizontal) }
        /// Fades in.
        open class var crossDissolve: Transition { Transition(.crossDissolve) }
        /// Appears below a page that curls up.
        open class func partialCurl() -> Transition { Transition(.partialCurl) }

        /// Zooms out of a source view.
        ///
        /// - Parameter sourceViewProvider: Returns the source view. Not called: controllers are animated as before iOS
        ///   18.
        open class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom) }

        /// Options of a zoom transition.
        ///
        /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions
        @preconcurrency @MainActor
        open class ZoomOptions: NSObject {
            /// The colour that dims the content behind; nil for the default.
            open var dimmingColor: UIColor?
            /// The blur effect over the content behind; nil for none.
            open var dimmingVisualEffect: UIBlurEffect?
            /// Whether an interactive dismissal may begin; nil for the system's decision.
            open var interactiveDismissShouldBegin: ((UIZoomTransitionInteractionContext) -> Bool)?
            /// The rectangle in the zoomed controller that corresponds to the source view; nil for all of it.
            open var alignmentRectProvider: ((UIZoomTransitionAlignmentRectContext) -> CGRect?)?

            public override init() { super.init() }
        }

        /// The context in which the source view is requested.
        @preconcurrency @MainActor
        open class ZoomSourceViewProviderContext: NSObject {
            /// The controller that zooms in or out.
            public let zoomedViewController: UIViewController
            /// The controller that contains the source view.
            public let sourceViewController: UIViewController

            init(_ zoomed: UIViewController, from source: UIViewController) {
                (zoomedViewController, sourceViewController) = (zoomed, source)
            }
        }
    }
}

/// The state of an interactive dismissal that begins.
///
/// - Source: developer.apple.com/documentation/uikit/uizoomtransitioninteractioncontext
@preconcurrency @MainActor
public protocol UIZoomTransitionInteractionContext {
    /// The location of the touch.
    var location: CGPoint { get }
    /// The velocity, in points per second.
    var velocity: CGVector { get }
    /// Whether the system would begin the dismissal.
    var willBegin: Bool { get }
}

/// The context in which the alignment rectangle of a zoomed controller is requested.
///
/// - Source: developer.apple.com/documentation/uikit/uizoomtransitionalignmentrectcontext
@preconcurrency @MainActor
public protocol UIZoomTransitionAlignmentRectContext {
    /// The source view of the transition.
    var sourceView: UIView { get }
    /// The controller that zooms in or out.
    var zoomedViewController: UIViewController { get }
}
