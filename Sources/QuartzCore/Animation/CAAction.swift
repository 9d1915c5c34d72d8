/// An action that a layer runs on an event, such as a change of a property.
///
/// - Source: developer.apple.com/documentation/quartzcore/caaction
public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: The key of the event, such as the name of the property that changed.
    ///   - anObject: The layer of the event.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for another one.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
