import Foundation

@testable import InterfaceBuilderDocument

/// The project's own documents, and those of a folder that the environment may name.
enum DocumentFixture {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Documents")

    static let names = [
        "SignIn.storyboard", "SizeClasses.xib", "Cells.storyboard", "Faults.xib", "LineEnds.xib", "Stacks.xib", "Controls.xib",
    ]

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    static func document(_ name: String) throws -> InterfaceDocument { try InterfaceDocument(bytes: bytes(name)) }

    /// A document around some views.
    static func xib(_ objects: String) throws -> InterfaceDocument {
        try InterfaceDocument(
            bytes: Array(
                #"<document type="CocoaTouch" targetRuntime="iOS.CocoaTouch"><objects>\#(objects)</objects></document>"#.utf8))
    }

    static let corpus: [URL] = {
        guard let path = ProcessInfo.processInfo.environment["CAIRN_CORPUS"] else { return [] }
        let files = FileManager.default.enumerator(at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil)
        let documents = files?.compactMap { $0 as? URL } ?? []
        return documents.filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }()
}

/// A generator whose numbers are the same in every run (SplitMix64, public domain).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
