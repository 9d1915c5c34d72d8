internal import CSQLite
import UIKit

/// A file of SQLite with the rows of a store: a table of objects, whose values are a property list each, a table of the
/// last numbers of entities, and one of what the store says of itself.
final class StoreFile {
    private var database: OpaquePointer?
    private let url: URL

    /// A row as the file has it.
    struct Record {
        let entity: String
        let number: Int64
        let version: Int
        let values: [String: Any]
    }

    /// Opens a file, which is made where it is missing.
    init(url: URL, isReadOnly: Bool) throws {
        self.url = url
        let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        guard sqlite3_open_v2(url.path, &database, flags | SQLITE_OPEN_FULLMUTEX, nil) == SQLITE_OK else {
            defer { close() }
            throw error(NSPersistentStoreOpenError, "The file “\(url.lastPathComponent)” couldn’t be opened.")
        }
        sqlite3_busy_timeout(database, 10_000)
        do { try prepare(isReadOnly: isReadOnly) } catch {
            close()
            throw error
        }
    }

    deinit { close() }

    func close() {
        sqlite3_close_v2(database)
        database = nil
    }

    private func prepare(isReadOnly: Bool) throws {
        let tables = try texts("SELECT name FROM sqlite_master WHERE type = 'table'")
        guard tables.isEmpty || tables.contains("cairn_objects") else {
            let text = "The file “\(url.lastPathComponent)” couldn’t be opened because it isn’t in the correct format."
            throw error(
                CocoaError.Code.fileReadCorruptFile.rawValue, text,
                [NSLocalizedFailureReasonErrorKey: "Its tables are not those of a store that was made here."])
        }
        guard !isReadOnly else { return }
        try run("PRAGMA journal_mode = WAL")
        try run("CREATE TABLE IF NOT EXISTS cairn_metadata (contents BLOB)")
        try run("CREATE TABLE IF NOT EXISTS cairn_numbers (entity TEXT PRIMARY KEY, last INTEGER)")
        try run(
            "CREATE TABLE IF NOT EXISTS cairn_objects (entity TEXT, number INTEGER, version INTEGER, contents BLOB, "
                + "PRIMARY KEY (entity, number)) WITHOUT ROWID")
    }

    // MARK: Reading

    func metadata() throws -> [String: Any] {
        guard try texts("SELECT name FROM sqlite_master WHERE name = 'cairn_metadata'").count == 1 else { return [:] }
        var found: [String: Any] = [:]
        try each("SELECT contents FROM cairn_metadata") { found = Self.list(Self.bytes($0, 0)) }
        return found
    }

    func lastNumbers() throws -> [(String, Int64)] {
        var found: [(String, Int64)] = []
        try each("SELECT entity, last FROM cairn_numbers") { found.append((Self.text($0, 0), sqlite3_column_int64($0, 1))) }
        return found
    }

    /// All rows, by entities and numbers.
    func records() throws -> [Record] {
        var found: [Record] = []
        try each("SELECT entity, number, version, contents FROM cairn_objects ORDER BY entity, number") { row in
            found.append(
                Record(
                    entity: Self.text(row, 0), number: sqlite3_column_int64(row, 1), version: Int(sqlite3_column_int64(row, 2)),
                    values: Self.list(Self.bytes(row, 3))))
        }
        return found
    }

    private static func list(_ data: Data) -> [String: Any] {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    private static func text(_ row: OpaquePointer, _ column: Int32) -> String {
        sqlite3_column_text(row, column).map { String(cString: $0) } ?? ""
    }

    private static func bytes(_ row: OpaquePointer, _ column: Int32) -> Data {
        let count = Int(sqlite3_column_bytes(row, column))
        return sqlite3_column_blob(row, column).map { Data(bytes: $0, count: count) } ?? Data()
    }

    private func texts(_ statement: String) throws -> [String] {
        var found: [String] = []
        try each(statement) { found.append(Self.text($0, 0)) }
        return found
    }

    // MARK: Writing

    func write(metadata: [String: Any]) throws {
        try transaction {
            try run("DELETE FROM cairn_metadata")
            try run("INSERT INTO cairn_metadata VALUES (?)", [.bytes(try Self.data(metadata))])
        }
    }

    /// Writes and deletes rows; all or nothing.
    func write(
        _ rows: [(id: NSManagedObjectID, row: Row)], deleting deleted: [NSManagedObjectID], last: [String: Int64]
    ) throws {
        try transaction {
            for (id, row) in rows { try put(id, row) }
            for id in deleted {
                try run(
                    "DELETE FROM cairn_objects WHERE entity = ? AND number = ?",
                    [.text(id.entity.name ?? ""), .number(id.number)])
            }
            try put(last)
        }
    }

    /// Writes rows in place of all that are there.
    func replaceAll(with rows: [(id: NSManagedObjectID, row: Row)], last: [String: Int64]) throws {
        try transaction {
            try run("DELETE FROM cairn_objects")
            for (id, row) in rows { try put(id, row) }
            try put(last)
        }
    }

    private func put(_ id: NSManagedObjectID, _ row: Row) throws {
        let contents = try Self.data(Self.stored(row, of: id.entity))
        try run(
            "INSERT OR REPLACE INTO cairn_objects VALUES (?, ?, ?, ?)",
            [.text(id.entity.name ?? ""), .number(id.number), .number(Int64(row.version)), .bytes(contents)])
    }

    private func put(_ last: [String: Int64]) throws {
        for entity in last.keys.sorted() {
            try run("INSERT OR REPLACE INTO cairn_numbers VALUES (?, ?)", [.text(entity), .number(last[entity]!)])
        }
    }

    private static func stored(_ row: Row, of entity: NSEntityDescription) -> [String: Any] {
        var stored: [String: Any] = [:]
        for attribute in entity.attributes {
            stored[attribute.name] = row.values[attribute.name].flatMap { AttributeValue.stored($0, of: attribute) }
        }
        for relationship in entity.relationships {
            let texts = RelatedObjects.identities(row.values[relationship.name]).map { "\($0.entity.name ?? "")/\($0.number)" }
            if relationship.isToMany { stored[relationship.name] = texts } else { stored[relationship.name] = texts.first }
        }
        return stored
    }

    private static func data(_ list: [String: Any]) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    // MARK: Statements

    private enum Value {
        case text(String)
        case number(Int64)
        case bytes(Data)
    }

    private func transaction(_ body: () throws -> Void) throws {
        try run("BEGIN IMMEDIATE")
        do {
            try body()
            try run("COMMIT")
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    private func run(_ statement: String, _ values: [Value] = []) throws { try each(statement, values) { _ in } }

    /// Runs a statement and calls a function for each row.
    private func each(_ statement: String, _ values: [Value] = [], _ body: (OpaquePointer) throws -> Void) throws {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(database, statement, -1, &prepared, nil) == SQLITE_OK, let prepared else { throw failure() }
        defer { sqlite3_finalize(prepared) }
        for (index, value) in values.enumerated() { Self.bind(value, to: prepared, Int32(index + 1)) }
        while true {
            switch sqlite3_step(prepared) {
            case SQLITE_ROW: try body(prepared)
            case SQLITE_DONE: return
            default: throw failure()
            }
        }
    }

    private static func bind(_ value: Value, to statement: OpaquePointer, _ index: Int32) {
        // SQLite copies what it is given with this function, whose address is -1.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .text(let text): sqlite3_bind_text(statement, index, text, -1, copies)
        case .number(let number): sqlite3_bind_int64(statement, index, number)
        case .bytes(let data):
            _ = data.withUnsafeBytes { sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), copies) }
        }
    }

    private func failure() -> NSError {
        let code = sqlite3_errcode(database)
        let text = "The file “\(url.lastPathComponent)” couldn’t be opened because it isn’t in the correct format."
        if code == SQLITE_NOTADB { return error(CocoaError.Code.fileReadCorruptFile.rawValue, text) }
        return error(NSPersistentStoreSaveError, "The store couldn’t be read or written.")
    }

    private func error(_ code: Int, _ text: String, _ more: [String: Any] = [:]) -> NSError {
        let reason = sqlite3_errmsg(database).map { String(cString: $0) } ?? ""
        let sqlite = Int(sqlite3_errcode(database))
        return CoreDataError.make(
            code, text,
            [NSFilePathErrorKey: url.path, NSSQLiteErrorDomain: sqlite, NSLocalizedFailureReasonErrorKey: reason]
                .merging(more) { _, new in new })
    }
}
