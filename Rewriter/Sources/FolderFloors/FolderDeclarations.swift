import SwiftDeclarations

/// The folders that declare each name which other folders can use.
///
/// Names are told apart as far as that goes without knowing types: a type or function outside types by its name, a
/// member only where an extension adds it to a type of another folder or of another module. Any other member is reached
/// through a value of its own type.
struct FolderDeclarations {
    /// Types, functions and variables outside types, by name without labels.
    private var outermost: [String: Set<String>] = [:]
    /// Members that extensions add to types of other folders and modules.
    private var added: [String: Set<String>] = [:]
    /// All other members' names. A mention of one of them may mean that member, whoever else adds one of the name.
    private var own: Set<String> = []
    /// Types inside of other types, and what is private, by folder: there the name means them.
    private var local: [String: Set<String>] = [:]
    /// The folders of types with those around them, such as `UIView.ContentMode`.
    private var homes: [String: Set<String>] = [:]

    init(_ files: [SourceFile]) {
        for file in files {
            for declaration in file.declarations where declaration.kind == .type {
                homes[declaration.name, default: []].insert(file.folder ?? "")
            }
        }
        for file in files {
            for declaration in file.declarations where declaration.kind != .typeExtension {
                record(declaration, folder: file.folder ?? "")
            }
        }
    }

    private mutating func record(_ declaration: Declaration, folder: String) {
        let path = declaration.name.prefix { $0 != "(" }.split(separator: ".")
        guard let name = path.last.map(String.init) else { return }
        if declaration.isPrivate || declaration.kind == .type && path.count > 1 { local[folder, default: []].insert(name) }
        if declaration.isPrivate { return }
        if path.count == 1 {
            outermost[name, default: []].insert(folder)
        } else if !declaration.isOverride, homes[path.dropLast().joined(separator: ".")]?.contains(folder) != true {
            added[name, default: []].insert(folder)
        } else {
            own.insert(name)
        }
    }

    /// The folders whose types and functions a word of a folder may name.
    func folders(naming word: String, in folder: String) -> Set<String> {
        isLocal(word, in: folder) ? [] : outermost[word] ?? []
    }

    /// The folders that add a member to types of others which a word of a folder may name.
    func folders(adding member: String, usedIn folder: String) -> Set<String> {
        own.contains(member) || isLocal(member, in: folder) ? [] : added[member] ?? []
    }

    private func isLocal(_ name: String, in folder: String) -> Bool { local[folder]?.contains(name) ?? false }
}
