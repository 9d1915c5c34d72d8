/// Calls the methods that are registered for trait changes.
struct TraitActions: TraitActionSending {
    func send(_ action: Selector, to target: AnyObject, _ object: AnyObject, _ previous: UITraitCollection) {
        ActionDispatch.callOrTell(action, [object, previous], on: target)
    }
}
