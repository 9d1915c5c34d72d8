/// Why a method or a property of a program could not be found or used by its name.
package enum ReflectionFailure: Error, Equatable {
    /// The program runs on a Swift whose binary interface this module was not written for; the text says what differs.
    case unknownABI(String)
    /// The file of the program that the class is in cannot be read as a 64-bit ELF file.
    case unreadableProgram(path: String)
    /// The file of the program has no symbol table.
    case strippedProgram
    /// The symbol table has no such method.
    case unknownMethod
    /// The method is generic, asynchronous or throwing; the text is its declaration.
    case unsupportedMethod(String)
    /// The method takes or returns types that cannot be passed, or the values are of other types.
    case mismatchedMethod(parameters: [String])
    /// The class records no stored property of this name, and no setter was found.
    case unknownProperty
    /// The property is a constant or unowned.
    case unwritableProperty
    /// The value does not have the property's type, spelt here.
    case mismatchedValue(type: String)
}

/// The wording: clauses without a capital and without a full stop, for the caller to put into a sentence.
extension ReflectionFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownABI(let difference):
            "methods and properties cannot be found by name in this program: \(difference)"
        case .unreadableProgram(let path):
            "methods are found by the program's symbols, and \(path) cannot be read as a 64-bit ELF file"
        case .strippedProgram: "methods are found by the program's symbols, which it was stripped of; keep them"
        case .unknownMethod:
            "no such method was found among the program's symbols. A release build drops methods that nothing calls: build with "
                + "-Xswiftc -enable-testing, which keeps those that are not private"
        case .unsupportedMethod(let declaration):
            "it is declared as \(declaration), and generic, asynchronous and throwing methods are not called by name; declare it "
                + "as a plain method"
        case .mismatchedMethod(let parameters):
            "it takes (\(parameters.joined(separator: ", "))), where only objects of the very classes and Any are passed by name; "
                + "declare it so"
        case .unknownProperty: "no stored property and no setter of this name was found"
        case .unwritableProperty:
            "it is a constant or unowned; declare it as a plain variable"
        case .mismatchedValue(let type): "it is declared as \(type)"
        }
    }
}
