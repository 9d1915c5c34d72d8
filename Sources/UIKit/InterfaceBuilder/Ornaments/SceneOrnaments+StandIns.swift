import InterfaceBuilderDocument

/// What stands for views whose classes are not built, or that only a program draws.
extension SceneOrnaments {
    func addStandIn(for element: MarkupElement, _ index: Int, to made: UIView) {
        guard type(of: made) == UIView.self, made.bounds.width > 0, made.bounds.height > 0 else { return }
        switch element.name {
        case "datePicker": addDatePicker(element, to: made)
        case "pickerView":
            cover(made) { Self.drawWheels([["Mountain", "River", "Valley", "Forest", "Meadow", "Lake", "Shore"]], in: $0) }
        case "colorWell": cover(made, Self.drawColorWell)
        case "visualEffectView":
            if made.backgroundColor == nil { made.backgroundColor = Self.effectColor(element.child("blurEffect")?["style"]) }
        default: if showsNothing(element, index, made) { addHatch(element, to: made) }
        }
    }

    // MARK: Empty views

    /// Elements that have a view of another kind inside, whatever the document says.
    private static let passive: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView",
        "window",
    ]

    private func showsNothing(_ element: MarkupElement, _ index: Int, _ made: UIView) -> Bool {
        guard index > 0, canvas.scene.isLeaf(index), !Self.passive.contains(element.name), !made.isHidden else { return false }
        guard element["customClass"] != nil || element.name != "view" else { return false }
        return made.backgroundColor.map { $0.resolvedColor(with: made.traitCollection).cgColor.alpha < 0.05 } ?? true
            && made.layer.borderWidth == 0
    }

    private func addHatch(_ element: MarkupElement, to view: UIView) {
        let name = element.name == "containerView" ? "Container" : element.className
        cover(view) { bounds in
            let color = UIColor.systemGray
            color.withAlphaComponent(0.1).setFill()
            UIRectFillUsingBlendMode(bounds, .normal)
            let lines = UIBezierPath()
            for x in stride(from: bounds.minX - bounds.height, to: bounds.maxX, by: 12) {
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

    // MARK: Controls

    private func addDatePicker(_ element: MarkupElement, to made: UIView) {
        let mode = element["datePickerMode"] ?? "dateAndTime"
        let isTall = made.bounds.height >= 100
        if !isTall {
            return cover(made) {
                Self.drawPills(
                    mode == "time" ? ["9:41 AM"] : mode == "date" ? ["Jan 9, 2007"] : ["Jan 9, 2007", "9:41 AM"], in: $0)
            }
        }
        let hours = ["7", "8", "9", "10", "11"], minutes = ["39", "40", "41", "42", "43"]
        switch mode {
        case "time": cover(made) { Self.drawWheels([hours, minutes, ["", "", "AM", "PM", ""]], in: $0) }
        case "countDownTimer":
            cover(made) { Self.drawWheels([["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]], in: $0) }
        case "date":
            cover(made) {
                Self.drawWheels(
                    [
                        ["November", "December", "January", "February", "March"], hours,
                        ["2005", "2006", "2007", "2008", "2009"],
                    ], in: $0)
            }
        default:
            cover(made) {
                Self.drawWheels(
                    [
                        ["Sun Jan 7", "Mon Jan 8", "Today", "Wed Jan 10", "Thu Jan 11"], hours, minutes,
                        ["", "", "AM", "PM", ""],
                    ], in: $0)
            }
        }
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

    /// Wheels of rows, the middle one chosen.
    private static func drawWheels(_ columns: [[String]], in bounds: CGRect) {
        let row: CGFloat = 32
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(
            roundedRect: CGRect(x: bounds.minX + 8, y: bounds.midY - row / 2, width: max(0, bounds.width - 16), height: row),
            cornerRadius: 8
        ).fill()
        let widths = columns.map { texts in
            24 + (texts.map { OrnamentText(text: $0, font: .systemFont(ofSize: 21), color: .label).size.width }.max() ?? 0)
        }
        var start = bounds.midX - widths.reduce(0, +) / 2
        for (texts, width) in zip(columns, widths) {
            defer { start += width }
            for (place, text) in texts.enumerated() {
                let distance = abs(place - texts.count / 2)
                let midY = bounds.midY + CGFloat(place - texts.count / 2) * row * (1 - 0.06 * CGFloat(distance))
                guard midY > bounds.minY + 10, midY < bounds.maxY - 10 else { continue }
                let color = UIColor.label.withAlphaComponent(distance == 0 ? 1 : 0.5 / CGFloat(distance))
                OrnamentText(text: text, font: .systemFont(ofSize: distance == 0 ? 21 : 19), color: color)
                    .draw(centredIn: CGRect(x: start, y: midY - row / 2, width: width, height: row))
            }
        }
    }

    private static func drawColorWell(in bounds: CGRect) {
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        for part in 0..<24 {
            UIColor(hue: CGFloat(part) / 24, saturation: 0.8, brightness: 1, alpha: 1).setStroke()
            let arc = UIBezierPath(
                arcCenter: CGPoint(x: circle.midX, y: circle.midY), radius: side / 2 - 1.5, startAngle: CGFloat(part) * .pi / 12,
                endAngle: CGFloat(part + 1) * .pi / 12 + 0.02, clockwise: true)
            arc.lineWidth = 3
            arc.stroke()
        }
        UIColor.systemGray4.setFill()
        UIBezierPath(ovalIn: circle.insetBy(dx: 5, dy: 5)).fill()
    }

    /// What a blur looks like over nothing in particular.
    private static func effectColor(_ style: String?) -> UIColor {
        switch style {
        case "dark", "systemUltraThinMaterialDark", "systemThinMaterialDark", "systemMaterialDark":
            UIColor(white: 0.1, alpha: 0.75)
        case "light", "extraLight", "systemMaterialLight", "systemThinMaterialLight": UIColor(white: 0.97, alpha: 0.8)
        default: UIColor.systemBackground.withAlphaComponent(0.75)
        }
    }
}
