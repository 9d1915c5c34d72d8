/// One row of a subcommand's table of options: parsing and help follow from it.
@MainActor
struct CommandOption {
    /// With its dashes, such as `--device`.
    let name: String
    /// The placeholder of its value, such as `NAME`; nil for a flag.
    let placeholder: String?
    /// Its purpose, in a line.
    let summary: String
    /// Words that may stand after it, for completion in a shell; empty where there are too many or the placeholder
    /// lists them.
    var words: [String] = []
    /// Whether other words than those may stand after it, too.
    var takesOtherWords = false
    /// Takes over the argument (empty for a flag).
    let apply: (inout CommandOptions, String) throws(UsageError) -> Void

    /// An option with one of a few words after it.
    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _ summary: String, placeholder: String? = nil, _ set: @escaping (inout CommandOptions, Choice) -> Void
    ) -> CommandOption where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        return CommandOption(name: name, placeholder: placeholder ?? words.joined(separator: "|"), summary: summary, words: words)
        {
            (options, value) throws(UsageError) in
            guard let choice = Choice(rawValue: value) else {
                throw .invalidArgument(option: name, value: value, expected: words.joined(separator: ", "))
            }
            set(&options, choice)
        }
    }

    /// An option with any text after it.
    static func text(
        _ name: String, _ placeholder: String, _ summary: String, _ set: @escaping (inout CommandOptions, String) -> Void
    ) -> CommandOption {
        CommandOption(name: name, placeholder: placeholder, summary: summary) { (options, value) throws(UsageError) in
            guard !value.isEmpty else { throw .missingArgument(option: name, placeholder: placeholder) }
            set(&options, value)
        }
    }

    /// An option with a value that some function reads; nil refuses it.
    static func value<Value>(
        _ name: String, _ placeholder: String, _ summary: String, words: [String] = [], expected: String,
        parse: @escaping (String) -> Value?, _ set: @escaping (inout CommandOptions, Value) -> Void
    ) -> CommandOption {
        CommandOption(name: name, placeholder: placeholder, summary: summary, words: words) {
            (options, text) throws(UsageError) in
            guard let value = parse(text) else { throw .invalidArgument(option: name, value: text, expected: expected) }
            set(&options, value)
        }
    }
}
