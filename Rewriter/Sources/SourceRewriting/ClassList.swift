import Foundation
import SwiftSyntax

/// The classes of sources, with the names that documents of Interface Builder can use: of properties, for outlets, and
/// of methods, for actions.
public struct ClassList: Encodable, Equatable, Sendable {
    /// A class, its declaration and its extensions together.
    public struct Entry: Encodable, Equatable, Sendable {
        /// The name by which documents name the class: the last part of its name in the sources.
        public let name: String
        /// The names after the colon, the superclass first; protocols too.
        public let inherited: [String]
        /// The names of properties, and the selectors of methods.
        public let members: [String]
    }

    /// By their names.
    public let classes: [Entry]

    /// Reads the classes of sources.
    ///
    /// - Parameter sources: Paths and contents; files that do not parse give what can be understood of them.
    public init(of sources: [SourceRewriter.Input]) {
        let index = ProjectIndex(parsing: sources)
        classes = index.all.filter { $0.record.kind == .class }.map { path, record in
            Entry(
                name: ProjectIndex.lastName(path), inherited: record.inherited.map(ProjectIndex.lastName),
                members: Set(record.properties.flatMap { [$0.name, $0.getter] } + record.methods.map(\.selector)).sorted())
        }
    }

    /// The list as a JSON object, a line for each class.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = classes.map { String(decoding: (try? encoder.encode($0)) ?? Data(), as: UTF8.self) }
        return "{\"classes\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
    }
}
