// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "UnmodifiedSources", defaultLocalization: "en",
    dependencies: [.package(name: "Cairn", path: "../..")],
    targets: [
        .target(
            name: "Counter", dependencies: [.product(name: "UIKit", package: "Cairn")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "CounterApp", dependencies: ["Counter"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "SceneApp", dependencies: [.product(name: "UIKit", package: "Cairn")],
            resources: [.process("Base.lproj"), .copy("SceneApp-Info.plist")], swiftSettings: [.swiftLanguageMode(.v5)]),
        // With CairnTesting, `swift package uikit-test` makes a test of each preview.
        .testTarget(
            name: "CounterTests", dependencies: ["Counter", .product(name: "CairnTesting", package: "Cairn")],
            exclude: ["Snapshots"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // Classes and tests together, so that nothing needs `@testable` and release builds run them as they are.
        .testTarget(
            name: "ConstructTests", dependencies: [.product(name: "UIKit", package: "Cairn")],
            resources: [.process("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SceneAppTests", dependencies: ["SceneApp", .product(name: "CairnTesting", package: "Cairn")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "IsolationTests", dependencies: [.product(name: "UIKit", package: "Cairn")]),
    ]
)
