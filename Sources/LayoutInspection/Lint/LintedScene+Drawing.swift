import InterfaceBuilderDocument
import UIKit

/// The areas that views draw on.
extension LintedScene {
    /// Whether a view is a button that shows nothing and only takes touches.
    func isTransparentButton(_ index: Int) -> Bool {
        guard let button = canvas.views[index] as? UIButton, textLabel(index) == nil else { return false }
        let element = scene.views[index].element
        let holders = element.children("state") + element.children("buttonConfiguration")
        let names = ["image", "backgroundImage", "title"]
        let hasContent = holders.contains { holder in
            names.contains { !(holder[$0] ?? "").isEmpty } || !holder.children("imageReference").isEmpty
                || holder.child(key: "attributedTitle") != nil
        }
        return !hasContent && !drawsBackground(index) && ["custom", "system", "roundedRect", nil].contains(element["buttonType"])
            && (button.configuration == nil || element.child("buttonConfiguration")?["style"] == "plain")
    }

    /// Whether a view fills its frame with a colour or a picture.
    func drawsBackground(_ index: Int) -> Bool {
        let object = view(index)
        if let button = object as? UIButton {
            let style = scene.views[index].element.child("buttonConfiguration")?["style"]
            if button.currentBackgroundImage != nil || style != nil && style != "plain" { return true }
        }
        let border = (object as? UITextField)?.borderStyle ?? .none
        return border != .none || object.drawnBackground != nil || object is UISegmentedControl || object is UISwitch
    }

    /// The area of a view's text in its superview; a null rectangle where it shows none.
    func textArea(_ index: Int) -> CGRect {
        let object = view(index)
        switch object {
        case let label as UILabel: return label.convert(label.textArea, to: object.superview)
        case let button as UIButton:
            guard let label = textLabel(index) else { return .null }
            return label.convert(label.textArea, to: button.superview)
        case let field as UITextField where !(field.text ?? "").isEmpty:
            return field.frame.insetBy(dx: 0, dy: field.bounds.height / 4)
        case let text as UITextView where !text.text.isEmpty: return text.frame.inset(by: text.textContainerInset)
        default: return .null
        }
    }

    /// The area of a view that hides what is below it: its frame where it has a background, and else its text.
    func drawnArea(_ index: Int) -> CGRect {
        if drawsBackground(index) { return view(index).frame }
        guard let button = view(index) as? UIButton, let picture = button.imageView, picture.image != nil else {
            return textArea(index)
        }
        return textArea(index).union(button.convert(picture.frame, to: button.superview))
    }
}

extension UIView {
    /// The background's colour where it can be seen.
    var drawnBackground: UIColor? {
        backgroundColor.flatMap { $0.resolvedColor(with: traitCollection).cgColor.alpha > 0 ? $0 : nil }
    }
}

extension UILabel {
    /// The area of the text in the label's coordinates, without the empty room that lines have above and below letters.
    fileprivate var textArea: CGRect {
        let text = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
        let free = max(0, bounds.width - text.width)
        let share: CGFloat =
            switch textAlignment {
            case .center: 0.5
            case .right: 1
            case .left: 0
            default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
            }
        let height = max(0, min(text.height, bounds.height) - 0.25 * font.pointSize)
        return CGRect(
            x: bounds.minX + free * share, y: bounds.midY - height / 2, width: min(text.width, bounds.width), height: height)
    }
}
