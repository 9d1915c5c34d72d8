extension NSValue {
    /// A value that holds a transform in space.
    public convenience init(caTransform3D transform: CATransform3D) { self.init(numbers: transform.numbers) }

    /// The transform the value holds.
    public var caTransform3DValue: CATransform3D { CATransform3D(numbers: numbers(16)) }
}

extension CATransform3D: BridgedAsValue {
    package var valueObject: NSValue { NSValue(caTransform3D: self) }
    package init?(valueObject: NSValue) {
        guard valueObject.holdsNumbers(16) else { return nil }
        self = valueObject.caTransform3DValue
    }
}
