import SwiftIfConfig
import SwiftSyntax

/// The build configuration by which conditions are decided once the rewriter has written its own answers into them.
public struct BuildConditions: Sendable {
    /// The conditions that the build sets with `-D`.
    public var custom: Set<String>
    /// The modules that `canImport` finds.
    public var modules: Set<String>

    /// Makes conditions, beside those that the rewriter knows of itself.
    public init(custom: Set<String> = [], modules: Set<String> = []) {
        self.custom = custom
        self.modules = modules
    }

    /// Whether there is a module of a name.
    func finds(_ module: String) -> Bool { modules.contains(module) || Self.toolchainModules.contains(module) }

    /// - Parameter system: The name of the system that a file is built for.
    func configuration(importingUIKit: Bool, for system: String) -> Configuration {
        Configuration(
            custom: custom, modules: modules.union(Self.toolchainModules).union(importingUIKit ? ["ObjectiveC"] : []),
            systems: [system])
    }

    private static let toolchainModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        "Dispatch", "Glibc", "Synchronization", "Testing", "XCTest", "_Concurrency", "RegexBuilder", "UIKit",
        "QuartzCore", "CoreGraphics", "CairnTesting",
    ]

    /// Answers as the compiler gives them.
    struct Configuration: BuildConfiguration {
        let custom: Set<String>
        let modules: Set<String>
        let systems: Set<String>

        func isCustomConditionSet(name: String) -> Bool { custom.contains(name) }
        func hasFeature(name: String) -> Bool { ["AsyncAwait", "RetroactiveAttribute", "Sendable"].contains(name) }
        func hasAttribute(name: String) -> Bool { ["available", "main", "MainActor", "discardableResult"].contains(name) }
        func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
            modules.contains(importPath.first?.1 ?? "")
        }
        func isActiveTargetOS(name: String) -> Bool { systems.contains(name) }
        func isActiveTargetArchitecture(name: String) -> Bool {
            #if arch(arm64)
                name == "arm64"
            #else
                name == "x86_64"
            #endif
        }
        func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
        func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
        func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
        func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
        var targetPointerBitWidth: Int { 64 }
        var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
        var endianness: Endianness { .little }
        /// The language version in the compiler's mode of Swift 5.
        var languageVersion: VersionTuple { VersionTuple(5, 10) }
        var compilerVersion: VersionTuple { VersionTuple(6, 3) }
    }
}
