/// A transition from one view controller to another that a storyboard describes.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The segue's name in its storyboard.
    open private(set) var identifier: String?
    /// The controller the segue leads from.
    open private(set) var source: UIViewController
    /// The controller the segue leads to.
    open private(set) var destination: UIViewController
    /// The closure that ``perform()`` runs; storyboards set it. Nil means that nothing happens.
    var handler: (() -> Void)?

    /// Makes a segue without a closure, whose ``perform()`` does nothing unless overridden; storyboards add the closure.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Makes a segue that runs a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination; runs the segue's closure unless overridden, as custom segues do.
    open func perform() { handler?() }

    /// Makes a segue of a class known only at run time.
    ///
    /// Swift wants `required` on an initializer that is called on a metatype, and with it on every override, where Apple's class has
    /// none. Every subclass has the initializer in the slot of its method table that this class's stands in, so the call goes through
    /// a class that does declare it `required`.
    @_optimize(none) @inline(never)
    static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        let slot = unsafeBitCast(type, to: SegueInitializerSlot.Type.self)
        return slot.init(identifier: identifier, source: source, destination: destination)
    }
}

/// Lends its place for `init(identifier:source:destination:)`; never instantiated.
class SegueInitializerSlot: UIStoryboardSegue {
    required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        preconditionFailure("Only the place of this initializer is used")
    }
}

/// A second initializer for the place, without which the optimizer would call the only one directly; never instantiated either.
final class OverridingSegueInitializerSlot: SegueInitializerSlot {
    required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
