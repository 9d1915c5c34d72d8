import Foundation
import InterfaceBuilderDocument
import SeededRandom

/// Right, wrong and damaged edit scripts: a document is changed as a whole or not at all, gets no error that it did not
/// have, and a message names the line of the script.
struct ScriptsPart: AttackPart {
    static let name = "scripts"
    static let summary = "right, wrong and damaged scripts of edits; what was edited is laid out"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let document = try MutatedDocument.contents(of: random.pick(environment.documents))
        let statements = RandomStatements(document)
        var script = TextFiles()
        script.add("script", (0...random.pick([0, 0, 1, 2, 7])).map { _ in statements.line(&random) })
        if random.below(3) == 0 { script.damage(&random, inserting: RandomStatements.words) }
        return ScriptCase(environment: environment, document: document, script: script, recordsFrames: random.below(3) == 0)
    }
}

/// Makes edits of a document's objects.
private struct RandomStatements {
    private let ids: [String]

    init(_ document: [UInt8]) {
        let elements = (try? InterfaceDocument(bytes: document))?.elementsByID ?? [:]
        ids = elements.keys.sorted() + ["none"]
    }

    static let words = [
        "\"", "\\", "#", "@", " on ", " on h=compact", " to ", " first", " id x", "1e309", "nan", "-", "=", "<=", "*", ".",
        "\u{0}",
        "\u{FEFF}", "\u{202E}", "e\u{301}", "\r", String(repeating: "a", count: 20_000), String(repeating: "x ", count: 5_000),
    ]
    private static let attributes = [
        "text", "alpha", "hidden", "contentMode", "constant", "priority", "multiplier", "id", "axis", "numberOfLines", "none",
        "frame.x",
        "frame.width", "customClass", "userLabel", "key",
    ]
    private static let values = [
        "x", "\"two words\"", "\"<&>\"", "\"a\\nb\"", "YES", "0.5", "-1", "nan", "1e308", "vertical", "\"\"", "{scene}",
        "\u{1F600}",
    ]
    private static let sides = ["width", "height", "top", "leading", "centerX", "firstBaseline", "topMargin", "nothing"]
    private static let elements = [
        "view", "label", "stackView", "button", "constraint", "subviews", "rect", "viewController", "tableViewCell", "none",
        "<a>",
    ]

    func line(_ random: inout SplitMix) -> String {
        let (one, other) = (random.pick(ids), random.pick(ids))
        let sizes = random.below(4) == 0 ? " on \(random.pick(["h=compact", "w=regular", "h=compact,w=regular", "x=y"]))" : ""
        let place = random.pick(["", " first", " before \(random.pick(ids))", " after \(random.pick(ids))"])
        let number = random.pick(["0", "8", "-20.5", "1e9", "1e-9", "1e308", "nan"])
        let end = random.pick(["", "", " @750", " @1000", " id new-1", " @1e9"])
        let relation = random.pick(["=", "<=", ">="])
        switch random.below(10) {
        case 0, 1: return "set \(one).\(random.pick(Self.attributes)) \(random.pick(Self.values))\(sizes)"
        case 2: return "unset \(one).\(random.pick(Self.attributes))\(sizes)"
        case 3: return "add \(random.pick(Self.elements)) to \(one)\(place) text=a"
        case 4, 5:
            return
                "constrain \(one).\(random.pick(Self.sides)) \(relation) \(number) * \(other).\(random.pick(Self.sides)) + 3\(end)"
        case 6: return "constrain \(one).\(random.pick(Self.sides)) \(relation) \(number)\(end)"
        case 7: return "move \(one) to \(other)\(place)"
        case 8: return "\(random.pick(["install", "uninstall"])) \(one)\(sizes)"
        default: return "remove \(one)"
        }
    }
}

/// The pieces are the lines of the script.
struct ScriptCase: AttackCase {
    let environment: AttackEnvironment
    let document: [UInt8]
    let script: TextFiles
    let recordsFrames: Bool

    var pieceCount: Int { script.pieceCount }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        for (name, bytes) in files(kept) { try environment.write(bytes, to: name) }
        let edit = run(["-o", path("edited.xib")])
        if let fault = edit.fault(statuses: 0...2) { return fault }
        if contents("document.xib") != Data(document) { return "the document is changed in its place" }
        guard edit.end == .exit(0) else {
            return contents("edited.xib") == nil
                ? faultInMessages(of: edit) : "a document is written although an edit was refused"
        }
        guard let edited = contents("edited.xib") else { return "ends with 0 and writes nothing" }
        if let fault = newError(in: [UInt8](edited)) { return fault }
        if let fault = faultOfSecondRun(than: edited) { return fault }
        let layout = CommandRun(
            environment.tool, ["layout", "--format", "jsonl", "--time-limit", "40", path("edited.xib")], in: environment.folder)
        return (layout.fault(statuses: 0...0) ?? AnswerCheck.faultInLines(of: layout.output)).map { "the edited document: \($0)" }
    }

    private func path(_ name: String) -> String { "\(environment.folder)/\(name)" }
    private func contents(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

    private func run(_ options: [String]) -> CommandRun {
        let frames = recordsFrames ? ["--update-frames"] : []
        let arguments = ["edit", "--time-limit", "40", "--script", path("script")] + frames + options + [path("document.xib")]
        return CommandRun(environment.tool, arguments, in: environment.folder)
    }

    /// An error of the edited document that the document did not have, or had less often.
    private func newError(in edited: [UInt8]) -> String? {
        guard let after = try? InterfaceDocument(bytes: edited), let before = try? InterfaceDocument(bytes: document) else {
            return "the edited text is no document"
        }
        var known = before.diagnostics.filter { $0.severity == .error }
        for error in after.diagnostics where error.severity == .error {
            // A message may name another line, which an edit can move: kinds and items say whether two errors are the
            // same.
            guard let same = known.firstIndex(where: { $0.id == error.id && $0.items == error.items }) else {
                return "the edited document has an error that it did not have: \(error.message)"
            }
            known.remove(at: same)
        }
        return nil
    }

    /// The faults of a run that asks for the differences only, and of one that makes the edits once more.
    private func faultOfSecondRun(than edited: Data) -> String? {
        let dry = run(["--dry-run", "-o", path("dry.xib")])
        if dry.end != .exit(0) { return "only --dry-run fails" }
        if contents("dry.xib") != nil { return "--dry-run writes a document" }
        if dry.output.isEmpty != (edited == Data(document)) { return "--dry-run shows something else than what is written" }
        _ = run(["-o", path("again.xib")])
        return contents("again.xib") == edited ? nil : "the second run writes something else"
    }

    /// A message that does not begin with a line of the script.
    private func faultInMessages(of run: CommandRun) -> String? {
        if run.end != .exit(2) { return "a refused edit gives another exit status than 2" }
        let message = String(decoding: run.errors, as: UTF8.self).split(separator: "\n").first ?? ""
        return message.hasPrefix(path("script") + ":") || message.hasPrefix("cairn: cannot read \(path("script"))")
            || message.hasPrefix(path("document.xib") + ":") ? nil : "a message has no place: \(message.prefix(200))"
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        script.written(kept) + [("document.xib", document)]
    }
}
