/// Whether something that the command uses is installed.
struct Examination: Equatable {
    enum State: String {
        case found, missing
        /// It is there and cannot be used as it is.
        case unfit
    }

    var name: String
    var state: State
    /// Where it was found, or what of it is missing.
    var detail: String
    /// The use that needs it.
    var purpose: String
    /// The remedy if it is missing or unfit.
    var remedy: String
    /// Whether no document can be laid out without it.
    var isRequired = false

    var sentence: String {
        state == .found ? "\(detail): for \(purpose)" : "\(detail); needed for \(purpose); \(remedy)"
    }

    /// Everything that is looked for, the most important things first.
    @MainActor
    static func all(in machine: Machine) -> [Examination] {
        [requiredFonts, scriptFonts, svg, pdf, git(in: machine), swift(in: machine), kit(in: machine)]
    }
}
