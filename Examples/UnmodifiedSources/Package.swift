// swift-tools-version: 6.0

import PackageDescription

// As a package of an iOS library is: nothing here names Cairn. `swift test --swift-sdk cairn` builds it, or `cairn import --cairn` and its plugin.
let package = Package(
    name: "UnmodifiedSources", defaultLocalization: "en",
    targets: [
        .target(name: "Counter", swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "CounterApp", dependencies: ["Counter"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "SceneApp", resources: [.process("Base.lproj"), .copy("SceneApp-Info.plist")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // Its tests import CairnTesting, so that each preview of Counter has a test.
        .testTarget(
            name: "CounterTests", dependencies: ["Counter"], exclude: ["Snapshots"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // Classes and tests together, so that nothing needs `@testable` and release builds run them as they are.
        .testTarget(
            name: "ConstructTests", resources: [.process("Resources"), .copy("Marks.xcassets"), .copy("Shelf.xcdatamodeld")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "SceneAppTests", dependencies: ["SceneApp"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "IsolationTests"),
        // A runner that makes tests when they run, in a module of its own as Quick is.
        .target(name: "Specs", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "SpecTests", dependencies: ["Specs"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
