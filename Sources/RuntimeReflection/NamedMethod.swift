/// A method of a program's class that was found by its name.
@MainActor
package enum NamedMethod {
    /// A method that a rewritten file registered.
    case registered(MemberTable.Call)
    /// A method among the program's symbols.
    case symbol(NamedFunction)
}

/// A method of a program's class that was found among the program's symbols.
@MainActor
package struct NamedFunction {
    let address: UnsafeRawPointer
    /// The types of the parameters as the demangler spells them in full.
    let parameters: [String]
    /// The type of the result; `()` for none.
    let result: String

    /// The class that a type's name is of, whether optional or not.
    static func plain(_ type: String) -> String {
        let optional = "Swift.Optional<"
        return type.hasPrefix(optional) ? String(type.dropFirst(optional.count).dropLast()) : type
    }
}

// MARK: Finding

extension ProgramClasses {
    /// The method that Objective-C would call by a name, of a class or of a superclass: one that a rewritten file
    /// registered, or one among the symbols of the classes below the framework's.
    ///
    /// - Throws: Why there is none, or why it cannot be called.
    /// - Complexity: O(symbols of the class's file) for the first class of a file, O(functions of the class)
    ///   afterwards.
    package func method(_ selector: String, of type: AnyClass) throws(ReflectionFailure) -> NamedMethod {
        if let call = MemberTables.method(selector, of: type) { return .registered(call) }
        if MemberTables.isUnknown(selector, of: type) { throw .unknownMethod }
        if let failure = abi.failure { throw failure }
        var unsupported: String?
        let found = firstFunction(of: type) { (name, address) -> NamedFunction? in
            guard let signature = MethodSignature(name), signature.selector == selector else { return nil }
            guard signature.isPlain else {
                unsupported = unsupported ?? name
                return nil
            }
            return NamedFunction(address: address, parameters: signature.parameters, result: signature.result)
        }
        if let found { return .symbol(found) }
        if let unsupported { throw .unsupportedMethod(unsupported) }
        throw ProgramSymbols.failure(for: type) ?? .unknownMethod
    }

    /// The setter of a property, which runs its observers; nil where none is found.
    func setter(of property: String, of type: AnyClass) -> NamedFunction? {
        firstFunction(of: type) { name, address in
            guard name.hasPrefix(property + ".setter : ") else { return nil }
            let value = String(name.dropFirst(property.count + ".setter : ".count))
            return NamedFunction(address: address, parameters: [value], result: "()")
        }
    }

    /// Whether the symbols have an observer of a property.
    func isObserved(_ property: String, of type: AnyClass) -> Bool {
        firstFunction(of: type) { name, _ in
            name.hasPrefix(property + ".didset : ") || name.hasPrefix(property + ".willset : ") ? true : nil
        } ?? false
    }

    /// The first match among the functions of a class and of its superclasses below the framework's.
    private func firstFunction<Match>(of type: AnyClass, _ match: (String, UnsafeRawPointer) -> Match?) -> Match? {
        for type in Self.superclasses(from: type) where !isFramework(type) {
            for function in ProgramSymbols.functions(of: type) {
                if let found = match(function.name, function.address) { return found }
            }
        }
        return nil
    }
}
