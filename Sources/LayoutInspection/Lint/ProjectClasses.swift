import Foundation

/// The classes of a project's sources, as `Scripts/classes` lists them: which outlets and actions documents can
/// connect.
public struct ProjectClasses: Sendable, Decodable {
    private struct Entry: Sendable, Decodable {
        let name: String
        let inherited: [String]
        let members: Set<String>
    }

    private let classes: [Entry]
    private let places: [String: [Int]]

    private enum CodingKeys: CodingKey { case classes }

    /// Reads a list of classes in JSON.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        classes = try container.decode([Entry].self, forKey: .classes)
        places = Dictionary(grouping: classes.indices) { [classes] in classes[$0].name }
    }

    /// Whether a class has a property or a method; nil where that cannot be told: for a class that the sources do not
    /// declare, or that inherits from one which neither the sources nor UIKit declare.
    ///
    /// - Parameter member: The name of a property, or the selector of a method.
    func has(_ member: String, in name: String) -> Bool? {
        var (seen, next) = (Set<String>(), [name])
        var isKnown = false
        while let name = next.popLast() {
            guard seen.insert(name).inserted else { continue }
            guard let entries = places[name], !entries.isEmpty else {
                // The name after the colon may be a protocol's; those of UIKit and Foundation add no outlets.
                guard isKnown, ["UI", "NS", "CA"].contains(where: name.hasPrefix) || Self.isProtocol(name) else { return nil }
                continue
            }
            isKnown = true
            for entry in entries.map({ classes[$0] }) {
                if entry.members.contains(member) { return true }
                next += entry.inherited
            }
        }
        return false
    }

    /// Whether the sources declare a class of a name.
    func declares(_ name: String) -> Bool { places[name] != nil }

    /// Whether a name is commonly that of a protocol, which cannot bring outlets along.
    private static func isProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "able", "ible", "Protocol", "ing"].contains(where: name.hasSuffix)
    }
}
