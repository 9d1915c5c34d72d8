/// A view to show at the bottom of the screen while a responder is first responder.
@MainActor
struct InputPart {
    /// Nil for the keys of the keyboard.
    let view: UIView?
    /// The responder that gave the view.
    let provider: UIResponder?
    /// The view's controller, if that was given.
    let manager: (any ViewManager)?
    /// The height of a view that does not size itself, in points.
    let height: CGFloat

    /// The keys of the keyboard.
    init(keysOfHeight height: CGFloat) { (view, provider, manager, self.height) = (nil, nil, nil, height) }

    fileprivate init?(_ given: UIView?, of manager: (any ViewManager)?, from provider: UIResponder) {
        guard let view = manager?.view ?? given else { return nil }
        (self.view, self.provider, self.manager, height) = (view, provider, manager, view.frame.height)
    }
}

/// What is shown while the object is first responder. Each view is the nearest one that a responder of its chain gives.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview, and the comment on it in UIKit's header.
extension UIResponder {
    private var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self, next: \.next) }

    /// Whether something in the object's chain hides the views: a controller that leaves the screen, or that presents another.
    var inputsAreHidden: Bool { chain.contains(where: \.hidesInputs) }

    /// The view above the keyboard.
    var accessoryPart: InputPart? {
        chain.lazy.compactMap { InputPart($0.inputAccessoryView, of: $0.inputAccessoryViewController, from: $0) }.first
    }

    /// The view in the keyboard's place. A view that the object itself is in does not count: a controller of keys has its own as its input view.
    var inputPart: InputPart? {
        chain.lazy.compactMap { InputPart($0.inputView, of: $0.inputViewController, from: $0) }.first { part in
            guard let view = part.view, let holder = self as? UIView else { return true }
            return !holder.isInside(view)
        }
    }
}
