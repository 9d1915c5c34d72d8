import SwiftSyntax

/// Writes the bodies of properties and methods that Core Data makes when a program runs on iOS.
struct ManagedMember {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) { self.rewriting = rewriting }

    /// Writes the body of the declaration that has an attribute.
    func write(_ attribute: AttributeSyntax) {
        let declaration = attribute.parent?.parent
        if let property = declaration?.as(VariableDeclSyntax.self) {
            for binding in property.bindings { write(binding, property) }
        } else if let method = declaration?.as(FunctionDeclSyntax.self) {
            write(method)
        }
        if !rewriting.file.imports("CoreData") { rewriting.addImport("CoreData", behind: attribute) }
    }

    private func write(_ binding: PatternBindingSyntax, _ property: VariableDeclSyntax) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted,
            binding.accessorBlock == nil
        else { return }
        let key = property.attributes.objectiveCName ?? name
        rewriting.insert(
            " { get { _managedValue(\"\(key)\") } set { _setManagedValue(newValue, \"\(key)\") } }", after: binding)
    }

    private func write(_ method: FunctionDeclSyntax) {
        guard method.body == nil else { return }
        let parameters = method.signature.parameterClause.parameters
        let selector =
            method.attributes.objectiveCName
            ?? ObjectiveCName.selector(method.name.text.unquoted, method.signature.parameterClause.labels)
        let values = parameters.map { ($0.secondName ?? $0.firstName).text }.joined(separator: ", ")
        rewriting.insert(" { return _callManaged(\"\(selector)\", [\(values)]) }", after: method.signature)
    }
}
