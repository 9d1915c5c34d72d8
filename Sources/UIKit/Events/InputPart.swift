/// A view that is shown at the bottom of the screen while a responder is first responder.
@MainActor
struct InputPart {
    /// The view; nil for the keyboard's keys.
    let view: UIView?
    /// The responder that provides the view.
    let provider: UIResponder?
    /// The controller of the view, if the responder provides one.
    let manager: (any ViewManager)?
    /// The height, in points, if the view does not size itself.
    let height: CGFloat

    /// Makes the part for the keyboard's keys.
    init(keysOfHeight height: CGFloat) { (view, provider, manager, self.height) = (nil, nil, nil, height) }

    fileprivate init?(_ given: UIView?, of manager: (any ViewManager)?, from provider: UIResponder) {
        guard let view = manager?.view ?? given else { return nil }
        (self.view, self.provider, self.manager, height) = (view, provider, manager, view.frame.height)
    }
}

/// The input views for the first responder. Each is that of the nearest responder in the chain that provides one.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview, and the comment on it in UIKit's
///   header.
extension UIResponder {
    private var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self, next: \.next) }

    /// Whether a responder in the object's chain hides the input views: a controller that disappears, or that presents
    /// another.
    var inputsAreHidden: Bool { chain.contains(where: \.hidesInputs) }

    /// The input accessory view.
    var accessoryPart: InputPart? {
        chain.lazy.compactMap { InputPart($0.inputAccessoryView, of: $0.inputAccessoryViewController, from: $0) }.first
    }

    /// The input view that replaces the keyboard. A view that contains the object itself is ignored: an input view
    /// controller has its own view as its input view.
    var inputPart: InputPart? {
        chain.lazy.compactMap { InputPart($0.inputView, of: $0.inputViewController, from: $0) }.first { part in
            guard let view = part.view, let holder = self as? UIView else { return true }
            return !holder.isInside(view)
        }
    }
}
