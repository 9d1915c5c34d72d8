/// How a subcommand shows documents.
enum Sight {
    /// As Interface Builder's canvas does.
    case canvas
    /// As a program on a device does.
    case device
    /// As a program on a device does where `--device` names one, and as the canvas does otherwise.
    case namedDevice
}

/// One verb of the command.
@MainActor
struct Subcommand {
    let name: String
    /// Its purpose, in a line.
    let summary: String
    /// The operands after the verb and the options, such as `FILE...`.
    let operands: String
    let options: [CommandOption]
    /// A call that works, and what it does.
    let example: (call: String, meaning: String)
    /// The forms that operands have besides paths, and what they are called; nil where all operands are paths or names.
    var operandForms: (title: String, forms: [String])?
    /// How documents are shown unless `--canvas` is given.
    var sight = Sight.canvas
    /// The work on each document by itself, in whatever process; nil for a subcommand that needs no workers.
    var task: (@MainActor (CommandOptions) -> DocumentTask)?
    let run: @MainActor (CommandOptions, CommandOutput) throws(UsageError) -> ExitStatus
}
