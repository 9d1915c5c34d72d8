import LayoutEngine

/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
    private let text: String
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let names: VisualFormatNames
    private let edges: VisualFormatEdges

    /// - Throws: What is wrong with the text.
    init(_ text: String, options: NSLayoutConstraint.FormatOptions, names: VisualFormatNames) throws(VisualFormatError) {
        (self.text, self.options, self.names) = (text, options, names)
        format = try VisualFormatParser.parse(text, names: names)
        edges = VisualFormatEdges(format.axis, options)
    }

    /// One side of a distance.
    private typealias Edge = (item: (any LayoutItem)?, attribute: LayoutAttribute)

    /// All constraints, inactive, in the order of the text, alignments last.
    ///
    /// - Throws: What stands between the text and the views it names.
    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let items = format.views.map { names.item($0.name) }
        var made: [NSLayoutConstraint] = []
        for (index, view) in format.views.enumerated() {
            if let connection = view.connection {
                made +=
                    index == 0
                    ? try opening(connection, to: items[0], end: view.end)
                    : between(items[index - 1], items[index], connection)
            }
            made += thickness(of: items[index], view.thickness)
        }
        let aligned = try alignments(of: items)
        if let closing = format.closing { made += try self.closing(closing, from: items[items.count - 1]) }
        return made + aligned
    }

    private func fail(_ reason: VisualFormatError.Reason, at position: Int) -> VisualFormatError {
        VisualFormatError(reason: reason, format: text, position: position)
    }

    // MARK: Distances

    private func opening(
        _ connection: VisualFormat.Connection, to item: (any LayoutItem)?, end: Int
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let superview = try superview(of: item, at: end)
        guard connection != .standard else { return [equal((superview, edges.startMargin), (item, edges.start))] }
        return distances(connection, (superview, edges.start), (item, edges.start))
    }

    private func closing(
        _ connection: VisualFormat.Connection, from item: (any LayoutItem)?
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let superview = try superview(of: item, at: format.end)
        guard connection != .standard else { return [equal((item, edges.end), (superview, edges.endMargin))] }
        return distances(connection, (item, edges.end), (superview, edges.end))
    }

    /// The view that `|` stands for beside a view: its superview; beside a guide, the view that owns it.
    private func superview(of item: (any LayoutItem)?, at position: Int) throws(VisualFormatError) -> any LayoutItem {
        guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
            throw fail(.noSuperview, at: position)
        }
        return superview
    }

    private func between(
        _ previous: (any LayoutItem)?, _ next: (any LayoutItem)?, _ connection: VisualFormat.Connection
    ) -> [NSLayoutConstraint] {
        switch connection {
        case .distances where format.axis == .vertical && options.contains(.spacingBaselineToBaseline):
            return distances(connection, (previous, .lastBaseline), (next, .firstBaseline))
        case .standard:
            let constraint = equal((previous, edges.end), (next, edges.start), SystemSpacing.between)
            constraint.symbolicConstant = .space
            return [constraint]
        case .distances, .flush:
            return distances(connection, (previous, edges.end), (next, edges.start))
        }
    }

    private func distances(_ connection: VisualFormat.Connection, _ near: Edge, _ far: Edge) -> [NSLayoutConstraint] {
        guard case .distances(let predicates) = connection else { return [equal(near, far)] }
        return predicates.map { distance(near, far, $0) }
    }

    private func equal(_ near: Edge, _ far: Edge, _ points: CGFloat = 0) -> NSLayoutConstraint {
        distance(near, far, VisualFormat.Predicate(value: Double(points)))
    }

    /// A distance along the line from the nearer edge to the farther one. The edge of greater coordinate is the first item.
    private func distance(_ near: Edge, _ far: Edge, _ predicate: VisualFormat.Predicate<Double>) -> NSLayoutConstraint {
        let (greater, lesser) = edges.runsBackwards ? (near, far) : (far, near)
        let constraint = NSLayoutConstraint(
            first: greater.item, greater.attribute, predicate.relation, second: lesser.item, lesser.attribute,
            constant: CGFloat(predicate.value))
        constraint.priority = UILayoutPriority(predicate.priority)
        return constraint
    }

    // MARK: Widths and heights

    private func thickness(
        of item: (any LayoutItem)?, _ predicates: [VisualFormat.Predicate<VisualFormat.Thickness>]
    ) -> [NSLayoutConstraint] {
        predicates.map { predicate in
            let constraint =
                switch predicate.value {
                case .points(let points):
                    NSLayoutConstraint(
                        first: item, edges.size, predicate.relation, second: nil, .notAnAttribute, constant: CGFloat(points))
                case .view(let name):
                    NSLayoutConstraint(first: item, edges.size, predicate.relation, second: names.item(name), edges.size)
                }
            constraint.priority = UILayoutPriority(predicate.priority)
            return constraint
        }
    }

    // MARK: Alignment

    private func alignments(of items: [(any LayoutItem)?]) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let attributes = options.alignments
        guard attributes.allSatisfy({ $0.isVertical == (format.axis == .horizontal) }) else {
            throw fail(.alignmentAlong(format.axis), at: format.views[format.views.count - 1].end)
        }
        return zip(items, items.dropFirst()).flatMap { previous, next in
            attributes.map { NSLayoutConstraint(first: previous, $0, .equal, second: next, $0) }
        }
    }
}

/// The attributes a line runs along.
struct VisualFormatEdges {
    var start, end, startMargin, endMargin, size: LayoutAttribute
    /// Whether coordinates fall along the line: it runs from right to left.
    var runsBackwards = false

    /// A column runs downward whatever the options say.
    init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
        guard axis == .horizontal else {
            (start, end, startMargin, endMargin, size) = (.top, .bottom, .topMargin, .bottomMargin, .height)
            return
        }
        size = .width
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
        case .directionRightToLeft:
            (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
            runsBackwards = true
        default: (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The attributes that neighbours share, in the order of their raw values; bits that stand for none are passed over.
    var alignments: [LayoutAttribute] {
        let all: [LayoutAttribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
        ]
        return all.filter { rawValue & (1 << UInt($0.rawValue)) != 0 }
    }
}
