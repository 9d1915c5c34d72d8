/// A wrong use of the command.
enum UsageError: Error, Hashable {
    case unknownSubcommand(String, known: [String])
    case unknownOption(String, known: [String])
    case missingArgument(option: String, placeholder: String)
    case unexpectedArgument(option: String)
    case invalidArgument(option: String, value: String, expected: String)
    case missingOperand(String)
    case missingOption(String)
    case tooManyOperands(String)
    case unknownDevice(String)
    case unknownScene(String, file: String, known: [String])
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    case unusableFont(String)
    case needsOneScene(Int)
}

extension UsageError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownSubcommand(let name, let known):
            "unknown subcommand '\(name)'\(Self.suggestion(for: name, among: known)); there are \(known.joined(separator: ", "))"
        case .unknownOption(let name, let known): "unknown option '\(name)'\(Self.suggestion(for: name, among: known))"
        case .missingArgument(let option, let placeholder): "\(option) needs \(placeholder) after it"
        case .unexpectedArgument(let option): "\(option) takes no value"
        case .invalidArgument(let option, let value, let expected): "\(option) cannot be '\(value)': expected \(expected)"
        case .missingOperand(let placeholder): "no \(placeholder) was given"
        case .missingOption(let option): "\(option) is needed"
        case .tooManyOperands(let value): "only one document is taken; '\(value)' is one too many"
        case .unknownDevice(let name): "unknown device '\(name)'; 'cairn help devices' lists those known"
        case .unknownScene(let id, let file, let known):
            "\(file) has no scene '\(id)'; there are \(known.isEmpty ? "none" : known.joined(separator: ", "))"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
        case .unusableFont(let reason): reason
        case .needsOneScene(let count):
            "the document has \(count) scenes: choose one with --scene, draw all with --canvas, or put {scene} in the output's name"
        }
    }

    private static func suggestion(for name: String, among known: [String]) -> String {
        let best = known.map { ($0, editDistance(name, $0)) }.min { $0.1 < $1.1 }
        guard let (word, distance) = best, distance <= 2 else { return "" }
        return "; did you mean '\(word)'?"
    }

    /// Levenshtein's distance. O(product of the lengths).
    private static func editDistance(_ a: String, _ b: String) -> Int {
        let b = Array(b)
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                (diagonal, row[j + 1]) = (row[j + 1], min(row[j + 1] + 1, row[j] + 1, diagonal + (x == y ? 0 : 1)))
            }
        }
        return row[b.count]
    }
}
