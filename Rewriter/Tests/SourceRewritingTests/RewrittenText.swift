@testable import SourceRewriting

/// Sources, and what the rewriter makes of them.
struct RewrittenText {
    /// The lines of each file.
    let files: [[String]]
    let messages: [String]

    init(_ sources: String...) {
        let inputs = sources.enumerated().map { SourceRewriter.Input(path: "File\($0).swift", bytes: Array($1.utf8)) }
        let outputs = Self.outputs(inputs)
        files = zip(outputs, sources).map { output, source in
            (output.bytes.map { String(decoding: $0, as: UTF8.self) } ?? source)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        messages = outputs.flatMap { $0.diagnostics.map(\.description) }
    }

    /// The rewritten text of the files of a module.
    static func outputs(_ inputs: [SourceRewriter.Input]) -> [SourceRewriter.Output] {
        SourceRewriter().rewrite(SourceRewriter().parse(inputs, in: SourceRewriter.ProjectWords(of: inputs)))
    }

    /// The lines of the first file.
    var lines: [String] { files[0] }
}
