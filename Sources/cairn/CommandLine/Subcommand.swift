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

    /// The number of operands that ``operands`` tells, in the first of its alternatives; nil if any number may follow.
    var mostOperands: Int? {
        guard !operands.contains("...") else { return nil }
        return operands.split(separator: " ").prefix { $0 != "|" }.count
    }

    /// How documents are shown, in a sentence; nil for a subcommand that shows none.
    var sightInWords: String? {
        guard options.contains(where: { $0.name == "--canvas" }) else { return nil }
        return switch sight {
        case .canvas: "Frames are those of Interface Builder's canvas; --device names its screen."
        case .namedDevice: "Frames are those of Interface Builder's canvas unless --device is given, then those of a program."
        case .device: "Documents are shown as a program on a device shows them, unless --canvas is given."
        }
    }
}
