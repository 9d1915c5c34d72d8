/// A trait: a value that windows pass down to their descendants.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition<Value> {
    /// The type of the trait's values.
    associatedtype Value
    /// The value in collections that do not specify the trait.
    static var defaultValue: Value { get }
    /// A name for descriptions; the type's name unless another is given.
    static var name: String { get }
    /// A unique identifier; the type's full name unless another is given.
    static var identifier: String { get }
    /// Whether colours may depend on the trait; false unless given.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False unless the trait says otherwise: colours are not resolved again when it changes.
    public static var affectsColorAppearance: Bool { false }
}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitCollection.Values {
    /// The value of a trait in the set.
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

    /// Makes a trait unspecified.
    mutating func forget(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { system.forget(in: &self) }
        custom[ObjectIdentifier(trait)] = nil
    }

    /// Whether two sets have different values of a trait.
    func differs(from other: UITraitCollection.Values, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        return customValue(trait) != other.customValue(trait)
    }

    private func customValue<Trait: UITraitDefinition>(_ trait: Trait.Type) -> CustomTraitValue {
        custom[ObjectIdentifier(trait)] ?? CustomTraitValue(trait, Trait.defaultValue)
    }
}
