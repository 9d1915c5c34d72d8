import Foundation
import SeededRandom

/// Sets of options, right and wrong ones: the exit status, the messages and the answers are what the contract says, and
/// twice the same.
struct OptionsPart: AttackPart {
    static let name = "options"
    static let summary = "right and wrong options of every subcommand"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let subcommand = random.pick(["layout", "layout", "verify", "render"])
        var words = (0..<random.below(7)).map { _ in OptionWords.random(subcommand, &random) }
        for _ in 0..<random.pick([0, 1, 1, 1, 1, 2, 3]) {
            words.append(OptionWords([random.pick(environment.documents)], .right))
        }
        if subcommand == "render", random.below(8) > 0 {
            words.append(OptionWords(["-o", random.pick(["{scene}.png", "a.svg", "a.pdf", "{scene}.pdf"])], .right))
        }
        return OptionCase(environment: environment, subcommand: subcommand, words: words)
    }
}

/// An option with its value, or an operand.
struct OptionWords {
    enum Sense {
        case right
        /// Whether it is right depends on others, or on the document.
        case depends
        case wrong
    }

    var words: [String]
    var sense: Sense

    init(_ words: [String], _ sense: Sense) { (self.words, self.sense) = (words, sense) }

    static func random(_ subcommand: String, _ random: inout SplitMix) -> OptionWords {
        switch random.below(12) {
        case 0: return OptionWords(random.pick(nonsense), .wrong)
        case 1, 2:
            let (name, _) = random.pick(values)
            return OptionWords([name, random.pick(wrongValues)], .depends)
        case 3 where subcommand != "render" && random.below(2) == 0:
            return OptionWords(["--format", random.pick(["text", "json", "jsonl"])], .right)
        case 3: return OptionWords(["--ios", random.pick(["12", "18", "26"])], .right)
        case 4 where subcommand == "render": return OptionWords(["--canvas"], .depends)
        case 5: return OptionWords(["--time-limit", random.pick(["20", "35.5"])], .right)
        default:
            let (name, choices) = random.pick(values)
            return OptionWords([name, random.pick(choices)], name == "--scene" ? .depends : .right)
        }
    }

    private static let values: [(name: String, choices: [String])] = [
        ("--device", ["retina6_12", "ipad11_0rounded", "iPhone SE", "retina4_7"]), ("--orientation", ["portrait", "landscape"]),
        ("--size", ["375x667", "1x1", "0.5x2000", "320x480"]), ("--scale", ["1", "2", "3"]),
        ("--safe-area", ["0,0,0,0", "59,0,34,0", "44,10,0,10"]), ("--content-size", ["XS", "L", "XXXL", "AX1", "AX5"]),
        ("--appearance", ["light", "dark"]), ("--direction", ["ltr", "rtl"]), ("--leaf-sizes", ["measured", "recorded"]),
        ("--scene", ["a", "vPw-00-001", "BYZ-38-t0r"]),
    ]

    private static let wrongValues = [
        "", " ", "-1", "nan", "inf", "1e999", "0x0", "-5x10", "10x", "x", "1,2,3", "1,2,3,4,5", "a,b,c,d", "4", "sideways",
        "{scene}",
        "\u{1F600}", "--size", "../..", "\u{202E}abc", "999999999999999999999", "1e300x1e300", "1e9x1e9", "0,0,0,nan", "'",
        "%s%n",
        String(repeating: "9", count: 5000),
    ]

    private static let nonsense: [[String]] = [
        ["--nothing"], ["--siz", "1x1"], ["-x"], ["--format", "xml"], ["--device", "no such device"], ["/no/such/file.xib"],
        ["--insets", "/no/such/table"], ["--system-font", "/no/such/font"], ["--time-limit", "-1"], ["--jobs", "0"],
        ["/dev/null"],
        ["--insets", "/dev/zero"], ["--system-font", "/etc/passwd"], ["--time-limit", "nan"], ["--jobs", "257"],
    ]
}

private struct OptionCase: AttackCase {
    let environment: AttackEnvironment
    let subcommand: String
    let words: [OptionWords]

    var pieceCount: Int { words.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        let words = kept.of(words)
        let first = try run(words)
        if let fault = first.run.fault(statuses: 0...2) { return fault }
        let second = try run(words)
        if first.run.end != second.run.end || first.run.output != second.run.output || first.pictures != second.pictures
            || messages(of: first.run) != messages(of: second.run)
        {
            return "two runs differ"
        }
        return faultInStatus(first.run, words) ?? faultInJSON(first.run, words)
    }

    /// The standard error of a run, without the addresses in descriptions of views.
    private func messages(of run: CommandRun) -> String {
        String(decoding: run.errors, as: UTF8.self).replacing(/0x[0-9a-f]+/, with: "0x0")
    }

    /// Pictures go into an empty folder, by the same names each time.
    private func run(_ words: [OptionWords]) throws(AttackFailure) -> (run: CommandRun, pictures: [String: Data]) {
        try environment.emptyFolder()
        let folder = environment.folder
        let arguments = words.flatMap { option in
            option.words[0] == "-o" ? ["-o", "\(folder)/\(option.words[1])"] : option.words
        }
        let run = CommandRun(environment.tool, [subcommand] + arguments, in: folder)
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let pictures = names.map { ($0, FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data()) }
        return (run, Dictionary(uniqueKeysWithValues: pictures))
    }

    private func faultInStatus(_ run: CommandRun, _ words: [OptionWords]) -> String? {
        let hasDocument = words.contains { $0.words.count == 1 && environment.documents.contains($0.words[0]) }
        if words.contains(where: { $0.sense == .wrong }) || !hasDocument {
            return run.end == .exit(2) ? nil : "wrong use gives \(run.end.map { "\($0)" } ?? "no end") instead of exit status 2"
        }
        let isRight = words.allSatisfy { $0.sense == .right } && subcommand != "render"
        if isRight, run.end == .exit(2) {
            return "right use gives exit status 2: \(String(decoding: run.errors.prefix(300), as: UTF8.self))"
        }
        return nil
    }

    private func faultInJSON(_ run: CommandRun, _ words: [OptionWords]) -> String? {
        guard let format = words.last(where: { $0.words[0] == "--format" })?.words[1], !run.output.isEmpty else { return nil }
        switch format {
        case "jsonl": return AnswerCheck.faultInLines(of: run.output)
        case "json": return AnswerCheck.fault(of: Data(run.output))
        default: return nil
        }
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        let words = ["cairn", subcommand] + kept.of(words).flatMap(\.words).map { "'\($0.replacing("'", with: "'\\''"))'" }
        return [("command.txt", Array((words.joined(separator: " ") + "\n").utf8))]
    }
}
