/// The share of a list of symbols that the sources declare.
struct CoverageReport {
    enum Status: String, CaseIterable {
        case done, untried, partial, missing
    }

    struct Entry: Equatable {
        var symbol: String
        var status: Status
        /// Partial symbols only.
        var shortcoming: String?
    }

    struct Section {
        var name: String
        var entries: [Entry]

        func count(_ status: Status) -> Int { entries.count { $0.status == status } }
    }

    struct Framework {
        var name: String
        var sections: [Section]

        func count(_ status: Status) -> Int { sections.reduce(0) { $0 + $1.count(status) } }
    }

    var frameworks: [Framework]
    /// Public declarations that the list has neither for their type nor for what it inherits from, sorted.
    var unlisted: [String]

    /// - Parameter tested: What tests name; what they do not name is not done.
    init(_ list: SymbolList, declared: DeclaredSymbols, tested: TestedNames) {
        frameworks = list.frameworks.map { framework in
            Framework(
                name: framework.name,
                sections: framework.groups.map { group in
                    Section(name: group.name, entries: group.symbols.map { Self.entry(for: $0, declared, tested) })
                })
        }
        unlisted = declared.names.filter { name in
            !declared.namesIncludingInherited(of: name).contains {
                list.names.contains($0) || Self.requirements.contains($0)
            }
        }
    }

    private static func entry(
        for symbol: SymbolList.Symbol, _ declared: DeclaredSymbols, _ tested: TestedNames
    ) -> Entry {
        guard declared.contains(symbol.name) else { return Entry(symbol: symbol.name, status: .missing) }
        if let shortcoming = symbol.shortcoming {
            return Entry(symbol: symbol.name, status: .partial, shortcoming: shortcoming)
        }
        return Entry(symbol: symbol.name, status: tested.contain(symbol.name) ? .done : .untried)
    }

    func count(_ status: Status) -> Int { frameworks.reduce(0) { $0 + $1.count(status) } }

    /// Requirements of the standard library's and Foundation's protocols, which types declare without a line in the
    /// list.
    private static let requirements: Set = [
        "Equatable.==(_:_:)", "Hashable.hash(into:)", "Hashable.hashValue", "Comparable.<(_:_:)", "Encodable.encode(to:)",
        "Decodable.init(from:)", "RawRepresentable.rawValue", "RawRepresentable.init(rawValue:)", "RawRepresentable.RawValue",
        "CustomStringConvertible.description", "CustomDebugStringConvertible.debugDescription", "NSCoding.encode(with:)",
        "NSCoding.init(coder:)", "NSCopying.copy(with:)", "NSMutableCopying.mutableCopy(with:)",
        "NSSecureCoding.supportsSecureCoding", "ExpressibleByFloatLiteral.init(floatLiteral:)",
        "ExpressibleByIntegerLiteral.init(integerLiteral:)", "ExpressibleByStringLiteral.init(stringLiteral:)",
    ]
}
