import RuntimeReflection

/// Key-value coding of layers.
///
/// Accessors that rewritten sources registered run on the main actor, since the registered classes are isolated to it;
/// layers of such classes are used there.
///
/// Layers store values under any key, as Core Animation documents it; key paths lead to the parts of animatable
/// properties. Points, sizes, rectangles and transforms are returned as such, where Apple returns an `NSValue`.
///
/// - Source: "Key-Value Coding Extensions" in Apple's Core Animation Programming Guide
extension CALayer {
    func namedValue(_ key: String) -> Any? {
        if let get = MemberTables.getter(key, of: type(of: self)) {
            return PropertyValue.object(unsafeBitCast(get, to: ((AnyObject) -> Any?).self)(self))
        }
        switch key {
        case "frame": return frame
        case "name": return name
        case "mask": return mask
        default: return property(named: key).map { $0.get(self).object(of: $0.form) } ?? extras?.keptValues[key]
        }
    }

    func setNamedValue(_ value: Any?, _ key: String) {
        if let set = MemberTables.setter(key, of: type(of: self)) {
            if unsafeBitCast(set, to: ((AnyObject, Any?) -> Bool).self)(self, value) { return }
        }
        switch key {
        case "frame": frame = LayerValue(value, as: .rect).rect
        case "name": name = value as? String
        default:
            guard let property = property(named: key) else { return keep(value, key) }
            property.set(self, LayerValue(value, as: property.form))
        }
    }

    private func keep(_ value: Any?, _ key: String) {
        guard value != nil || extras != nil else { return }
        setExtra(\.keptValues[key], PropertyValue.object(value))
    }

    func namedValue(at path: String) -> Any? {
        if let found = LayerKeyPath(path, in: self)?.value(in: self) { return found.object(of: found.form) }
        let names = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard names.count == 2 else { return value(forKey: path) }
        return (value(forKey: names[0]) as? CALayer)?.value(forKeyPath: names[1])
    }

    func setNamedValue(_ value: Any?, at path: String) {
        if let place = LayerKeyPath(path, in: self) {
            return place.set(LayerValue(value, as: place.value(in: self).form), in: self)
        }
        let names = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard names.count == 2 else { return setValue(value, forKey: path) }
        (self.value(forKey: names[0]) as? CALayer)?.setValue(value, forKeyPath: names[1])
    }
}

extension LayerValue {
    /// The value as programs receive it.
    fileprivate func object(of form: Form) -> Any? {
        switch form {
        case .number: NSNumber(value: numbers[0])
        case .point: point
        case .size: size
        case .rect: rect
        case .transform: transform
        case .color: numbers.allSatisfy { $0 == 0 } ? nil : color
        case .colors: colors
        case .numbers: numbers.map { NSNumber(value: $0) }
        case .path: cgPath
        case .object: object
        }
    }
}
