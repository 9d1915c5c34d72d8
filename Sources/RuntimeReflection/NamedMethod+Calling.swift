import Foundation

/// Calling methods that were found by name.
extension NamedMethod {
    /// Calls an action with the first of the values, as many as it takes.
    ///
    /// - Throws: `mismatchedMethod` where a method among the symbols takes more than two values or other types, or
    ///   returns something.
    package func callAction(on object: AnyObject, _ values: [Any?]) throws(ReflectionFailure) {
        switch self {
        case .registered(let call): _ = call(object, values)
        case .symbol(let function): try function.callAction(on: object, values)
        }
    }

    /// Calls a method that takes a coder, or a sender and an identifier after it too, and returns an object.
    ///
    /// - Throws: `mismatchedMethod` where a method among the symbols takes other types, or returns something else than
    ///   an object.
    package func makeObject(
        on object: AnyObject, _ coder: NSCoder, sender: Any?, identifier: String? = nil
    ) throws(ReflectionFailure) -> AnyObject? {
        switch self {
        case .registered(let call): call(object, [coder, sender, identifier]).map { $0 as AnyObject }
        case .symbol(let function): try function.makeObject(on: object, coder, sender: sender, identifier: identifier)
        }
    }

    /// Calls a method that hears of the end of a task: it takes an object, an error or nil, and a pointer that its
    /// caller chose.
    ///
    /// - Throws: `mismatchedMethod` where a method among the symbols takes other types, or returns something.
    package func callEnd(
        on object: AnyObject, of value: AnyObject, _ error: (any Error)?, _ context: UnsafeMutableRawPointer?
    ) throws(ReflectionFailure) {
        switch self {
        case .registered(let call): _ = call(object, [value, error, context])
        case .symbol(let function): try function.callEnd(on: object, of: value, error, context)
        }
    }
}

/// A method among the symbols takes `self` in the register in which a closure takes its context, so a method is called
/// as a closure with the object as context. The types of what is passed must be those of the declaration: objects of
/// classes, `Any`, and for properties a few values.
extension NamedFunction {
    /// A function and its context, laid out as a closure is.
    private struct Bound {
        let function: UnsafeRawPointer
        let object: AnyObject
    }

    private func bound(to object: AnyObject) -> Bound { Bound(function: address, object: object) }

    /// How a parameter is passed.
    private enum Passing {
        /// As a reference.
        case object(AnyObject?)
        /// In memory, with its type.
        case any(Any?)
    }

    private func passing(_ value: Any?, as type: String) -> Passing? {
        let name = Self.plain(type)
        if name == "Any" { return value == nil && name == type ? nil : .any(value) }
        guard let value else { return name == type || Self.isNoClass(name) ? nil : .object(nil) }
        let object = value as AnyObject
        return Self.isObject(object, of: name) ? .object(object) : nil
    }

    /// Whether an object is of a class given by its full name.
    private static func isObject(_ object: AnyObject, of name: String) -> Bool {
        ProgramClasses.superclasses(from: type(of: object)).contains { String(reflecting: $0) == name }
    }

    /// Whether a type given by its full name is known to be something else than a class: a value, a tuple, a protocol.
    private static func isNoClass(_ name: String) -> Bool {
        if name == "Swift.AnyObject" { return false }
        if name.hasPrefix("Swift.") || name.contains(where: "(<& ".contains) { return true }
        let mangled = name.split(separator: ".").map { "\($0.utf8.count)\($0)" }.joined()
        return ["V", "O", "_p"].contains { _typeByName(mangled + $0) != nil }
    }

    // MARK: Actions

    /// Calls an action with the first of the values, as many as it takes.
    ///
    /// - Throws: `mismatchedMethod` where it takes more than two values or other types, or returns something.
    fileprivate func callAction(on object: AnyObject, _ values: [Any?]) throws(ReflectionFailure) {
        let passed = zip(values, parameters).compactMap { passing($0, as: $1) }
        guard result == "()", parameters.count <= min(2, values.count), passed.count == parameters.count else {
            throw .mismatchedMethod(parameters: parameters)
        }
        call(bound(to: object), passed)
    }

    private func call(_ bound: Bound, _ passed: [Passing]) {
        switch (passed.first, passed.dropFirst().first) {
        case (nil, _): unsafeBitCast(bound, to: WithNothing.self).call()
        case (.object(let one), nil): unsafeBitCast(bound, to: WithObject.self).call(one)
        case (.any(let one), nil): unsafeBitCast(bound, to: WithAny.self).call(one)
        case (.object(let one), .object(let two)): unsafeBitCast(bound, to: WithObjects.self).call(one, two)
        case (.object(let one), .any(let two)): unsafeBitCast(bound, to: WithObjectAndAny.self).call(one, two)
        case (.any(let one), .object(let two)): unsafeBitCast(bound, to: WithAnyAndObject.self).call(one, two)
        case (.any(let one), .any(let two)): unsafeBitCast(bound, to: WithTwoAny.self).call(one, two)
        }
    }

    private struct WithNothing { let call: () -> Void }
    private struct WithObject { let call: (AnyObject?) -> Void }
    private struct WithAny { let call: (Any?) -> Void }
    private struct WithObjects { let call: (AnyObject?, AnyObject?) -> Void }
    private struct WithObjectAndAny { let call: (AnyObject?, Any?) -> Void }
    private struct WithAnyAndObject { let call: (Any?, AnyObject?) -> Void }
    private struct WithTwoAny { let call: (Any?, Any?) -> Void }

    // MARK: Ends of tasks

    private static let pointers = ["Swift.UnsafeRawPointer", "Swift.UnsafeMutableRawPointer"]

    /// Calls a method that takes an object, an error or nil, and a pointer. As in Objective-C, a pointer that is
    /// declared as present may be nil.
    ///
    /// - Throws: `mismatchedMethod` where it takes other types, or returns something.
    fileprivate func callEnd(
        on object: AnyObject, of value: AnyObject, _ error: (any Error)?, _ context: UnsafeMutableRawPointer?
    ) throws(ReflectionFailure) {
        guard result == "()", parameters.count == 3, case .object(let value) = passing(value, as: parameters[0]),
            Self.plain(parameters[1]) == "Swift.Error", parameters[1] != "Swift.Error" || error != nil,
            Self.pointers.contains(Self.plain(parameters[2]))
        else { throw .mismatchedMethod(parameters: parameters) }
        unsafeBitCast(bound(to: object), to: WithEnd.self).call(value, error, context)
    }

    private struct WithEnd { let call: (AnyObject?, (any Error)?, UnsafeMutableRawPointer?) -> Void }

    // MARK: Methods that make objects

    /// Calls a method that takes a coder, or a sender and an identifier after it too, and returns an object.
    ///
    /// - Throws: `mismatchedMethod` where it takes other types, or returns something else than an object.
    fileprivate func makeObject(
        on object: AnyObject, _ coder: NSCoder, sender: Any?, identifier: String?
    ) throws(ReflectionFailure) -> AnyObject? {
        guard parameters.first == "Foundation.NSCoder", parameters.count <= 3, !Self.isNoClass(Self.plain(result)) else {
            throw .mismatchedMethod(parameters: parameters)
        }
        guard parameters.count > 1 else { return unsafeBitCast(bound(to: object), to: Making.self).call(coder) }
        guard case .any(let sender) = passing(sender, as: parameters[1]) else { throw .mismatchedMethod(parameters: parameters) }
        if parameters.count == 2 { return unsafeBitCast(bound(to: object), to: MakingForSender.self).call(coder, sender) }
        guard parameters[2] == "Swift.Optional<Swift.String>" else { throw .mismatchedMethod(parameters: parameters) }
        return unsafeBitCast(bound(to: object), to: MakingForSegue.self).call(coder, sender, identifier)
    }

    private struct Making { let call: (AnyObject) -> AnyObject? }
    private struct MakingForSender { let call: (AnyObject, Any?) -> AnyObject? }
    private struct MakingForSegue { let call: (AnyObject, Any?, String?) -> AnyObject? }

    // MARK: Properties

    /// Calls the method as a property's setter. Returns whether the property's type is one that can be passed, and the
    /// value has it.
    func set(_ value: Any?, on object: AnyObject) -> Bool {
        let bound = bound(to: object)
        switch parameters[0] {
        case "Swift.Double", "Foundation.CGFloat":
            return set(value, bound, Double.self) { unsafeBitCast($0, to: OfDouble.self).call($1) }
        case "Swift.Float": return set(value, bound, Float.self) { unsafeBitCast($0, to: OfFloat.self).call($1) }
        case "Swift.Int": return set(value, bound, Int.self) { unsafeBitCast($0, to: OfInt.self).call($1) }
        case "Swift.Bool": return set(value, bound, Bool.self) { unsafeBitCast($0, to: OfBool.self).call($1) }
        case "Swift.String": return set(value, bound, String.self) { unsafeBitCast($0, to: OfString.self).call($1) }
        case "Swift.Optional<Swift.String>":
            return set(value, bound, String?.self) { unsafeBitCast($0, to: OfOptionalString.self).call($1) }
        default: return setObject(value, bound)
        }
    }

    private func set<Value>(_ value: Any?, _ bound: Bound, _ type: Value.Type, _ call: (Bound, Value) -> Void) -> Bool {
        guard let value = PropertyValue.cast(value, to: type) else { return false }
        call(bound, value)
        return true
    }

    private func setObject(_ value: Any?, _ bound: Bound) -> Bool {
        guard let value, case .object(let object) = passing(value, as: parameters[0]) else { return false }
        unsafeBitCast(bound, to: OfObject.self).call(object)
        return true
    }

    private struct OfDouble { let call: (Double) -> Void }
    private struct OfFloat { let call: (Float) -> Void }
    private struct OfInt { let call: (Int) -> Void }
    private struct OfBool { let call: (Bool) -> Void }
    private struct OfString { let call: (__owned String) -> Void }
    private struct OfOptionalString { let call: (__owned String?) -> Void }
    private struct OfObject { let call: (__owned AnyObject?) -> Void }
}
