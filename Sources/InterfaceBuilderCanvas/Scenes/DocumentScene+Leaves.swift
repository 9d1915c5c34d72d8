import Foundation
import InterfaceBuilderDocument
import UIKit

extension DocumentScene {
    /// The recorded size, in points, of a view that has content of its own and no subviews: a text, an image, a
    /// control, or what a designable's code draws. The size can stand for the intrinsic content size. The result is nil
    /// for other views.
    package func recordedLeafSize(ofView index: Int, _ resources: DocumentResources) -> CGSize? {
        let view = views[index]
        guard isLeaf(index), Self.contentElements.contains(view.element.name) || resources.designableSizes[view.id] != nil else {
            return nil
        }
        return view.element.recordedFrame?.size
    }

    /// Whether a view has no views inside.
    package func isLeaf(_ index: Int) -> Bool { index + 1 == views.count || views[index + 1].parent != index }

    /// Elements with content of their own.
    private static let contentElements: Set<String> = [
        "label", "button", "imageView", "textField", "textView", "switch", "slider", "segmentedControl", "stepper",
        "progressView",
        "activityIndicatorView", "pageControl", "searchBar", "datePicker", "pickerView", "navigationBar", "toolbar", "tabBar",
        "colorWell",
    ]

    /// Whether an input of layout is not a whole number of points: a frame that no constraints decide or, if asked for,
    /// the recorded size of a leaf.
    package func hasFractionalGivens(_ resources: DocumentResources, withLeafSizes: Bool) -> Bool {
        views.indices.contains { index in
            if withLeafSizes, let size = recordedLeafSize(ofView: index, resources),
                size.width.isFractional || size.height.isFractional
            {
                return true
            }
            guard !views[index].isPlacedByLayout, let frame = views[index].element.recordedFrame else { return false }
            return [frame.minX, frame.minY, frame.width, frame.height].contains { $0.isFractional }
        }
    }
}

extension CGFloat {
    fileprivate var isFractional: Bool { self != rounded() }
}
