import BuildPlanning
import Foundation
import SourceRewriting

/// One run of the command: reads the sources of a plan, writes what was rewritten, an overlay that names it, the
/// messages of each module, and the list of those files whose new text changed and whose objects are therefore stale.
struct RewriteCommand {
    /// A reason for which a run cannot begin: wrong arguments, or a file that cannot be read.
    enum Fault: Error, CustomStringConvertible {
        case usage
        case unreadable(String)

        var description: String {
            switch self {
            case .usage: "usage: cairn-rewrite [--quiet] --output FOLDER PLAN.json | --output FOLDER FILE.swift..."
            case .unreadable(let path): "\(path) cannot be read"
            }
        }
    }

    private let output: String
    private let plan: RewritePlan
    /// The plan as it was given; empty where files were named.
    private let planData: Data
    /// Whether messages are only kept, for a caller that tells those of one module at a time.
    private let isQuiet: Bool

    init(_ arguments: [String]) throws {
        isQuiet = arguments.first == "--quiet"
        let arguments = Array(arguments.dropFirst(isQuiet ? 1 : 0))
        guard arguments.count > 2, arguments[0] == "--output" else { throw Fault.usage }
        output = arguments[1]
        let files = Array(arguments[2...])
        guard files.count == 1, files[0].hasSuffix(".json") else {
            (plan, planData) = (RewritePlan(modules: [RewritePlan.Module(name: "Module", files: files)]), Data())
            return
        }
        planData = try Self.contents(of: files[0])
        plan = try JSONDecoder().decode(RewritePlan.self, from: planData)
    }

    /// Rewrites everything, unless the last run read the same, and tells what was found. Returns whether nothing has no
    /// counterpart.
    func run() throws -> Bool {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let assets = plan.modules.map { AssetNames(of: $0.catalogs) }
        let stamp = try RunStamp(plan: planData, files: plan.modules.flatMap(\.files) + assets.flatMap(\.files), output: output)
        if !stamp.isThatOfLastRun {
            try stamp.forgetLastRun()
            try rewrite(assets)
            try stamp.keep()
        }
        return isQuiet || tell()
    }

    /// The list of stale objects is written before the texts, and grows until who removes the objects empties it, so
    /// that a run that ends halfway leaves no object of an older text.
    private func rewrite(_ assets: [AssetNames]) throws {
        let inputs = try plan.modules.map { module in
            try concurrentMap(module.files) { file in Result { try read(file) } }.map { try $0.get() }
        }
        let imports = imports(of: inputs)
        let results = rewritten(plan.adding(imports), inputs, assets)
        let outputs = results.flatMap { module, outputs in outputs.map { RewrittenFile($0, folder: "\(output)/\(module.name)") } }
        let old = try OverlayFile.read(overlay)
        let differing = concurrentMap(outputs) { $0.differsFromDisk(wasRewritten: old.contains($0.original)) }
        try addStale(zip(outputs, differing).filter(\.1).map(\.0.original))
        for folder in results.map(\.0.name) {
            try FileManager.default.createDirectory(atPath: "\(output)/\(folder)", withIntermediateDirectories: true)
        }
        for (output, differs) in zip(outputs, differing) where differs {
            try output.write()
        }
        let entries = outputs.filter { $0.bytes != nil }.map { OverlayFile.Entry(original: $0.original, rewritten: $0.path) }
        try WholeFile(overlay).writeIfChanged(Data(OverlayFile(entries).text.utf8))
        for (module, outputs) in results { try keep(outputs.flatMap(\.diagnostics), of: module) }
        try imports.write(to: output)
    }

    // MARK: Messages

    private func keep(_ diagnostics: [RewritingDiagnostic], of module: RewritePlan.Module) throws {
        try WholeFile(messages(of: module)).writeIfChanged(Data(diagnostics.map { "\($0)\n" }.joined().utf8))
    }

    /// Writes the messages of all modules. Returns whether none of them is an error.
    private func tell() -> Bool {
        let texts = plan.modules.compactMap { FileManager.default.contents(atPath: messages(of: $0)) }
        for text in texts { FileHandle.standardError.write(text) }
        return !texts.contains { String(decoding: $0, as: UTF8.self).contains(": error: ") }
    }

    private func messages(of module: RewritePlan.Module) -> String { "\(output)/\(module.name).messages" }

    // MARK: Stale objects

    private func addStale(_ files: [String]) throws {
        let list = output + "/changed"
        let old = FileManager.default.contents(atPath: list) ?? Data()
        try WholeFile(list).write(old + Data(files.map { $0 + "\n" }.joined().utf8))
    }

    // MARK: Rewriting

    private var overlay: String { output + "/overlay.json" }

    /// The frameworks that modules import without naming them. Those that are built from UIKit have all of them.
    private func imports(of inputs: [[SourceRewriter.Input]]) -> UnnamedImports {
        let frameworks = ImportedFrameworks(among: plan.frameworks)
        let found = zip(plan.modules, inputs).filter { !plan.dependencies(of: $0.0).contains("UIKit") }
            .map { ($0.0.name, frameworks.found(in: $0.1)) }
        return UnnamedImports(byModule: Dictionary(found.filter { !$0.1.isEmpty }) { first, _ in first })
    }

    /// The files of the modules, rewritten; each is parsed once.
    private func rewritten(
        _ plan: RewritePlan, _ inputs: [[SourceRewriter.Input]], _ assets: [AssetNames]
    ) -> [(RewritePlan.Module, [SourceRewriter.Output])] {
        let words = SourceRewriter.ProjectWords(of: inputs.flatMap { $0 }, hasPluralRules: plan.hasPluralRules)
        func rewriter(of module: RewritePlan.Module) -> SourceRewriter {
            SourceRewriter(
                conditions: BuildConditions(
                    custom: Set(module.conditions), modules: Set(plan.importable + plan.modules.map(\.name))),
                hasMemberTables: planData.isEmpty || plan.hasMemberTables(module), hasPluralRules: plan.hasPluralRules)
        }
        let parsed = concurrentMap(Array(zip(plan.modules, inputs))) { module, inputs in
            rewriter(of: module).parse(inputs, isAlone: module.isAlone, in: words)
        }
        let byName = Dictionary(zip(plan.modules.map(\.name), parsed)) { first, _ in first }
        return concurrentMap(Array(zip(zip(plan.modules, assets), parsed))) { planned, own in
            let (module, assets) = planned
            let others = plan.closure(of: module).compactMap { byName[$0.name] }
            let users = plan.users(of: module).compactMap { byName[$0.name] }
            let previewed = plan.previewed(by: module).compactMap { name in byName[name].map { (name, $0) } }
            let outputs = rewriter(of: module).rewrite(
                own, builtFrom: others, usedBy: users, testingPreviewsOf: previewed, isTest: module.isTest, assets: assets)
            return (module, outputs)
        }
    }

    private func read(_ path: String) throws -> SourceRewriter.Input {
        SourceRewriter.Input(path: path, bytes: Array(try Self.contents(of: path)))
    }

    // MARK: Files

    private static func contents(of path: String) throws -> Data {
        guard let data = FileManager.default.contents(atPath: path) else { throw Fault.unreadable(path) }
        return data
    }
}
