import Foundation
import Testing

@testable import XcodeProjects

/// Packages whose manifests do not name UIKit, built by a manifest of their own.
@Suite struct PackageImportTests {
    private static let manifest = """
        // swift-tools-version:5.3
        import PackageDescription

        let kit = Package(name: "Kit", dependencies: [.package(path: "../Base")], targets: [.target(name: "Kit")])

        """

    private func folder(_ manifest: String = manifest) throws -> ProjectFolder {
        let folder = try ProjectFolder(objects: "", files: ["Sources/Kit/Kit.swift", ".hidden"])
        try folder.write(manifest, to: "Package.swift")
        try folder.write("import UIKit\nimport WebKit\n", to: "Sources/Kit/Screen.swift")
        return folder
    }

    private func write(_ folder: ProjectFolder) throws -> String {
        let path = try PackageImport(folder: folder.path, cairn: "/cairn").write()
        #expect(path == folder.path + "/CairnImport/Package.swift")
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func theManifestIsTheOldOneWithStatementsBehindIt() throws {
        let folder = try folder()
        let text = try write(folder)
        #expect(text.hasPrefix("// swift-tools-version: 5.6\nimport PackageDescription\n\nlet kit = Package(name: \"Kit\""))
        #expect(text.contains("\nkit.dependencies.append(.package(name: \"Cairn\", path: \"../"))
        #expect(text.contains("target.dependencies += [\"UIKit\", \"WebKit\"].map"))
        #expect(try String(contentsOfFile: folder.path + "/Package.swift", encoding: .utf8) == Self.manifest)
    }

    @Test func theManifestIsTheOneThatTheToolchainReads() throws {
        let folder = try folder()
        let new = "// swift-tools-version:5.9\nlet package: Package = .init(name: \"New\")\n"
        try folder.write(new, to: "Package@swift-5.9.swift")
        try folder.write("// swift-tools-version:99.0\n", to: "Package@swift-99.swift")
        let text = try write(folder)
        #expect(text.hasPrefix(new))
        #expect(text.contains("\npackage.dependencies.append("))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/CairnImport")
        #expect(!names.contains { $0.hasPrefix("Package@") })
        try folder.write("// swift-tools-version:6.0\nvar kit = Package(name: \"Kit\")\n", to: "Package.swift")
        #expect(try write(folder).hasPrefix("// swift-tools-version:6.0\nvar kit"))
    }

    @Test func thePackageCanBeInAnotherFolder() throws {
        let folder = try folder()
        let place = folder.path + "-place"
        defer { try? FileManager.default.removeItem(atPath: place) }
        let path = try PackageImport(folder: folder.path, cairn: "/cairn", place: place).write()
        #expect(path == place + "/Package.swift")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("path: \"\(folder.path)/\" + path"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place + "/Sources") == folder.path + "/Sources")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/CairnImport"))
    }

    @Test func manifestsThatNameUIKitAreKnown() throws {
        let folder = try folder()
        #expect(!PackageImport.namesUIKit(folder.path))
        let linked = "linkerSettings: [.linkedFramework(\"UIKit\")]"
        try folder.write(Self.manifest.replacing("targets: [.t", with: "targets: [/* \(linked) */ .t"), to: "Package.swift")
        #expect(!PackageImport.namesUIKit(folder.path))
        let dependencies = "dependencies: [.product(name: \"UIKit\", package: \"cairn\")]"
        try folder.write(Self.manifest.replacing("\"Kit\")]", with: "\"Kit\", \(dependencies))]"), to: "Package.swift")
        #expect(PackageImport.namesUIKit(folder.path))
    }

    @Test func linksStandForTheFiles() throws {
        let folder = try folder()
        _ = try write(folder)
        try folder.write("//\n", to: "Tests/KitTests/A.swift")
        try FileManager.default.createDirectory(atPath: folder.path + "/CairnImport/.build", withIntermediateDirectories: true)
        _ = try write(folder)
        let added = folder.path + "/CairnImport"
        let names = try FileManager.default.contentsOfDirectory(atPath: added).sorted()
        #expect(names == [".build", "App.xcodeproj", "Package.swift", "Sources", "Tests"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: added + "/Sources") == "../Sources")
    }

    @Test func manifestsThatAreNotUnderstoodStay() throws {
        let own = try folder(Self.manifest + "// .product(name: \"UIKit\", package: \"Cairn\")")
        #expect(throws: PackageWriting.Fault.existingManifest(own.path + "/Package.swift")) { try write(own) }
        #expect(throws: PackageWriting.Fault.self) { try write(folder("// swift-tools-version:5.9\nmakePackage()\n")) }
    }

    @Test(arguments: [
        ("// swift-tools-version:5.3\nx", "// swift-tools-version: 5.6\nx"), ("// swift-tools-version:5.10\nx", nil),
        ("// swift-tools-version: 6.0.1\r\nx", nil),
    ]) func onlyOldVersionsAreRaised(_ text: String, _ expected: String?) {
        #expect(PackageImport.raisingVersion(text) == expected ?? text)
    }
}
