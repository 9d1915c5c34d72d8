import Combine

/// An object that the view gets from outside; where it tells of changes, the view is described again.
///
/// - Source: developer.apple.com/documentation/swiftui/observedobject
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings of the object's properties.
    @dynamicMemberLookup @MainActor @preconcurrency
    public struct Wrapper {
        fileprivate let object: ObjectType
        /// A binding of a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType
    /// Makes a property of an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Makes a property of an object.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }
    /// Bindings of the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: KeptProperty {
    mutating func link(_ store: inout AnyObject?, in node: ViewNode) {
        if (store as? ObjectLink)?.follows(wrappedValue, for: node) != true { store = ObjectLink(wrappedValue, node) }
    }
}

/// An object that the view makes once and keeps; where it tells of changes, the view is described again.
///
/// - Source: developer.apple.com/documentation/swiftui/stateobject
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) private let make: () -> ObjectType
    private var kept: ObjectType?

    /// Makes a property of an object that is made when the view becomes part of a hierarchy.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Before the view is part of a hierarchy it is another one each time.
    public var wrappedValue: ObjectType { kept ?? make() }
    /// Bindings of the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension StateObject: KeptProperty {
    mutating func link(_ store: inout AnyObject?, in node: ViewNode) {
        let link = store as? ObjectLink ?? ObjectLink(make(), node)
        (store, kept) = (link, link.object as? ObjectType)
    }
}

/// An object that a view around this one put into the environment by its type.
///
/// - Source: developer.apple.com/documentation/swiftui/environmentobject
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var found: ObjectType?

    /// Makes a property that looks for an object.
    nonisolated public init() {}

    /// The object. Where no view put one into the environment, the program ends, as on iOS.
    public var wrappedValue: ObjectType {
        guard let found else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be "
                    + "missing as an ancestor of this view.")
        }
        return found
    }
    /// Bindings of the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension EnvironmentObject: KeptProperty {
    mutating func link(_ store: inout AnyObject?, in node: ViewNode) {
        found = node.environment.object(ObjectType.self)
        guard let found else { return store = nil }
        if (store as? ObjectLink)?.follows(found, for: node) != true { store = ObjectLink(found, node) }
    }
}

extension View {
    /// Puts an object into the environment of the views in this one, by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentView(content: self) { $0.setObject(object) }
    }

    /// Calls a closure with what a publisher sends.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(ReceivingModifier(publisher: publisher, action: action))
    }
}

private struct ReceivingModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
    @State private var receiver = Receiver<P>()

    func body(content: Content) -> some View {
        receiver.action = action
        receiver.receive(from: publisher)
        return content
    }
}

/// Receives what one publisher sends, the first of its view.
@MainActor
private final class Receiver<P: Publisher> where P.Failure == Never {
    var action: (P.Output) -> Void = { _ in }
    private var subscription: AnyCancellable?

    nonisolated init() {}

    func receive(from publisher: P) {
        guard subscription == nil else { return }
        subscription = publisher.sink { [weak self] value in
            MainActor.assumeIsolated { self?.action(value) }
        }
    }
}

/// Tells a node of the changes of an object.
@MainActor
private final class ObjectLink {
    let object: AnyObject
    private weak var node: ViewNode?
    private var subscription: AnyCancellable?

    init<Object: ObservableObject>(_ object: Object, _ node: ViewNode) {
        (self.object, self.node) = (object, node)
        subscription = object.objectWillChange.sink { [weak node] _ in
            onMainActor { node?.setNeedsUpdate() }
        }
    }

    func follows(_ object: AnyObject, for node: ViewNode) -> Bool { object === self.object && node === self.node }
}
