import Foundation
import SwiftDeclarations

/// Writes the rewriter's list of the frameworks' declarations from their sources. Run in the package's
/// directory.
@main
struct FrameworkListCommand {
    private static let path = "Rewriter/Sources/SourceRewriting/FrameworkDeclarations.swift"
    /// The modules whose declarations are listed.
    private static let modules = [
        "AVFoundation", "AVKit", "AuthenticationServices", "BackgroundTasks", "Contacts", "ContactsUI", "CoreBluetooth",
        "CoreLocation", "CoreSpotlight", "EventKit", "EventKitUI", "Intents", "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI",
        "MultipeerConnectivity", "PDFKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "Social", "Speech", "SpriteKit",
        "StoreKit", "UIKit", "UserNotifications", "WebKit",
    ]

    static func main() throws {
        try list(below: ".").source.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// The list of the sources in the package's directory.
    static func list(below root: String) throws -> FrameworkList {
        let files = try modules.map { "\(root)/Sources/\($0)" }.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.map {
                "\(folder)/\($0)"
            }
        }
        let sources = SwiftSource.reading(try files.map { try String(contentsOfFile: $0, encoding: .utf8) })
        return FrameworkList(sources.flatMap(\.declarations))
    }
}
