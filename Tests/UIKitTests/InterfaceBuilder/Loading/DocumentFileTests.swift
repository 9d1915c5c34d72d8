import Foundation
import Testing
import UIKit

class ProfileController: UIViewController {
    weak var name: UILabel!
}

class PlainController: UIViewController {}

/// The project's documents, as a bundle.
enum LoadingFixtures {
    static let bundle = Bundle(path: folder.appendingPathComponent("Fixtures/Loading").path)!
    static let folder = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}

/// Documents are found in bundles, by name.
@MainActor
struct DocumentFileTests {
    @Test func controllersLoadTheirNibs() {
        let controller = ProfileController(nibName: "Profile", bundle: LoadingFixtures.bundle)
        #expect(controller.nibName == "Profile" && controller.nibBundle === LoadingFixtures.bundle && !controller.isViewLoaded)
        controller.view.frame.size = CGSize(width: 320, height: 480)
        controller.view.layoutIfNeeded()
        #expect(controller.name?.frame == CGRect(x: 16, y: 20, width: 288, height: 20.5))
    }

    /// `ProfileController` finds `Profile.xib`, being named like it.
    @Test func nibsAreNamedLikeClasses() {
        let controller = ProfileController(nibName: nil, bundle: LoadingFixtures.bundle)
        controller.loadViewIfNeeded()
        #expect(controller.name?.text == "Ada")
        let other = PlainController(nibName: nil, bundle: LoadingFixtures.bundle)
        #expect(other.view.subviews.isEmpty && other.view.frame == UIScreen.main.bounds)
    }

    @Test func bundlesLoadNibs() throws {
        let owner = ProfileController()
        let top = try #require(LoadingFixtures.bundle.loadNibNamed("Profile", owner: owner))
        #expect(top.count == 1 && owner.viewIfLoaded === top[0] as? UIView)
    }

    @Test func storyboardsAreFoundInFoldersOfLanguages() {
        #expect(
            UIStoryboard(name: "Settings", bundle: LoadingFixtures.bundle).instantiateInitialViewController()?.title == "Base")
    }

    @Test func absentNibsEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIViewController(nibName: "Nowhere", bundle: nil).view }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.hasPrefix(
                "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Could not load NIB in bundle: '"
            ))
        #expect(text.contains("' with name 'Nowhere''\n*** First throw call stack:\n"), "\(text)")
    }

    @Test func nibsWithoutViewsEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIViewController(nibName: "NoView", bundle: LoadingFixtures.bundle).view }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "reason: '-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"NoView\" nib but the view outlet was not set.'"
            ),
            "\(text)")
    }
}
