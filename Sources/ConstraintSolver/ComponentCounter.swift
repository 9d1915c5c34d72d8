/// Counts independent parts without collecting them.
enum ComponentCounter {
    static func count(
        _ variables: borrowing FlatArray<Int32>, _ constraints: borrowing FlatArray<Int32>, _ store: borrowing ConstraintStore,
        _ dirty: borrowing DirtyParts
    ) -> Int {
        var parent = FlatArray<Int32>(repeating: 0, count: store.variables.count)
        for v in parent.indices { parent[v] = Int32(v) }
        var count = 0
        for k in variables.indices where store.variables[variables[k]].firstOccurrence >= 0 { count += 1 }
        for k in constraints.indices {
            let record = store.constraints[constraints[k]]
            var first: Int32 = -1
            for slot in record.firstTerm..<record.firstTerm + record.termCount {
                let v = store.terms[slot].variable
                if store.isFixed(v) { continue }
                let root = root(of: v, &parent)
                if first < 0 {
                    first = root
                } else if root != first {
                    parent[root] = first
                    count -= 1
                }
            }
            if first < 0 { count += 1 }
        }
        return count + dirty.loneVariables(in: store)
    }

    @inline(__always)
    private static func root(of v: Int32, _ parent: inout FlatArray<Int32>) -> Int32 {
        var v = v
        while parent[v] != v {
            parent[v] = parent[parent[v]]
            v = parent[v]
        }
        return v
    }
}
