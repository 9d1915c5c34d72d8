// swift-tools-version: 6.0

import PackageDescription

/// A C library that Debian supplies; `Scripts/setup` installs the package named.
func systemLibrary(_ name: String, pkgConfig: String, apt package: String) -> Target {
    .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
    name: "Cairn",
    products: [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        // Core Text is part of UIKit here, and sources import it beside UIKit.
        .library(name: "UIKit", targets: ["UIKit", "RewrittenSources", "CoreText"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        // Of its own: while a module has this name, `canImport(ObjectiveC)` is true in all of a program's targets.
        .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
        // With what publishes changes of observed properties, which needs the layers below UIKit.
        .library(name: "Combine", targets: ["Combine", "KeyValuePublishers"]),
        .library(name: "InterfaceBuilderDocument", targets: ["InterfaceBuilderDocument"]),
        .library(name: "InterfaceBuilderCanvas", targets: ["InterfaceBuilderCanvas"]),
        .library(name: "LayoutInspection", targets: ["LayoutInspection"]),
        // Without public declarations; products so that the package in Benchmarks/ can depend on them.
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
        .library(name: "CairnTesting", targets: ["CairnTesting"]),
        // A product so that a package that uses UIKit can build it; programs do not depend on it.
        .library(name: "StudioAgent", targets: ["StudioAgent"]),
        .executable(name: "cairn", targets: ["cairn"]),
        .plugin(name: "UIKitCommands", targets: ["UIKitBuild", "UIKitRun", "UIKitTest"]),
    ],
    targets: [
        // Floor 0
        systemLibrary("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev"),
        systemLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
        systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        systemLibrary("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev"),
        systemLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
        .target(name: "CJPEGDecoding", dependencies: ["CJPEG"]),
        .target(name: "CJPEGEncoding", dependencies: ["CJPEG"]),
        .target(name: "CPNGEncoding", dependencies: ["CPNG"], linkerSettings: [.linkedLibrary("z")]),
        .target(name: "CInflating", linkerSettings: [.linkedLibrary("z")]),
        .target(name: "CGIFDecoding", linkerSettings: [.linkedLibrary("gif")]),
        .target(name: "CSVGDrawing"),
        // Loads OpenSSL, of which it needs the headers only.
        .target(name: "CCryptography"),
        .target(name: "CRunLoop"),
        .target(name: "CWebServer", linkerSettings: [.linkedLibrary("websockets")]),
        .target(name: "CStudioAgent", linkerSettings: [.linkedLibrary("z")]),
        .target(name: "StudioMessages"),
        .target(name: "YAMLReading", dependencies: ["CYAML"]),
        .target(name: "ConstraintSolver"),
        .target(
            name: "Rasterizer",
            dependencies: [
                "CCairo", "CFreeType", "CPNG", "CPNGEncoding", "CJPEGDecoding", "CJPEGEncoding", "CGIFDecoding", "CSVGDrawing",
            ]),
        .target(name: "RuntimeReflection"),
        .target(name: "AssociatedObjects"),
        .target(name: "ObjectiveC", dependencies: ["AssociatedObjects"]),
        .target(name: "Combine", dependencies: ["AssociatedObjects"]),
        .target(name: "InterfaceBuilderDocument"),

        // Floor 1
        .target(name: "CoreGraphics", dependencies: ["Rasterizer", "_Testing_CoreGraphics"]),
        .target(name: "LayoutEngine", dependencies: ["ConstraintSolver"]),
        .target(name: "PictureTesting", dependencies: ["Rasterizer"]),
        .target(
            name: "TextLayout", dependencies: ["Rasterizer", "CHarfBuzz"], linkerSettings: [.linkedLibrary("_FoundationICU")]),

        .target(name: "DataModelDocument", dependencies: ["InterfaceBuilderDocument"]),
        .target(name: "XcodeProjects", dependencies: ["DataModelDocument", "InterfaceBuilderDocument"]),

        // Floor 2
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "TextLayout", "RuntimeReflection", "CRunLoop"]),

        // Floor 3
        .target(name: "KeyValuePublishers", dependencies: ["Combine", "QuartzCore"]),
        .target(
            name: "UIKit",
            dependencies: [
                "QuartzCore", "CoreGraphics", "CoreImage", "LayoutEngine", "TextLayout", "InterfaceBuilderDocument",
                "RuntimeReflection", "UniformTypeIdentifiers", "UserNotifications", "_Testing_UIKit",
            ]),

        // Floor 4
        .target(
            name: "RewrittenSources",
            dependencies: [
                "UIKit", "QuartzCore", "TextLayout", "InterfaceBuilderDocument", "RuntimeReflection", "AssociatedObjects",
                "CRunLoop", "NaturalLanguage", "Security",
            ]),
        .target(name: "PlaceholderViews", dependencies: ["UIKit"]),
        .target(name: "ViewInspection", dependencies: ["UIKit", "LayoutEngine"]),
        .target(name: "SwiftUI", dependencies: ["Combine", "QuartzCore", "RuntimeReflection", "UIKit"]),
        .target(
            name: "InterfaceBuilderCanvas",
            dependencies: ["UIKit", "LayoutEngine", "InterfaceBuilderDocument"]),

        // Floor 5
        .target(
            name: "LayoutInspection",
            dependencies: ["InterfaceBuilderCanvas", "UIKit", "LayoutEngine", "InterfaceBuilderDocument", "ViewInspection"]),

        // Put into running programs by Studio, never linked into one
        .target(
            name: "StudioAgent",
            dependencies: [
                "CRunLoop", "CStudioAgent", "CoreGraphics", "InterfaceBuilderDocument", "QuartzCore", "StudioMessages", "UIKit",
                "ViewInspection",
            ]),

        // Floor 6
        .target(
            name: "Studio",
            dependencies: [
                "CWebServer", "InterfaceBuilderCanvas", "InterfaceBuilderDocument", "LayoutInspection", "StudioMessages", "UIKit",
                "ViewInspection",
            ],
            resources: [.copy("Page")]),
        .target(
            name: "CairnTesting",
            dependencies: [
                "UIKit", "RewrittenSources", "LayoutInspection", "InterfaceBuilderDocument", "PictureTesting",
                "UserNotifications",
            ]),

        // Floor 7
        .executableTarget(
            name: "cairn",
            dependencies: [
                "LayoutInspection", "InterfaceBuilderCanvas", "UIKit", "QuartzCore", "CoreGraphics", "InterfaceBuilderDocument",
                "Studio", "StudioMessages", "XcodeProjects", "YAMLReading",
            ]),

        // Empty modules the compiler looks for wherever Testing is imported beside a module of these names.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_CoreImage"),
        .target(name: "_Testing_UIKit"),

        // Commands for packages whose sources are written for iOS; what they share is linked into each.
        .plugin(
            name: "UIKitBuild",
            capability: .command(intent: .custom(verb: "uikit-build", description: "Builds sources written for iOS"))),
        .plugin(
            name: "UIKitRun",
            capability: .command(intent: .custom(verb: "uikit-run", description: "Builds and runs a program written for iOS"))),
        .plugin(
            name: "UIKitTest",
            capability: .command(intent: .custom(verb: "uikit-test", description: "Builds and runs tests written for iOS"))),

        .executableTarget(name: "SampleApp", dependencies: ["UIKit", "CairnTesting"], path: "Examples/SampleApp"),
        .executableTarget(name: "FieldNotes", dependencies: ["UIKit"], path: "Examples/FieldNotes"),
        .executableTarget(name: "PlantTable", dependencies: ["UIKit"], path: "Examples/PlantTable"),
        .executableTarget(
            name: "StartingApp", dependencies: ["UIKit"], path: "Examples/StartingApp",
            resources: [.copy("StartingApp-Info.plist")]),
        .executableTarget(name: "StackGallery", dependencies: ["UIKit", "CairnTesting"], path: "Examples/StackGallery"),
        .executableTarget(
            name: "ScrollingArticle", dependencies: ["UIKit"], path: "Examples/ScrollingArticle",
            resources: [.copy("Article.storyboard")]),
        .executableTarget(
            name: "ReadingList", dependencies: ["UIKit"], path: "Examples/ReadingList",
            resources: [.copy("Main.storyboard"), .copy("ReadingList-Info.plist")]),

        // Behind Scripts/canvas-rules and Scripts/canvas-evidence
        .executableTarget(
            name: "CanvasRules", dependencies: ["InterfaceBuilderCanvas", "InterfaceBuilderDocument", "LayoutInspection"],
            path: "Scripts/CanvasRules"),

        // A program whose frame rates Scripts/check-studio measures
        .executableTarget(name: "MovingViews", dependencies: ["UIKit"], path: "Scripts/MovingViews"),

        // Behind Scripts/attack
        .executableTarget(
            name: "Attack",
            dependencies: [
                "CairnTesting", "ConstraintSolver", "DocumentMutations", "ExactOptimum", "InterfaceBuilderDocument",
                "RandomLayouts", "RandomSystems", "SeededRandom", "Studio", "StudioMessages", "UIKit",
            ],
            path: "Scripts/Attack"),

        // What tests read, and what their random systems are made with and held against
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .target(name: "DocumentFolders", path: "Tests/DocumentFolders"),
        .target(
            name: "DocumentMutations", dependencies: ["InterfaceBuilderDocument", "SeededRandom"], path: "Tests/DocumentMutations"
        ),
        .target(
            name: "SceneFixtures", dependencies: ["InterfaceBuilderCanvas", "UIKit", "InterfaceBuilderDocument"],
            path: "Tests/SceneFixtures"),
        .target(name: "ExactOptimum", path: "Tests/ExactOptimum"),
        .target(name: "MemoryInUse", path: "Tests/MemoryInUse"),
        .target(
            name: "RandomSystems", dependencies: ["ConstraintSolver", "ExactOptimum", "SeededRandom"],
            path: "Tests/RandomSystems"),
        .target(name: "RandomLayouts", dependencies: ["UIKit", "SeededRandom"], path: "Tests/RandomLayouts"),

        .testTarget(name: "RuntimeReflectionTests", dependencies: ["RuntimeReflection"]),
        .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "DataModelDocument", "RewrittenSources", "SeededRandom"]),
        .testTarget(name: "ObjectiveCTests", dependencies: ["AssociatedObjects"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "KeyValuePublishers", "SeededRandom"]),
        .testTarget(
            name: "ServiceTests",
            dependencies: ["CommonCrypto", "CryptoKit", "GameplayKit", "Network", "Security", "SystemConfiguration"]),
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "ExactOptimum", "RandomSystems", "SeededRandom"]),
        .testTarget(
            name: "RasterizerTests", dependencies: ["Rasterizer", "PictureTesting", "SeededRandom"], exclude: ["Fixtures"]),
        .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects", "InterfaceBuilderDocument"]),
        .testTarget(
            name: "InterfaceBuilderDocumentTests",
            dependencies: ["InterfaceBuilderDocument", "DocumentFolders", "DocumentMutations", "SeededRandom"]),
        .testTarget(
            name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "Rasterizer", "PictureTesting"], exclude: ["Fixtures"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine", "SeededRandom"]),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout"]),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "CoreGraphics", "PictureTesting"], exclude: ["Fixtures"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "RuntimeReflection", "InterfaceBuilderDocument", "InterfaceBuilderCanvas", "LayoutInspection",
                "CairnTesting",
                "DocumentFolders", "PictureTesting", "SceneFixtures", "ExactOptimum", "MemoryInUse", "RandomLayouts",
                "SeededRandom",
            ],
            exclude: [
                "Bars/Fixtures", "CollectionView/Fixtures", "Controls/Fixtures", "Graphics/Fixtures", "ScrollView/Fixtures",
                "TableView/Fixtures", "TextKit/Fixtures", "ViewControllers/Fixtures",
            ]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "CairnTesting"]),
        .testTarget(name: "AttackTests", dependencies: ["Attack", "RandomLayouts", "SeededRandom", "UIKit"]),
        .testTarget(name: "CairnTestingTests", dependencies: ["CairnTesting", "LayoutInspection", "UIKit"]),
        .testTarget(name: "FieldNotesTests", dependencies: ["FieldNotes", "CairnTesting"], exclude: ["Fixtures"]),
        .testTarget(
            name: "PlantTableTests", dependencies: ["PlantTable", "CairnTesting"], exclude: ["Fixtures", "Snapshots"]),
        .testTarget(name: "ReadingListTests", dependencies: ["ReadingList", "CairnTesting"], exclude: ["Fixtures"]),
        .testTarget(name: "ScrollingArticleTests", dependencies: ["ScrollingArticle", "CairnTesting"], exclude: ["Fixtures"]),
        .testTarget(name: "StackGalleryTests", dependencies: ["StackGallery", "CairnTesting"], exclude: ["Fixtures"]),
        .testTarget(
            name: "InterfaceBuilderCanvasTests",
            dependencies: ["InterfaceBuilderCanvas", "UIKit", "InterfaceBuilderDocument", "LayoutEngine", "SceneFixtures"]),
        .testTarget(
            name: "LayoutInspectionTests",
            dependencies: [
                "LayoutInspection", "InterfaceBuilderCanvas", "UIKit", "InterfaceBuilderDocument", "ConstraintSolver",
                "LayoutEngine", "DocumentFolders", "SeededRandom",
            ]),
        .testTarget(
            name: "StudioTests",
            dependencies: [
                "CStudioAgent", "SampleApp", "ScrollingArticle", "SeededRandom", "StartingApp", "Studio", "StudioAgent",
                "StudioMessages", "ViewInspection", "cairn",
            ]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "cairn", "DocumentFolders", "DocumentMutations", "InterfaceBuilderCanvas", "InterfaceBuilderDocument",
                "LayoutInspection",
                "PictureTesting", "Rasterizer",
                "SampleApp", "SeededRandom", "StartingApp",
            ],
            exclude: ["Fixtures"]),
    ]
)

/// Modules for what screens import of other frameworks: views that lay out and show a caption, and services that are not available. Each is a
/// product of its own, so that programs which do not import one do not build it.
let companions: [(name: String, dependencies: [Target.Dependency])] = [
    ("Accessibility", []), ("AdSupport", []), ("AppTrackingTransparency", []), ("AudioToolbox", []),
    ("AuthenticationServices", ["UIKit"]), ("AVFoundation", ["AudioToolbox", "CoreGraphics", "CoreImage", "QuartzCore"]),
    ("AVKit", ["AVFoundation", "UIKit", "PlaceholderViews"]), ("BackgroundTasks", []), ("CommonCrypto", ["CCryptography"]),
    ("Contacts", []), ("ContactsUI", ["Contacts", "UIKit", "PlaceholderViews"]), ("CoreBluetooth", []),
    (
        "CoreData",
        [
            "UIKit", "QuartzCore", "RewrittenSources", "RuntimeReflection", "DataModelDocument", "InterfaceBuilderDocument",
            "CSQLite",
        ]
    ),
    ("CoreImage", ["CoreGraphics", "Rasterizer", "_Testing_CoreImage"]), ("CoreLocation", []), ("CoreMotion", []),
    ("CoreSpotlight", ["UniformTypeIdentifiers"]), ("CoreTelephony", []), ("CoreText", ["UIKit"]),
    ("CryptoKit", ["CCryptography"]), ("EventKit", ["CoreGraphics"]),
    ("EventKitUI", ["EventKit", "UIKit", "PlaceholderViews"]), ("GameplayKit", []),
    ("ImageIO", ["CoreGraphics"]), ("Intents", ["UIKit"]), ("LinkPresentation", ["UIKit", "PlaceholderViews"]),
    ("LocalAuthentication", []), ("MapKit", ["CoreLocation", "UIKit", "PlaceholderViews"]), ("MediaPlayer", ["UIKit"]),
    ("MessageUI", ["UIKit", "PlaceholderViews"]), ("MobileCoreServices", ["UniformTypeIdentifiers"]),
    ("MultipeerConnectivity", ["UIKit", "PlaceholderViews"]), ("Network", []), ("OSLog", ["os"]),
    ("PDFKit", ["UIKit", "PlaceholderViews"]), ("Photos", ["CoreLocation", "UIKit"]),
    ("PhotosUI", ["Photos", "UIKit", "PlaceholderViews"]), ("QuickLook", ["UIKit", "PlaceholderViews"]),
    ("SafariServices", ["UIKit", "PlaceholderViews"]), ("Security", ["CoreGraphics", "CCryptography"]), ("Social", ["UIKit"]),
    ("Speech", ["AVFoundation"]),
    ("SpriteKit", ["UIKit"]),
    ("StoreKit", ["UIKit", "PlaceholderViews"]), ("SystemConfiguration", ["CoreGraphics"]), ("UniformTypeIdentifiers", []),
    ("UserNotifications", ["CoreLocation"]), ("WebKit", ["UIKit", "PlaceholderViews", "RuntimeReflection"]),
    ("WidgetKit", []), ("os", []),
    ("ARKit", ["SceneKit", "UIKit"]), ("Accelerate", []), ("CallKit", []), ("CloudKit", ["CoreLocation"]),
    ("CoreML", ["CoreImage"]), ("CoreNFC", []),
    ("GameKit", ["UIKit", "PlaceholderViews"]), ("HealthKit", []), ("Metal", ["QuartzCore"]),
    ("MetalKit", ["Metal", "UIKit", "PlaceholderViews"]), ("NaturalLanguage", []),
    ("PassKit", ["CInflating", "Contacts", "UIKit"]),
    ("ReplayKit", ["AVFoundation", "UIKit", "PlaceholderViews"]), ("SceneKit", ["UIKit", "PlaceholderViews"]),
    ("Vision", ["CoreGraphics", "CoreImage", "CoreML"]),
    ("CoreHaptics", []), ("PencilKit", ["UIKit"]), ("SQLite3", ["CSQLite"]),
    ("VisionKit", ["UIKit", "PlaceholderViews"]), ("WatchConnectivity", []),
]

package.products += companions.map { Product.library(name: $0.name, targets: [$0.name]) }
package.targets += companions.map { Target.target(name: $0.name, dependencies: $0.dependencies) }
package.targets.append(
    .testTarget(
        name: "CompanionTests",
        dependencies: ["RewrittenSources", "UIKit"] + companions.map { Target.Dependency.target(name: $0.name) }))
