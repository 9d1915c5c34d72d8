// swift-tools-version: 6.0

import PackageDescription

// The benchmarks call declarations that Cairn's modules keep to their own package (`package`). SwiftPM names a package
// for that purpose after its folder, and has no setting to join another. So it is told to leave the name out
// (`packageAccess: false`), and the compiler gets the name of Cairn's folder instead. SwiftPM allows such flags in a
// package that no other package depends on.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? ""
let packageName = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

/// A target with one folder of sources that is compiled as part of Cairn's package.
func benchmark(_ name: String, path: String, _ modules: String...) -> Target {
    .executableTarget(
        name: name, dependencies: ["Workloads"] + modules.map { .product(name: $0, package: "Cairn") }, path: path,
        packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", packageName])])
}

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Cairn", path: "..")],
    targets: [
        .target(
            name: "Workloads", path: "Workloads", packageAccess: false,
            swiftSettings: [.unsafeFlags(["-package-name", packageName])]),
        benchmark("benchmark-solver", path: "Solver", "ConstraintSolver"),
        benchmark("benchmark-engine", path: "Engine", "LayoutEngine", "ConstraintSolver"),
        benchmark("benchmark-views", path: "Views", "UIKit", "ConstraintSolver"),
        benchmark("benchmark-feed", path: "Feed", "UIKit", "ConstraintSolver"),
        .systemLibrary(name: "CPeerCairo", path: "CPeerCairo", pkgConfig: "cairo-ft"),
        .executableTarget(
            name: "benchmark-pictures",
            dependencies: [
                "CPeerCairo", .product(name: "CairnTesting", package: "Cairn"),
                .product(name: "LayoutInspection", package: "Cairn"),
                .product(name: "UIKit", package: "Cairn"),
            ], path: "Pictures", packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", packageName])]),
        benchmark("benchmark-snapshots", path: "Snapshots", "CairnTesting", "UIKit"),
    ]
)
