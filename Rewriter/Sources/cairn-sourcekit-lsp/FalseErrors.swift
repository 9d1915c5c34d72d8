/// The errors and warnings that the toolchain's language server reports for right sources, because it checks them
/// without Objective-C and before they are rewritten.
///
/// A build with the SDK reports none of them. `Scripts/check-editor` has a line of source for each.
enum FalseErrors {
    private static let messages: [MessagePattern] = [
        "Objective-C interoperability is disabled",
        "'#selector' can only be used with the Objective-C runtime",
        "'#keyPath' can only be used with the Objective-C runtime",
        "'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes",
        "'optional' can only be applied to members of an '@objc' protocol",
        "'@IBOutlet' property cannot have non-'@objc' class type '*'",
        "'@IBOutlet' property cannot have non-'@objc' protocol type '*'",
        "'@IBOutlet' property cannot be an array of non-'@objc' class type '*'",
        "'@IBOutlet' property cannot be an array of non-'@objc' protocol type '*'",
        "@IBAction methods must have 1 argument",
        // A word stands before the space where the compiler knows Objective-C.
        " * declared in '*' cannot be overridden from extension",
        " * is declared in extension of '*' and cannot be overridden",
        "Non-'@objc' * declared in extension cannot be overridden; use 'public' instead*",
        "No macro named 'Preview'",
        // The SDK's root is that of the machine, so that everything seems to be in it.
        "Module '*' is in package '*' but was loaded from SDK; modules of the same package should be built locally from source only: *",
    ]

    /// Messages about a whole closure that follow from a false error in it.
    private static let consequences: [MessagePattern] = [
        "Failed to produce diagnostic for expression; please submit a bug report (*)",
        "Trailing closure passed to parameter of type 'DispatchWorkItem' that does not accept a closure",
        "Cannot convert value of type '_' to expected argument type 'DispatchWorkItem'",
    ]

    /// The diagnostics of a file, in the order of their places, without false errors.
    static func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.indices.filter { !isFalse(diagnostics[$0]) && !isConsequence($0, in: diagnostics) }.map { diagnostics[$0] }
    }

    private static func isFalse(_ diagnostic: Diagnostic) -> Bool { messages.contains { $0.matches(diagnostic.message) } }

    /// The compiler checks a closure a second time where it finds an error in it that it cannot name. It then tells the
    /// false error twice, next to what it says of the closure.
    private static func isConsequence(_ index: Int, in diagnostics: [Diagnostic]) -> Bool {
        guard consequences.contains(where: { $0.matches(diagnostics[index].message) }), index + 2 < diagnostics.count else {
            return false
        }
        let (first, second) = (diagnostics[index + 1], diagnostics[index + 2])
        return isFalse(first) && first.message == second.message && first.place == second.place
    }
}

/// A message in which each `*` stands for any text.
struct MessagePattern: ExpressibleByStringLiteral {
    private let parts: [String]

    init(stringLiteral text: String) { parts = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init) }

    func matches(_ message: String) -> Bool {
        guard parts.count > 1 else { return message == parts[0] }
        guard message.hasPrefix(parts[0]) else { return false }
        var rest = message.dropFirst(parts[0].count)
        for part in parts[1..<parts.count - 1] {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }
}
