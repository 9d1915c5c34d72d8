/// Optional methods of UIKit's protocols that a subclass adds while the class that conforms has none of the name.
///
/// On iOS such a method is found by its name. Here the conforming class decides which method a protocol's caller gets,
/// so it gets the method too, which does what the protocol's default implementation does, and the subclass overrides
/// it.
struct AddedRequirements {
    /// A class that conforms to a protocol, and the protocol.
    struct Place {
        let className: String
        let protocolName: String
        /// The access of methods that others may override, with a space behind it; nothing in classes that no other
        /// module sees.
        let access: String
        var isPublic: Bool { !access.isEmpty }
    }

    /// The places by the subclass and the method's full name.
    private var places: [String: Place] = [:]

    var isEmpty: Bool { places.isEmpty }

    init(_ index: ProjectIndex) {
        for (path, record) in index.all where record.kind == .class {
            let added = record.methods.filter {
                !$0.isOverride && !$0.isTypeMember && FrameworkProtocols.hasOptional($0.name)
            }
            guard !added.isEmpty else { continue }
            for method in added { places[path + "." + method.fullName] = Self.place(of: method.fullName, in: path, index) }
        }
    }

    /// The place of a method that a class declares: the highest of its superclasses that conforms to the method's
    /// protocol.
    private static func place(of method: String, in path: String, _ index: ProjectIndex) -> Place? {
        guard !index.superclasses(of: path).contains(where: { index[$0]?.methods.contains { $0.fullName == method } == true })
        else { return nil }
        for superclass in index.superclasses(of: path).reversed() {
            if let name = index.conformances(of: superclass).first(where: { FrameworkProtocols.isOptional(method, in: $0) }),
                FrameworkProtocols.canBeMet(name)
            {
                return Place(
                    className: superclass, protocolName: name,
                    access: index[superclass]?.isOpen == true ? "open " : index[superclass]?.isPublic == true ? "public " : "")
            }
        }
        return nil
    }

    /// Whether a method is added to one of some classes.
    func concern(_ classes: Set<String>) -> Bool { places.values.contains { classes.contains($0.className) } }

    /// Where a method that a subclass declares is added; nil where it need not be.
    func place(of method: String, in path: String) -> Place? { places[path + "." + method] }
}
