import InterfaceBuilderDocument

/// The sizes that versions of Interface Builder give controls, where they differ from what the classes themselves have now.
///
/// - Source: the commonest recorded sizes of each version.
@MainActor
enum CanvasControlSizes {
    /// Lengths in points, of the alignment rectangle; nil where the class's own counts, `noIntrinsicMetric` where there is none.
    struct Size {
        var width: CGFloat?
        var height: CGFloat?
    }

    /// - Parameter toolsVersion: The document's; 32700 is a marker that hides it.
    static func size(of element: MarkupElement, toolsVersion: Double) -> Size {
        let major = toolsVersion >= 32000 ? 22 : (toolsVersion / 1000).rounded(.down)
        switch element.name {
        case "switch": return major >= 24 ? Size(width: 61, height: 28) : Size()
        case "slider": return Size(height: major >= 24 ? 34 : (23700..<24000).contains(toolsVersion) ? 33 : nil)
        case "stepper": return Size(height: major < 15 ? 29 : nil)
        case "segmentedControl": return Size(height: major < 15 ? 28 : nil)
        case "progressView": return Size(height: major < 17 ? 2 : nil)
        case "pageControl": return Size(width: major < 17 ? dotsWidth(element) : nil, height: major < 19 ? 37 : nil)
        case "textField": return Size(height: element["borderStyle"] == "roundedRect" && toolsVersion < 14800 ? 30 : nil)
        case "searchBar":
            return Size(width: UIView.noIntrinsicMetric, height: major < 14 ? 44 : major == 19 ? 51 : major < 24 ? 56 : 64)
        case "datePicker", "pickerView": return Size(width: 320, height: major < 8 ? 162 : 216)
        case "navigationBar": return Size(height: major >= 24 ? element.flag("largeTitles") == true ? 106 : 54 : nil)
        case "toolbar": return Size(height: major < 17 ? 44 : nil)
        case "colorWell": return Size(width: 28, height: 28)
        default: return Size()
        }
    }

    /// A page control's dots of 7 points, 9 apart.
    private static func dotsWidth(_ element: MarkupElement) -> CGFloat? {
        element.integer("numberOfPages").map { CGFloat(max(0, 16 * $0 - 9)) }
    }
}
