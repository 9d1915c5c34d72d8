extension NSCoder {
    /// Decodes an object of a class or a list of them; nil if there is none, which Foundation on Linux treats as an
    /// error.
    func decodeValue<Value>(of classes: [AnyClass], forKey key: String) -> Value? {
        containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) as? Value : nil
    }

    /// Encodes an array of numbers.
    func encodeNumbers(_ numbers: [CGFloat], forKey key: String) {
        encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
    }

    /// Decodes an array of finite numbers; nil if there is none.
    func decodeNumbers(forKey key: String) -> [CGFloat]? {
        guard let numbers: [NSNumber] = decodeValue(of: [NSArray.self, NSNumber.self], forKey: key),
            numbers.allSatisfy({ $0.doubleValue.isFinite })
        else { return nil }
        return numbers.map { CGFloat($0.doubleValue) }
    }

    /// Decodes a finite number; 0 if there is none.
    func decodeLength(forKey key: String) -> CGFloat {
        let number = decodeDouble(forKey: key)
        return number.isFinite ? CGFloat(number) : 0
    }

    /// Decodes a string; nil if there is none.
    func decodeText(forKey key: String) -> String? { decodeValue(of: [NSString.self], forKey: key) }
}
