import Foundation
import InterfaceBuilderDocument
import LayoutInspection
import YAMLReading

extension Subcommand {
    /// `cairn lint`: searches documents for faults.
    static let lint = Subcommand(
        name: "lint", summary: "search documents for faults of their layout, texts and contrast", operands: "PATH...",
        options: CommandOption.shared + [
            .value(
                "--rule", "RULE", "search for this kind of fault only; may be repeated", words: rules, expected: ruleNames,
                parse: LintRule.named
            ) { $0.rules.append($1) },
            .value(
                "--without", "RULE", "do not search for this kind of fault; may be repeated", words: rules, expected: ruleNames,
                parse: LintRule.named
            ) {
                $0.omittedRules.append($1.id)
            },
            CommandOption(
                name: "--matrix", placeholder: nil,
                summary:
                    "lay out on the matrix of the configuration, or else on 54 more canvases: devices, orientations, text sizes, …"
            ) { options, _ in options.usesMatrix = true },
            .value(
                "--language", "NAME",
                "lay out also with the texts of a language of the project, or longer, accented or rtl; may be repeated",
                expected: "longer, accented, rtl or a language such as pt-BR", parse: { DocumentLanguage($0) }
            ) { $0.languages.append($1) },
            .value(
                "--widths", "LOW-HIGH",
                "search all widths of the root view in a range for faults of places, and tell those at which each shows",
                expected: "two lengths in points, at most 10000, such as 320-1366", parse: { WidthRange($0)?.widths }
            ) { $0.widths = $1 },
            .text(
                "--classes", "FILE",
                "the classes of the project's sources, as Scripts/classes lists them, for outlets, actions and custom classes"
            ) {
                $0.classesFile = $1
            },
            .text("--config", "FILE", "what the project asks for (default: .cairn.yml in the current folder)") {
                $0.configurationFile = $1
            },
            CommandOption(
                name: "--fix", placeholder: nil,
                summary: "write documents without the faults that can be mended safely, and report the others"
            ) { options, _ in options.fixes = true },
            .value(
                "--explain", "RULE", "print what a rule finds and what to do; 'all' prints all rules as Markdown",
                words: rules + ["all"], expected: ruleNames,
                parse: { $0 == "all" || LintRule.named($0) != nil ? $0 : nil }
            ) { $0.explained = $1 },
            .ios, .exclude,
            .text("--baseline", "FILE", "leave out what an earlier result in --format jsonl or json tells already") {
                $0.baseline = $1
            },
            CommandOption(name: "--strict", placeholder: nil, summary: "notes change the exit status too") { options, _ in
                options.isStrict = true
            },
            .choice("--format", "how results are printed") { $0.findingFormat = $1 },
            .jobs, .shard, .timeLimit,
        ],
        example: (
            "cairn lint --matrix --format github App/Views",
            "annotates a pull request with the faults that documents below a folder have on any device; the exit status is 1 if there are any"
        ),
        sight: .device, task: LintCommand.task, run: LintCommand.run)

    private static let rules = LintRule.all.map(\.id)
    private static let ruleNames = rules.joined(separator: ", ")
}

@MainActor
enum LintCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        if let explained = options.explained {
            output.print(LintRule.named(explained)?.page ?? LintRule.handbook)
            return .success
        }
        try checkRulesAreLeft(options)
        let options = try configured(options)
        let queue = try DocumentQueue(.lint, options, output)
        var list = FindingList(options.findingFormat, output, rules: LintRule.all.map(\.forSARIF))
        var counts = FindingCounts()
        list.begin()
        var isWritten = true
        let status = try queue.forEach { _, report in
            if let counted = report.findings { counts.add(counted) }
            if report.isUnwritable { isWritten = false }
            list.add(report)
        }
        list.end(text: counts.text, json: counts.json)
        if counts.unreadable == 0 { try queue.checkSceneWasFound() }
        guard counts.unreadable == 0, isWritten, status == .success else { return .failure }
        return counts.isClean(strict: options.isStrict) ? .success : .found
    }

    /// - Throws: Where the options ask for no rule at all.
    private static func checkRulesAreLeft(_ options: CommandOptions) throws(UsageError) {
        guard !options.rules.isEmpty, options.rules.allSatisfy({ options.omittedRules.contains($0.id) }) else { return }
        throw .noRuleIsLeft
    }

    /// The options with what the project's configuration and the baseline say.
    private static func configured(_ options: CommandOptions) throws(UsageError) -> CommandOptions {
        var options = options
        if options.configurationFile != nil || FileSystem.isFile(LintConfiguration.fileName) {
            let file = options.configurationFile ?? LintConfiguration.fileName
            options.configuration = try LintConfiguration(file: file)
            options.exclusions += options.configuration.exclusions
            options.widths = options.widths ?? options.configuration.widths
            if options.baseline == nil, let named = options.configuration.baseline {
                options.known = try named.read(in: file, KnownFindings.init)
            }
            if options.classesFile == nil, let named = options.configuration.classes {
                options.classes = try named.read(in: file, classes)
            }
        }
        if let baseline = options.baseline { options.known = try KnownFindings(baseline) }
        if let file = options.classesFile { options.classes = try classes(file) }
        return options
    }

    private static func classes(_ file: String) throws(UsageError) -> ProjectClasses {
        let bytes: [UInt8]
        do throws(SystemFault) { bytes = try FileSystem.input(file) } catch {
            throw .unreadable(file, reason: error.reason)
        }
        guard let classes = try? JSONDecoder().decode(ProjectClasses.self, from: Data(bytes)) else {
            throw .unreadable(file, reason: "it is no list of classes as Scripts/classes writes it")
        }
        return classes
    }

    static func task(_ options: CommandOptions) -> DocumentTask {
        func report(_ document: LintedDocument) -> DocumentReport { LintCommand.report(document, options) }
        return DocumentTask(
            report: { path, source in
                let document = report(LintedDocument(path: path, outcome: source.lint(path)))
                return options.fixes ? fixing(path, document, source, options) : document
            },
            failure: { path, failure in report(LintedDocument(path: path, outcome: .failure(failure))) })
    }

    private static func report(_ document: LintedDocument, _ options: CommandOptions) -> DocumentReport {
        let document = document.leavingOut {
            options.known.contains(cause: $0.rule, items: $0.items, scene: $0.scene, of: document.path)
        }
        var report = DocumentReport()
        var counts = FindingCounts(document.reported)
        if case .failure(let failure) = document.outcome {
            counts = FindingCounts(failure)
            report.isUnreadable = !failure.isOtherPlatform
            if report.isUnreadable { report.messages = failure.diagnostic.line(path: document.path) + "\n" }
        }
        report.findings = counts
        let findings = document.reported
        report.results = FindingList.text(
            of: document.path, failure: document.failure, findings, as: options.findingFormat,
            text: findings.map { $0.diagnostic.line(path: $0.path) + "\n" }.joined(), json: document.json)
        return report
    }

    /// Writes a document without what can be mended, and reports what is left.
    private static func fixing(
        _ path: String, _ report: DocumentReport, _ source: SceneSource, _ options: CommandOptions
    ) -> DocumentReport {
        guard path != DocumentReader.standardInput, case .success(let document) = DocumentReader.read(path),
            case .success(let findings) = source.lint(path)
        else { return report }
        let wanted = findings.filter { !options.known.contains(cause: $0.rule, items: $0.items, scene: $0.scene, of: path) }
        let (changed, mended) = document.mending(wanted)
        guard !mended.isEmpty else { return report }
        do throws(UsageError) { try EditedFile.save(changed.tree.source, insteadOf: document.tree.source, path) } catch {
            var report = report
            report.isUnwritable = true
            report.messages += "cairn: \(error)\n"
            return report
        }
        var left = LintCommand.report(LintedDocument(path: path, outcome: source.lint(path)), options)
        left.messages = "\(path): mended \(mended.count) of \(wanted.count) findings\n" + left.messages
        return left
    }
}

extension LintRule {
    /// The rule as a log in SARIF describes it.
    fileprivate var forSARIF: SARIFLog.Rule {
        SARIFLog.Rule(id: id, summary: summary, help: "\(meaning)\n\nWhat to do: \(remedy)", severity: severity)
    }
}

extension LintConfiguration {
    /// - Throws: Where the file cannot be read, with the line and the column.
    fileprivate init(file: String) throws(UsageError) {
        let bytes: [UInt8]
        do throws(SystemFault) {
            bytes = try FileSystem.contents(of: file, atMost: 1 << 20)
            guard bytes.count <= 1 << 20 else { throw SystemFault(reason: "it is larger than a megabyte") }
        } catch {
            throw .unreadable(file, reason: error.reason)
        }
        do throws(YAMLError) { try self.init(bytes) } catch {
            throw .unreadable(file, reason: "line \(error.line), column \(error.column): \(error.message)")
        }
    }
}
