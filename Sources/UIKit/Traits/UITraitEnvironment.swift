/// An object that has traits: a screen, a window, a view or a view controller.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits, inherited and overridden.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration of a handler, used to remove it.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitchangeregistration
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitchangeobservable
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Runs the handler after any of the traits changed.
    ///
    /// - Parameters:
    ///   - traits: The traits to follow.
    ///   - handler: Receives this object and its previous traits. It is retained until the object is deallocated or the
    ///     handler unregistered.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping @MainActor (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { follow(traits, handler) }

    /// Registers a handler whose first parameter has the object's type, as `{ (self: Self, previous: UITraitCollection)
    /// in … }` in a class does.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (_ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { follow(traits, handler) }

    /// Calls a method of an object after any of the traits changed.
    ///
    /// - Parameters:
    ///   - traits: The traits to follow.
    ///   - target: The object whose method is called; referenced weakly.
    ///   - action: The method. Its optional parameters are this object and the previous traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return follow(traits) { [weak receiver = target] (object: AnyObject, previous: UITraitCollection) in
            if let receiver { traitActions.send(action, to: receiver, object, previous) }
        }
    }

    /// Calls a method of this object after any of the traits changed. See `registerForTraitChanges(_:target:action:)`.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    private func follow<Follower>(
        _ traits: [UITrait], _ handler: @escaping @MainActor (Follower, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitHandler(traits: traits) { object, previous in
            if let object = object as? Follower { handler(object, previous) }
        }
        (self as? any TraitObserving)?.traitHandlers.append(registration)
        return registration
    }
}

extension UITraitChangeObservable {
    /// Unregisters a handler.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserving)?.traitHandlers.removeAll { $0 === registration }
    }
}

/// Calls methods by selector, implemented in a higher module.
@MainActor
protocol TraitActionSending {
    /// Calls a method with as many of the two arguments as it takes.
    func send(_ action: Selector, to target: AnyObject, _ object: AnyObject, _ previous: UITraitCollection)
}

/// A handler of changes of traits.
final class TraitHandler: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    @MainActor
    func follow(_ object: AnyObject, _ previous: UITraitCollection, _ now: UITraitCollection) {
        guard traits.contains(where: { now.values.differs(from: previous.values, in: $0) }) else { return }
        handler(object, previous)
    }
}

/// An object that stores handlers of trait changes.
@MainActor
protocol TraitObserving: UITraitEnvironment {
    var traitHandlers: [TraitHandler] { get set }
}

extension TraitObserving {
    /// Calls the object and its handlers after its traits changed, with the new traits as the current ones.
    func tellTraitsChanged(from previous: UITraitCollection, to now: UITraitCollection) {
        now.performAsCurrent {
            traitCollectionDidChange(previous)
            for handler in traitHandlers { handler.follow(self, previous, now) }
        }
    }
}
