/// A wrong use of the command.
enum UsageError: Error, Hashable {
    case unknownSubcommand(String, known: [String])
    case unknownOption(String, known: [String])
    case missingArgument(option: String, placeholder: String)
    case unexpectedArgument(option: String)
    case invalidArgument(option: String, value: String, expected: String)
    case missingOperand(String)
    case missingOption(String)
    case tooManyOperands(String, of: String, takes: String)
    case ineffectiveOption(String, beside: String, reason: String)
    case noRuleIsLeft
    case unknownDevice(String, near: [String])
    case unknownScene(String, file: String, known: [String])
    case containerOnCanvas(String, file: String, known: [String])
    case unknownView(String, file: String, known: [String])
    case unknownValue(String, view: String, known: [String])
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    case undeletable(String, reason: String)
    case unusableFont(String)
    case needsOneScene([String])
    case pointNeedsOneScene([String])
    case outsideScene(String, size: String)
    case nothingToDraw(String)
    case canvasPerScene
    case needsOneDocument(Int)
    case needsOneDrawnDocument([String])
    case needsOneDrawnScene([String])
    case unstartable(reason: String)
    case unbuildable(reason: String)
}

extension UsageError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownSubcommand(let name, let known):
            "unknown subcommand '\(name)'\(Self.suggestion(for: name, among: known)); there are \(known.joined(separator: ", "))"
        case .unknownOption(let name, let known): "unknown option '\(name)'\(Self.suggestion(for: name, among: known))"
        case .missingArgument(let option, let placeholder): "\(option) needs \(placeholder) after it"
        case .unexpectedArgument(let option): "\(option) takes no value"
        case .invalidArgument(let option, let value, let expected): "\(option) cannot be '\(value)': expected \(expected)"
        case .missingOperand(let placeholder): "no \(placeholder) was given"
        case .missingOption(let option): "\(option) is needed"
        case .tooManyOperands(let value, let subcommand, let operands):
            "'\(value)' is one operand too many: \(subcommand) takes \(operands.isEmpty ? "none" : "only \(operands)")"
        case .ineffectiveOption(let option, let other, let reason): "\(option) cannot stand beside \(other): \(reason)"
        case .noRuleIsLeft: "no rule is left: --without names all that --rule names"
        case .unknownDevice(let name, let near):
            "unknown device '\(name)'\(Self.question(near)); 'cairn help devices' lists those known"
        case .unknownScene(let id, let file, let known):
            "\(file) has no scene '\(id)'\(Self.list(known, near: id))"
        case .containerOnCanvas(let id, let file, let known):
            "Interface Builder's canvas has no scene '\(id)' of \(file): it is a container, whose contents only a device shows\(Self.list(known))"
        case .unknownValue(let value, let view, let known):
            "the view \(view) has no value '\(value)'\(Self.list(known))"
        case .unknownView(let id, let file, let known):
            "\(file) has no view '\(id)'\(Self.question(Spelling.near(id, among: known, atMost: 3)))"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
        case .undeletable(let path, let reason): "cannot delete \(path): \(reason)"
        case .unusableFont(let reason): reason
        case .unstartable(let reason): "cannot start a process: \(reason)"
        case .unbuildable(let reason): reason
        case .nothingToDraw(let path): "\(path) has no scene that could be drawn"
        case .canvasPerScene: "--canvas makes one picture: {scene} cannot stand in its name"
        case .needsOneDocument(let count):
            "there are \(count) documents: put {document}, their names without extensions, in the output's name"
        case .needsOneDrawnDocument(let documents): "standard output takes one picture: name one document\(Self.list(documents))"
        case .needsOneDrawnScene(let scenes):
            "standard output takes one picture: choose one with --scene, or draw all with --canvas\(Self.list(scenes))"
        case .pointNeedsOneScene(let known):
            "a point is of one scene, and the document has several: choose one with --scene; there are \(known.joined(separator: ", "))"
        case .outsideScene(let point, let size): "nothing is at \(point): the scene is \(size) points large"
        case .needsOneScene(let known):
            "the document has \(known.count) scenes: choose one with --scene, draw all with --canvas, or put {scene} in the output's name\(Self.list(known))"
        }
    }

    /// Whether the arguments are at fault, so that the help may be of use: no file.
    var isAboutArguments: Bool {
        switch self {
        case .unreadable, .unwritable, .undeletable, .nothingToDraw, .unusableFont, .unstartable, .unbuildable: false
        default: true
        }
    }

    private static func suggestion(for name: String, among known: [String]) -> String {
        question(Spelling.near(name, among: known, atMost: 1))
    }

    private static let longestList = 20

    /// The known words, or the nearest where they are too many to list.
    private static func list(_ known: [String], near name: String) -> String {
        known.count > longestList ? question(Spelling.near(name, among: known, atMost: 3)) : list(known)
    }

    /// The known words, or the first of them where they are too many to list.
    private static func list(_ known: [String]) -> String {
        let rest = known.count - longestList
        let words = known.prefix(longestList).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        return "; there are \(known.isEmpty ? "none" : words)"
    }

    private static func question(_ near: [String]) -> String {
        near.isEmpty ? "" : "; did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?"
    }
}
