import Foundation
import InterfaceBuilderDocument

/// The settings of a file `.xcconfig` and of those that it includes.
struct ConfigurationFile {
    /// The settings as a table, later ones last.
    private(set) var values: [(key: String, value: PropertyListValue)] = []
    /// Files that are included and missing.
    private(set) var missing: [String] = []
    private var open: Set<String> = []

    /// Reads a file; it is missing where there is none.
    init(path: String) { read(path, isOptional: false) }

    private mutating func read(_ path: String, isOptional: Bool) {
        guard open.insert(path).inserted, open.count < 64 else { return }
        guard let data = FileManager.default.contents(atPath: path) else {
            if !isOptional { missing.append(path) }
            return
        }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() { read(Self.withoutComment(line), number + 1, in: path) }
    }

    /// A line up to a comment, which begins with two slashes.
    private static func withoutComment(_ line: Substring) -> String {
        let end = line.range(of: "//")?.lowerBound ?? line.endIndex
        return line[..<end].trimmingCharacters(in: .whitespaces)
    }

    private mutating func read(_ line: String, _ number: Int, in path: String) {
        if line.hasPrefix("#include") {
            let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
            let folder = (path as NSString).deletingLastPathComponent
            read(name.hasPrefix("/") ? name : "\(folder)/\(name)", isOptional: line.hasPrefix("#include?"))
        } else if let equals = Self.assignment(in: line), let key = Self.key(line[..<equals]) {
            let text = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            values.append((key, PropertyListValue(content: .text(text), position: SourcePosition(line: number, column: 1))))
        }
    }

    /// The equals sign between a setting and its value, which is none of those in the setting's conditions.
    private static func assignment(in line: String) -> String.Index? {
        var depth = 0
        return line.indices.first { index in
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            default: return line[index] == "=" && depth == 0
            }
            return false
        }
    }

    /// The name of a setting; nil where its conditions are for other systems than a simulator of iOS.
    private static func key(_ text: Substring) -> String? {
        let parts = text.split(separator: "[").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t],")) }
        guard let name = parts.first, !name.isEmpty else { return nil }
        let conditions = parts.dropFirst().flatMap { $0.split(separator: ",") }
        let holds = conditions.allSatisfy { condition in
            condition.hasPrefix("sdk=iphonesimulator") || condition == "sdk=*" || condition == "arch=*" || condition == "config=*"
        }
        return holds ? name : nil
    }

    /// The settings, one after the other, each of which may extend those before it.
    var layers: [PropertyListValue] {
        values.map { PropertyListValue(content: .table([$0]), position: $0.value.position) }
    }
}
