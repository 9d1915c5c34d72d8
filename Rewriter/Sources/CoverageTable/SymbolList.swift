/// Apple's symbols in the order and grouping of `Documentation/Coverage.symbols`.
///
/// `# ` starts a framework and `## ` a group of symbols, one symbol stands on a line, `//` starts a comment line. A
/// symbol's line may end in `  -- partial: reason`.
struct SymbolList: Equatable {
    struct Framework: Equatable {
        var name: String
        var groups: [Group] = []
    }

    struct Group: Equatable {
        var name: String
        var symbols: [Symbol] = []
    }

    struct Symbol: Equatable {
        var name: String
        /// Why the symbol counts as partial where it is declared; nil where it counts as done.
        var shortcoming: String?
    }

    /// A mistake of the list, and its line, counted from 1.
    enum Problem: Error, Equatable {
        case groupWithoutFramework(line: Int)
        case symbolWithoutGroup(line: Int)
        case repeatedSymbol(String, line: Int)
        case malformedSymbol(String, line: Int)
    }

    private(set) var frameworks: [Framework] = []
    private(set) var names: Set<String> = []

    init(parsing text: String) throws(Problem) {
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try read(line, number: offset + 1)
        }
    }

    private mutating func read(_ line: Substring, number: Int) throws(Problem) {
        if line.isEmpty || line.hasPrefix("//") { return }
        if line.hasPrefix("# ") {
            frameworks.append(Framework(name: String(line.dropFirst(2))))
        } else if line.hasPrefix("## ") {
            guard let last = frameworks.indices.last else { throw .groupWithoutFramework(line: number) }
            frameworks[last].groups.append(Group(name: String(line.dropFirst(3))))
        } else {
            try append(symbol(in: line, number: number), number: number)
        }
    }

    private func symbol(in line: Substring, number: Int) throws(Problem) -> Symbol {
        let note = line.firstRange(of: "  -- partial: ")
        let name = String(line[..<(note?.lowerBound ?? line.endIndex)])
        if name.isEmpty || name.contains(where: \.isWhitespace) { throw .malformedSymbol(String(line), line: number) }
        return Symbol(name: name, shortcoming: note.map { String(line[$0.upperBound...]) })
    }

    private mutating func append(_ symbol: Symbol, number: Int) throws(Problem) {
        guard let last = frameworks.indices.last, let group = frameworks[last].groups.indices.last else {
            throw .symbolWithoutGroup(line: number)
        }
        guard names.insert(symbol.name).inserted else { throw .repeatedSymbol(symbol.name, line: number) }
        frameworks[last].groups[group].symbols.append(symbol)
    }
}

extension SymbolList.Problem: CustomStringConvertible {
    var description: String {
        switch self {
        case .groupWithoutFramework(let line): "line \(line): a group before the first framework"
        case .symbolWithoutGroup(let line): "line \(line): a symbol before the first group"
        case .repeatedSymbol(let name, let line): "line \(line): \(name) is listed already"
        case .malformedSymbol(let text, let line): "line \(line): not a symbol: \(text)"
        }
    }
}
