import InterfaceBuilderDocument
import UIKit

/// Drawings and rows shown in place of content that only a program supplies.
extension SceneOrnaments {
    func addStandIn(for element: MarkupElement, _ index: Int, to made: UIView) {
        if let picker = made as? UIPickerView { return fill(picker) }
        if let picker = made as? UIDatePicker { return setInOneLine(picker) }
        guard type(of: made) == UIView.self, made.bounds.width > 0, made.bounds.height > 0 else { return }
        if showsNothing(element, index, made) {
            Self.addHatch(named: element.name == "containerView" ? "Container" : element.className, to: made)
        }
    }

    // MARK: Empty views

    /// Elements that only hold other views, over which no stand-in is drawn.
    private static let passive: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView",
        "window",
    ]

    private func showsNothing(_ element: MarkupElement, _ index: Int, _ made: UIView) -> Bool {
        guard index > 0, canvas.scene.isLeaf(index), !Self.passive.contains(element.name), !made.isHidden,
            !(element.id.map(surroundings.filledContainers.contains) ?? false)
        else { return false }
        guard element["customClass"] != nil || element.name != "view" else { return false }
        return made.backgroundColor.map { $0.resolvedColor(with: made.traitCollection).cgColor.alpha < 0.05 } ?? true
            && made.layer.borderWidth == 0
    }

    /// Hatches a view whose content only a program supplies, with a name in its middle.
    static func addHatch(named name: String, to view: UIView) {
        cover(view) { bounds in
            let color = UIColor.systemGray
            color.withAlphaComponent(0.1).setFill()
            UIRectFillUsingBlendMode(bounds, .normal)
            let lines = UIBezierPath()
            for x in hatch(bounds, UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath ?? bounds) {
                lines.move(to: CGPoint(x: x, y: bounds.maxY))
                lines.addLine(to: CGPoint(x: x + bounds.height, y: bounds.minY))
            }
            color.withAlphaComponent(0.18).setStroke()
            lines.stroke()
            let text = OrnamentText(text: name, font: .systemFont(ofSize: 11), color: .secondaryLabel)
            let size = text.size
            if size.width + 4 <= bounds.width, size.height <= bounds.height {
                text.draw(at: CGPoint(x: bounds.midX, y: bounds.midY), .center)
            }
        }
    }

    /// The positions at which the lines of a hatch begin at the lower edge of a rectangle. Lines outside of the visible
    /// part are left out, because a rectangle may be larger than any picture.
    static func hatch(_ bounds: CGRect, _ clip: CGRect) -> StrideTo<CGFloat> {
        let (step, visible) = (CGFloat(12), bounds.intersection(clip))
        let all = bounds.minX - bounds.height
        guard !visible.isEmpty else { return stride(from: all, to: all, by: step) }
        let skipped = max(0, ((visible.minX - (bounds.maxY - visible.minY) - all) / step).rounded(.down))
        let last = visible.maxX - (bounds.maxY - visible.maxY) + step
        return stride(from: all + skipped * step, to: min(bounds.maxX, last), by: step)
    }

    // MARK: Pickers

    /// Rows for a picker that a program fills.
    private func fill(_ picker: UIPickerView) {
        (picker.dataSource, picker.delegate) = (SampleRows.shared, SampleRows.shared)
        picker.selectRow(SampleRows.titles.count / 2, inComponent: 0, animated: false)
        picker.placeRows()
    }

    /// Date pickers with wheels that are too low for them show their date in a line, as those of the compact style do.
    private func setInOneLine(_ picker: UIDatePicker) {
        guard picker.bounds.height < 100, picker.datePickerStyle == .wheels else { return }
        for wheels in picker.subviews { wheels.isHidden = true }
        let day = "MMM d, yyyy", time = "h:mm a"
        let formats = picker.datePickerMode == .date ? [day] : picker.datePickerMode == .dateAndTime ? [day, time] : [time]
        let texts = formats.map { Self.text(of: picker, $0) }
        cover(picker) { Self.drawPills(texts, in: $0) }
    }

    private static func text(of picker: UIDatePicker, _ format: String) -> String {
        let formatter = DateFormatter()
        formatter.calendar = picker.calendar
        formatter.timeZone = picker.timeZone
        formatter.locale = picker.locale
        formatter.dateFormat = format
        return formatter.string(from: picker.date)
    }

    private static func drawPills(_ texts: [String], in bounds: CGRect) {
        var right = bounds.maxX
        for text in texts.reversed() {
            let text = OrnamentText(text: text, font: .systemFont(ofSize: 17), color: .label)
            let pill = CGRect(x: right - text.size.width - 20, y: bounds.midY - 17, width: text.size.width + 20, height: 34)
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(roundedRect: pill, cornerRadius: 6).fill()
            text.draw(at: CGPoint(x: pill.midX, y: pill.midY), .center)
            right = pill.minX - 6
        }
    }
}

/// The rows of pickers in pictures.
@MainActor
private final class SampleRows: UIPickerViewDataSource, UIPickerViewDelegate {
    static let shared = SampleRows()
    static let titles = ["Mountain", "River", "Valley", "Forest", "Meadow", "Lake", "Shore"]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.titles.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.titles[row]
    }
}
