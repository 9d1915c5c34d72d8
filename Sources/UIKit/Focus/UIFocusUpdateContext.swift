/// A change of focus.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusupdatecontext
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that has focus before the change; nil for none.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets focus; nil for none.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction of the movement; empty if a program requested the change.
    open private(set) var focusHeading: UIFocusHeading

    /// The item that has focus, if it is a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The item that gets focus, if it is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
        (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
        super.init()
    }

    /// The environments of both items, from the innermost outwards, without duplicates.
    var environments: [any UIFocusEnvironment] {
        var found: [any UIFocusEnvironment] = []
        for start in [previouslyFocusedItem, nextFocusedItem] {
            var environment: (any UIFocusEnvironment)? = start
            while let here = environment {
                if !found.contains(where: { $0 === here }) { found.append(here) }
                environment = here.parentFocusEnvironment
            }
        }
        return found
    }
}

/// Coordinates animations with a change of focus.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusanimationcoordinator
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var focusing: [(any UIFocusAnimationContext) -> Void] = []
    private var unfocusing: [(any UIFocusAnimationContext) -> Void] = []
    private var others: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Adds animations that run together with the change, and a closure called after them.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { others.append(animations) }
        if let completion { completions.append(completion) }
    }
    /// Adds animations for the item that gets focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        if let animations { focusing.append(animations) }
        if let completion { completions.append(completion) }
    }
    /// Adds animations for the item that loses focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        if let animations { unfocusing.append(animations) }
        if let completion { completions.append(completion) }
    }

    private struct Context {
        /// The duration of the system's animation in seconds; an estimate.
        static let duration = 0.25
    }
    private final class AnimationContext: NSObject, UIFocusAnimationContext {
        var duration: TimeInterval { Context.duration }
    }

    func run() {
        guard !(focusing.isEmpty && unfocusing.isEmpty && others.isEmpty && completions.isEmpty) else { return }
        let context = AnimationContext()
        UIView.animate(withDuration: Context.duration) { [self] in
            for animation in unfocusing + focusing { animation(context) }
            for animation in others { animation() }
        } completion: { [completions] _ in
            for completion in completions { completion() }
        }
    }
}

/// The duration of a change of focus.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusanimationcontext
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration in seconds.
    var duration: TimeInterval { get }
}

extension UIView {
    /// The first result of a closure for a view and its ancestors, from the innermost outwards, up to this view; nil if
    /// there is none.
    func first<Found>(around view: UIView?, _ find: (UIView) -> Found?) -> Found? {
        guard let view else { return nil }
        return sequence(first: view, next: \.superview).prefix { $0 !== self }.lazy.compactMap(find).first
    }
}
