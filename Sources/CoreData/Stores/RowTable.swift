import Foundation

/// An object as a store has it: attributes as values, relationships as an identity or a list of identities.
struct Row {
    var values: [String: Any]
    /// The number of the row's version.
    var version: Int
}

/// The rows of a store.
final class RowTable {
    private var rows: [NSManagedObjectID: Row] = [:]
    /// The identities of each entity's rows by their numbers.
    private var ids: [String: [Int64: NSManagedObjectID]] = [:]
    private var sorted: [String: [NSManagedObjectID]] = [:]
    /// The last numbers that entities at the top of others gave.
    private(set) var last: [String: Int64] = [:]

    subscript(id: NSManagedObjectID) -> Row? { rows[id] }

    /// The identities of an entity's rows in the order in which they were saved first.
    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
        let name = entity.name ?? ""
        if let known = sorted[name] { return known }
        let list = (ids[name] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
        sorted[name] = list
        return list
    }

    /// The identity of an entity and a number, the same object where the store has a row of it.
    func id(_ entity: NSEntityDescription, _ number: Int64, in store: NSPersistentStore) -> NSManagedObjectID {
        ids[entity.name ?? ""]?[number] ?? NSManagedObjectID(entity, number: number, in: store)
    }

    /// A number that no row of an entity, and of those that it has to do with, had.
    func nextNumber(of entity: NSEntityDescription) -> Int64 {
        let next = (last[entity.root.name ?? ""] ?? 0) + 1
        last[entity.root.name ?? ""] = next
        return next
    }

    func set(_ row: Row, _ id: NSManagedObjectID) {
        let name = id.entity.name ?? ""
        if rows.updateValue(row, forKey: id) == nil {
            ids[name, default: [:]][id.number] = id
            sorted[name] = nil
        }
        let root = id.entity.root.name ?? ""
        last[root] = max(last[root] ?? 0, id.number)
    }

    func remove(_ id: NSManagedObjectID) {
        let name = id.entity.name ?? ""
        guard rows.removeValue(forKey: id) != nil else { return }
        ids[name]?[id.number] = nil
        sorted[name] = nil
    }

    func setLast(_ number: Int64, ofRoot name: String) { last[name] = max(last[name] ?? 0, number) }
}
