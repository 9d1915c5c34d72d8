/// Key commands that are added to a controller individually.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller
extension UIViewController: KeyCommandHolding {
    /// Adds a key command that is active while the controller is in the first responder's chain. It comes after those
    /// of `keyCommands`.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a key command that was added.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
