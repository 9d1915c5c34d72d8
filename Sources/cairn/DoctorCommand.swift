import Foundation
import LayoutInspection

extension Subcommand {
    /// `cairn doctor`: lists what is installed and what is missing.
    static let doctor = Subcommand(
        name: "doctor", summary: "list what is installed, and what cannot be done without the rest", operands: "",
        options: [
            .choice("--format", "how the list is printed") { (options, format: CommandOptions.ListFormat) in
                options.format = format == .json ? .json : .text
            }
        ],
        example: (
            "cairn doctor",
            "prints a line for each thing looked for; the exit status is 1 if one is missing that every layout needs"
        ),
        run: DoctorCommand.run)
}

@MainActor
enum DoctorCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        let examinations = Examination.all(in: Machine())
        output.print(options.format == .json ? json(examinations) : text(examinations))
        return examinations.contains { $0.isRequired && $0.state != .found } ? .found : .success
    }

    static func text(_ examinations: [Examination]) -> String {
        let width = examinations.map(\.name.count).max() ?? 0
        return examinations.map { examination in
            let state = examination.state.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
            let name = examination.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            return state + name + examination.sentence + "\n"
        }.joined()
    }

    static func json(_ examinations: [Examination]) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("version")
            writer.string(CairnVersion.current)
            writer.key("things")
            writer.array { writer in for examination in examinations { write(examination, to: &writer) } }
        }
        return writer.text + "\n"
    }

    private static func write(_ examination: Examination, to writer: inout JSONWriter) {
        let members = [
            ("name", examination.name), ("state", examination.state.rawValue), ("detail", examination.detail),
            ("purpose", examination.purpose), ("remedy", examination.state == .found ? nil : examination.remedy),
        ]
        writer.object { writer in
            for (name, value) in members {
                writer.key(name)
                writer.string(value)
            }
            writer.key("required")
            writer.boolean(examination.isRequired)
        }
    }
}
