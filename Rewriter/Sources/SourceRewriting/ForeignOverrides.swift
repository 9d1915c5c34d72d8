/// Members that extensions of the frameworks' classes declare and classes of the project override.
struct ForeignOverrides {
    private let index: ProjectIndex
    /// The keys of the members by the class of the frameworks that has them.
    private var members: [String: Set<String>] = [:]
    /// The names of the members, of methods without their labels.
    private var names: Set<String> = []
    /// The classes of the frameworks whose extensions override a member, by its key.
    private var overridingExtensions: [String: [String]] = [:]

    var isEmpty: Bool { members.isEmpty }

    init(_ index: ProjectIndex) {
        self.index = index
        var declared: [String: Set<String>] = [:]
        let all = index.all
        for (path, record) in all where record.kind == nil {
            for member in record.overridable where member.isInExtension && !member.isOverride {
                declared[path, default: []].insert(member.key)
                if member.isOpen { note(member, of: path) }
            }
        }
        guard !declared.isEmpty else { return }
        for (path, record) in all where record.kind == nil {
            for member in record.overridable where member.isInExtension && member.isOverride {
                guard let owner = Self.superclasses(of: path).first(where: { declared[$0]?.contains(member.key) == true })
                else { continue }
                note(member, of: owner)
                overridingExtensions[member.key, default: []].append(path)
            }
        }
        for (path, record) in all where record.kind == .class {
            let overriding = record.overridable.filter(\.isOverride)
            if overriding.isEmpty { continue }
            let superclasses = foreignSuperclasses(of: path).filter { declared[$0] != nil }
            for member in overriding where !isDeclared(member.key, above: path) {
                for type in superclasses where declared[type]?.contains(member.key) == true {
                    note(member, of: type)
                }
            }
        }
    }

    private mutating func note(_ member: ProjectIndex.Member, of type: String) {
        members[type, default: []].insert(member.key)
        names.insert(String(member.name.prefix { $0 != "(" }))
    }

    /// Whether a type has one of these of a name, which for a method is that without its labels.
    func mayConcern(_ name: String) -> Bool { names.contains(name) }

    /// The classes of the frameworks that a class is below.
    private func foreignSuperclasses(of path: String) -> [String] {
        index.inheritedByRoot(of: path).first.map { Array(FrameworkClasses.family(of: $0)) } ?? []
    }

    private static func superclasses(of name: String) -> some Sequence<String> {
        FrameworkClasses.family(of: name).dropFirst()
    }

    /// The class of the frameworks whose extension declares a member that a class has.
    func owner(of key: String, in path: String) -> String? {
        let classes = index[path]?.kind == nil ? Array(FrameworkClasses.family(of: path)) : foreignSuperclasses(of: path)
        return classes.first { members[$0]?.contains(key) == true }
    }

    /// Whether the extension of a class of the frameworks overrides a member of another one.
    func isOverridden(_ key: String, in path: String) -> Bool { overridingExtensions[key]?.contains(path) == true }

    /// The class of the frameworks, the nearest above another class, whose extension overrides a member; nil where the
    /// member is the one that was declared.
    func overridingExtension(of key: String, above path: String) -> String? {
        let classes = index[path]?.kind == nil ? Array(Self.superclasses(of: path)) : foreignSuperclasses(of: path)
        return classes.first { isOverridden(key, in: $0) }
    }

    /// The classes of the frameworks below another one whose extensions override its member, subclasses first.
    func overridingExtensions(of key: String, below owner: String) -> [String] {
        let classes = (overridingExtensions[key] ?? []).map { (name: $0, family: Array(FrameworkClasses.family(of: $0))) }
        return classes.filter { $0.family.contains(owner) }.sorted { ($1.family.count, $0.name) < ($0.family.count, $1.name) }
            .map(\.name)
    }

    /// Whether a class of the project above another one declares a member anew.
    private func isDeclared(_ key: String, above path: String) -> Bool {
        index.superclasses(of: path).contains { index[$0]?.overridable.contains { $0.key == key && !$0.isOverride } == true }
    }

    /// Whether a type's member is one of these.
    func concern(_ key: String, of path: String) -> Bool {
        if index[path]?.kind == nil { return members[path]?.contains(key) == true || isOverridden(key, in: path) }
        return foreignSuperclasses(of: path).contains { members[$0]?.contains(key) == true } && !isDeclared(key, above: path)
    }

    /// Whether a class is the first of its superclasses to override the member.
    func isFirst(_ key: String, in path: String) -> Bool {
        !index.superclasses(of: path).contains { index[$0]?.overridable.contains { $0.key == key && $0.isOverride } == true }
    }
}
