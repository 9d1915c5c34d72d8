import DocumentFolders
import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// The documents of a folder that `CAIRN_CORPUS` may name are laid out as the canvas shows them when `UIStoryboard` and
/// `UINib` load them, but for what counts at design time only. Their programs' classes are not there; UIKit's stand for
/// them.
@MainActor
struct CorpusAgreementTests {
    @Test(arguments: DocumentFolders.corpus)
    func framesAgree(_ url: URL) throws { expectAgreement(url, presenter: .canvas(.xcode15)) }

    @Test("On a device, as \"cairn layout --device\" lays them out", arguments: DocumentFolders.corpus)
    func framesAgreeOnADevice(_ url: URL) throws {
        expectAgreement(url, presenter: ScenePresenter(toolsVersion: .xcode16, isDevice: true))
    }

    private func expectAgreement(_ url: URL, presenter: ScenePresenter) {
        guard let document = try? InterfaceDocument(bytes: [UInt8](Data(contentsOf: url))) else { return }
        let file = DocumentFile(document, name: url.lastPathComponent, bundle: LoadingFixtures.bundle)
        for scene in document.scenes(traits: DocumentFile.traits)
        where !SceneAgreement.needsOtherStoryboards(scene, document) {
            let differing = SceneAgreement.differing(scene, file, presenter: presenter)
            #expect(differing.isEmpty, "\(url.lastPathComponent) \(scene.id): \(differing.joined(separator: "; "))")
        }
    }
}
