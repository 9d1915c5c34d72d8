/// A transition from one view controller to another that a storyboard describes.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The segue's identifier in its storyboard.
    open private(set) var identifier: String?
    /// The controller from which the segue starts.
    open private(set) var source: UIViewController
    /// The controller that the segue shows.
    open private(set) var destination: UIViewController
    /// The closure that ``perform()`` calls; storyboards set it. Nil for no effect.
    var handler: (() -> Void)?

    /// Makes a segue without a closure; its ``perform()`` does nothing unless overridden. Storyboards add the closure.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Makes a segue with a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination: calls the segue's closure, unless a custom segue overrides it.
    open func perform() { handler?() }

    /// Makes a segue of a class that is known only at run time.
    ///
    /// Swift requires `required` for an initializer that is called on a metatype, and then for every override, but
    /// Apple's class has none. All subclasses have the initializer in the same slot of their method table, so the call
    /// goes through a class that declares it `required`.
    @_optimize(none) @inline(never)
    static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        let slot = unsafeBitCast(type, to: SegueInitializerSlot.Type.self)
        return slot.init(identifier: identifier, source: source, destination: destination)
    }
}

/// Has `init(identifier:source:destination:)` as a required initializer in the same slot; never instantiated.
class SegueInitializerSlot: UIStoryboardSegue {
    required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        preconditionFailure("Only the place of this initializer is used")
    }
}

/// A second implementation of the initializer, without which the optimizer would call the only one directly; never
/// instantiated either.
final class OverridingSegueInitializerSlot: SegueInitializerSlot {
    required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
