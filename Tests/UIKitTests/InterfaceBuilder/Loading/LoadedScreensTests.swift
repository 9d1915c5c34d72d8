import InterfaceBuilderCanvas
import DocumentFolders
import Foundation
import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection
@testable import UIKit

/// What a program shows of a storyboard on a device's screen, in the containers of the document, is laid out as `cairn
/// layout` lays it out for the device: at once, and after the device turned.
@MainActor
struct LoadedScreensTests {
    /// A device, as held at the end and at the beginning, and what the user prefers.
    struct Screen: CustomTestStringConvertible, Sendable {
        var device: String
        var isLandscape = false
        var wasLandscape: Bool?
        var isRightToLeft = false
        var contentSize: UIContentSizeCategory?
        var isDark = false

        var testDescription: String {
            let parts = [
                device, wasLandscape == nil ? nil : "turned", isLandscape ? "landscape" : nil, isRightToLeft ? "rtl" : nil,
                contentSize?.rawValue, isDark ? "dark" : nil,
            ]
            return parts.compactMap { $0 }.joined(separator: " ")
        }

        var canvas: CanvasConfiguration {
            var canvas = CanvasConfiguration()
            canvas.model = CanvasModel.named(device)
            (canvas.isLandscape, canvas.isDark, canvas.isRightToLeft) = (isLandscape, isDark, isRightToLeft)
            canvas.contentSize = contentSize
            return canvas
        }

        func environment(isLandscape: Bool) throws -> ScreenEnvironment {
            var screen = try #require(ScreenEnvironment(device: device, isLandscape: isLandscape))
            screen.traits.generation = .iOS13
            screen.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            screen.traits.userInterfaceStyle = isDark ? .dark : .light
            if let contentSize { screen.traits.preferredContentSizeCategory = contentSize }
            return screen
        }
    }

    nonisolated static let screens = [
        Screen(device: "retina6_0"), Screen(device: "retina6_0", isLandscape: true), Screen(device: "retina4_7"),
        Screen(device: "retina6_72", isLandscape: true), Screen(device: "ipad11_0rounded"), Screen(device: "ipad9_7"),
        Screen(device: "retina6_0", isRightToLeft: true), Screen(device: "retina6_0", contentSize: .extraExtraExtraLarge),
        Screen(device: "retina6_0", isDark: true), Screen(device: "retina6_0", isLandscape: true, wasLandscape: false),
        Screen(device: "retina6_0", wasLandscape: true), Screen(device: "retina6_72", isLandscape: true, wasLandscape: false),
        Screen(device: "ipad11_0rounded", isLandscape: true, wasLandscape: false),
        Screen(device: "retina6_0", isLandscape: true, wasLandscape: false, isRightToLeft: true),
    ]

    @Test(arguments: screens)
    func framesAgree(on screen: Screen) throws {
        let url = try #require(DocumentFolders.fixtures.first { $0.lastPathComponent == "Screens.storyboard" })
        let document = try InterfaceDocument(bytes: [UInt8](Data(contentsOf: url)))
        let layout = SceneLayout(document, on: screen.canvas)
        for id in ["scr-Ta-001", "scr-Na-002", "scr-Na-003"] {
            let element = try #require(document.elementsByID[id])
            try MainScreen.stand(in: screen.environment(isLandscape: screen.wasLandscape ?? screen.isLandscape)) {
                let file = DocumentFile(document, name: "Screens.storyboard", bundle: .main)
                let controller = UIStoryboard(file).makeController(element, creator: nil)
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
                UIScreen.main.environment = try screen.environment(isLandscape: screen.isLandscape)
                window.layoutIfNeeded()
                expectAgreement(of: controller, layout)
            }
        }
    }

    /// Holds the views of the controllers shown against the canvas.
    private func expectAgreement(of controller: UIViewController, _ layout: SceneLayout) {
        for child in controller.children where child.isViewLoaded { expectAgreement(of: child, layout) }
        guard let loaded = controller.scene as? ControllerScene, let view = controller.viewIfLoaded,
            let scene = layout.scenes.first(where: { $0.id == loaded.element.id })
        else { return }
        let canvas = layout.build(scene)
        canvas.layOut()
        #expect(view.bounds.size == canvas.root.bounds.size, "\(scene.id)")
        #expect(view.safeAreaInsets == canvas.root.safeAreaInsets, "\(scene.id)")
        for (index, described) in scene.views.enumerated().dropFirst() where described.isInstalled {
            let here = canvas.views[index]?.frame ?? .null
            let there = (loaded.objects[described.id] as? UIView)?.frame ?? .null
            #expect(isSame(here, there), "\(scene.id) \(described.id): \(here) on the canvas, \(there) loaded")
        }
    }

    /// Sums in another order may differ in the last bits.
    private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        let pairs = [(one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY)]
        return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
