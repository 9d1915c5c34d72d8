import DocumentFolders
import Foundation
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// What a program loads is laid out as the canvas shows it, in the same environment, where the document has nothing that counts at
/// design time only.
@MainActor
struct CanvasAgreementTests {
    /// A scene of one of the project's documents.
    struct Sample: CustomTestStringConvertible, Sendable {
        let url: URL
        let scene: Int
        var testDescription: String { "\(url.lastPathComponent) \(scene)" }
    }

    nonisolated static let samples: [Sample] = DocumentFolders.fixtures.flatMap { url in
        let count = (try? document(url).scenes().count) ?? 0
        return (0..<count).map { Sample(url: url, scene: $0) }
    }

    private nonisolated static func document(_ url: URL) throws -> InterfaceDocument {
        try InterfaceDocument(bytes: [UInt8](Data(contentsOf: url)))
    }

    @Test(arguments: samples)
    func framesAgree(_ sample: Sample) throws {
        let document = try Self.document(sample.url)
        let file = DocumentFile(document, name: sample.url.lastPathComponent, bundle: LoadingFixtures.bundle)
        let scene = document.scenes(traits: DocumentFile.traits)[sample.scene]
        guard !SceneAgreement.needsOtherStoryboards(scene, document) else { return }
        let differing = SceneAgreement.differing(scene, file)
        let reason = Self.designTime[sample.testDescription]
        #expect(differing.isEmpty != (reason != nil), "\(differing); \(reason ?? "nothing is expected")")
    }

    /// What only the canvas gives the views of some scenes.
    private static let designTime = [
        "Controls.xib 0": "a spinner that rests keeps its place in a stack on the canvas",
        "Stacks.xib 0": "a resting spinner and a designable's size",
    ]
}
