/// Optional requirements of UIKit's protocols and those of its companions, which have default implementations here.
enum FrameworkProtocols {
    private struct Requirements {
        /// The protocols with optional methods that it refines.
        let refined: [String]
        /// Whether it has requirements that are not optional.
        let isPartlyRequired: Bool
        /// The full names of its optional methods.
        var methods: Set<String> = []

        /// - Parameter line: What stands behind the protocol's name.
        init(_ line: Substring) {
            isPartlyRequired = line.hasSuffix(" +")
            refined = line.split(separator: " ").map(String.init).filter { $0 != ":" && $0 != "+" }
        }
    }

    private static let optional: [String: Requirements] = {
        var (protocols, name): ([String: Requirements], String) = ([:], "")
        for line in FrameworkDeclarations.requirements.split(separator: "\n") {
            if line.hasPrefix(" ") {
                protocols[name]?.methods.formUnion(line.split(separator: " ").map(String.init))
            } else {
                name = String(line.prefix { $0 != ":" && $0 != " " })
                protocols[name] = Requirements(line.dropFirst(name.count))
            }
        }
        return protocols
    }()

    private static let fullNames = optional.values.reduce(into: Set<String>()) { $0.formUnion($1.methods) }

    static let baseNames = Set(fullNames.map { String($0.prefix { $0 != "(" }) })

    /// Whether a protocol has an optional method of a base name.
    static func hasOptional(_ name: String) -> Bool { baseNames.contains(name) }

    /// Whether a call is one of an optional method of a protocol: of its base name and with its labels, of which
    /// closures that trail lack one.
    static func hasOptional(_ name: String, labels: [String?]) -> Bool {
        guard baseNames.contains(name), !labels.isEmpty else { return false }
        let start = name + "(" + labels.map { ($0 ?? "_") + ":" }.joined()
        return fullNames.contains { $0.hasPrefix(start) }
    }

    /// Whether a protocol has an optional method of a full name.
    static func isOptional(_ method: String) -> Bool { fullNames.contains(method) }

    /// Whether a protocol, or one that it refines, has an optional method of a full name.
    static func isOptional(_ method: String, in name: String) -> Bool {
        guard let requirements = optional[name] else { return false }
        return requirements.methods.contains(method) || requirements.refined.contains { isOptional(method, in: $0) }
    }

    /// The requirements that are not optional, as a class declares that meets them; for protocols that have both kinds.
    static func required(in name: String) -> String {
        switch name {
        case "UITableViewDataSource":
            "func tableView(_: UIKit.UITableView, numberOfRowsInSection _: Int) -> Int { 0 }; "
                + "func tableView(_: UIKit.UITableView, cellForRowAt _: IndexPath) -> UIKit.UITableViewCell { UIKit.UITableViewCell() }"
        case "UICollectionViewDataSource":
            "func collectionView(_: UIKit.UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }; "
                + "func collectionView(_: UIKit.UICollectionView, cellForItemAt _: IndexPath) -> UIKit.UICollectionViewCell "
                + "{ UIKit.UICollectionViewCell() }"
        default: ""
        }
    }

    /// The protocols whose requirements are all optional, or whose others are known.
    static func canBeMet(_ name: String) -> Bool {
        !required(in: name).isEmpty || optional[name]?.isPartlyRequired != true
    }
}
