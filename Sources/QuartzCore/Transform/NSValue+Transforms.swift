extension NSValue {
    /// Creates a value of a transform.
    public convenience init(caTransform3D transform: CATransform3D) { self.init(numbers: transform.numbers) }

    /// The transform of the value; zeros if it holds something else.
    public var caTransform3DValue: CATransform3D {
        CATransform3D(valueObject: self) ?? CATransform3D(numbers: [Double](repeating: 0, count: 16))
    }
}

extension CATransform3D: BridgedAsValue {
    package var valueObject: NSValue { NSValue(caTransform3D: self) }
    package init?(valueObject: NSValue) {
        guard let numbers = valueObject.numbers(16) else { return nil }
        self.init(numbers: numbers)
    }
}
