import DocumentFolders
import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// What a program loads is laid out as the canvas shows it, in the same environment, but for what counts at design time
/// only.
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
    func framesAgree(_ sample: Sample) throws { try expectAgreement(sample, on: .agreed) }

    @Test("Also from right to left, in large text, in the dark", arguments: samples)
    func framesAgreeOnOtherScreens(_ sample: Sample) throws {
        for (direction, size, style) in [
            (UITraitEnvironmentLayoutDirection.rightToLeft, UIContentSizeCategory.large, UIUserInterfaceStyle.light),
            (.leftToRight, .accessibilityExtraLarge, .dark), (.rightToLeft, .extraSmall, .dark),
        ] {
            var screen = ScreenEnvironment.agreed
            screen.traits.layoutDirection = direction
            screen.traits.preferredContentSizeCategory = size
            screen.traits.userInterfaceStyle = style
            try expectAgreement(sample, on: screen)
        }
    }

    @Test("On a device nothing of the canvas is left to be taken away", arguments: samples)
    func framesAgreeOnADevice(_ sample: Sample) throws {
        try expectAgreement(sample, on: .agreed, presenter: ScenePresenter(toolsVersion: .xcode16, isDevice: true))
    }

    private func expectAgreement(
        _ sample: Sample, on screen: ScreenEnvironment, presenter: ScenePresenter = .canvas(.xcode15)
    ) throws {
        let document = try Self.document(sample.url)
        let file = DocumentFile(document, name: sample.url.lastPathComponent, bundle: LoadingFixtures.bundle)
        let scene = document.scenes(traits: DocumentFile.traits)[sample.scene]
        guard !SceneAgreement.needsOtherStoryboards(scene, document) else { return }
        let differing = SceneAgreement.differing(scene, file, on: screen, presenter: presenter)
        #expect(differing.isEmpty, "\(differing)")
    }
}
