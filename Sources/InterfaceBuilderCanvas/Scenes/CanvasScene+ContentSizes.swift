import InterfaceBuilderDocument
import UIKit

/// Content sizes that replace the intrinsic ones of UIKit's classes on the canvas.
extension CanvasScene {
    /// Sets the content size that replaces the intrinsic one: the recorded size of a leaf, else what the canvas has for the view.
    func applyContentSize(ofView index: Int, to made: UIView, document: InterfaceDocument) {
        let designable = designableSize(of: scene.views[index], document)
        let isText = designable.map { takesFont(of: made, unwrapped: $0) } ?? false
        if environment.leafSizes == .recorded, let size = scene.recordedLeafSize(ofView: index, document.resources) {
            let aligned = made.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
            made.setPlaceholderContentSize(width: aligned.width, height: aligned.height)
        } else {
            applyCanvasContentSize(of: scene.views[index].element, to: made, designable, isText: isText)
        }
    }

    /// The placeholder's lengths, else those of a designable, else those the canvas's version gives the control.
    private func applyCanvasContentSize(of element: MarkupElement, to made: UIView, _ designable: CGSize?, isText: Bool) {
        made.roundsContentUpToPoints = takesWholePoints(element, made)
        let control = CanvasControlSizes.size(of: element, in: environment)
        let (empty, symbol) = (emptyContentSize(made), symbolButtonSize(made, element))
        let width =
            placeholder("placeholderIntrinsicWidth", of: element) ?? designable?.width ?? control.width
            ?? segmentsWidth(made) ?? plainFieldWidth(made) ?? symbol.width ?? empty
        let height =
            placeholder("placeholderIntrinsicHeight", of: element) ?? designable?.height ?? control.height
            ?? plainFieldHeight(made) ?? symbol.height ?? empty
        guard width != nil || height != nil else { return }
        let isItsText = isText && designable?.width == width && designable?.height == height
        made.setPlaceholderContentSize(
            width: width, height: height, isUnwrapped: isItsText && (made as? UILabel)?.numberOfLines != 1)
    }

    /// Gives a label the font size that its code had on the document's canvas, and says whether there is one.
    ///
    /// The document has the size of the text without a limit of its width. Divided by the number of lines, the height, which was rounded up to
    /// half a point at most, tells the font size, and the width, which may be that of another weight, whether it is that of the text.
    ///
    /// - Source: recorded frames: ten labels narrower than their recorded text, in nine documents of one project, are as high as its words in
    ///   lines of such a font, and the baselines of five others are those of such a font.
    private func takesFont(of made: UIView, unwrapped size: CGSize) -> Bool {
        guard let label = made as? UILabel, !label.hasAttributedText, let text = label.text, !text.isEmpty, let font = label.font,
            size.height > 0
        else { return false }
        let lines = CGFloat(text.count(where: \.isNewline) + 1)
        let pointSize = (size.height / lines * font.pointSize / font.lineHeight).rounded(.down)
        for tried in [font, font.withSize(pointSize)] where (0...0.5).contains(size.height - lines * tried.lineHeight) {
            label.font = tried
            if abs(label.sizeThatFits(.zero).width - size.width) < size.width / 10 { return true }
        }
        label.font = font
        return false
    }

    /// The size that a designable's code had on the document's canvas; nil for a text that has another size than there, or other words, and for a
    /// control that the asked version of the canvas gives another size.
    private func designableSize(of view: DocumentView, _ document: InterfaceDocument) -> CGSize? {
        guard let size = document.resources.designableSizes[view.id] else { return nil }
        var recording = environment
        recording.toolsVersion = document.toolsVersion
        let controls = [environment, recording].map { CanvasControlSizes.size(of: view.element, in: $0) }
        guard controls[0] == controls[1] else { return nil }
        let isScaled = view.element.child(key: "fontDescription", named: "fontDescription")?["style"] != nil
        if isScaled && !environment.hasRecordedTextSize { return nil }
        return ["text", "normalTitle"].contains { environment.strings["\(view.id).\($0)"] != nil } ? nil : size
    }

    /// Whether the canvas rounds a view's content up to whole points: labels of one line in the system's 17 points, whatever the weight, and
    /// buttons with a configuration that names no font, but not in scenes with a stack view.
    ///
    /// - Source: recorded frames of 17-point labels that no stack view contains: in scenes with a stack view 83 of 98 are as high as their line
    ///   in pixels, in 26 projects; in other scenes 751 of 848 are 21 points high. Of ten buttons in other scenes whose configuration names a
    ///   font and whose height tells it, seven in three projects have fractions of a point, and three have neither height. Three labels with
    ///   attributed text in 17 points, in one project, are 21 points high.
    private func takesWholePoints(_ element: MarkupElement, _ made: UIView) -> Bool {
        guard !hasStackView else { return false }
        if let button = made as? UIButton { return button.configuration != nil && button.configuration?.titleFont == nil }
        guard let label = made as? UILabel, label.numberOfLines == 1 else { return false }
        let fonts = Self.fonts(ofLabel: element)
        return !fonts.isEmpty
            && fonts.allSatisfy { font in
                if case .system(_, _, _, let pointSize) = font { pointSize == 17 } else { false }
            }
    }

    /// What a label's font description, or each part of its attributed text, names; nil where a part names no font.
    private static func fonts(ofLabel element: MarkupElement) -> [DocumentFont?] {
        guard let text = element.child(key: "attributedText", named: "attributedString") else {
            return [element.child(key: "fontDescription", named: "fontDescription").flatMap(DocumentFont.init)]
        }
        return text.children("fragment").map { fragment in
            fragment.child("attributes")?.child(key: "NSFont", named: "font").flatMap(DocumentFont.init)
        }
    }

    /// The width and height, in points, of an arranged image view without image or one-line label without text.
    ///
    /// - Source: recorded frames of nine projects.
    private static let emptyContentSide: CGFloat = 50

    private func emptyContentSize(_ made: UIView) -> CGFloat? {
        guard made.superview is UIStackView, !made.isHidden else { return nil }
        if let label = made as? UILabel {
            return label.numberOfLines == 1 && (label.text ?? "").isEmpty ? Self.emptyContentSide : nil
        }
        return (made as? UIImageView).flatMap { $0.image == nil ? Self.emptyContentSide : nil }
    }

    /// Until Xcode 11.3, a text field without a border was as high as its line in whole points, or as its clear button; from Xcode 26.2 on
    /// it is as high as its line in whole points, and at least 22. With the versions between, fields for passwords still are.
    ///
    /// - Source: recorded frames: twelve of twelve in nine projects; with the versions between two of sixteen, and five of five for passwords
    ///   in two projects; with the new ones seven of seven in two projects.
    private func plainFieldHeight(_ made: UIView) -> CGFloat? {
        guard let field = made as? UITextField, field.borderStyle == .none, let font = field.font else { return nil }
        if environment.toolsVersion >= .xcode26_2 { return max(22, font.lineHeight.rounded(.up)) }
        guard environment.toolsVersion < .xcode11_4 else { return field.isSecureTextEntry ? font.lineHeight.rounded(.up) : nil }
        return max(font.lineHeight.rounded(.up), field.clearButtonMode == .never ? 0 : 19)
    }

    /// Until Xcode 11.3, a text field without a border that shows a text or a placeholder was 2 points wider.
    ///
    /// - Source: recorded frames: a field of one project is 103 points wide with two such versions and 101 with a later one; three fields of
    ///   two projects are 3 points wider than their text is measured.
    private func plainFieldWidth(_ made: UIView) -> CGFloat? {
        guard environment.toolsVersion < .xcode11_4, let field = made as? UITextField, field.borderStyle == .none
        else { return nil }
        let width = field.intrinsicContentSize.width
        return width > 0 ? width + 2 : nil
    }

    /// A length, or -1 for `infinite`, which asks for no content size.
    private func placeholder(_ name: String, of element: MarkupElement) -> CGFloat? {
        guard let text = element[name] else { return nil }
        return text == "infinite" ? UIView.noIntrinsicMetric : DocumentNumber.parseLength(text).map { CGFloat($0) }
    }
}
