import Foundation
import SourceRewriting

/// One run of the command: reads the sources of a plan, writes what was rewritten, an overlay that names it, and the list of those files
/// whose new text changed since the last run.
struct RewriteCommand {
    /// What is wrong with the arguments.
    enum Fault: Error, CustomStringConvertible {
        case usage
        case unreadable(String)

        var description: String {
            switch self {
            case .usage: "usage: cairn-rewrite --output FOLDER PLAN.json | --output FOLDER FILE.swift..."
            case .unreadable(let path): "\(path) cannot be read"
            }
        }
    }

    private let output: String
    private let plan: RewritePlan
    /// The plan as it was given; empty where files were named.
    private let planData: Data

    init(_ arguments: [String]) throws {
        guard arguments.count > 2, arguments[0] == "--output" else { throw Fault.usage }
        output = arguments[1]
        let files = Array(arguments[2...])
        guard files.count == 1, files[0].hasSuffix(".json") else {
            let module = RewritePlan.Module(name: "Module", files: files, dependencies: [], conditions: [], isProgram: false)
            (plan, planData) = (RewritePlan(modules: [module], importable: []), Data())
            return
        }
        planData = try Self.contents(of: files[0])
        plan = try JSONDecoder().decode(RewritePlan.self, from: planData)
    }

    /// Rewrites everything. Returns whether nothing was found that has no counterpart.
    func run() throws -> Bool {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let stamp = try RunStamp(plan: planData, files: plan.modules.flatMap(\.files), output: output)
        if stamp.isThatOfLastRun {
            try Data().write(to: URL(fileURLWithPath: output + "/changed"))
            return true
        }
        let old = try OverlayFile.read(overlay)
        var (entries, changed, hasErrors, isQuiet) = ([OverlayFile.Entry](), [String](), false, true)
        for (module, results) in try rewritten() {
            let written = try write(results, of: module)
            for (result, written) in zip(results, written) {
                for diagnostic in result.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
                isQuiet = isQuiet && result.diagnostics.isEmpty
                hasErrors = hasErrors || result.diagnostics.contains { $0.severity == .error }
                if written?.isChanged ?? old.contains(result.path) { changed.append(result.path) }
                entries += written.map { [$0.entry] } ?? []
            }
        }
        try Self.writeIfChanged(Array(OverlayFile(entries).text.utf8), to: overlay)
        try Data(changed.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: output + "/changed"))
        try stamp.keep(isQuiet)
        return !hasErrors
    }

    private var overlay: String { output + "/overlay.json" }

    private func rewriter(of module: RewritePlan.Module) -> SourceRewriter {
        SourceRewriter(
            conditions: BuildConditions(
                custom: Set(module.conditions), modules: Set(plan.importable + plan.modules.map(\.name))),
            hasMemberTables: planData.isEmpty || plan.hasMemberTables(module), hasPluralRules: plan.hasPluralRules)
    }

    /// The files of the modules, rewritten; each is read and parsed once.
    private func rewritten() throws -> [(RewritePlan.Module, [SourceRewriter.Output])] {
        let inputs = try plan.modules.map { module in
            try concurrentMap(module.files) { file in Result { try read(file) } }.map { try $0.get() }
        }
        let words = SourceRewriter.ProjectWords(of: inputs.flatMap { $0 }, hasPluralRules: plan.hasPluralRules)
        let parsed = concurrentMap(Array(zip(plan.modules, inputs))) { module, inputs in
            rewriter(of: module).parse(inputs, isProgram: module.isProgram, in: words)
        }
        let byName = Dictionary(zip(plan.modules.map(\.name), parsed)) { first, _ in first }
        return concurrentMap(Array(zip(plan.modules, parsed))) { module, own in
            let others = plan.closure(of: module).compactMap { byName[$0.name] }
            let users = plan.users(of: module).compactMap { byName[$0.name] }
            let previewed = plan.previewed(by: module).compactMap { name in byName[name].map { (name, $0) } }
            return (module, rewriter(of: module).rewrite(own, builtFrom: others, usedBy: users, testingPreviewsOf: previewed))
        }
    }

    private func read(_ path: String) throws -> SourceRewriter.Input {
        SourceRewriter.Input(path: path, bytes: Array(try Self.contents(of: path)))
    }

    /// A rewritten file, and whether it is another text than before.
    private typealias Written = (entry: OverlayFile.Entry, isChanged: Bool)

    /// Writes the rewritten files of a module; nil for those without a new text.
    private func write(_ results: [SourceRewriter.Output], of module: RewritePlan.Module) throws -> [Written?] {
        let folder = "\(output)/\(module.name)"
        if results.contains(where: { $0.bytes != nil }) {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        return try concurrentMap(results) { output in
            Result { () throws -> Written? in
                guard let bytes = output.bytes else { return nil }
                let path = folder + "/" + RewrittenName.of(output.path)
                let isChanged = try Self.writeIfChanged(bytes, to: path)
                return (OverlayFile.Entry(original: output.path, rewritten: path), isChanged)
            }
        }.map { try $0.get() }
    }

    // MARK: Files

    private static func contents(of path: String) throws -> Data {
        guard let data = FileManager.default.contents(atPath: path) else { throw Fault.unreadable(path) }
        return data
    }

    /// Leaves a file that has the bytes as it is, so that nothing is built again because of it. Returns whether it was written.
    @discardableResult
    private static func writeIfChanged(_ bytes: [UInt8], to path: String) throws -> Bool {
        if let old = FileManager.default.contents(atPath: path), Array(old) == bytes { return false }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return true
    }
}
