extension UITraitCollection {
    /// A collection of the traits that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: Values().mutated(mutations))
    }

    /// A copy of the collection with the closure's changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(mutations))
    }

    /// A copy of the collection with another value of one trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var changed = values
        changed[trait] = value
        return UITraitCollection(values: changed)
    }

    /// The value of a trait; its default value while it is unspecified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}

extension UITraitCollection.Values {
    fileprivate func mutated(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection.Values {
        var traits: any UIMutableTraits = MutableTraitValues(values: self)
        mutations(&traits)
        return (traits as? MutableTraitValues)?.values ?? self
    }
}
