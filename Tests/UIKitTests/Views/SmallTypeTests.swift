import CairnTesting
import Testing

@testable import UIKit

/// Types with little of their own, each seen to act.
@MainActor
struct SmallTypeTests {
    @Test func motionEffectsInterpolateTheirValue() throws {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        #expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 30)
        func value(_ x: CGFloat) -> Double? {
            let offset = UIOffset(horizontal: x, vertical: 1)
            return (effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? NSNumber)?.doubleValue
        }
        #expect(value(-1) == -10 && value(0) == 10 && value(1) == 30 && value(5) == 30)
        let shadow = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset", type: .tiltAlongVerticalAxis)
        (shadow.minimumRelativeValue, shadow.maximumRelativeValue) = (CGSize(width: 0, height: -4), CGSize(width: 0, height: 4))
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect, shadow]
        let values = try #require(group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1)))
        #expect(values.count == 2 && values["layer.shadowOffset"] as? CGPoint == CGPoint(x: 0, y: 4))
        let view = UIView()
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty)
    }

    @Test func largeContentShowsWhileAFingerRests() throws {
        var device = try SimulatedDevice("iPhone 17")
        device.contentSizeCategory = .accessibilityExtraLarge
        try device.perform {
            let window = visibleWindow()
            let view = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
            let item = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            (item.showsLargeContentViewer, item.largeContentTitle) = (true, "Favourites")
            item.largeContentImage = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { $0.fill(.zero) }
            window.addSubview(view)
            view.addSubview(item)
            let delegate = Viewer()
            let interaction = UILargeContentViewerInteraction(delegate: delegate)
            view.addInteraction(interaction)
            #expect(UILargeContentViewerInteraction.isEnabled && interaction.view === view)
            @MainActor func shown() -> LargeContentView? { window.subviews.compactMap { $0 as? LargeContentView }.first }
            TestClock.hold { clock in
                let finger = Finger(over: window)
                finger.press(at: CGPoint(x: 40, y: 440))
                clock.advance(by: 1)
                #expect(shown() != nil)
                finger.move(to: CGPoint(x: 200, y: 440))
                #expect(shown() == nil)
                finger.move(to: CGPoint(x: 40, y: 440))
                #expect(shown()?.center == CGPoint(x: 160, y: 240))
                finger.lift()
            }
            #expect(shown() == nil && delegate.ended === item)
            _ = try #require(interaction.gestureRecognizerForExclusionRelationship.view)
        }
        #expect(!UILargeContentViewerInteraction.isEnabled)
    }

    @Test func menusAreBuiltByTheirIdentifiers() throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            override func buildMenu(with builder: any UIMenuBuilder) {
                builder.remove(menu: .format)
                let command = UICommand(title: "Paint", action: Selector("paint"))
                builder.insertChild(
                    UIMenu(title: "Inside", identifier: .init("inside"), children: [command]), atStartOfMenu: .edit)
                builder.insertChild(UIMenu(title: "Last", identifier: .init("last"), children: []), atEndOfMenu: .edit)
                builder.insertSibling(UIMenu(title: "Tools", identifier: .init("tools"), children: []), beforeMenu: .window)
                builder.insertSibling(UIMenu(title: "More", identifier: .init("more"), children: []), afterMenu: .init("tools"))
                builder.replace(menu: .help, with: UIMenu(title: "Hilfe", identifier: .init("hilfe"), children: []))
                builder.replaceChildren(ofMenu: .file) { $0 + [UIAction(title: "Open", identifier: .init("open")) { _ in }] }
            }
        }
        let delegate = Delegate()
        let before = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = before }
        UIMenuSystem.main.setNeedsRebuild()
        let menu = UIMenuSystem.main.builtMenu
        #expect(menu.children.map(\.title) == ["", "File", "Edit", "View", "Tools", "More", "Window", "Hilfe"])
        let edit = try #require(menu.children[2] as? UIMenu)
        #expect(edit.children.map(\.title) == ["Inside", "Last"])
        #expect((menu.children[1] as? UIMenu)?.children.map(\.title) == ["Open"])
        UIMenuSystem.main.setNeedsRebuild()
    }

    @Test func pasteConfigurationsSayWhatIsTaken() {
        let view = UIView()
        let text = NSItemProvider(object: "text" as NSString)
        #expect(!view.canPaste([text]))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(view.canPaste([text]))
        view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
        #expect(!view.canPaste([text]))
        view.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
        #expect(view.canPaste([text]))
    }

    @Test func popoversPointAtAnItem() {
        let window = visibleWindow()
        let (view, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView())
        window.addSubview(view)
        window.addSubview(other)
        #expect(view.frame(in: other) == CGRect(x: 10, y: 20, width: 30, height: 40))
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        popover?.sourceItem = view
        #expect(popover?.sourceView === view && popover?.barButtonItem == nil)
        let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
        popover?.sourceItem = item
        #expect(popover?.barButtonItem === item && popover?.sourceView == nil && item.frame(in: view) == nil)
    }

    @Test func itemsKnowTheirGroup() {
        let (a, b) = (UIBarButtonItem(), UIBarButtonItem())
        let group = UIBarButtonItemGroup(barButtonItems: [a], representativeItem: nil)
        #expect(a.buttonGroup === group && b.buttonGroup == nil && !group.isDisplayingRepresentativeItem)
        group.barButtonItems = [b]
        #expect(a.buttonGroup == nil && b.buttonGroup === group)
    }

    @Test func searchFieldsHoldTokens() {
        let window = visibleWindow()
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        window.addSubview(field)
        let (red, blue) = (UISearchToken(icon: nil, text: "red"), UISearchToken(icon: nil, text: "blue"))
        field.tokens = [red]
        field.insertToken(blue, at: 0)
        #expect(field.tokens == [blue, red])
        field.removeToken(at: 0)
        field.text = "sky green"
        let range = field.textRange(
            from: field.beginningOfDocument, to: field.position(from: field.beginningOfDocument, offset: 4)!)!
        field.replaceTextualPortion(of: range, with: blue, at: 1)
        #expect(field.text == "green" && field.tokens == [red, blue])
        #expect(field.text(in: field.textualRange) == "green")
        red.representedObject = 7
        #expect(red.representedObject as? Int == 7)
        field.text = ""
        field.becomeFirstResponder()
        field.deleteBackward()
        #expect(field.tokens == [red])
    }

    @Test func searchBarsShowOtherIcons() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        bar.setImage(image, for: .search, state: .normal)
        #expect(bar.image(for: .search, state: .normal) === image && bar.image(for: .clear, state: .normal) == nil)
        #expect(bar.searchTextField.searchBarIcons?.image(.search, .highlighted) === image)
        bar.setImage(nil, for: .search, state: .normal)
        #expect(bar.image(for: .search, state: .normal) == nil)
    }

    @Test func imageAssetsChooseByTraits() {
        func square(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(.zero) }
        }
        let (light, dark, wide) = (square(1), square(2), square(3))
        let asset = UIImageAsset()
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        let darkAndWide = UITraitCollection { ($0.userInterfaceStyle, $0.horizontalSizeClass) = (.dark, .regular) }
        asset.register(wide, with: darkAndWide)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
        #expect(asset.image(with: darkAndWide) === wide && dark.imageAsset === asset)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
        asset.unregister(with: darkAndWide)
        #expect(asset.image(with: darkAndWide) === dark)
        #expect(UIImage().imageAsset != nil)
    }

    @Test func dataAssetsAreRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("A.xcassets/words.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = #"{"data": [{"filename": "words.txt", "universal-type-identifier": "public.text"}]}"#
        try contents.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        try "hello".write(to: set.appendingPathComponent("words.txt"), atomically: true, encoding: .utf8)
        let found = BundleAssets.shared.library(in: folder.path).data(named: "words")
        #expect(found?.data == Data("hello".utf8) && found?.type == "public.text")
        #expect(BundleAssets.shared.library(in: folder.path).data(named: "other") == nil)
        #expect(NSDataAsset(name: "there is none") == nil)
    }

    @Test func tiledLayersDrawEachTile() throws {
        final class Tiles: CATiledLayer {
            var clips: [CGRect] = []
            override func draw(in context: CGContext) { clips.append(context.boundingBoxOfClipPath) }
        }
        let layer = Tiles()
        layer.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
        let context = try #require(
            CGContext(
                data: nil, width: 500, height: 300, bitsPerComponent: 8, bytesPerRow: 2000, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        layer.render(in: context)
        #expect(layer.clips.count == 4 && layer.tileSize == CGSize(width: 256, height: 256))
        #expect(layer.clips.map(\.width).max() ?? 0 <= 257)
        #expect(CATiledLayer.fadeDuration() == 0.25)
    }

    @Test func previewsFollowForce() {
        let window = visibleWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        let (interaction, delegate) = (UIPreviewInteraction(view: view), Presses())
        interaction.delegate = delegate
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 50, y: 50))
        finger.lift()
        #expect(delegate.heard.isEmpty)
        for end in [CGFloat(3.4), 6] {
            finger.force = 1
            finger.press(at: CGPoint(x: 50, y: 50))
            finger.force = 3.4
            finger.move(to: CGPoint(x: 51, y: 50))
            finger.force = end
            finger.move(to: CGPoint(x: 52, y: 50))
            finger.lift()
        }
        #expect(delegate.heard == ["preview 1.0", "cancel", "preview 1.0", "commit 1.0"])
    }

    @Test func previewingIsRegisteredWithoutForce() {
        final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
            ) -> UIViewController? { nil }
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
            ) {}
        }
        let (controller, delegate) = (UIViewController(), Delegate())
        let context = controller.registerForPreviewing(with: delegate, sourceView: controller.view)
        #expect(context.sourceView === controller.view && context.delegate === delegate)
        controller.unregisterForPreviewing(withContext: context)
        var done = 0
        let action = UIPreviewAction(title: "Open", style: .default) { _, _ in done += 1 }
        action.handler(action, controller)
        #expect(done == 1 && UIPreviewActionGroup(title: "More", style: .selected, actions: [action]).title == "More")
    }
}

private final class Viewer: NSObject, UILargeContentViewerInteractionDelegate {
    weak var ended: UIView?
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { ended = item as? UIView }
}

private final class Presses: NSObject, UIPreviewInteractionDelegate {
    var heard: [String] = []
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) { if ended { heard.append("preview \(transitionProgress)") } }
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) { if ended { heard.append("commit \(transitionProgress)") } }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { heard.append("cancel") }
}

/// Types whose screens or assistive technologies are not here, asked as programs and tests ask them.
@MainActor
struct AnsweredTypeTests {
    @Test func aColorPickerIsAnswered() {
        final class Listener: NSObject, UIColorPickerViewControllerDelegate {
            var heard: [UIColor] = []
            var isDone = false
            func colorPickerViewController(
                _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
            ) { heard.append(color) }
            func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { isDone = true }
        }
        let (window, root, picker, listener) = (visibleWindow(), UIViewController(), UIColorPickerViewController(), Listener())
        window.rootViewController = root
        picker.delegate = listener
        picker.supportsAlpha = false
        root.present(picker, animated: false)
        picker.choose(UIColor.red.withAlphaComponent(0.5))
        #expect(listener.heard == [.red] && picker.selectedColor == .red)
        picker.close()
        #expect(listener.isDone && root.presentedViewController == nil)
    }

    @Test func aBrowserOfDocumentsIsAnswered() throws {
        final class Listener: NSObject, UIDocumentBrowserViewControllerDelegate {
            let new: URL
            var picked: [URL] = []
            var imported: URL?
            init(_ new: URL) { self.new = new }
            func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
                picked = documentURLs
            }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController,
                didRequestDocumentCreationWithHandler importHandler:
                    @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
            ) { importHandler(new, .move) }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
                toDestinationURL destinationURL: URL
            ) { imported = destinationURL }
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let new = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try "new".write(to: new, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: folder) }
        let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.text"])
        let listener = Listener(new)
        browser.delegate = listener
        browser.choose([new, folder])
        #expect(listener.picked == [new])
        browser.askForNewDocument(in: folder)
        let place = try #require(listener.imported)
        #expect(FileManager.default.fileExists(atPath: place.path) && !FileManager.default.fileExists(atPath: new.path))
    }

    @Test func browsersImportAndRenameDocuments() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let other = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try "new".write(to: other, atomically: true, encoding: .utf8)
        let browser = UIDocumentBrowserViewController(forOpening: nil)
        let neighbour = folder.appendingPathComponent("there.txt")
        let copy = try #require(
            await withCheckedContinuation { answer in
                browser.importDocument(at: other, nextToDocumentAt: neighbour, mode: .copy) { url, _ in
                    answer.resume(returning: url)
                }
            })
        #expect(FileManager.default.fileExists(atPath: copy.path) && FileManager.default.fileExists(atPath: other.path))
        let renamed = await withCheckedContinuation { answer in
            browser.renameDocument(at: copy, proposedName: "Other") { url, _ in answer.resume(returning: url) }
        }
        #expect(renamed?.lastPathComponent == "Other.txt" && !FileManager.default.fileExists(atPath: copy.path))
        let failed = await withCheckedContinuation { answer in
            browser.importDocument(at: copy, nextToDocumentAt: neighbour, mode: .move) { url, error in
                answer.resume(returning: url == nil && error != nil)
            }
        }
        #expect(failed)
    }

    @Test func documentsFadeInFromTheBrowser() throws {
        try TestClock.hold { clock in
            final class Opening: NSObject, UIViewControllerTransitioningDelegate {
                let transition: UIDocumentBrowserTransitionController
                init(_ transition: UIDocumentBrowserTransitionController) { self.transition = transition }
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
                func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
                {
                    transition
                }
            }
            let browser = UIDocumentBrowserViewController(forOpening: nil)
            let window = visibleWindow()
            window.rootViewController = browser
            window.layoutIfNeeded()
            let opening = Opening(browser.transitionController(forDocumentAt: URL(fileURLWithPath: "/a.txt")))
            let shown = UIViewController()
            (shown.modalPresentationStyle, shown.transitioningDelegate) = (.fullScreen, opening)
            browser.present(shown, animated: true)
            clock.advance(by: 0.1)
            let opacity = try #require(shown.view.layer.presentation()?.opacity)
            #expect(shown.view.window === window && opacity > 0 && opacity < 1)
            clock.advance(by: 1)
            #expect(shown.view.alpha == 1 && browser.presentedViewController === shown)
            shown.dismiss(animated: true)
            clock.advance(by: 1)
            #expect(browser.presentedViewController == nil && browser.view.window === window)
        }
    }

    @Test func rotorsAreAsked() {
        let (view, place) = (UIView(), UIView())
        let rotor = UIAccessibilityCustomRotor(name: "Places") { predicate in
            predicate.searchDirection == .next
                ? UIAccessibilityCustomRotorItemResult(targetElement: place, targetRange: nil) : nil
        }
        view.accessibilityCustomRotors = [rotor]
        let search = UIAccessibilityCustomRotorSearchPredicate()
        #expect(view.accessibilityCustomRotors?.first?.itemSearchBlock(search)?.targetElement === place)
        search.searchDirection = .previous
        #expect(rotor.itemSearchBlock(search) == nil && rotor.name == "Places")
    }

    @Test func listsHaveTheirMarks() {
        func marks(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> [String] {
            numbers.map(NSTextList(markerFormat: format).marker)
        }
        #expect(
            marks(.decimal, [1, 12]) == ["1", "12"]
                && marks(.lowercaseAlpha, [1, 26, 27, 52, 53]) == ["a", "z", "aa", "az", "ba"])
        #expect(marks(.uppercaseRoman, [4, 9, 14, 1990]) == ["IV", "IX", "XIV", "MCMXC"] && marks(.octal, [8]) == ["10"])
        #expect(marks(.lowercaseHexadecimal, [255]) == ["ff"] && marks(.uppercaseHexadecimal, [255]) == ["FF"])
        #expect(marks(.disc, [1]) == ["\u{2022}"] && marks(NSTextList.MarkerFormat("({decimal})"), [3]) == ["(3)"])
        #expect(NSTextList(markerFormat: .decimal).isOrdered && !NSTextList(markerFormat: .box).isOrdered)
    }

    @Test func scrollLayersShowAPlace() {
        let (scroll, inner) = (CAScrollLayer(), CALayer())
        scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        scroll.addSublayer(inner)
        scroll.scroll(to: CGPoint(x: 30, y: 40))
        #expect(inner.visibleRect == CGRect(x: 30, y: 40, width: 100, height: 100))
        inner.scrollRectToVisible(CGRect(x: 200, y: 50, width: 20, height: 20))
        #expect(scroll.bounds.origin == CGPoint(x: 120, y: 40))
        scroll.scrollMode = .vertically
        inner.scroll(CGPoint(x: 0, y: 10))
        #expect(scroll.bounds.origin == CGPoint(x: 120, y: 10))
    }

    @Test func theDeviceFeelsNoForce() {
        let traits = UITraitCollection.current
        #expect(traits.forceTouchCapability == .unavailable && traits.displayGamut == .SRGB && traits.userInterfaceLevel == .base)
        #expect(traits.accessibilityContrast == .normal && traits.legibilityWeight == .regular)
    }
}
