// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "UnmodifiedSources",
    dependencies: [.package(name: "Cairn", path: "../..")],
    targets: [
        .target(name: "Counter", dependencies: [.product(name: "UIKit", package: "Cairn")]),
        .executableTarget(name: "CounterApp", dependencies: ["Counter"]),
        .testTarget(name: "CounterTests", dependencies: ["Counter"]),
    ]
)
