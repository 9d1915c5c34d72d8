import Foundation
import InterfaceBuilderDocument

/// Makes a package that builds another package's files with UIKit, whose own manifest does not name it and stays as it
/// is.
///
/// The new manifest is the old one with a few statements behind it, in a folder of its own beside it, where links stand
/// for the package's files.
package struct PackageImport {
    private let folder: String
    private let cairn: String
    /// The folder of the new manifest.
    private let added: String
    /// The package's folder as seen from the new manifest's.
    private let way: String

    /// - Parameters:
    ///   - folder: The package.
    ///   - cairn: The path of the package that has UIKit.
    ///   - place: The folder of the new manifest, outside of the package; nil for one in the package.
    package init(folder: String, cairn: String, place: String? = nil) {
        (self.folder, self.cairn) = (folder, cairn)
        added = place ?? folder + "/" + PackageWriting.added
        way = place == nil ? "../" : folder + "/"
    }

    /// Whether a package's manifest names the product UIKit of another one.
    package static func namesUIKit(_ folder: String) -> Bool {
        guard let bytes = try? RegularFile.contents(folder + "/Package.swift") else { return false }
        return String(decoding: bytes, as: UTF8.self).contains(/\.product\s*\(\s*name\s*:\s*"UIKit"/)
    }

    /// Whether a folder has a manifest that this command did not write.
    package static func isPackage(_ folder: String) -> Bool {
        guard let bytes = try? RegularFile.contents(folder + "/Package.swift") else { return false }
        return !String(decoding: bytes, as: UTF8.self).contains(PackageWriting.header)
    }

    /// Whether a project beside a package has what that one's manifest does not name: programs, or tests.
    package static func lacksTargets(of project: String, in folder: String) -> Bool {
        guard let targets = try? XcodeProject(bundle: project).targets(),
            let bytes = try? RegularFile.contents(folder + "/Package.swift")
        else { return false }
        let (kinds, text) = (targets.map { $0.text("productType") ?? "" }, String(decoding: bytes, as: UTF8.self))
        return kinds.contains { ImportedTarget.Kind(productType: $0) == .program }
            || !text.contains(".testTarget") && kinds.contains { ImportedTarget.Kind(productType: $0) == .tests }
    }

    /// Writes the manifest and the links, in place of those of an earlier import.
    ///
    /// - Returns: The path of the manifest.
    /// - Throws: `PackageWriting.Fault` where the package's manifest has another form than is understood, or names
    ///   UIKit itself.
    package func write() throws -> String {
        let path = try manifestPath()
        let original = String(decoding: try RegularFile.contents(path), as: UTF8.self)
        if isFolderOfCairn || original.contains("package: \"Cairn\"") { throw PackageWriting.Fault.existingManifest(path) }
        guard let name = Self.packageName(in: original) else {
            throw PackageWriting.Fault.unreadable(path, place: nil, reason: "no statement begins with “let NAME = Package(”")
        }
        try removeEarlierLinks()
        try FileManager.default.createDirectory(atPath: added, withIntermediateDirectories: true)
        for entry in FolderListing.entries(of: folder) {
            let name = (entry as NSString).lastPathComponent
            guard !Self.left.contains(name), Self.versionedManifest(name) == nil else { continue }
            try FileManager.default.createSymbolicLink(atPath: "\(added)/\(name)", withDestinationPath: way + name)
        }
        let manifest = added + "/Package.swift"
        try (Self.raisingVersion(original) + statements(name)).write(toFile: manifest, atomically: true, encoding: .utf8)
        return manifest
    }

    /// Whether the package is the one that has UIKit.
    private var isFolderOfCairn: Bool {
        URL(fileURLWithPath: folder).resolvingSymlinksInPath() == URL(fileURLWithPath: cairn).resolvingSymlinksInPath()
    }

    /// The entries that the folder of the new manifest does not link to.
    private static let left: Set<String> = ["Package.swift", "Package.resolved", PackageWriting.added]

    /// Removes links and the manifest; what the package manager built stays.
    private func removeEarlierLinks() throws {
        for entry in FolderListing.entries(of: added) where FolderListing.isLink(entry) {
            try FileManager.default.removeItem(atPath: entry)
        }
    }

    // MARK: The manifest

    /// The manifest that the package manager reads: `Package@swift-5.9.swift` stands for `Package.swift` where the
    /// toolchain is not older than its name says and its version is later than that of `Package.swift`.
    private func manifestPath() throws -> String {
        let plain = folder + "/Package.swift"
        let versioned = FolderListing.entries(of: folder).compactMap { entry in
            Self.versionedManifest((entry as NSString).lastPathComponent).map { (version: $0, path: entry) }
        }.filter { !Self.toolchain.lexicographicallyPrecedes($0.version) }
        guard let latest = versioned.max(by: { $0.version.lexicographicallyPrecedes($1.version) }) else { return plain }
        let text = String(decoding: try RegularFile.contents(plain), as: UTF8.self)
        return Self.toolsVersion(in: text).lexicographicallyPrecedes(latest.version) ? latest.path : plain
    }

    /// The version of the toolchain that this package needs.
    private static let toolchain = [6, 3]

    /// The version in the name of a manifest for certain toolchains; nil where a file is no such manifest.
    static func versionedManifest(_ name: String) -> [Int]? {
        guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
        return version(name.dropFirst("Package@swift-".count).dropLast(".swift".count))
    }

    private static func version(_ text: some StringProtocol) -> [Int] {
        let parts = text.split(separator: ".").prefix(2)
        return Array((parts.map { Int($0.prefix(while: \.isNumber)) ?? 0 } + [0, 0]).prefix(2))
    }

    /// The version that a manifest names in its first line, major and minor.
    private static func toolsVersion(in text: String) -> [Int] {
        guard let line = text.split(whereSeparator: \.isNewline).first, line.contains("swift-tools-version"),
            let colon = line.lastIndex(of: ":")
        else { return [0, 0] }
        return version(line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }

    /// The name of the variable that holds the package.
    static func packageName(in text: String) -> String? {
        let declaration = /(?:let|var)\s+(\w+)\s*(?::\s*Package\s*)?=\s*(?:Package|Package\.init|\.init)\s*\(/
        return text.firstMatch(of: declaration).map { String($0.1) }
    }

    /// The manifest with a version of its language that knows what the added statements use.
    static func raisingVersion(_ text: String) -> String {
        guard let line = text.split(whereSeparator: \.isNewline).first, line.contains("swift-tools-version") else { return text }
        let isOld = toolsVersion(in: text).lexicographicallyPrecedes([5, 6])
        return isOld ? "// swift-tools-version: 5.6" + text.dropFirst(line.count) : text
    }

    private func statements(_ name: String) -> String {
        let products = ["UIKit"] + companions
        return """


            \(PackageWriting.header) from the package around this folder; run it again when the package has changed.

            \(name).dependencies = \(name).dependencies.map { dependency in
                guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/") else { return dependency }
                return name.map { .package(name: $0, path: \(ManifestText.quoted(way)) + path) } ?? .package(path: \(ManifestText.quoted(way)) + path)
            }
            \(name).dependencies.append(.package(name: "Cairn", path: \(ManifestText.quoted(relativeCairn))))
            for target in \(name).targets where [.regular, .executable, .test].contains(target.type) {
                target.dependencies += [\(products.map(ManifestText.quoted).joined(separator: ", "))].map { .product(name: $0, package: "Cairn") }
            }

            """
    }

    private var relativeCairn: String { PackageWriting.relative(cairn, from: added) }

    /// The modules beside UIKit that any file of the package imports.
    private var companions: [String] {
        let imports = SourceImports(of: FolderListing.sources(in: folder))
        return (CompanionModules.names + ["CairnTesting"]).filter(imports.imports)
    }
}
