extension NSValue {
    /// A value that holds a transform in space.
    public convenience init(caTransform3D transform: CATransform3D) { self.init(numbers: transform.numbers) }

    /// The transform the value holds.
    public var caTransform3DValue: CATransform3D { CATransform3D(numbers: numbers(16)) }

    /// The transform in a plane that the value holds.
    package var affineTransform: CGAffineTransform {
        let n = numbers(6)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// A value that holds numbers in a row, as matrices have them.
    package convenience init(numbers: [Double]) { self.init(bytes: numbers, objCType: "[\(numbers.count)d]") }

    /// The numbers of a value that holds so many; zeros for another one.
    package func numbers(_ count: Int) -> [Double] {
        var numbers = [Double](repeating: 0, count: count)
        if holdsNumbers(count) { getValue(&numbers) }
        return numbers
    }

    /// Whether the value holds so many numbers in a row.
    package func holdsNumbers(_ count: Int) -> Bool { String(cString: objCType) == "[\(count)d]" }
}
