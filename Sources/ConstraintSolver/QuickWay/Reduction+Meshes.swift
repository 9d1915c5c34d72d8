/// Groups in which columns without cost stand in more than two rows: positions, say, that an inequality keeps apart beside the equations
/// that place them.
///
/// A row that lacks one such column defines it, from the places that are known on; equations come before rows that have a sum's column of their
/// own. What is left over closes *loops*: with the definitions put in, the columns without cost cancel, and a sum is left for the tableau.
/// The definitions are one group, the *tree*, and each loop another, which lists how often it counts the rows of the tree.
extension Reduction {
    /// A row that mentions a column without cost, in a list of all that do.
    struct MeshLink: BitwiseCopyable {
        var row: Int32
        var next: Int32
    }

    /// A column without cost in the sum of a loop, before its definition is put in.
    struct OpenColumn: BitwiseCopyable {
        var column: Int32
        var coefficient: Double
    }

    /// Scratch.
    struct MeshScratch: ~Copyable {
        /// By column: the first link, or -1.
        var firstLink = FlatArray<Int32>()
        var links = FlatArray<MeshLink>()
        var isReached = FlatArray<Bool>()
        /// By row: how many columns without cost have no definition yet.
        var missing = FlatArray<Int32>()
        /// By row: the definition it is, or -1.
        var definition = FlatArray<Int32>()
        /// The rows of the mesh at hand; those among them that lack one column: equations, and rows with a sum's column.
        var rows = FlatArray<Int32>()
        var equations = FlatArray<Int32>()
        var sumRows = FlatArray<Int32>()
        /// The sum of the loop at hand, and what is to be replaced in it.
        var sum = FlatArray<SumRows.Entry>()
        var open = FlatArray<OpenColumn>()
    }

    /// Forms the groups of rows that hang together with columns of many mentions.
    ///
    /// That is done when compiling only, where the order of constraints alone says what becomes the tree: the last bits depend on it.
    func formMeshes(of rows: borrowing IDList) {
        if edits.isUnderWay { return edits.isHopeless = true }
        notes = CompileNotes()  // No program is kept of a system with a mesh.
        var mesh = MeshScratch()
        mesh.firstLink.extend(to: columns.count, with: -1)
        mesh.isReached.extend(to: columns.count, with: false)
        mesh.missing.extend(to: sums.rows.count, with: 0)
        mesh.definition.extend(to: sums.rows.count, with: -1)
        link(rows, &mesh)
        for k in rows.indices where sums.rows[rows[k]].factor == 0 && hasManyMentions(rows[k]) { formMesh(from: rows[k], &mesh) }
    }

    private func link(_ rows: borrowing IDList, _ mesh: inout MeshScratch) {
        var k = rows.count
        while k > 0 {
            k -= 1
            guard sums.rows[rows[k]].factor == 0 else { continue }
            for e in sums.range(of: rows[k]) where isFree(sums.entries[e].column) {
                let column = sums.entries[e].column
                mesh.links.append(MeshLink(row: rows[k], next: mesh.firstLink[column]))
                mesh.firstLink[column] = Int32(mesh.links.count - 1)
            }
        }
    }

    private func hasManyMentions(_ row: Int32) -> Bool {
        sums.range(of: row).contains { grouping.mentions[sums.entries[$0].column].count > 2 }
    }

    private func formMesh(from start: Int32, _ mesh: inout MeshScratch) {
        let first = Int32(sums.definitions.count)
        let tree = sums.makeGroup(SumRows.Group(firstDefinition: first, count: 0, sumRow: -1))
        collectRows(from: start, tree, &mesh)
        defineInTurn(tree, &mesh)
        sums.groups[tree].count = Int32(sums.definitions.count) - first
        useTree(tree)
        for k in mesh.rows.indices where mesh.definition[mesh.rows[k]] < 0 {
            if mesh.missing[mesh.rows[k]] == 0 { closeLoop(mesh.rows[k], tree, &mesh) } else { failMissing(mesh.rows[k]) }
        }
    }

    /// Finds the rows that hang together with one through columns without cost.
    private func collectRows(from start: Int32, _ tree: Int32, _ mesh: inout MeshScratch) {
        mesh.rows.removeAll()
        collect(start, tree, &mesh)
        var k = 0
        while k < mesh.rows.count {
            let row = mesh.rows[k]
            k += 1
            for e in sums.range(of: row) where isFree(sums.entries[e].column) {
                let column = sums.entries[e].column
                mesh.missing[row] += 1
                if mesh.isReached[column] { continue }
                mesh.isReached[column] = true
                var l = mesh.firstLink[column]
                while l >= 0 {
                    if sums.rows[mesh.links[l].row].factor == 0 { collect(mesh.links[l].row, tree, &mesh) }
                    l = mesh.links[l].next
                }
            }
        }
    }

    private func collect(_ row: Int32, _ tree: Int32, _ mesh: inout MeshScratch) {
        sums.rows[row].factor = 1
        sums.rows[row].group = tree
        mesh.rows.append(row)
    }

    // MARK: The tree

    private func defineInTurn(_ tree: Int32, _ mesh: inout MeshScratch) {
        mesh.equations.removeAll()
        mesh.sumRows.removeAll()
        for k in mesh.rows.indices { noteReady(mesh.rows[k], &mesh) }
        var (equation, sumRow) = (0, 0)
        while equation < mesh.equations.count || sumRow < mesh.sumRows.count {
            if equation < mesh.equations.count {
                defineMissing(mesh.equations[equation], tree, &mesh)
                equation += 1
            } else {
                defineMissing(mesh.sumRows[sumRow], tree, &mesh)
                sumRow += 1
            }
        }
    }

    /// Lists a row that lacks one column.
    private func noteReady(_ row: Int32, _ mesh: inout MeshScratch) {
        guard mesh.missing[row] == 1 else { return }
        if columns[lastColumn(of: row)].root < 0 { mesh.sumRows.append(row) } else { mesh.equations.append(row) }
    }

    /// Lets the row define the column that it lacks, if another row has not done so meanwhile.
    private func defineMissing(_ row: Int32, _ tree: Int32, _ mesh: inout MeshScratch) {
        guard mesh.missing[row] == 1 else { return }
        for e in sums.range(of: row) {
            let column = sums.entries[e].column
            guard isFree(column), grouping.mentions[column].definer < 0 else { continue }
            mesh.definition[row] = Int32(sums.definitions.count)
            define(column, by: row, tree)
            var l = mesh.firstLink[column]
            while l >= 0 {
                mesh.missing[mesh.links[l].row] -= 1
                noteReady(mesh.links[l].row, &mesh)
                l = mesh.links[l].next
            }
            return
        }
    }

    private func useTree(_ tree: Int32) {
        let first = sums.groups[tree].firstDefinition
        for d in first..<first + sums.groups[tree].count {
            for e in sums.range(of: sums.definitions[d].row) where !isFree(sums.entries[e].column) {
                useGroup(tree, sums.entries[e].column)
            }
        }
    }

    private func failMissing(_ row: Int32) {
        for e in sums.range(of: row) where isFree(sums.entries[e].column) {
            if grouping.mentions[sums.entries[e].column].definer < 0 { fail(sums.entries[e].column) }
        }
    }

    // MARK: Loops

    /// Replaces columns without cost in a row by their definitions, the last one first, and brings what is left into the tableau.
    private func closeLoop(_ row: Int32, _ tree: Int32, _ mesh: inout MeshScratch) {
        let firstPart = Int32(sums.parts.count)
        var constant = 0.0
        mesh.sum.removeAll()
        addPart(row, times: 1, &constant, &mesh)
        while let last = takeLast(&mesh) {
            let definition = sums.definitions[mesh.definition[grouping.mentions[last.column].definer]]
            let factor = -last.coefficient / definition.coefficient
            if abs(factor) != 1 { fail(last.column) }
            addPart(definition.row, times: factor, replacing: last.column, &constant, &mesh)
        }
        let loop = sums.makeGroup(SumRows.Group(firstDefinition: 0, count: 0, sumRow: row))
        sums.rows[row].group = loop
        sums.groups[loop].loop = SumRows.Loop(
            tree: tree, next: sums.groups[tree].loop.next, firstPart: firstPart, partCount: Int32(sums.parts.count) - firstPart)
        sums.groups[tree].loop.next = loop
        enterLoop(loop, constant, &mesh)
    }

    private func addPart(
        _ row: Int32, times factor: Double, replacing replaced: Int32 = -1, _ constant: inout Double, _ mesh: inout MeshScratch
    ) {
        sums.parts.append(SumRows.Part(factor: factor, row: row))
        constant += factor * sums.rows[row].constant
        for e in sums.range(of: row) where sums.entries[e].column != replaced {
            let entry = sums.entries[e]
            if isFree(entry.column) {
                addOpen(factor * entry.coefficient, entry.column, &mesh)
            } else {
                add(factor * entry.coefficient, entry.column, to: &mesh.sum)
            }
        }
    }

    private func addOpen(_ coefficient: Double, _ column: Int32, _ mesh: inout MeshScratch) {
        for k in mesh.open.indices where mesh.open[k].column == column {
            mesh.open[k].coefficient = Numerics.sum(mesh.open[k].coefficient, coefficient, Numerics.rounding)
            return
        }
        mesh.open.append(OpenColumn(column: column, coefficient: coefficient))
    }

    /// Takes the column out that was defined last, unless it has cancelled.
    private func takeLast(_ mesh: inout MeshScratch) -> OpenColumn? {
        while !mesh.open.isEmpty {
            var last = 0
            for k in mesh.open.indices where order(of: mesh.open[k], mesh) > order(of: mesh.open[last], mesh) { last = k }
            let found = mesh.open[last]
            mesh.open[last] = mesh.open[mesh.open.count - 1]
            mesh.open.truncate(to: mesh.open.count - 1)
            if found.coefficient != 0 { return found }
        }
        return nil
    }

    private func order(of open: OpenColumn, _ mesh: borrowing MeshScratch) -> Int32 {
        mesh.definition[grouping.mentions[open.column].definer]
    }

    /// Brings the sum of a loop into the tableau, unless nothing is left of it, or what is left says how one column follows another.
    private func enterLoop(_ loop: Int32, _ constant: Double, _ mesh: inout MeshScratch) {
        var kept = 0
        for k in mesh.sum.indices {
            grouping.place[mesh.sum[k].column] = -1
            guard mesh.sum[k].coefficient != 0 else { continue }
            mesh.sum[kept] = mesh.sum[k]
            kept += 1
        }
        mesh.sum.truncate(to: kept)
        if kept == 0 {
            if abs(constant) > 1e-9 { fail(sums.definitions[sums.groups[sums.groups[loop].loop.tree].firstDefinition].column) }
        } else if kept != 2 || !hasFollower(mesh.sum[0], mesh.sum[1], constant, loop) {
            for k in mesh.sum.indices { useGroup(loop, mesh.sum[k].column) }
            addToTableau(mesh.sum, constant, loop)
        }
    }

    private func hasFollower(_ one: SumRows.Entry, _ other: SumRows.Entry, _ constant: Double, _ loop: Int32) -> Bool {
        follow(one, other, constant, loop) || follow(other, one, constant, loop)
    }

    /// Lets the column of a constraint's own sum, which stands nowhere else, follow the other column of a loop; the constraint becomes part of
    /// that one's cost.
    ///
    /// - Returns: `false`, and nothing is done, if the column is another or there are too many digits.
    private func follow(_ follower: SumRows.Entry, _ leader: SumRows.Entry, _ constant: Double, _ loop: Int32) -> Bool {
        let (column, scale) = (follower.column, -leader.coefficient / follower.coefficient)
        let isOwn = columns[column].root < 0 && column == lastColumn(of: sums.groups[loop].sumRow)
        guard isOwn, Self.isDivisor(scale), Numerics.isExact(scale) else { return false }
        let corner = corners[columns[column].firstCorner]
        removeCorner(of: corner.constraint, from: column)
        sums.groups[loop].loop.leader = leader.column
        sums.groups[loop].loop.scale = scale
        sums.groups[loop].loop.offset = constant / follower.coefficient
        columns[column].home = loop
        addCorner(leading(corner, on: column).0, to: leader.column)
        return true
    }

    /// The column of the row's own sum, if it has one.
    private func lastColumn(of row: Int32) -> Int32 { sums.entries[sums.range(of: row).upperBound - 1].column }

    /// A corner on a sum's column, or what it is on the column that the sum follows.
    func leading(_ corner: Corner, on column: Int32) -> (Corner, column: Int32) {
        let home = columns[column].home
        guard home >= 0, sums.groups[home].loop.leader >= 0 else { return (corner, column) }
        let loop = sums.groups[home].loop
        return (corner.seen(through: loop.scale, loop.offset), loop.leader)
    }
}
