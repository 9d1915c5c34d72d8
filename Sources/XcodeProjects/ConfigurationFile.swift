import Foundation
import InterfaceBuilderDocument

/// The settings of a file `.xcconfig` and of those that it includes.
struct ConfigurationFile {
    /// The settings as a table, later ones last.
    private(set) var values: [(key: String, value: PropertyListValue)] = []
    /// Lines and included files that are not read, with the reason.
    private(set) var faults: [ImportNote] = []
    private var open: Set<String> = []

    /// Reads a file; the fault of one that cannot be read has its path.
    init(path: String) {
        do throws(RegularFile.Fault) { try read(path) } catch { tell(error.reason, path, nil) }
    }

    private mutating func tell(_ message: String, _ path: String, _ line: Int?) {
        let place = line.map { SourcePosition(line: $0, column: 1) }
        let note = ImportNote(
            id: "configuration-file", message: "the settings are not read: \(message)", path: path, position: place)
        if !faults.contains(note) { faults.append(note) }
    }

    private mutating func read(_ path: String) throws(RegularFile.Fault) {
        guard open.insert(path).inserted, open.count < 64 else { return }
        let text = String(decoding: try RegularFile.contents(path), as: UTF8.self)
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            read(Self.withoutComment(line), number + 1, in: path)
        }
    }

    /// A line up to a comment, which begins with two slashes.
    private static func withoutComment(_ line: Substring) -> String {
        let end = line.range(of: "//")?.lowerBound ?? line.endIndex
        return line[..<end].trimmingCharacters(in: .whitespaces)
    }

    private mutating func read(_ line: String, _ number: Int, in path: String) {
        if line.isEmpty { return }
        if line.hasPrefix("#include") { return include(line, number, in: path) }
        guard let equals = Self.assignment(in: line), SettingName(line[..<equals]) != nil else {
            return tell("the line has no form NAME = VALUE", path, number)
        }
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        let text = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        values.append((name, PropertyListValue(content: .text(text), position: SourcePosition(line: number, column: 1))))
    }

    private mutating func include(_ line: String, _ number: Int, in path: String) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return tell("the file to include is not in quotation marks", path, number) }
        let (name, folder) = (String(parts[1]), (path as NSString).deletingLastPathComponent)
        let full = URL(fileURLWithPath: name.hasPrefix("/") ? name : "\(folder)/\(name)").standardizedFileURL.path
        do throws(RegularFile.Fault) { try read(full) } catch {
            if !line.hasPrefix("#include?") { tell("\(full): \(error.reason)", path, number) }
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

    /// The settings, one after the other, each of which may extend those before it.
    var layers: [PropertyListValue] {
        values.map { PropertyListValue(content: .table([$0]), position: $0.value.position) }
    }
}
