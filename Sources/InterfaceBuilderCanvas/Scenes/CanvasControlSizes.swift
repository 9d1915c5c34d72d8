import InterfaceBuilderDocument
import UIKit

/// The sizes of controls in versions of Interface Builder, where they differ from UIKit's present ones.
///
/// - Source: the commonest recorded sizes of each version.
@MainActor
enum CanvasControlSizes {
    /// Lengths in points, of the alignment rectangle; nil where the class's own applies, `noIntrinsicMetric` for none.
    struct Size: Equatable {
        var width: CGFloat?
        var height: CGFloat?
    }

    /// The size of a control on the canvas of a document's version.
    static func size(of element: MarkupElement, in environment: CanvasEnvironment) -> Size {
        let version = environment.toolsVersion
        switch element.name {
        case "switch": return version >= .xcode26 ? Size(width: 61, height: 28) : Size()
        case "slider": return Size(height: version >= .xcode26 ? 34 : version >= .xcode16_3 ? 33 : nil)
        case "stepper": return Size(height: version < .xcode11_2 ? 29 : nil)
        case "segmentedControl": return Size(height: version < .xcode11_2 ? 28 : nil)
        case "progressView": return Size(height: version < .xcode12 ? 2 : nil)
        case "pageControl": return pageControlSize(element, environment)
        case "textField": return Size(height: element["borderStyle"] == "roundedRect" && version < .xcode11 ? 30 : nil)
        case "searchBar", "navigationBar", "toolbar": return barSize(of: element, at: environment.chromePlace(in: .view))
        case "datePicker" where ["compact", "inline"].contains(element["style"]): return Size()
        case "datePicker", "pickerView": return Size(width: 320, height: version < .xcode7 ? 162 : 216)
        case "colorWell": return Size(width: 28, height: 28)
        case "button": return informationButtonSide(in: version).map { informationButton(element, side: $0) } ?? Size()
        default: return Size()
        }
    }

    private static func barSize(of element: MarkupElement, at place: ChromePlace) -> Size {
        switch element.name {
        case "searchBar": return Size(width: UIView.noIntrinsicMetric, height: ChromeMetrics.searchBar[place])
        case "toolbar": return Size(height: ChromeMetrics.toolbar[place])
        default:
            guard place.generation == .iOS26 else { return Size() }
            let isLarge = element.flag("largeTitles") == true
            return Size(height: (isLarge ? ChromeMetrics.largeTitleBar : ChromeMetrics.navigationBar)[place])
        }
    }

    /// The width and height, in points, of a button with nothing but the circled letter or sign; nil where it is UIKit's present one.
    static func informationButtonSide(in version: ToolsVersion) -> CGFloat? {
        version < .xcode11 ? 22 : version >= .xcode14_3 ? 77 / 3 : nil
    }

    private static func informationButton(_ element: MarkupElement, side: CGFloat) -> Size {
        guard isInformationButton(element), element.child("buttonConfiguration") == nil else { return Size() }
        return Size(width: side, height: side)
    }

    /// Whether a button shows nothing but what its type has: the circled letter or, to add a contact, sign.
    static func isInformationButton(_ element: MarkupElement) -> Bool {
        let types = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"]
        return types.contains(element["buttonType"] ?? "")
            && element.children("state").allSatisfy { $0["title"] == nil && $0["image"] == nil }
    }

    /// The size of a page control: dots of 7 points, 9 apart, then iOS 14's, then those that UIKit's class has, and iOS 26's.
    ///
    /// iOS 14 is recorded with three pages, once at two and once at three pixels a point; other counts have the distance of today's dots.
    /// iOS 26 is recorded with three and four pages, three of three controls.
    private static func pageControlSize(_ element: MarkupElement, _ environment: CanvasEnvironment) -> Size {
        let pages = element.integer("numberOfPages").map { CGFloat($0) }
        let three: CGFloat = environment.traits.displayScale < 3 ? 122.5 : 364 / 3
        switch environment.toolsVersion {
        case ..<ToolsVersion.xcode12: return Size(width: pages.map { max(0, 16 * $0 - 9) }, height: 37)
        case ..<ToolsVersion.xcode13: return Size(width: pages.map { three + 18 * ($0 - 3) }, height: 82 / 3)
        case ..<ToolsVersion.xcode26: return Size()
        default: return Size(width: pages.map { 18 * $0 + 20 })
        }
    }
}
