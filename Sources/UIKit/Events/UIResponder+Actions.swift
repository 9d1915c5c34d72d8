/// What calls methods by their names in lower modules calls responders so that overrides of `perform(_:with:)` see it.
extension UIResponder: ActionReceiver {
    nonisolated package func receive(_ action: Selector, from sender: AnyObject?) {
        nonisolated(unsafe) let sender = sender
        MainActor.assumeIsolated { _ = perform(action, with: sender) }
    }
}
