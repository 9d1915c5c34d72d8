import Foundation
import InterfaceBuilderDocument
import UIKit

/// The canvas's decisions where building a scene differs from what a program does.
struct CanvasRules: SceneRules {
    let environment: CanvasEnvironment

    /// 9:41 of 9 January 2007, in Greenwich: a fixed date, so that a picture is the same at any time.
    var currentDate: Date? { Date(timeIntervalSinceReferenceDate: 190_028_460) }

    /// - Source: pickers without a style were recorded with the wheels' height of 216 points, also by versions for iOS 14 and later.
    var datePickerStyle: UIDatePickerStyle { .wheels }

    /// A placeholder is shown instead.
    var reportsMissingImages: Bool { false }

    /// - Source: recorded heights of labels of one and of two lines of these versions, in seven projects of four authors, from Xcode 9.1 on; for
    ///   the second title two widths in one document and the height of two lines in another. A first title of Xcode 8 has the size of today.
    func pointSize(ofTextStyle style: UIFont.TextStyle) -> CGFloat? {
        guard (ToolsVersion.xcode9 ..< .xcode11_2).contains(environment.toolsVersion) else { return nil }
        return [.largeTitle: 30, .title1: 26, .title2: 20][style]
    }

    /// - Source: the canvas sets text in the fonts of the system that Xcode came with; a document without a version is not Xcode's.
    var opticalSizing: OpticalSizing {
        let version = environment.toolsVersion
        if version >= .xcode12 || version == .unknown { return .continuous }
        if version < .xcode7 { return .helveticaNeue }
        return version >= .xcode9 ? .twoFonts : .earlyTwoFonts
    }

    /// - Source: labels push words out since iOS 11, with the systems that came with Xcode 9, and keep Korean words since iOS 14.
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        let version = environment.toolsVersion
        if version >= .xcode12 || version == .unknown { return .standard }
        return version >= .xcode9 ? .pushOut : []
    }

    /// In documents with colours of an asset catalog, Xcode 11 showed a point for every pixel of an image.
    ///
    /// - Source: recorded frames on screens of two pixels a point: images that nothing else sizes are as large as their pixels in such documents
    ///   of five repositories. On screens of three pixels a point images have neither size in the only document known.
    func imageScale(_ resources: DocumentResources) -> CGFloat {
        let isXcode11 = (ToolsVersion.xcode11 ..< .xcode11_4).contains(environment.toolsVersion)
        return isXcode11 && !resources.namedColors.isEmpty && environment.traits.displayScale == 2 ? 2 : 1
    }

    func makeBarButtonItem(_ element: MarkupElement) -> UIBarButtonItem? { UIBarButtonItem() }

    /// A view in an item is laid out on a small canvas of its own.
    func makeItemView(_ element: MarkupElement, in context: AttributeContext) -> UIView? {
        var environment = environment
        (environment.safeArea, environment.rootSize) = (.zero, nil)
        let scene = context.document.scene(below: element, of: nil, traits: context.sizeClasses)
        let canvas = CanvasScene.build(scene, of: context.document, in: environment)
        canvas.layOut()
        canvas.root.removeFromSuperview()
        return canvas.root
    }

    /// No outlet of the canvas is connected.
    func register(_ item: NSObject, as element: MarkupElement) {}
}
