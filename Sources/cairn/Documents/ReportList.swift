/// Prints reports one after the other: as they are, or as the elements of a JSON array.
@MainActor
struct ReportList {
    private let format: CommandOptions.Format
    private let output: CommandOutput
    private var isEmpty = true

    init(_ format: CommandOptions.Format, _ output: CommandOutput) {
        self.format = format
        self.output = output
    }

    func begin() {
        if format == .json { output.print("[") }
    }

    mutating func add(_ results: String) {
        switch format {
        case .text: output.print(results)
        case .json: output.print((isEmpty ? "\n" : ",\n") + results)
        case .jsonl:
            output.print(results + "\n")
            output.flush()
        }
        isEmpty = false
    }

    func end() {
        if format == .json { output.print("\n]") }
    }
}
