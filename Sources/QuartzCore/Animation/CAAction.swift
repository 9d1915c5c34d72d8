/// Something that a layer does when an event happens, such as a change of one of its properties.
///
/// - Source: developer.apple.com/documentation/quartzcore/caaction
public protocol CAAction {
    /// Does it.
    ///
    /// - Parameters:
    ///   - event: The key of the event, such as the name of the property that changed.
    ///   - anObject: The layer it happened to.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, and ends the search for another one.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
