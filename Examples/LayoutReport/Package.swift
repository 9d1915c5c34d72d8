// swift-tools-version: 6.0

import PackageDescription

// A package of its own, as an app's or a server's would be: it sees of Cairn what everybody sees.
let package = Package(
    name: "LayoutReport",
    dependencies: [.package(name: "Cairn", path: "../..")],
    targets: [
        .executableTarget(
            name: "LayoutReport",
            dependencies: [
                .product(name: "InterfaceBuilderDocument", package: "Cairn"),
                .product(name: "LayoutInspection", package: "Cairn"),
            ]),
        .testTarget(
            name: "CounterTests",
            dependencies: [.product(name: "UIKit", package: "Cairn"), .product(name: "CairnTesting", package: "Cairn")]),
    ]
)
