import CairnTesting
import Foundation
import Testing

@testable import UIKit

/// What a tutorial printed of documents that it loaded on iOS 18.3.1, on a screen of 402 x 874 points with 3 pixels a
/// point, without a window.
@MainActor
struct RecordedLoadingTests {
    /// A root view designed at 414 x 896, with a label that has constraints to the safe area but keeps its mask.
    private func controller() throws -> UIViewController {
        let storyboard = try LoadedDocument.storyboard(
            """
            <viewController id="start" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews><label opaque="NO" contentMode="left" text="Ab" id="l"><rect key="frame" x="24" y="120" width="200" height="44"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/></label></subviews>
            <viewLayoutGuide key="safeArea" id="g"/>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="24" id="c1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" constant="100" id="c2"/>
            </constraints></view></viewController>
            """)
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test("A root view has the screen's size and the document's mask") func root() throws {
        try SimulatedDevice("iPhone 16 Pro").perform {
            let controller = try controller()
            controller.loadViewIfNeeded()
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
            #expect(controller.view.autoresizingMask.rawValue == 18)
        }
    }

    @Test("Its constraints are its own and the four of the safe area guide") func constraintsOfTheSafeArea() throws {
        let view = try #require(controller().view)
        let ofGuide = view.constraints.filter { constraint in
            let items = [constraint.firstItem, constraint.secondItem]
            return items.contains { $0 === view } && items.contains { $0 === view.safeAreaLayoutGuide }
        }
        #expect(view.constraints.count == 6 && ofGuide.allSatisfy { $0.constant == 0 })
        #expect(Set(ofGuide.map(\.firstAttribute)) == [.left, .right, .top, .bottom])
    }

    @Test("A view that keeps its mask keeps its place beside active constraints") func flagThatStaysTrue() throws {
        try SimulatedDevice("iPhone 16 Pro").perform {
            let view = try #require(controller().view)
            let label = try #require(view.subviews.first)
            _ = layoutWarnings { view.layoutIfNeeded() }
            #expect(
                label.translatesAutoresizingMaskIntoConstraints && label.frame == CGRect(x: 24, y: 120, width: 200, height: 44))
            label.translatesAutoresizingMaskIntoConstraints = false
            view.layoutIfNeeded()
            #expect(label.frame.origin == CGPoint(x: 24, y: 100) && abs(label.frame.height - 86.0 / 3) < 1e-9)
        }
    }

    @Test("Views of a xib keep their masks and places when it is widened") func masks() throws {
        func label(_ id: String, _ y: Int, _ height: Int) -> String {
            """
            <label opaque="NO" text="A" id="\(id)"><rect key="frame" x="16" y="\(y)" width="248" height="\(height)"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
            """
        }
        let nib = LoadedDocument.nib(
            """
            \(LoadedDocument.owner(""))<view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="88"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            <subviews>\(label("a", 16, 28))\(label("b", 52, 20))</subviews></view>
            """)
        let view = try #require(nib.instantiate(withOwner: nil, options: nil).first as? UIView)
        view.frame.size.width = 600
        view.layoutIfNeeded()
        #expect(view.constraints.isEmpty && view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.subviews.map(\.autoresizingMask.rawValue) == [36, 36])
        #expect(
            view.subviews.map(\.frame) == [
                CGRect(x: 16, y: 16, width: 248, height: 28), CGRect(x: 16, y: 52, width: 248, height: 20),
            ])
    }

    @Test("A class that does not exist is a plain controller") func unknownClass() throws {
        let storyboard = try LoadedDocument.storyboard(
            "<viewController id=\"start\" customClass=\"Nobody\" customModule=\"Nowhere\" sceneMemberID=\"viewController\"/>")
        var made: UIViewController?
        _ = LoadedDocument.log { made = storyboard.instantiateInitialViewController() }
        #expect(made.map { type(of: $0) == UIViewController.self } == true)
    }

    @Test("The file for the screen's scale is read, by its name or its path; a file without a scale has 1") func images() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, pixels) in [("pip", 4), ("pip@2x", 8), ("pip@3x", 12), ("bare", 4)] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let side = CGSize(width: pixels, height: pixels)
            let data = UIGraphicsImageRenderer(size: side, format: format).pngData { $0.fill(CGRect(origin: .zero, size: side)) }
            try data.write(to: folder.appendingPathComponent(name + ".png"))
        }
        try SimulatedDevice("iPhone 16 Pro").perform {
            let bundle = try #require(Bundle(path: folder.path))
            let traits = UIScreen.main.traitCollection
            let named = UIImage(named: "pip", in: bundle, compatibleWith: traits)
            let read = UIImage(contentsOfFile: folder.appendingPathComponent("pip.png").path)
            for image in [named, read] {
                #expect(image?.size == CGSize(width: 4, height: 4) && image?.scale == 3)
            }
            #expect(UIImage(named: "bare", in: bundle, compatibleWith: traits)?.scale == 1)
            #expect(UIImage(named: "nothing", in: bundle, compatibleWith: traits) == nil)
        }
    }
}
