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
}

/// What a project is as a package.
package struct ImportedProject {
    /// A package that the project depends on: what stands within the parentheses of `.package(…)`.
    package struct Package: Equatable {
        package enum Location: Equatable {
            case path(String)
            case remote(url: String, requirement: String)
        }
        let name: String
        let location: Location
    }

    /// The package's name.
    package let name: String
    /// The folder that holds the project.
    package let folder: String
    package let developmentRegion: String
    package var packages: [Package] = []
    package var targets: [ImportedTarget] = []
}
