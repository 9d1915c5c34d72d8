import SwiftSyntax

/// Observers by which an extension, or a class below one of the frameworks', overrides a property: each becomes a
/// function, and the class's body gets observers or accessors that call them.
struct ExtensionObservers {
    private struct Observer {
        let accessor: AccessorDeclSyntax
        /// The function that the observer becomes.
        let function: String
        /// The value that the observer is given: `oldValue` or `newValue`.
        let value: String

        var isBefore: Bool { value == "newValue" }
        var call: String { "\(accessor.accessorSpecifier.text) { \(function)(\(value)) }" }
    }

    private let declaration: VariableDeclSyntax
    private let binding: PatternBindingSyntax
    private let observers: [Observer]

    /// Nil where the property has no observers.
    init?(_ declaration: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String) {
        guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return nil }
        observers = accessors.compactMap { accessor in
            let kind = accessor.accessorSpecifier.text
            guard let value = ["willSet": "newValue", "didSet": "oldValue"][kind] else { return nil }
            return Observer(accessor: accessor, function: name + "_" + kind, value: value)
        }
        if observers.isEmpty { return nil }
        (self.declaration, self.binding) = (declaration, binding)
    }

    /// The parts of the property in the class's body.
    var calls: String { observers.map(\.call).joined(separator: " ") }

    /// The property's type, as it is written.
    var type: String? { binding.typeAnnotation?.type.onOneLine }

    /// Accessors that hand on the value of another property and do what the observers do.
    func accessors(of other: String) -> String {
        let before = observers.filter(\.isBefore).map { "\($0.function)(newValue); " }.joined()
        let after = observers.filter { !$0.isBefore }.map { "; \($0.function)(oldValue)" }.joined()
        let old = after.isEmpty ? "" : "let oldValue = \(other); "
        return "get { \(other) } set { \(before)\(old)\(other) = newValue\(after) }"
    }

    /// Takes the property's head and braces out, and makes a function of each observer.
    func becomeFunctions(_ rewriting: FileRewriting) {
        guard let block = binding.accessorBlock, let type = binding.typeAnnotation?.type else { return }
        let range = rewriting.file.range(declaration)
        rewriting.edits.blank(range.lowerBound..<rewriting.file.range(block.leftBrace).upperBound, of: rewriting.file.bytes)
        rewriting.blank(block.rightBrace)
        for (place, observer) in observers.enumerated() {
            let name = observer.accessor.parameters?.name.text ?? observer.value
            rewriting.replace(
                observer.accessor.accessorSpecifier,
                with: (place > 0 ? "; " : "") + "func \(observer.function)(_ \(name): \(type.onOneLine))")
            if let parameters = observer.accessor.parameters { rewriting.blank(parameters) }
        }
    }
}
