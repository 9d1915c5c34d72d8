import UIKit

extension UILayoutGuide {
    /// The guide as people know it: the safe area of its owner, by the owner's words.
    package func words(owner: String) -> String { "\(kindWords) of \(owner)" }

    private var kindWords: String {
        switch identifier {
        case "UIViewSafeAreaLayoutGuide": "the safe area"
        case "UIViewLayoutMarginsGuide": "the layout margins"
        case "UIViewReadableContentGuide": "the readable width"
        case "UIViewKeyboardLayoutGuide": "the keyboard's guide"
        case "UIVC-topLayoutGuide": "the top layout guide"
        case "UIVC-bottomLayoutGuide": "the bottom layout guide"
        case "UIScrollView-contentLayoutGuide": "the content"
        case "UIScrollView-frameLayoutGuide": "the frame"
        case "": "a layout guide"
        default: "the layout guide “\(identifier)”"
        }
    }
}

extension NSLayoutConstraint {
    /// The guide that the constraint places in its owner, as UIKit's own constraints of guides do; nil for others.
    package var placedGuide: UILayoutGuide? {
        for (item, other) in [(firstItem, secondItem), (secondItem, firstItem)] {
            if let guide = item as? UILayoutGuide, let owner = guide.owningView, other == nil || other === owner { return guide }
        }
        return nil
    }
}
