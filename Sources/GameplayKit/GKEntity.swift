public import Foundation

/// A thing in a game, made of components.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkentity
open class GKEntity: NSObject {
    /// The components, one of each class.
    public private(set) var components: [GKComponent] = []

    /// Creates a thing without components.
    public override init() { super.init() }
    /// Decodes a thing. Scenes of files are not read here: it has no components.
    public required init?(coder: NSCoder) { super.init() }

    /// Updates all components.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
    /// The component of a class.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }
    /// Adds a component, in place of the one that has its class.
    open func addComponent(_ component: GKComponent) {
        remove(type(of: component))
        component.entity?.remove(type(of: component))
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    /// Removes the component of a class.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) { remove(componentClass) }

    private func remove(_ type: GKComponent.Type) {
        guard let place = components.firstIndex(where: { Swift.type(of: $0) == type }) else { return }
        components[place].willRemoveFromEntity()
        components.remove(at: place).entity = nil
    }
}

/// A part of what a thing in a game is or does.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkcomponent
open class GKComponent: NSObject {
    /// The thing that has the component.
    open internal(set) weak var entity: GKEntity?

    /// Creates a component.
    public override init() { super.init() }
    /// Decodes a component. Scenes of files are not read here.
    public required init?(coder: NSCoder) { super.init() }

    /// Time passed. Subclasses override it.
    open func update(deltaTime seconds: TimeInterval) {}
    /// The component was added. Subclasses override it.
    open func didAddToEntity() {}
    /// The component is about to be removed. Subclasses override it.
    open func willRemoveFromEntity() {}
}

/// The components of a class, which are updated together.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkcomponentsystem
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class of the components.
    public let componentClass: AnyClass
    /// The components.
    public private(set) var components: [ComponentType] = []

    /// Creates an empty system for a class.
    public init(componentClass cls: AnyClass) { componentClass = cls }

    /// Adds a component. Raises `NSInvalidArgumentException` for one of another class.
    open func addComponent(_ component: ComponentType) {
        precondition(
            type(of: component) == componentClass,
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'component is no \(componentClass)'"
        )
        components.append(component)
    }
    /// Adds the component that a thing has of the class.
    open func addComponent(foundIn entity: GKEntity) {
        for case let component as ComponentType in entity.components where type(of: component) == componentClass {
            components.append(component)
        }
    }
    /// Removes a component.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    /// Removes the component that a thing has of the class.
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    /// Updates all components.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
