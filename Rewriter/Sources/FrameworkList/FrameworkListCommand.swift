import Foundation
import SwiftDeclarations

/// Writes the rewriter's list of the frameworks' declarations from their sources. Run in the package's
/// directory.
@main
struct FrameworkListCommand {
    private static let path = "Rewriter/Sources/SourceRewriting/FrameworkDeclarations.swift"
    /// The modules whose declarations are listed.
    private static let modules = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "AuthenticationServices", "BackgroundTasks", "CallKit",
        "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreLocation", "CoreML",
        "CoreNFC", "CoreSpotlight", "EventKit", "EventKitUI", "GameKit", "HealthKit", "Intents", "LinkPresentation",
        "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "PDFKit",
        "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "ReplayKit", "SafariServices",
        "SceneKit", "Social", "Speech", "SpriteKit", "StoreKit", "UIKit", "UserNotifications", "Vision", "VisionKit",
        "WatchConnectivity", "WebKit",
    ]

    static func main() throws {
        try list(below: ".").source.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// The list of the sources in the package's directory.
    static func list(below root: String) throws -> FrameworkList {
        FrameworkList(
            try modules.flatMap { try declarations(in: "\(root)/Sources/\($0)") },
            swiftUI: try declarations(in: "\(root)/Sources/SwiftUI"))
    }

    private static func declarations(in folder: String) throws -> [Declaration] {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        return SwiftSource.reading(try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) })
            .flatMap(\.declarations)
    }
}
