import Foundation
import Testing

@testable import UIKit

final class StoryController: UIViewController {
    var heading: UILabel!
    private(set) var steps: [String] = []
    let extra: String

    init?(coder: NSCoder, extra: String) {
        self.extra = extra
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
        extra = "none"
        super.init(coder: coder)
        steps.append("init \(title ?? "-") \(storyboard != nil) loaded \(isViewLoaded)")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        steps.append("awake loaded \(isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        steps.append("viewDidLoad \(heading?.text ?? "-")")
    }
}

/// Storyboards make controllers, and their views when they are asked for.
@MainActor
struct StoryboardTests {
    private let start = """
        <viewController title="Start" storyboardIdentifier="Start" customClass="StoryController" customModule="UIKitTests" id="start">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Head" id="lab"><rect key="frame" x="0" y="0" width="40" height="21"/></label></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/></view>
        <connections><outlet property="heading" destination="lab" id="o"/></connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
        """
    private let plain = "<viewController storyboardIdentifier=\"Plain\" id=\"two\"/>"

    @Test func controllersLoadTheirViewsLate() throws {
        let storyboard = try LoadedDocument.storyboard(start, plain)
        let controller = try #require(storyboard.instantiateInitialViewController() as? StoryController)
        #expect(controller.steps == ["init Start true loaded false", "awake loaded false"])
        #expect(controller.storyboard === storyboard)
        _ = controller.view
        #expect(controller.steps.last == "viewDidLoad Head")
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test func controllersTakeTheirAttributes() throws {
        let storyboard = try LoadedDocument.storyboard(
            """
            <viewController nibName="Other" modalTransitionStyle="crossDissolve" interfaceStyle="dark" id="start">
            <extendedEdge key="edgesForExtendedLayout" top="YES"/></viewController>
            """)
        let controller = try #require(storyboard.instantiateInitialViewController())
        #expect(controller.nibName == "Other" && controller.modalTransitionStyle == .crossDissolve)
        #expect(controller.edgesForExtendedLayout == .top && controller.overrideUserInterfaceStyle == .dark)
    }

    /// Xibs may hold controllers too.
    @Test func nibsMakeControllers() throws {
        let made = LoadedDocument.nib(
            """
            <viewController title="Loose" id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="7"/></view>
            </viewController>
            """
        ).instantiate(withOwner: nil)
        let controller = try #require(made.first as? UIViewController)
        #expect(controller.title == "Loose" && controller.isViewLoaded && controller.view.frame.height == 7)
    }

    @Test func scrollViewsTakeTheirAttributes() throws {
        let view = try #require(
            LoadedDocument.nib(
                """
                <scrollView contentInsetAdjustmentBehavior="never" bounces="NO" pagingEnabled="YES" alwaysBounceVertical="YES"
                  showsVerticalScrollIndicator="NO" keyboardDismissMode="onDrag" autoresizesSubviews="NO" id="s">
                <rect key="frame" x="0" y="0" width="9" height="9"/></scrollView>
                """
            ).instantiate(withOwner: nil).first as? UIScrollView)
        #expect(view.contentInsetAdjustmentBehavior == .never && !view.bounces && view.isPagingEnabled)
        #expect(view.alwaysBounceVertical && !view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.keyboardDismissMode == .onDrag && !view.autoresizesSubviews)
    }

    @Test func marginsLeaveTheReadableWidth() throws {
        let view = try #require(
            LoadedDocument.nib(
                """
                <view layoutMarginsFollowReadableWidth="YES" id="s"><rect key="frame" x="0" y="0" width="320" height="9"/></view>
                """
            ).instantiate(withOwner: nil).first as? UIView)
        #expect(view.layoutMargins.left == 8)
        view.frame.size.width = 1024
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 176, bottom: 8, right: 176))
    }

    @Test func controllersAreFoundByIdentifier() throws {
        let storyboard = try LoadedDocument.storyboard(start, plain)
        #expect(type(of: storyboard.instantiateViewController(withIdentifier: "Plain")) == UIViewController.self)
        let typed: StoryController = storyboard.instantiateViewController(identifier: "Start")
        #expect(typed.extra == "none")
    }

    @Test func creatorsMakeControllers() throws {
        let storyboard = try LoadedDocument.storyboard(start)
        let controller = storyboard.instantiateViewController(identifier: "Start") { StoryController(coder: $0, extra: "given") }
        #expect(controller.extra == "given" && controller.title == "Start" && controller.storyboard === storyboard)
        controller.loadViewIfNeeded()
        #expect(controller.heading?.text == "Head")
        let fallback: StoryController? = storyboard.instantiateInitialViewController { _ in nil }
        #expect(fallback?.extra == "none")
    }

    @Test func unknownIdentifiersEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                _ = try LoadedDocument.storyboard("<viewController id=\"start\"/>").instantiateViewController(withIdentifier: "y")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.hasPrefix(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Storyboard (<UIStoryboard: 0x"
            ))
        #expect(
            text.contains(">) doesn't contain a view controller with identifier 'y''\n*** First throw call stack:\n"), "\(text)")
    }

    @Test func absentStoryboardsEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("reason: 'Could not find a storyboard named 'Nowhere' in bundle NSBundle <"), "\(text)")
    }
}
