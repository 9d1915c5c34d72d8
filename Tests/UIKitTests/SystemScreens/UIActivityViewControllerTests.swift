import CairnTesting
import Testing

@testable import UIKit

/// What a share sheet offers, how it ends, and what its handler hears.
@MainActor
struct UIActivityViewControllerTests {
    private final class Listener {
        var heard: [String] = []
        func hear(_ type: UIActivity.ActivityType?, _ isDone: Bool, _ items: [Any]?, _ error: (any Error)?) {
            let name = type.map { $0.rawValue.split(separator: ".").last.map(String.init) ?? "" } ?? "none"
            heard.append("\(name) \(isDone) \(items?.count ?? 0) \(error != nil)")
        }
    }

    private class Own: UIActivity {
        var taken: [String] = []
        override var activityType: ActivityType? { ActivityType("own") }
        override var activityTitle: String? { "Own" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
        override func prepare(withActivityItems activityItems: [Any]) { taken = activityItems.compactMap { $0 as? String } }
        override func perform() { activityDidFinish(true) }
    }

    private final class Showing: Own {
        let screen = UIViewController()
        override var activityViewController: UIViewController? { screen }
        override func perform() { Issue.record("An activity that shows a screen is not performed.") }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType == .copyToPasteboard ? "copied" : "for \(activityType?.rawValue ?? "")" }
    }

    private final class Slow: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { "made for \(activityType?.rawValue ?? "nobody")" }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let root = UIViewController()
    private let listener = Listener()

    init() {
        window.traitOverrides.horizontalSizeClass = .compact
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    private func present(_ items: [Any], _ activities: [UIActivity] = []) -> UIActivityViewController {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        let listener = listener
        sheet.completionWithItemsHandler = { listener.hear($0, $1, $2, $3) }
        root.present(sheet, animated: true)
        return sheet
    }

    private func tap(_ title: String, in sheet: UIActivityViewController) {
        func button(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.currentTitle == title { return button }
            return view.subviews.lazy.compactMap(button).first
        }
        window.layoutIfNeeded()
        guard let found = button(sheet.view) else { return #expect(Bool(false), "There is no button \(title).") }
        let finger = Finger(over: window)
        finger.press(at: found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: window))
        finger.lift()
    }

    @Test func aFingerCopies() {
        let sheet = present(["text"])
        tap("Copy", in: sheet)
        #expect(UIPasteboard.general.string == "text")
        #expect(root.presentedViewController == nil && listener.heard == ["CopyToPasteboard true 0 false"])
    }

    @Test func imagesAreKept() {
        defer { UIDevice.current.forgetSavedPhotos() }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
        let sheet = present([image])
        #expect(sheet.offeredActivityTypes == [.copyToPasteboard, .saveToCameraRoll])
        tap("Save Image", in: sheet)
        #expect(UIDevice.current.savedPhotos.map(\.size) == [CGSize(width: 2, height: 3)])
        #expect(listener.heard == ["SaveToCameraRoll true 0 false"])
    }

    @Test func aUserWhoForbidsKeepingImagesIsHeard() {
        struct Refusal: Error {}
        UIDevice.current.photoSavingError = Refusal()
        defer { UIDevice.current.photoSavingError = nil }
        present([UIImage()]).choose(.saveToCameraRoll)
        #expect(listener.heard == ["SaveToCameraRoll false 0 true"] && root.presentedViewController == nil)
    }

    @Test func aSheetThatIsClosedHasNoActivity() {
        tap("Cancel", in: present(["text"]))
        #expect(root.presentedViewController == nil && listener.heard == ["none false 0 false"])
    }

    @Test func aSheetThatTheProgramDismissesHasNoActivity() {
        _ = present(["text"])
        root.dismiss(animated: true)
        #expect(listener.heard == ["none false 0 false"])
    }

    @Test func theProgramsActivityRunsWithTheItems() {
        let own = Own()
        tap("Own", in: present(["text", 3], [own]))
        #expect(own.taken == ["text"] && listener.heard == ["own true 0 false"])
    }

    @Test func anActivityThatCannotTakeTheItemsIsNotOffered() {
        #expect(present([3], [Own()]).offeredActivityTypes.isEmpty)
    }

    @Test func excludedActivitiesAreNotOffered() {
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [Own()])
        sheet.excludedActivityTypes = [.copyToPasteboard]
        #expect(sheet.offeredActivityTypes == [UIActivity.ActivityType("own")])
        #expect(!sheet.choose(.copyToPasteboard))
    }

    @Test func anActivitysScreenIsShownUntilItIsFinished() {
        let showing = Showing()
        let sheet = present(["text"], [showing])
        sheet.choose(UIActivity.ActivityType("own"))
        #expect(sheet.presentedViewController === showing.screen && listener.heard.isEmpty)
        showing.activityDidFinish(true)
        #expect(root.presentedViewController == nil && listener.heard == ["own true 0 false"])
    }

    @Test func afterAnActivityThatWasGivenUpTheUserChoosesAgain() {
        let showing = Showing()
        let sheet = present(["text"], [showing])
        sheet.choose(UIActivity.ActivityType("own"))
        showing.activityDidFinish(false)
        #expect(root.presentedViewController === sheet && sheet.presentedViewController == nil && listener.heard.isEmpty)
        sheet.choose(.copyToPasteboard)
        #expect(listener.heard == ["CopyToPasteboard true 0 false"])
    }

    @Test func sourcesAndProvidersGiveTheItemOfAnActivity() async throws {
        let own = Own()
        let sheet = present([Source(), Slow(placeholderItem: "")], [own])
        let mail = UIActivity.ActivityType.mail.rawValue
        #expect(sheet.activityItems(for: .mail) as? [String] == ["for \(mail)", "made for \(mail)"])
        sheet.choose(UIActivity.ActivityType("own"))
        #expect(own.taken.isEmpty, "Providers make their items on other threads first.")
        for _ in 0..<400 where own.taken.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(own.taken == ["for own", "made for own"])
    }

    @Test func sourcesNameASubjectAndShowPictures() {
        final class Letter: NSObject, UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { "text" }
            func activityViewController(
                _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
            ) -> String { activityType == .mail ? "Pears" : "" }
            func activityViewController(
                _ activityViewController: UIActivityViewController,
                thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
            ) -> UIImage? { UIGraphicsImageRenderer(size: size).image { _ in } }
        }
        let sheet = present([Source(), Letter()])
        #expect(sheet.activitySubject(for: .mail) == "Pears" && sheet.activitySubject(for: .message) == nil)
        let size = CGSize(width: 20, height: 10)
        #expect(sheet.activityThumbnails(for: .mail, size: size).map(\.size) == [size])
    }

    @Test func aConfigurationGivesItemsActivitiesAndTitle() throws {
        let own = Own()
        let configuration = UIActivityItemsConfiguration(objects: ["Pear" as NSString])
        configuration.metadataProvider = { $0 == .title ? "Fruit" : nil }
        configuration.perItemMetadataProvider = { index, key in key == .messageBody ? "item \(index)" : nil }
        configuration.previewProvider = { index, intent, _ in intent == .thumbnail ? NSItemProvider() : nil }
        configuration.applicationActivitiesProvider = { [own] }
        #expect(configuration.activityItemsConfigurationMetadataForItem(at: 2, key: .messageBody) as? String == "item 2")
        #expect(configuration.activityItemsConfigurationPreviewForItem(at: 0, intent: .fullSize, suggestedSize: .zero) == nil)
        #expect(configuration.activityItemsConfigurationPreviewForItem(at: 0, intent: .thumbnail, suggestedSize: .zero) != nil)
        #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
        #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
        root.activityItemsConfiguration = configuration
        let shared = try #require(root.activityItemsConfiguration)
        let sheet = UIActivityViewController(activityItemsConfiguration: shared)
        root.present(sheet, animated: false)
        #expect(sheet.activitySubject(for: .mail) == "Fruit")
        #expect(sheet.offeredActivityTypes == [.copyToPasteboard])
        let items = sheet.activityItems(for: .copyToPasteboard)
        let providers = configuration.itemProvidersForActivityItemsConfiguration
        #expect(items.count == 1 && items.first as? NSItemProvider === providers.first)
    }

    @Test func aPopoverWithoutAPlaceRaises() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768)), UIViewController())
            window.traitOverrides.horizontalSizeClass = .regular
            window.traitOverrides.verticalSizeClass = .regular
            window.rootViewController = root
            window.makeKeyAndVisible()
            root.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: false)
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("'NSGenericException', reason: 'UIPopoverPresentationController"))
    }

    @Test func testsAnswerForOtherPrograms() {
        struct Failure: Error {}
        present([3]).answer(.mail)
        present([3]).answer(.airDrop, isCompleted: false, returnedItems: [1, 2], error: Failure())
        #expect(listener.heard == ["Mail true 0 false", "AirDrop false 2 true"])
    }
}
