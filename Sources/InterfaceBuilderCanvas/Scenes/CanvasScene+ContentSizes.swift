import InterfaceBuilderDocument
import UIKit

/// Content sizes that replace the intrinsic ones of UIKit's classes on the canvas.
extension CanvasScene {
    /// Sets the content size that replaces the intrinsic one: the recorded size of a leaf, else the canvas's for the
    /// view.
    func applyContentSize(ofView index: Int, to made: UIView, document: InterfaceDocument) {
        let designable = designableSize(of: scene.views[index], document)
        if environment.leafSizes == .recorded, let size = scene.recordedLeafSize(ofView: index, document.resources) {
            let aligned = made.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
            made.setPlaceholderContentSize(width: aligned.width, height: aligned.height)
        } else {
            applyCanvasContentSize(of: scene.views[index].element, to: made, designable)
        }
    }

    /// The placeholder's lengths come first, then those of a designable, then those of the canvas's rules.
    private func applyCanvasContentSize(of element: MarkupElement, to made: UIView, _ designable: CGSize?) {
        made.roundsContentUpToPoints = takesWholePoints(element, made)
        let canvas = CanvasLeaf(element: element, environment: environment, view: made).contentSize
        let width = placeholder("placeholderIntrinsicWidth", of: element) ?? designable?.width ?? canvas.width
        let height = placeholder("placeholderIntrinsicHeight", of: element) ?? designable?.height ?? canvas.height
        guard width != nil || height != nil else { return }
        made.setPlaceholderContentSize(width: width, height: height)
    }

    /// The size that a designable's code had on the document's canvas. Nil for a text in another text size or with
    /// other words than there, and for a control that has another size on the canvas of the asked version.
    private func designableSize(of view: DocumentView, _ document: InterfaceDocument) -> CGSize? {
        guard let size = document.resources.designableSizes[view.id], follows(.designables) else { return nil }
        var recording = environment
        recording.presenter.toolsVersion = document.toolsVersion
        let canvases = [environment, recording]
        let sizes = canvases.map { CanvasLeaf(element: view.element, environment: $0).contentSize }
        let haveNewLooks = canvases.map { $0.presenter.generation == .iOS26 }
        let followsLooks = ["switch", "slider"].contains(view.element.name)
        guard sizes[0] == sizes[1], haveNewLooks[0] == haveNewLooks[1] || !followsLooks else { return nil }
        let isScaled = view.element.child(key: "fontDescription", named: "fontDescription")?["style"] != nil
        if isScaled && !environment.hasRecordedTextSize { return nil }
        return ["text", "normalTitle"].contains { environment.strings["\(view.id).\($0)"] != nil } ? nil : size
    }

    private func takesWholePoints(_ element: MarkupElement, _ made: UIView) -> Bool {
        guard !hasStackView else { return false }
        if let button = made as? UIButton {
            return button.configuration != nil && button.configuration?.titleFont == nil && follows(.wholePointButtons)
        }
        guard let label = made as? UILabel, label.numberOfLines == 1 else { return false }
        let fonts = Self.fonts(ofLabel: element)
        let areUsual = fonts.allSatisfy { font in
            if case .system(_, _, _, let pointSize) = font { pointSize == 17 } else { false }
        }
        return !fonts.isEmpty && areUsual && follows(.wholePointLabels)
    }

    /// The fonts that a label names: that of its font description, or one for each part of its attributed text; nil for
    /// a part without a font.
    private static func fonts(ofLabel element: MarkupElement) -> [DocumentFont?] {
        guard let text = element.child(key: "attributedText", named: "attributedString") else {
            return [element.child(key: "fontDescription", named: "fontDescription").flatMap(DocumentFont.init)]
        }
        return text.children("fragment").map { fragment in
            fragment.child("attributes")?.child(key: "NSFont", named: "font").flatMap(DocumentFont.init)
        }
    }

    /// The length that a placeholder states, or `noIntrinsicMetric` for `infinite`; nil if the element has no such
    /// placeholder.
    private func placeholder(_ name: String, of element: MarkupElement) -> CGFloat? {
        guard let text = element[name], follows(.placeholders) else { return nil }
        return text == "infinite" ? UIView.noIntrinsicMetric : DocumentNumber.parseLength(text).map { CGFloat($0) }
    }
}
