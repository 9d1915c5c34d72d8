import UIKit

/// A slider whose alignment rectangle depends on the version of Interface Builder.
final class CanvasSlider: UISlider {
    var reachesBeyondAlignment = true
    override var alignmentRectInsets: UIEdgeInsets { reachesBeyondAlignment ? super.alignmentRectInsets : .zero }
}
