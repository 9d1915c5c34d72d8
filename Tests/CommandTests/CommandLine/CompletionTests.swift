import Foundation
import Testing

@testable import cairn

/// What shells complete, and the page for `man`.
@MainActor
struct CompletionTests {
    private func script(_ shell: String) -> String { CommandRun("help", "completions", shell).output }

    @Test("bash completes subcommands, options and the words after them")
    func bash() throws {
        let file = NSTemporaryDirectory() + "cairn-completion-\(UUID().uuidString)"
        defer { for suffix in ["", ".out"] { try? FileManager.default.removeItem(atPath: file + suffix) } }
        try Data(script("bash").utf8).write(to: URL(fileURLWithPath: file))
        func completed(_ words: String, _ place: Int) throws -> String {
            let line = "set -u; . '\(file)'; COMP_WORDS=(\(words)); COMP_CWORD=\(place); _cairn; echo ${COMPREPLY[*]-}"
            #expect(system("bash -c \"\(line.replacing("$", with: "\\$"))\" > '\(file).out'") == 0)
            return try String(contentsOfFile: file + ".out", encoding: .utf8).trimmingCharacters(in: .newlines)
        }
        #expect(try completed("cairn l", 1) == "layout lint")
        #expect(try completed("cairn lint --for", 2) == "--format")
        #expect(try completed("cairn lint --format ''", 3) == "text json jsonl sarif github junit")
        #expect(try completed("cairn layout --orientation l", 3) == "landscape")
        #expect(try completed("cairn layout Main", 2) == "", "bash completes files by itself")
        #expect(try completed("cairn lint --rule unsat", 3) == "unsatisfiable")
        #expect(try completed("cairn layout --device retina4_", 3).split(separator: " ").sorted() == ["retina4_0", "retina4_7"])
        #expect(try completed("cairn help comp", 2) == "completions")
        #expect(try completed("cairn help completions ''", 3) == "bash zsh fish")
        #expect(try completed("cairn report ''", 2) == "merge")
        #expect(try completed("cairn report -", 2) == "-o --help")
    }

    @Test("bash completes each option of each subcommand once")
    func bashOptions() throws {
        let file = NSTemporaryDirectory() + "cairn-completion-\(UUID().uuidString)"
        defer { for suffix in ["", ".out"] { try? FileManager.default.removeItem(atPath: file + suffix) } }
        try Data(script("bash").utf8).write(to: URL(fileURLWithPath: file))
        for subcommand in Cairn.subcommands {
            let words = "COMP_WORDS=(cairn \(subcommand.name) -); COMP_CWORD=2"
            #expect(system("bash -c '. \(file); \(words); _cairn; echo ${COMPREPLY[*]-}' > \(file).out") == 0)
            let found = try String(contentsOfFile: file + ".out", encoding: .utf8).split(whereSeparator: \.isWhitespace)
            #expect(found.map(String.init).sorted() == (subcommand.options.map(\.name) + ["--help"]).sorted())
        }
    }

    @Test("fish completes the same", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
    func fish() throws {
        let file = NSTemporaryDirectory() + "cairn-completion-\(UUID().uuidString)"
        defer { for suffix in ["", ".out"] { try? FileManager.default.removeItem(atPath: file + suffix) } }
        try Data(script("fish").utf8).write(to: URL(fileURLWithPath: file))
        func completed(_ line: String) throws -> [String] {
            #expect(system("HOME=/nonexistent fish -N -c \"source '\(file)'; complete -C '\(line)'\" > '\(file).out'") == 0)
            let words = try String(contentsOfFile: file + ".out", encoding: .utf8).split(separator: "\n")
            return words.map { String($0.prefix { $0 != "\t" }) }
        }
        #expect(try completed("cairn lay") == ["layout"])
        #expect(try completed("cairn lint --rule unsat") == ["unsatisfiable"])
        #expect(try completed("cairn help completions ") == ["bash", "fish", "zsh"])
        #expect(try completed("cairn report m") == ["merge"])
        #expect(try completed("cairn hel") == ["help"])
        for subcommand in Cairn.subcommands {
            let wanted = subcommand.options.map(\.name) + ["--help"]
            #expect(try completed("cairn \(subcommand.name) -").sorted() == wanted.sorted())
        }
        #expect(try completed("cairn report merge -").sorted() == ["--help", "-o"])
    }

    @Test("zsh reads its script", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
    func zsh() throws {
        let file = NSTemporaryDirectory() + "cairn-completion-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(script("zsh").utf8).write(to: URL(fileURLWithPath: file))
        #expect(system("zsh -f -n '\(file)'") == 0)
    }

    @Test("Each script names all options of all subcommands", arguments: ["bash", "zsh", "fish"])
    func options(_ shell: String) {
        let text = script(shell)
        for subcommand in Cairn.subcommands {
            #expect(text.contains(subcommand.name))
            for option in subcommand.options {
                let name =
                    shell == "fish"
                    ? " -\(option.name.hasPrefix("--") ? "l" : "s") \(option.name.drop { $0 == "-" })" : option.name
                #expect(text.contains(name), "\(option.name) of \(subcommand.name)")
            }
        }
    }

    @Test func otherShellsAreRefused() {
        #expect(
            CommandRun("help", "completions", "tcsh").messages.hasPrefix(
                "cairn: completions cannot be 'tcsh': expected bash, zsh, fish"))
        #expect(CommandRun("help", "completions").status == .failure)
    }

    @Test("The page for man has all options, and no line of text is a command of roff")
    func man() {
        let lines = CommandRun("help", "man").output.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix(".TH CAIRN 1 ") == true)
        for option in Cairn.subcommands.flatMap(\.options) {
            let name = ".B " + option.name.replacing("-", with: "\\-")
            #expect(lines.contains { $0 == name || $0.hasPrefix(name + " ") }, "\(option.name)")
        }
        for subcommand in Cairn.subcommands {
            let first = lines.firstIndex { $0.hasPrefix(".SS cairn \(subcommand.name) ") }!
            let section = lines[(first + 1)...].prefix { !$0.hasPrefix(".S") }
            let named = section.filter { $0.hasPrefix(".B \\-") }.map { line in
                String(line.split(separator: " ")[1]).replacing("\\-", with: "-")
            }
            #expect(named == subcommand.options.map(\.name))
        }
        let commands = [".TH", ".SH", ".SS", ".TP", ".B", ".br", ".PP", ".nf", ".fi", ".RS", ".RE"]
        #expect(
            lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }.allSatisfy { line in
                commands.contains { line == $0 || line.hasPrefix($0 + " ") }
            })
    }
}
