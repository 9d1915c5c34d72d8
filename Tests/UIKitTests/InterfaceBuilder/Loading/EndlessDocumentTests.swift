import Foundation
import Testing

@testable import UIKit

/// Documents that contain themselves, and segues that lead to what is no controller.
@MainActor
struct EndlessDocumentTests {
    private static let view = { (id: String, contents: String) in
        "<view key=\"view\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>\(contents)</view>"
    }
    private static let container = { (destination: String) in
        "<subviews><containerView id=\"c\(destination)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><connections>"
            + "<segue destination=\"\(destination)\" kind=\"embed\" id=\"s\(destination)\"/></connections></containerView></subviews>"
    }
    private static let root = { (destination: String) in
        "<navigationController id=\"start\"><connections><segue destination=\"\(destination)\" kind=\"relationship\" "
            + "relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>"
    }

    @Test func embeddingOneAnotherEndsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                try LoadedDocument.storyboard(
                    "<viewController id=\"start\">\(Self.view("v", Self.container("b")))</viewController>",
                    "<viewController id=\"b\">\(Self.view("w", Self.container("start")))</viewController>"
                ).instantiateInitialViewController()?.loadViewIfNeeded()
            }
        }
        expectCircle(result)
    }

    @Test func containingItselfEndsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run { _ = try LoadedDocument.storyboard(Self.root("start")).instantiateInitialViewController() }
        }
        expectCircle(result)
    }

    private func expectCircle(_ result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let start =
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Loading does not end: "
        #expect(text.hasPrefix(start + "Main.storyboard:4:") && text.contains(" -> Main.storyboard:"), "\(text)")
    }

    @Test func viewsAreNoControllers() throws {
        let storyboard = try LoadedDocument.storyboard(
            Self.root("w"), "<viewController id=\"b\">\(Self.view("w", ""))</viewController>")
        var stack: UINavigationController?
        let log = LoadedDocument.log { stack = storyboard.instantiateInitialViewController() as? UINavigationController }
        #expect(stack?.viewControllers.isEmpty == true)
        #expect(log.count == 1 && log[0].hasSuffix("The segue leads to w, which is no view controller."), "\(log)")
    }

    @Test func initialControllersAreControllers() throws {
        let storyboard = try LoadedDocument.storyboard(
            "<viewController id=\"b\">\(Self.view("start", ""))</viewController>")
        let log = LoadedDocument.log { #expect(storyboard.instantiateInitialViewController() == nil) }
        #expect(log.count == 1 && log[0].contains("start is no view controller of the document"), "\(log)")
    }

    /// A class of the program that is there, but is none of the kind.
    @Test func classesOfAnotherKindAreReplaced() throws {
        let nib = LoadedDocument.nib(
            "<view customClass=\"StoryController\" customModule=\"UIKitTests\" id=\"v\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>")
        let log = LoadedDocument.log { #expect(type(of: nib.instantiate(withOwner: nil)[0]) == UIView.self) }
        #expect(log.count == 1 && log[0].contains("The class UIKitTests.StoryController is no UIView; UIView is used"), "\(log)")
    }

    @Test func bundlesAreNamedAsApplesAre() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINib(nibName: "Absent", bundle: nil).instantiate(withOwner: nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("reason: 'Could not load NIB in bundle: 'NSBundle </"), "\(text)")
        #expect(text.contains("> (loaded)' with name 'Absent''\n*** First throw call stack:\n"), "\(text)")
    }
}
