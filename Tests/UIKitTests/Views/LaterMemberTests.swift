import CairnTesting
import Testing

@testable import UIKit

/// Members and types of iOS 17 and later, each seen to act.
@MainActor
struct LaterMemberTests {
    /// - Source: developer.apple.com/documentation/uikit/uicolor/withprominence(_:)
    @Test func coloursOfLessProminenceLetMoreThrough() {
        #expect(UIColor.red.withProminence(.primary) == .red)
        let alphas = [UIColor.Prominence.secondary, .tertiary, .quaternary].map { UIColor.red.withProminence($0).cgColor.alpha }
        #expect(alphas == alphas.sorted(by: >) && alphas.allSatisfy { $0 > 0 && $0 < 1 })
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withProminence(.secondary)
        let dark = dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        var white: CGFloat = 0
        #expect(dark.getWhite(&white, alpha: nil) && white == 1)
    }

    /// - Source: developer.apple.com/documentation/uikit/uiimagereader
    @Test func aReaderMakesSmallPictures() throws {
        let data = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).pngData { _ in }
        #expect(try #require(UIImageReader.default.image(data: data)).cgImage?.width ?? 0 >= 60)
        var configuration = UIImageReader.Configuration()
        configuration.preferredThumbnailSize = CGSize(width: 20, height: 10)
        #expect(UIImageReader(configuration: configuration).image(data: data)?.size == CGSize(width: 20, height: 10))
        #expect(UIImageReader.default.image(data: Data([1, 2])) == nil)
        #expect(UIImageReader.default.image(contentsOf: URL(fileURLWithPath: "/nowhere.png")) == nil)
    }

    @Test func aReaderReadsWhileTheProgramGoesOn() async {
        let data = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).pngData { _ in }
        let image = await UIImageReader.default.image(data: data)
        #expect(image?.cgImage != nil)
    }

    /// - Source: developer.apple.com/documentation/uikit/uibackgroundextensionview
    @Test func contentIsPlacedInTheSafeArea() {
        let window = visibleWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let (view, content) = (UIBackgroundExtensionView(frame: controller.view.bounds), UIView())
        controller.view.addSubview(view)
        view.contentView = content
        window.layoutIfNeeded()
        #expect(content.superview === view && content.frame == view.bounds.inset(by: view.safeAreaInsets))
        #expect(view.safeAreaInsets.left >= 20)
        view.automaticallyPlacesContentView = false
        content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        view.contentView = nil
        #expect(content.superview == nil)
    }

    @Test func aSearchIsAControllerOfItsOwn() {
        let search = UISearchController(searchResultsController: nil)
        let container = UISearchContainerViewController(searchController: search)
        container.loadViewIfNeeded()
        #expect(container.children == [search] && search.view.superview === container.view)
    }

    @Test func traitsOfListsAndRecordingsPassDown() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        #expect(child.traitCollection.listEnvironment == .unspecified)
        parent.traitOverrides.listEnvironment = .insetGrouped
        parent.traitOverrides.sceneCaptureState = .active
        #expect(child.traitCollection.listEnvironment == .insetGrouped && child.traitCollection.sceneCaptureState == .active)
        #expect(UITraitCollection(listEnvironment: .plain).listEnvironment == .plain)
        #expect(UITraitCollection(sceneCaptureState: .inactive)[UITraitSceneCaptureState.self] == .inactive)
    }

    @Test func linesOfContainersRunAcross() {
        let provider: any NSTextLayoutOrientationProvider = NSTextContainer(size: .zero)
        #expect(provider.layoutOrientation == .horizontal)
    }

    @Test func scrollViewsAreContainersOfFocus() {
        let container: any UIFocusItemScrollableContainer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        container.contentOffset = CGPoint(x: 0, y: 5)
        #expect(container.visibleSize == CGSize(width: 30, height: 20) && container.contentOffset.y == 5)
    }

    @Test func theLinesOfAPageAreReadAloud() {
        struct Page: UIAccessibilityReadingContent {
            func accessibilityLineNumber(for point: CGPoint) -> Int { Int(point.y / 20) }
            func accessibilityContent(forLineNumber lineNumber: Int) -> String? { lineNumber == 0 ? "Call me" : nil }
            func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
            func accessibilityPageContent() -> String? { "Call me Ishmael" }
        }
        let page = Page()
        #expect(page.accessibilityAttributedContent(forLineNumber: 0)?.string == "Call me")
        #expect(page.accessibilityAttributedContent(forLineNumber: 1) == nil)
        #expect(page.accessibilityAttributedPageContent()?.string == "Call me Ishmael")
    }
}
