import Foundation

/// The worker's end: does the documents it is told, one after the other, until nobody tells it any more.
@MainActor
enum WorkerServer {
    /// Serves a subcommand with its options on the standard streams.
    static func serve(_ subcommand: Subcommand, _ arguments: [String]) throws(UsageError) {
        guard case .options(let options) = try OptionParser.parse(arguments, for: subcommand, needsOperands: false),
            let task = subcommand.task?(options)
        else { return }
        let source = try SceneSource(options)
        let answers = ownAnswers()
        while let line = readLine(), let path = WorkerMessage.decode(String.self, Array(line.utf8)) {
            guard Descriptor.write(WorkerMessage.line(source.report(path, task)), to: answers) else { return }
        }
    }

    /// Standard output under another number, so that nothing else that prints comes between the reports.
    private static func ownAnswers() -> Int32 {
        let answers = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return answers
    }
}
