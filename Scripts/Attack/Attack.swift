import Foundation

/// Attacks the project with random cases, and keeps a small case of everything that goes wrong.
@main
@MainActor
enum Attack {
    static func main() {
        do throws(AttackFailure) {
            let options = try AttackOptions(Array(CommandLine.arguments.dropFirst()))
            exit(try run(options).rawValue)
        } catch {
            FileHandle.standardError.write(Data("attack: \(error.reason)\nTry attack --help\n".utf8))
            exit(Status.wrongUse.rawValue)
        }
    }

    private enum Status: Int32 {
        case clean = 0
        case found = 1
        case wrongUse = 2
    }

    private static func run(_ options: AttackOptions) throws(AttackFailure) -> Status {
        if options.showsHelp {
            Output.write(AttackOptions.help)
            return .clean
        }
        if let assignment = options.assignment {
            try PartWorker(options).work(assignment)
            return .clean
        }
        let campaign = try Campaign(options)
        campaign.run()
        campaign.printSummary()
        return campaign.findingCount == 0 ? .clean : .found
    }
}

/// Standard output, written at once: who reads it learns what was tried last.
enum Output {
    static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
    static func line(_ text: some CustomStringConvertible) { write("\(text)\n") }
}

/// Why an attack does not run at all.
struct AttackFailure: Error {
    var reason: String
}
