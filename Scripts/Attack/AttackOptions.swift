/// The command line.
struct AttackOptions {
    /// The task of a part's process.
    struct Assignment {
        var part: String
        var firstCase: Int
        /// nil for cases without an end.
        var count: Int?
        var kept = Pieces.all
    }

    var minutes = 0.5
    var seed = 1
    /// Names of parts; all if empty.
    var parts: [String] = []
    /// A case to repeat.
    var caseNumber: Int?
    var kept = Pieces.all
    /// How many cases each part tries, instead of a time.
    var count: Int?
    /// Folders with documents.
    var documents: [String] = ["Fixtures"]
    var tool: String?
    var findings = ".build/attack"
    /// Seconds for a case.
    var timeLimit = 60.0
    var showsHelp = false
    /// Only for the processes that this program starts.
    var assignment: Assignment?

    init(_ arguments: [String]) throws(AttackFailure) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--help", "-h": showsHelp = true
            case "--minutes": minutes = try Self.number(name, &rest)
            case "--seed": seed = try Self.whole(name, &rest)
            case "--part": parts.append(try Self.value(name, &rest))
            case "--case": caseNumber = try Self.whole(name, &rest)
            case "--keep": kept = try Self.pieces(name, &rest)
            case "--count": count = try Self.whole(name, &rest)
            case "--documents": documents.append(try Self.value(name, &rest))
            case "--cairn": tool = try Self.value(name, &rest)
            case "--findings": findings = try Self.value(name, &rest)
            case "--time-limit": timeLimit = try Self.number(name, &rest)
            case "--work": assignment = Assignment(part: try Self.value(name, &rest), firstCase: 0)
            default: throw AttackFailure(reason: "unknown option \(name)")
            }
        }
        if caseNumber != nil && parts.count != 1 { throw AttackFailure(reason: "--case needs one --part") }
        if kept != .all && caseNumber == nil { throw AttackFailure(reason: "--keep needs --case") }
        assignment?.firstCase = caseNumber ?? 0
        assignment?.count = count
        assignment?.kept = kept
    }

    private static func value(_ name: String, _ rest: inout ArraySlice<String>) throws(AttackFailure) -> String {
        guard let value = rest.popFirst() else { throw AttackFailure(reason: "\(name) needs a value") }
        return value
    }

    private static func number(_ name: String, _ rest: inout ArraySlice<String>) throws(AttackFailure) -> Double {
        let text = try value(name, &rest)
        guard let number = Double(text), number > 0, number < 1e6 else {
            throw AttackFailure(reason: "\(name) needs a positive number, not \(text)")
        }
        return number
    }

    private static func whole(_ name: String, _ rest: inout ArraySlice<String>) throws(AttackFailure) -> Int {
        let text = try value(name, &rest)
        guard let number = Int(text), number >= 0 else {
            throw AttackFailure(reason: "\(name) needs a whole number, not \(text)")
        }
        return number
    }

    private static func pieces(_ name: String, _ rest: inout ArraySlice<String>) throws(AttackFailure) -> Pieces {
        let text = try value(name, &rest)
        guard let pieces = Pieces(text) else { throw AttackFailure(reason: "\(name) needs numbers such as 0-3,7, not \(text)") }
        return pieces
    }
}
