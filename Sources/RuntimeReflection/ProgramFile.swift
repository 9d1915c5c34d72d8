import Foundation

/// An executable or library of the program, with an index of its symbol table that is made when it is needed.
final class ProgramFile {
    /// Why the file's functions cannot be found; nil where they can.
    let failure: ReflectionFailure?

    private let contents: Data
    private let base: UnsafeRawPointer

    /// Opens a file. Its symbol table is read at the first question.
    ///
    /// - Parameters:
    ///   - path: Where the file is.
    ///   - base: The address that the file is loaded at.
    convenience init(path: String, base: UnsafeRawPointer) {
        let contents = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        self.init(contents ?? Data(), path: path, base: base)
    }

    /// Takes a file's contents; the path is for messages.
    init(_ contents: Data, path: String, base: UnsafeRawPointer) {
        self.contents = contents
        self.base = base
        failure = contents.withUnsafeBytes { bytes in
            let table = FunctionTable(bytes)
            guard table.isReadable else { return .unreadableProgram(path: path) }
            return table.hasSymbols ? nil : .strippedProgram
        }
    }

    /// The functions by their names. O(symbols).
    private lazy var index: FunctionIndex = contents.withUnsafeBytes { FunctionTable($0).index() }

    /// The version of the field records that the compiler wrote into the file; nil where the file does not say.
    private(set) lazy var fieldRecordsVersion: Int? = contents.withUnsafeBytes { FunctionTable($0).fieldRecordsVersion }

    /// The mangled name of the type whose descriptor is at an address in memory, without what marks a symbol of Swift.
    /// O(symbols).
    func typeName(descriptorAt address: UnsafeRawPointer) -> String? {
        contents.withUnsafeBytes { bytes in
            let table = FunctionTable(bytes)
            return table.typeName(descriptorAt: table.isRelative ? address - base : Int(bitPattern: address))
        }
    }

    /// The mangled names of the classes at the top of modules, by their names without the module. O(symbols).
    private(set) lazy var classNames: [String: [String]] = {
        let mangled = contents.withUnsafeBytes { FunctionTable($0).classNames() }
        let named = mangled.map { (name: ProgramSymbols.demangled("$s" + $0).split(separator: "."), mangled: $0) }
        return Dictionary(grouping: named.filter { $0.name.count == 2 }, by: { String($0.name[1]) }).mapValues {
            $0.map(\.mangled)
        }
    }()

    /// The functions whose mangled names have a prefix, with their addresses in memory.
    func functions(prefix: String) -> [(name: String, address: UnsafeRawPointer)] {
        guard let places = prefix.withCString(FunctionTable.key).map({ index[$0] }) else { return [] }
        let found = contents.withUnsafeBytes { FunctionTable($0).functions(at: places, prefix: prefix) }
        return found.compactMap { function in
            let address = function.isRelative ? base + function.value : UnsafeRawPointer(bitPattern: function.value)
            return address.map { (function.name, $0) }
        }
    }
}
