/// Constraints that UIKit would refuse.
extension DocumentEditor {
    /// The attributes of constraints that decide whether UIKit refuses them. Each is right only together with others,
    /// which later edits may set.
    static let decidesRefusal: Set<String> = ["firstAttribute", "secondAttribute", "multiplier"]

    /// Records which constraints UIKit refuses after an edit and did not refuse before.
    ///
    /// - Parameter edit: The edit's index in its list.
    mutating func noteRefusals(after edit: Int) {
        let found = Self.refusals(in: document)
        refusals = refusals.filter { found[$0.key] != nil }
        for (id, error) in found where refusals[id] == nil && !knownRefusals.contains(id) {
            refusals[id] = error
            refusals[id]?.edit = edit
        }
    }

    /// Throws if the edits leave a constraint that UIKit refuses.
    func checkRefusals() throws(DocumentEditError) {
        if let first = refusals.min(by: { ($0.value.edit, $0.key) < ($1.value.edit, $1.key) }) { throw first.value }
    }

    /// The constraints that UIKit refuses, by their ids.
    static func refusals(in document: InterfaceDocument) -> [String: DocumentEditError] {
        var found: [String: DocumentEditError] = [:]
        for constraint in document.scenes().flatMap(\.constraints) {
            let error = DocumentEditError(
                refusing: constraint.firstAttribute, constraint.secondAttribute, multiplier: constraint.multiplier,
                at: constraint.element)
            if let error { found[constraint.id ?? ""] = error }
        }
        return found
    }
}

extension DocumentEditError {
    /// The error for a constraint between attributes; nil if UIKit does not refuse it.
    ///
    /// - Parameter second: Nil if there is no second item.
    init?(
        refusing first: DocumentConstraint.Attribute, _ second: DocumentConstraint.Attribute?, multiplier: Double,
        at element: MarkupElement?
    ) {
        guard let reason = DocumentConstraint.refusal(of: first, second, multiplier: multiplier) else { return nil }
        self.init(
            .refusedConstraint(first.rawValue, second?.rawValue, reason: reason, partners: first.partners), at: element)
    }
}
