import Foundation

/// Makes a package that builds another package's files with UIKit, whose own manifest does not name it and stays as it is.
///
/// The new manifest is the old one with a few statements behind it, in a folder of its own beside it, where links stand for the package's files.
package struct PackageImport {
    private let folder: String
    private let cairn: String
    /// The folder of the new manifest.
    private var added: String { folder + "/" + PackageWriting.added }

    /// - Parameters:
    ///   - folder: The package.
    ///   - cairn: The path of the package that has UIKit.
    package init(folder: String, cairn: String) {
        self.folder = folder
        self.cairn = cairn
    }

    /// Whether a folder has a manifest that this command did not write.
    package static func isPackage(_ folder: String) -> Bool {
        guard let bytes = try? RegularFile.contents(folder + "/Package.swift") else { return false }
        return !String(decoding: bytes, as: UTF8.self).contains(PackageWriting.header)
    }

    /// Writes the manifest and the links, in place of those of an earlier import.
    ///
    /// - Returns: The path of the manifest.
    /// - Throws: `PackageWriting.Fault` where the package's manifest has another form than is understood, or names UIKit itself.
    package func write() throws -> String {
        let path = folder + "/Package.swift"
        let original = String(decoding: try RegularFile.contents(path), as: UTF8.self)
        if isFolderOfCairn || original.contains("package: \"Cairn\"") { throw PackageWriting.Fault.existingManifest(path) }
        guard let name = Self.packageName(in: original) else {
            throw PackageWriting.Fault.unreadable(path, place: nil, reason: "no line begins with “let NAME = Package(”")
        }
        try removeEarlierLinks()
        try FileManager.default.createDirectory(atPath: added, withIntermediateDirectories: true)
        for entry in FolderListing.entries(of: folder) {
            let name = (entry as NSString).lastPathComponent
            guard !Self.left.contains(name) else { continue }
            try FileManager.default.createSymbolicLink(atPath: "\(added)/\(name)", withDestinationPath: "../\(name)")
        }
        let manifest = added + "/Package.swift"
        try (Self.raisingVersion(original) + statements(name)).write(toFile: manifest, atomically: true, encoding: .utf8)
        return manifest
    }

    /// Whether the package is the one that has UIKit.
    private var isFolderOfCairn: Bool {
        URL(fileURLWithPath: folder).resolvingSymlinksInPath() == URL(fileURLWithPath: cairn).resolvingSymlinksInPath()
    }

    /// What the folder of the new manifest does not link to.
    private static let left: Set<String> = ["Package.swift", "Package.resolved", PackageWriting.added]

    /// Removes links and the manifest; what the package manager built stays.
    private func removeEarlierLinks() throws {
        for entry in FolderListing.entries(of: added) {
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: entry)) != nil
            if isLink { try FileManager.default.removeItem(atPath: entry) }
        }
    }

    // MARK: The manifest

    /// The name of the variable that holds the package.
    static func packageName(in text: String) -> String? {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: { " \t:=(".contains($0) })
            guard words.count > 2, ["let", "var"].contains(words[0]), line.contains("Package(") else { continue }
            return String(words[1])
        }
        return nil
    }

    /// The manifest with a version of its language that knows what the added statements use.
    static func raisingVersion(_ text: String) -> String {
        guard let line = text.split(whereSeparator: \.isNewline).first, line.contains("swift-tools-version"),
            let colon = line.lastIndex(of: ":")
        else { return text }
        let parts = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces).split(separator: ".").prefix(2)
        let numbers = parts.map { Int($0.prefix(while: \.isNumber)) ?? 0 } + [0, 0]
        let isOld = (numbers[0], numbers[1]) < (5, 6)
        return isOld ? "// swift-tools-version: 5.6" + text.dropFirst(line.count) : text
    }

    private func statements(_ name: String) -> String {
        let products = ["UIKit"] + companions
        return """


            \(PackageWriting.header) from the package around this folder; run it again when the package has changed.

            \(name).dependencies = \(name).dependencies.map { dependency in
                guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/") else { return dependency }
                return name.map { .package(name: $0, path: "../" + path) } ?? .package(path: "../" + path)
            }
            \(name).dependencies.append(.package(name: "Cairn", path: \(ManifestText.quoted(relativeCairn))))
            for target in \(name).targets where [.regular, .executable, .test].contains(target.type) {
                target.dependencies += [\(products.map(ManifestText.quoted).joined(separator: ", "))].map { .product(name: $0, package: "Cairn") }
            }

            """
    }

    private var relativeCairn: String { PackageWriting.relative(cairn, from: added) }

    /// The modules that stand for other frameworks and that any file of the package imports.
    private var companions: [String] {
        let imports = SourceImports(of: FolderListing.sources(in: folder))
        return CompanionModules.names.filter(imports.imports)
    }
}
