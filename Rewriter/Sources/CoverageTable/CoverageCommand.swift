import Foundation
import SwiftDeclarations

/// Writes `Documentation/Coverage.md`, or with `--check` says whether it is up to date, or with `--full` writes the
/// status of every symbol to a file. Run in the package's directory.
///
/// Exit status: 0 done or up to date, 1 out of date, 2 wrong arguments or a file that cannot be read, written or
/// understood.
@main
struct CoverageCommand {
    private static let listPath = "Documentation/Coverage.symbols"
    private static let summaryPath = "Documentation/Coverage.md"
    private static let sourcePaths =
        ["AssociatedObjects", "CoreGraphics", "QuartzCore", "UIKit"].map { "Sources/\($0)" } + companionPaths
    /// The modules that stand for other frameworks.
    private static let companionPaths = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AdSupport", "AppTrackingTransparency",
        "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Combine", "CommonCrypto",
        "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
        "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CryptoKit", "EventKit", "EventKitUI", "GameKit",
        "GameplayKit", "HealthKit", "Intents", "KeyValuePublishers", "LinkPresentation", "LocalAuthentication",
        "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
        "NaturalLanguage", "Network", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "ReplayKit",
        "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SystemConfiguration",
        "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity", "WebKit",
        "WidgetKit", "os",
    ].map { "Sources/\($0)" }
    /// The tests that call them, with the programs that tests run.
    private static let testPaths = ["Tests", "Examples"]
    /// Lines of difference shown before the rest is only counted.
    private static let differenceLimit = 20

    static func main() {
        do {
            switch Array(CommandLine.arguments.dropFirst()) {
            case []: try write()
            case ["--check"]: exit(try isUpToDate() ? 0 : 1)
            case let arguments where arguments.count == 2 && arguments[0] == "--full":
                try report().fullTable.write(toFile: arguments[1], atomically: true, encoding: .utf8)
            default: fail("usage: Scripts/coverage [--check | --full FILE]")
            }
        } catch let problem as SymbolList.Problem {
            fail("\(listPath): \(problem)")
        } catch {
            fail(error.localizedDescription)
        }
    }

    private static func write() throws {
        try report().summary.write(toFile: summaryPath, atomically: true, encoding: .utf8)
    }

    private static func isUpToDate() throws -> Bool {
        let recorded = FileManager.default.fileExists(atPath: summaryPath) ? try text(atPath: summaryPath) : ""
        let difference = LineDifference(from: recorded, to: try report().summary).lines
        if difference.isEmpty { return true }
        print("\(summaryPath) is out of date; run Scripts/coverage and commit the result.")
        for line in difference.prefix(differenceLimit) { print(line) }
        if difference.count > differenceLimit { print("… and \(difference.count - differenceLimit) more lines") }
        return false
    }

    private static func report() throws -> CoverageReport {
        let list = try SymbolList(parsing: text(atPath: listPath))
        let declarations = SwiftSource.reading(try swiftFiles(in: sourcePaths).map(text)).flatMap(\.declarations)
        let tests = SwiftSource.reading(try swiftFiles(in: testPaths).map(text))
        return CoverageReport(list, declared: DeclaredSymbols(declarations), tested: TestedNames(tests))
    }

    /// The sources in folders, without what was built from them there.
    private static func swiftFiles(in directories: [String]) throws -> [String] {
        try directories.flatMap { directory in
            try FileManager.default.subpathsOfDirectory(atPath: directory)
                .filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }.sorted()
                .map { "\(directory)/\($0)" }
        }
    }

    private static func text(atPath path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(2)
    }
}
