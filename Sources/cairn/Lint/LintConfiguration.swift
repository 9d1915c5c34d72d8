import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection
import UIKit
import YAMLReading

/// The settings of `cairn lint` in a project's file `.cairn.yml`.
struct LintConfiguration {
    /// Where it is looked for, in the current folder, unless another file is named.
    static let fileName = ".cairn.yml"

    /// The severities that rules have here, by their ids; nil for rules that are left out.
    private(set) var severities: [String: DocumentDiagnostic.Severity?] = [:]
    private(set) var exclusions: [IgnorePattern] = []
    /// Nil where the file names none.
    private(set) var matrix: ScreenMatrix?
    private(set) var suppressions: [Suppression] = []
    private(set) var baseline: NamedFile?
    /// The file that lists the classes of the project's sources.
    private(set) var classes: NamedFile?

    /// The widths of root views that are searched, in points; nil where the file names none.
    private(set) var widths: ClosedRange<Double>?

    /// A file that the configuration names, with the place where it does.
    struct NamedFile {
        let path: String
        fileprivate let line: Int
        fileprivate let column: Int

        /// The value that a function reads from the file.
        ///
        /// - Throws: What the function throws; where the file cannot be read, with its place in the configuration.
        func read<Value>(in configuration: String, _ body: (String) throws(UsageError) -> Value) throws(UsageError) -> Value {
            do { return try body(path) } catch {
                guard case .unreadable(let file, let reason) = error else { throw error }
                throw .unreadable(configuration, reason: "line \(line), column \(column): cannot read \(file): \(reason)")
            }
        }
    }

    /// Findings about an object that a project does not want to be told.
    struct Suppression {
        let object: String
        /// The ids of the rules; empty for all.
        let rules: [String]
        /// The documents; nil for all.
        let documents: IgnorePattern?

        func covers(_ finding: LintFinding, of path: String) -> Bool {
            finding.items.contains(object) && (rules.isEmpty || rules.contains(finding.rule))
                && (documents?.matches(path.split(separator: "/").map(String.init), isFolder: false) ?? true)
        }
    }

    /// Nothing asked for.
    init() {}

    /// - Throws: For what is no YAML, and for keys and values that are not known.
    init(_ bytes: [UInt8]) throws(YAMLError) {
        guard let root = try YAMLNode.parse(bytes), !root.isEmpty else { return }
        for (key, value) in try root.pairs("the keys rules, exclude, matrix, widths, ignore, classes and baseline") {
            switch key.text {
            case "rules": try readRules(value)
            case "exclude": exclusions = try value.texts("patterns").compactMap { IgnorePattern($0.text ?? "") }
            case "matrix": matrix = try ScreenMatrix(value)
            case "widths":
                guard let range = WidthRange(value.text ?? "") else {
                    throw YAMLError(value, "expected two lengths in points, at most 10000, such as 320-1366")
                }
                widths = range.widths
            case "ignore":
                for item in try value.items("objects whose findings are left out") { suppressions.append(try Suppression(item)) }
            case "classes": classes = try value.file()
            case "baseline": baseline = try value.file()
            default: throw key.unknown("rules, exclude, matrix, widths, ignore, classes or baseline")
            }
        }
    }

    private mutating func readRules(_ node: YAMLNode) throws(YAMLError) {
        for (key, value) in try node.pairs("rules and their severities") {
            guard let id = key.text, LintRule.named(id) != nil else {
                let near = Spelling.near(key.text ?? "", among: LintRule.all.map(\.id), atMost: 1)
                throw YAMLError(
                    key, "there is no rule '\(key.text ?? "")'" + (near.first.map { "; did you mean '\($0)'?" } ?? ""))
            }
            switch value.text {
            case "off", "false", "no": severities[id] = .some(nil)
            case let word?:
                guard let severity = DocumentDiagnostic.Severity(rawValue: word) else { fallthrough }
                severities[id] = severity
            default: throw YAMLError(value, "expected error, warning, note or off")
            }
        }
    }

    /// Whether a rule has a severity here.
    func turnsOn(_ rule: LintRule) -> Bool { (severities[rule.id] ?? nil) != nil }

    /// The rules that are asked for, with the severities that they have here.
    func rules(_ rules: [LintRule]) -> [LintRule] {
        rules.compactMap { rule in
            guard let severity = severities[rule.id] else { return rule }
            return severity.map { rule.withSeverity($0) }
        }
    }

    /// The findings that the project wants to be told.
    func kept(_ findings: [LintFinding], of path: String) -> [LintFinding] {
        findings.filter { finding in !suppressions.contains { $0.covers(finding, of: path) } }
    }
}

extension LintConfiguration.Suppression {
    fileprivate init(_ node: YAMLNode) throws(YAMLError) {
        if let object = node.text {
            self.init(object: object, rules: [], documents: nil)
            return
        }
        var (object, rules, documents): (String?, [String], IgnorePattern?) = (nil, [], nil)
        for (key, value) in try node.pairs("an object id, or the keys object, rules, document and reason") {
            switch key.text {
            case "object": object = try value.word("an object id")
            case "rules":
                rules = try value.texts("rules").map { item throws(YAMLError) in
                    guard let id = item.text, LintRule.named(id) != nil else { throw item.unknown("a rule") }
                    return id
                }
            case "document": documents = IgnorePattern(try value.word("a pattern"))
            case "reason": _ = try value.word("a text")
            default: throw key.unknown("object, rules, document or reason")
            }
        }
        guard let object else { throw YAMLError(node, "the key 'object' is missing") }
        self.init(object: object, rules: rules, documents: documents)
    }
}

extension ScreenMatrix {
    fileprivate init(_ node: YAMLNode) throws(YAMLError) {
        var (devices, orientations): ([ScreenVariant.Device?], [ScreenVariant.Orientation?]) = ([], [])
        var (textSizes, directions): ([UIContentSizeCategory?], [ScreenVariant.Direction?]) = ([], [])
        var (appearances, languages): ([ScreenVariant.Appearance?], [String?]) = ([], [])
        for (key, value) in try node.pairs("devices, orientations, text-sizes, directions, appearances and languages") {
            switch key.text {
            case "devices":
                devices = try value.choices("a device") {
                    $0 == "document" ? .some(nil) : CanvasModel.named($0).map { ScreenVariant.Device($0) }
                }
            case "orientations":
                orientations = try value.choices("portrait or landscape") { ScreenVariant.Orientation(rawValue: $0) }
            case "text-sizes":
                textSizes = try value.choices("a text size from XS to AX5") { CommandOptions.ContentSize(rawValue: $0)?.category }
            case "directions":
                directions = try value.choices("ltr or rtl") { ["ltr": .leftToRight, "rtl": .rightToLeft][$0] }
            case "appearances": appearances = try value.choices("light or dark") { ScreenVariant.Appearance(rawValue: $0) }
            case "languages":
                languages = try value.choices("document, longer, accented, rtl, or a language such as pt-BR") {
                    $0 == "document" ? .some(nil) : DocumentLanguage($0)?.word
                }
            default: throw key.unknown("devices, orientations, text-sizes, directions, appearances or languages")
            }
        }
        self.init(
            combining: devices, orientations: orientations, textSizes: textSizes, directions: directions,
            appearances: appearances, languages: languages)
    }
}

extension YAMLNode {
    fileprivate func pairs(_ expected: String) throws(YAMLError) -> [(key: YAMLNode, value: YAMLNode)] {
        if isEmpty { return [] }
        guard case .mapping(let pairs) = content else { throw YAMLError(self, "expected \(expected)") }
        return pairs
    }

    fileprivate func items(_ expected: String) throws(YAMLError) -> [YAMLNode] {
        if isEmpty { return [] }
        guard case .sequence(let items) = content else { throw YAMLError(self, "expected a list of \(expected)") }
        return items
    }

    fileprivate func texts(_ expected: String) throws(YAMLError) -> [YAMLNode] {
        let items = try items(expected)
        if let other = items.first(where: { $0.text == nil }) { throw YAMLError(other, "expected a list of \(expected)") }
        return items
    }

    fileprivate func word(_ expected: String) throws(YAMLError) -> String {
        guard let text, !text.isEmpty else { throw YAMLError(self, "expected \(expected)") }
        return text
    }

    fileprivate func file() throws(YAMLError) -> LintConfiguration.NamedFile {
        LintConfiguration.NamedFile(path: try word("the name of a file"), line: line, column: column)
    }

    /// The values that words of a list stand for; a list has one word at least.
    fileprivate func choices<Value>(_ expected: String, _ read: (String) -> Value?) throws(YAMLError) -> [Value] {
        let words = try texts("words, each \(expected)")
        guard !words.isEmpty else { throw YAMLError(self, "expected a list of words, each \(expected)") }
        return try words.map { word throws(YAMLError) in
            guard let value = read(word.text ?? "") else { throw YAMLError(word, "'\(word.text ?? "")' is not \(expected)") }
            return value
        }
    }

    fileprivate func unknown(_ expected: String) -> YAMLError {
        YAMLError(self, "'\(text ?? "")' is not known; expected \(expected)")
    }
}
