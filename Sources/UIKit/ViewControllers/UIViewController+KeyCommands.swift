/// Keys that are added to a controller one by one.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller
extension UIViewController: KeyCommandHolding {
    /// Adds a key that calls a method while the controller is in the chain of the first responder. It comes after those of `keyCommands`.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Takes a key away that was added.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
