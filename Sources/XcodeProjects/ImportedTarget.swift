import Foundation
import InterfaceBuilderDocument

/// A target of a project as a target of a package.
package struct ImportedTarget {
    package enum Kind: String {
        case program = "executableTarget"
        case library = "target"
        case tests = "testTarget"

        /// Nil for kinds of products that packages do not have.
        init?(productType: String) {
            switch productType {
            case "com.apple.product-type.application": self = .program
            case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
                "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
                self = .library
            case "com.apple.product-type.bundle.unit-test": self = .tests
            default: return nil
            }
        }
    }

    /// A product of a package that the project depends on.
    package struct PackageProduct: Equatable {
        let name: String
        /// The package's name in the manifest.
        let package: String
    }

    /// The target's name in the project.
    package let name: String
    /// The name that sources import and documents name.
    package let module: String
    package let kind: Kind
    /// Paths of Swift files.
    package var sources: [String] = []
    /// Paths of folders whose Swift files all belong to the target but for those in `exclusions`.
    package var folders: [String] = []
    /// Paths of files in `folders` that do not belong to the target.
    package var exclusions: [String] = []
    /// Paths of files and folders that programs find in their bundle.
    package var resources: [String] = []
    /// The header with the module's name, whose imports come along with the module.
    package var umbrellaHeader: String?
    /// Paths of string catalogues.
    package var catalogs: [String] = []
    /// The modules of other frameworks that its sources import.
    package var companions: [String] = []
    /// The modules of the project that it needs.
    package var dependencies: [String] = []
    package var products: [PackageProduct] = []
    /// The conditions for `#if`, for each configuration.
    package var conditions: (debug: [String], release: [String]) = ([], [])
    /// The manifest's name of the language mode, such as `v5`.
    package var languageMode = "v5"
    /// Whether declarations without isolation belong to the main actor.
    package var isIsolatedToMainActor = false
    /// The path of the target's Info.plist.
    package var infoPath: String?
    /// Settings by which Xcode adds keys to the Info.plist, without their prefix.
    package var infoSettings: [(key: String, value: String)] = []
    /// The compiler's names of features that its language mode does not have yet.
    package var upcomingFeatures: [String] = []
    /// The settings of a debug build, whose names the Info.plist may have.
    var settings = BuildSettings(layers: [])

    init(name: String, module: String, kind: Kind) { (self.name, self.module, self.kind) = (name, module, kind) }

    /// The Swift files of the lists and folders.
    package var swiftFiles: [String] {
        sources
            + folders.flatMap(FolderListing.sources).filter { path in
                !exclusions.contains { path == $0 || path.hasPrefix($0 + "/") }
            }
    }

    /// Leaves out what Xcode's setting of excluded names says.
    ///
    /// - Parameter patterns: Names or ends of paths, in which an asterisk stands for any characters.
    mutating func leaveOut(filesNamed patterns: [String]) {
        guard !patterns.isEmpty else { return }
        func isNamed(_ path: String) -> Bool {
            patterns.contains { fnmatch($0, (path as NSString).lastPathComponent, 0) == 0 || fnmatch("*/\($0)", path, 0) == 0 }
        }
        exclusions += folders.flatMap(FolderListing.sources).filter(isNamed)
        sources.removeAll(where: isNamed)
        resources.removeAll(where: isNamed)
        catalogs.removeAll(where: isNamed)
    }

    /// Notes the modules of other frameworks that the sources import.
    mutating func findCompanions() {
        let imports = SourceImports(of: swiftFiles)
        companions = CompanionModules.names.filter(imports.imports)
    }

    /// The frameworks that the umbrella header imports, each once.
    var exportedFrameworks: [String] {
        guard let umbrellaHeader, let bytes = try? RegularFile.contents(umbrellaHeader) else { return [] }
        let names = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap(Self.framework)
        let known = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"] + CompanionModules.names
        return known.filter(names.contains)
    }

    /// The framework that a line of a header imports: `#import <UIKit/UIKit.h>`, or `@import UIKit;`.
    private static func framework(of line: Substring) -> String? {
        let import_ = /^\s*(?:#\s*(?:import|include)\s*<(\w+)\/|@import\s+(\w+))/
        return line.firstMatch(of: import_).flatMap { ($0.1 ?? $0.2).map(String.init) }
    }

    /// The target with no other modules of the project than those named.
    func depending(only modules: [String]) -> ImportedTarget {
        var target = self
        target.dependencies.removeAll { !modules.contains($0) }
        return target
    }
}

/// A project as a package.
package struct ImportedProject {
    /// A package that the project depends on: what stands within the parentheses of `.package(…)`.
    package struct Package: Equatable {
        package enum Location: Equatable {
            case path(String)
            case remote(url: String, requirement: String)
        }
        let name: String
        let location: Location

        init(name: String, location: Location) { (self.name, self.location) = (name, location) }

        /// A package in a folder.
        init(folder: String) { self.init(name: (folder as NSString).lastPathComponent, location: .path(folder)) }
    }

    /// The package's name.
    package let name: String
    /// The folder that holds the project.
    package let folder: String
    package let developmentRegion: String
    package var packages: [Package] = []
    package var targets: [ImportedTarget] = []
}
