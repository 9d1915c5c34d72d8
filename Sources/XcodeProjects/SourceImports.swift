import Foundation
import InterfaceBuilderDocument

/// The modules that Swift files import, each with the first place where that is written.
struct SourceImports {
    struct Place {
        let path: String
        let position: SourcePosition
    }

    private(set) var places: [String: Place] = [:]
    /// The number of files that import each.
    private var counts: [String: Int] = [:]
    /// The modules that the file which is read imports.
    private var inFile: Set<String> = []
    /// Modules that conditions ask for before they are imported.
    private(set) var optional: Set<String> = []
    /// Whether a file starts a program.
    private(set) var startsProgram = false

    init(of paths: [String]) {
        for path in paths {
            guard let bytes = try? RegularFile.contents(path) else { continue }
            inFile = []
            read(String(decoding: bytes, as: UTF8.self), of: path)
            for module in inFile { counts[module, default: 0] += 1 }
            if path.hasSuffix("/main.swift") { startsProgram = true }
        }
    }

    private mutating func read(_ text: String, of path: String) {
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.contains("import ") { addImport(in: line, number + 1, of: path) }
            if line.contains("canImport(") { addCondition(in: line) }
            if line.hasPrefix("@"), Self.startWords.contains(where: line.hasPrefix) { startsProgram = true }
        }
        if text.contains("objc_setAssociatedObject") { add("ObjectiveC", SourcePosition(line: 1, column: 1), of: path) }
        for (module, words) in Self.reexported where words.contains(where: text.contains) {
            add(module, SourcePosition(line: 1, column: 1), of: path)
        }
    }

    /// The modules that Foundation re-exports on iOS, with names of theirs.
    private static let reexported = [
        (
            "Combine",
            ["ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject"]
        ),
        ("Security", ["SecItem", "kSecClass", "SecRandomCopyBytes", "SecKey", "SecTrust", "SecCertificate", "OSStatus"]),
    ]

    private static let startWords = ["@main", "@UIApplicationMain", "@NSApplicationMain"]

    private mutating func addImport(in line: Substring, _ number: Int, of path: String) {
        let words = line.split(whereSeparator: { " \t;.".contains($0) })
        guard let place = words.firstIndex(of: "import"),
            words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains($0) }),
            let module = words[(place + 1)...].first(where: { !Self.kinds.contains($0) })
        else { return }
        let column = line.distance(from: line.startIndex, to: words[0].startIndex) + 1
        add(ContainedFrameworks.modules[String(module)] ?? String(module), SourcePosition(line: number, column: column), of: path)
    }

    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]

    private mutating func add(_ module: String, _ position: SourcePosition, of path: String) {
        inFile.insert(module)
        if places[module] == nil { places[module] = Place(path: path, position: position) }
    }

    private mutating func addCondition(in line: Substring) {
        for part in line.components(separatedBy: "canImport(").dropFirst() {
            optional.insert(String(part.prefix { $0 != ")" && $0 != "." && $0 != "," }))
        }
    }

    func imports(_ module: String) -> Bool { places[module] != nil }

    /// The modules that a file imports with `@testable`.
    static func testedModules(_ path: String) -> [String] {
        guard let bytes = try? RegularFile.contents(path) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ")
            return words.count > 2 && words[0] == "@testable" && words[1] == "import" ? String(words[2]) : nil
        }
    }

    /// How many files beside the first import a module; empty where there is none.
    private func others(_ module: String) -> String {
        let others = (counts[module] ?? 1) - 1
        return others == 0 ? "" : others == 1 ? "; another file imports it too" : "; \(others) other files import it too"
    }

    /// Tells of the frameworks that no module stands for, each once.
    var notes: [ImportNote] {
        AbsentFrameworks.names.compactMap { name in
            guard let place = places[name], !optional.contains(name) else { return nil }
            return ImportNote(
                id: "framework", message: "\(name) is not supported: no module stands for this framework\(others(name))",
                path: place.path, position: place.position)
        }
    }
}
