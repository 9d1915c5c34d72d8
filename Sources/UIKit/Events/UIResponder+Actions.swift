/// Lets lower modules, which call methods by name, call responders through `perform(_:with:)`, which programs can
/// override.
extension UIResponder: ActionReceiver {
    nonisolated package func receive(_ action: Selector, from sender: AnyObject?) {
        nonisolated(unsafe) let sender = sender
        MainActor.assumeIsolated { _ = perform(action, with: sender) }
    }
}
