import Foundation

/// Links beside a package's programs that stand for the resources of its targets.
///
/// On iOS the resources of an app are in its main bundle. The package manager puts those of each target into a bundle
/// of their own beside the program, whose folder is the main bundle.
public struct MainBundleLinks {
    /// The resources of a target: a folder beside the programs.
    public struct ResourceBundle {
        /// The folder's name.
        public let name: String
        /// The paths in it of what is linked: a path of a folder of a language has two parts.
        public let files: [String]

        /// Makes a bundle of files.
        public init(name: String, files: [String]) { (self.name, self.files) = (name, files) }

        /// Reads what a build put into a folder; nothing where there is none.
        public init(name: String, in products: URL) {
            let names = Self.names(in: products.appending(path: name))
            let files = names.flatMap { file -> [String] in
                guard file.hasSuffix(".lproj") else { return [file] }
                return Self.names(in: products.appending(path: "\(name)/\(file)")).map { "\(file)/\($0)" }
            }
            self.init(name: name, files: files)
        }

        static func names(in folder: URL) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        }
    }

    private let products: URL

    /// - Parameter products: The folder of the programs.
    public init(products: URL) { self.products = products }

    /// Makes the links in place of those of an earlier build, which may be another package's; what else has a name
    /// stays.
    ///
    /// - Parameters:
    ///   - bundles: Those of the targets; the first that has a name wins.
    ///   - program: The target of the program whose Info.plist is that of the main bundle; nil for none.
    public func make(to bundles: [ResourceBundle], informationOf program: String?) throws {
        try removeLinks()
        for bundle in bundles { try make(to: bundle) }
        guard let program else { return }
        // The package manager allows an Info.plist under this name only.
        let name = "\(program)-Info.plist"
        if let bundle = bundles.first(where: { $0.files.contains(name) }) { try link("Info.plist", to: "\(bundle.name)/\(name)") }
    }

    /// Removes links into bundles.
    private func removeLinks() throws {
        for name in ResourceBundle.names(in: products) {
            let inner =
                name.hasSuffix(".lproj") ? ResourceBundle.names(in: products.appending(path: name)).map { "\(name)/\($0)" } : []
            for path in [name] + inner {
                let place = products.appending(path: path).path
                guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else { continue }
                if target.contains(".resources/") { try FileManager.default.removeItem(atPath: place) }
            }
        }
    }

    private func make(to bundle: ResourceBundle) throws {
        for file in bundle.files where !file.hasSuffix("Info.plist") {
            let parts = file.split(separator: "/")
            if parts.count == 1 {
                try link(file, to: "\(bundle.name)/\(file)")
                if let name = Self.nameOfBuiltModel(file) { try link(name, to: "\(bundle.name)/\(file)") }
            } else {
                try FileManager.default.createDirectory(
                    at: products.appending(path: String(parts[0])), withIntermediateDirectories: true)
                // Foundation on Linux crashes where it finds a plural rule, so it does not find the file; rewritten
                // sources do.
                let linked = file.hasSuffix(".stringsdict") ? file.replacing("stringsdict", with: "pluralrules") : file
                try link(linked, to: "../\(bundle.name)/\(file)")
            }
        }
    }

    /// The name that a data model has in a bundle of iOS, where Xcode compiles it; nil for other files.
    static func nameOfBuiltModel(_ file: String) -> String? {
        if file.hasSuffix(".xcdatamodeld") { return file.dropLast(".xcdatamodeld".count) + ".momd" }
        return file.hasSuffix(".xcdatamodel") ? file.dropLast(".xcdatamodel".count) + ".mom" : nil
    }

    private func link(_ name: String, to target: String) throws {
        let place = products.appending(path: name).path
        guard (try? FileManager.default.attributesOfItem(atPath: place)) == nil else { return }
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
    }
}
