extension AttackOptions {
    @MainActor static var help: String {
        let width = AttackParts.all.map { $0.name.count }.max() ?? 0
        let parts = AttackParts.all.map { part in
            "  \(part.name)\(String(repeating: " ", count: width - part.name.count))  \(part.summary)\n"
        }
        return """
            Attacks the project with random cases. Each part runs in a process of its own with limits of time and memory. A finding is shrunk,
            and kept in a folder with a report that says how to repeat it.

            Usage: Scripts/attack [OPTION]...

              --minutes N         how long to attack (default: 0.5)
              --count N           how many cases each part tries, instead of a time
              --seed S            another sequence of cases (default: 1)
              --part NAME         only this part; may be given again
              --case N            only this case of one part, as a report says
              --keep LIST         only these pieces of the case, such as 0-3,7
              --documents FOLDER  documents to begin with besides the project's own; may be given again
              --findings FOLDER   where findings are kept (default: .build/attack)
              --time-limit N      seconds for a case (default: 60)
              --cairn FILE        the command to attack (default: the one built beside this program)
              --help              this text

            Parts:
            \(parts.joined())
            Exit status: 0 without findings, 1 with findings, 2 for wrong use.

            Example:
              Scripts/attack --minutes 60 --seed 7

            """
    }
}
