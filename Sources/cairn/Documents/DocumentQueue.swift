import Foundation

/// Does a task for many documents, in workers or in this process, and hands the reports on in the order of the paths.
@MainActor
struct DocumentQueue {
    private let options: CommandOptions
    private let subcommand: Subcommand
    private let source: SceneSource
    private let output: CommandOutput
    /// The documents that the options name.
    private let paths: [String]

    init(_ subcommand: Subcommand, _ options: CommandOptions, _ output: CommandOutput) throws(UsageError) {
        (self.subcommand, self.options, self.output) = (subcommand, options, output)
        source = try SceneSource(options, output)
        paths = try DocumentReader.documents(options)
    }

    /// Calls the closure with the path and the report of each document that the options name; writes its messages
    /// after that.
    ///
    /// - Returns: ``ExitStatus/failure`` if there is no document and the options are strict; a part of the documents
    ///   may be none.
    func forEach(_ body: (String, DocumentReport) -> Void) throws(UsageError) -> ExitStatus {
        if paths.isEmpty, options.shard == nil { return reportNoDocument() }
        var done = 0
        try reports { report in
            source.add(report.search)
            body(paths[done], report)
            output.error(report.messages)
            done += 1
            output.progress(done, of: paths.count)
        }
        return .success
    }

    private func reportNoDocument() -> ExitStatus {
        let severity = options.isStrict ? "error" : "warning"
        output.error("cairn: \(severity): there is no document in \(options.paths.joined(separator: ", "))\n")
        return options.isStrict ? .failure : .success
    }

    /// Throws when a scene was asked for that no document had.
    func checkSceneWasFound() throws(UsageError) { try source.checkSceneWasFound() }

    private func reports(_ body: (DocumentReport) -> Void) throws(UsageError) {
        let task = subcommand.task!(options)
        guard options.usesProcesses else {
            for path in paths { body(source.report(path, task)) }
            return
        }
        let source = source
        let pool = WorkerPool(count: jobs(for: paths), timeLimit: options.timeLimit) { source.report($0, task) }
        try pool.run(paths, failure: task.failure, body)
    }

    /// A second worker is worth its start from a few documents on.
    private func jobs(for paths: [String]) -> Int {
        let documentsPerWorker = 4
        if let jobs = options.jobs { return jobs }
        guard paths.count >= 2 * documentsPerWorker else { return 1 }
        return max(1, min(ProcessInfo.processInfo.activeProcessorCount, paths.count / documentsPerWorker))
    }
}
