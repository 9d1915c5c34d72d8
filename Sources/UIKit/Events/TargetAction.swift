/// A method of an object, identified by its name, that a control calls.
struct TargetAction {
    /// The object; nil for the responder chain, and after the object was deallocated.
    weak var target: AnyObject?
    /// Whether the target is searched in the responder chain.
    let seeksTarget: Bool
    let selector: Selector
    /// The position of the action in a document; nil for actions added by code.
    let place: String?

    init(_ target: AnyObject?, _ selector: Selector, place: String? = nil) {
        self.target = target
        seeksTarget = target == nil
        self.selector = selector
        self.place = place
    }

    /// Whether this is the given method of the given object. A nil selector matches any method, a nil target the
    /// responder chain.
    func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
        self.target === target && seeksTarget == (target == nil) && (selector == nil || selector == self.selector)
    }
}
