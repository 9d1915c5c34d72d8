/// A trait: a value of a type of its own that passes down from windows to views.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition<Value> {
    /// What the trait says.
    associatedtype Value
    /// What collections say that do not specify the trait.
    static var defaultValue: Value { get }
    /// A name for descriptions; the type's name unless another is given.
    static var name: String { get }
    /// What tells the trait from others; the type's full name unless another is given.
    static var identifier: String { get }
    /// Whether colours may depend on the trait; not, unless it says so.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitCollection.Values {
    /// What the set says of a trait.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type, let value = system.value(in: self) as? Trait.Value { return value }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.set(newValue, in: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(trait, newValue)
            }
        }
    }

    /// Whether the set specifies a trait.
    func specifies(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    /// Leaves a trait unspecified.
    mutating func forget(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { system.forget(in: &self) }
        custom[ObjectIdentifier(trait)] = nil
    }

    /// Whether two sets say different things of a trait.
    func differs(from other: UITraitCollection.Values, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        return customValue(trait) != other.customValue(trait)
    }

    private func customValue<Trait: UITraitDefinition>(_ trait: Trait.Type) -> CustomTraitValue {
        custom[ObjectIdentifier(trait)] ?? CustomTraitValue(trait, Trait.defaultValue)
    }
}
