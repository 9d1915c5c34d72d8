import InterfaceBuilderDocument

/// What a merge of two sides lost, doubled, or left leading nowhere.
package enum MergeFaults {
    /// - Parameter merged: What the sides were joined to.
    package static func faults(base: [UInt8], ours: [UInt8], theirs: [UInt8], merged: [UInt8]) throws -> [String] {
        guard let result = try? InterfaceDocument(bytes: merged) else { return ["the merged text is no document"] }
        var faults = result.diagnostics.filter { $0.id == "duplicate-id" }.map(\.message)
        let ids = try [base, ours, theirs].map { Set(try InterfaceDocument(bytes: $0).elementsByID.keys) }
        let left = Set(result.elementsByID.keys)
        let expected = ids[1].intersection(ids[2]).union(ids[1].subtracting(ids[0])).union(ids[2].subtracting(ids[0]))
        faults += expected.subtracting(left).sorted().map { "\($0) is lost" }
        let known = ids[0].union(ids[1]).union(ids[2])
        for element in result.root.descendants {
            for attribute in element.attributes where attribute.name != "id" && known.contains(attribute.value) {
                if !left.contains(attribute.value) {
                    faults.append("\(attribute.name) of \(element.name) leads to \(attribute.value)")
                }
            }
        }
        return faults
    }
}
