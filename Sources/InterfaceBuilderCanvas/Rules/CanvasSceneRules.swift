import Foundation
import InterfaceBuilderDocument
import UIKit

/// The canvas's decisions where building a scene differs from what a program does.
struct CanvasSceneRules: SceneRules {
    let environment: CanvasEnvironment

    /// The date is 9:41 of 9 January 2007 in Greenwich at any time, so that a picture stays the same.
    var currentDate: Date? { Date(timeIntervalSinceReferenceDate: 190_028_460) }

    var datePickerStyle: UIDatePickerStyle { follows(.wheels) ? .wheels : .automatic }

    /// The canvas shows a placeholder for a missing image.
    var reportsMissingImages: Bool { false }

    func pointSize(ofTextStyle style: UIFont.TextStyle) -> CGFloat? {
        CanvasRule.titleSizes.value(for: environment.presenter) { [.largeTitle: 30, .title1: 26, .title2: 20][style] }
    }

    var opticalSizing: OpticalSizing {
        if follows(.helveticaNeue) { return .helveticaNeue }
        if follows(.earlyTwoFonts) { return .earlyTwoFonts }
        return follows(.twoFonts) ? .twoFonts : .continuous
    }

    func imageScale(_ resources: DocumentResources) -> CGFloat {
        let countsPixels = !resources.namedColors.isEmpty && environment.traits.displayScale == 2 && follows(.imagesInPixels)
        return countsPixels ? 2 : 1
    }

    private func follows(_ rule: CanvasRule) -> Bool { rule.applies(to: environment.presenter) }

    func makeBarButtonItem(_ element: MarkupElement) -> UIBarButtonItem? { UIBarButtonItem() }

    /// Lays a view in an item out on a small canvas of its own, which it leaves for the bar.
    func makeItemView(_ element: MarkupElement, in context: AttributeContext) -> UIView? {
        var environment = environment
        (environment.safeArea, environment.rootSize) = (.zero, nil)
        let scene = context.document.scene(below: element, of: nil, traits: context.sizeClasses)
        let canvas = CanvasScene.build(scene, of: context.document, in: environment)
        canvas.layOut()
        canvas.root.removeFromSuperview()
        canvas.root.endLayoutUnit()
        return canvas.root
    }

    /// The canvas connects no outlets.
    func register(_ item: NSObject, as element: MarkupElement) {}
}
