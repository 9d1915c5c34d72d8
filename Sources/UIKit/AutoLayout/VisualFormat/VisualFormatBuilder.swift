import LayoutEngine

/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
    private let format: VisualFormatText
    private let names: VisualFormatNames
    private let options: NSLayoutConstraint.FormatOptions
    private let edges: VisualFormatEdges

    private init(_ format: VisualFormatText, _ names: VisualFormatNames, _ options: NSLayoutConstraint.FormatOptions) {
        (self.format, self.names, self.options) = (format, names, options)
        edges = VisualFormatEdges(format.line.axis, options)
    }

    /// The constraints that a text draws, inactive, in the order of the text, alignments last.
    ///
    /// - Throws: A fault of the text or of a name in it, or of its relation to the views.
    static func constraints(
        _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let format = VisualFormatTexts.shared.read(text)
        let names = try VisualFormatNames(format, metrics: metrics, views: views)
        let made = try VisualFormatBuilder(format, names, options).constraints()
        return withExtendedLifetime(views) { made }
    }

    /// One side of a distance.
    private typealias Edge = (item: UncountedItem, attribute: LayoutAttribute)

    private func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let steps = format.line.steps, viewCount = format.line.views.count
        var made: [NSLayoutConstraint] = []
        made.reserveCapacity(steps.count)
        var next = 0
        while next < steps.count, steps[next].view < viewCount {
            made.append(try constraint(steps[next]))
            next += 1
        }
        let aligned = try alignments()
        for step in steps[next...] { made.append(try closing(step)) }
        made += aligned
        return made
    }

    private func constraint(_ step: VisualFormat.Step) throws(VisualFormatError) -> NSLayoutConstraint {
        if step.kind == .size { return size(step) }
        return step.view == 0 ? try opening(step) : between(step)
    }

    private func view(_ index: Int) -> UncountedItem { names.item(format.line.views[index].name) }

    // MARK: Distances

    private func opening(_ step: VisualFormat.Step) throws(VisualFormatError) -> NSLayoutConstraint {
        let around = try around(0, step, at: format.line.views[0].end)
        return distance((around, edges.start), (view(0), edges.start), step)
    }

    private func closing(_ step: VisualFormat.Step) throws(VisualFormatError) -> NSLayoutConstraint {
        let around = try around(step.view - 1, step, at: format.line.end)
        return distance((view(step.view - 1), edges.end), (around, edges.end), step)
    }

    /// The item that `|` means beside another one: a view's superview, or the view that owns a guide; for the standard
    /// distance, the guide of its margins.
    private func around(_ index: Int, _ step: VisualFormat.Step, at position: Int) throws(VisualFormatError) -> UncountedItem {
        let item = view(index)
        guard let superview = item.ownView?.superview ?? item.guide?.owningView else {
            throw format.fail(.noSuperview, at: position)
        }
        return step.kind == .standard ? UncountedItem(superview.layoutMarginsGuide) : UncountedItem(superview)
    }

    private func between(_ step: VisualFormat.Step) -> NSLayoutConstraint {
        let (previous, next) = (view(step.view - 1), view(step.view))
        switch step.kind {
        case .distance where format.line.axis == .vertical && options.contains(.spacingBaselineToBaseline):
            return distance((previous, .lastBaseline), (next, .firstBaseline), step)
        case .standard:
            let constraint = distance((previous, edges.end), (next, edges.start), step, more: SystemSpacing.between)
            constraint.symbolicConstant = .space
            return constraint
        case .distance, .flush, .size: return distance((previous, edges.end), (next, edges.start), step)
        }
    }

    /// A distance along the line from the nearer edge to the farther one. The edge of greater coordinate is the first
    /// item.
    ///
    /// - Parameter more: Points beyond those of the step.
    private func distance(_ near: Edge, _ far: Edge, _ step: VisualFormat.Step, more: CGFloat = 0) -> NSLayoutConstraint {
        let (greater, lesser) = edges.runsBackwards ? (near, far) : (far, near)
        let points = CGFloat(names.number(step.value) ?? 0) + more
        return prioritized(
            NSLayoutConstraint(
                first: greater.item, greater.attribute, step.relation, second: lesser.item, lesser.attribute, constant: points),
            step)
    }

    // MARK: Widths and heights

    private func size(_ step: VisualFormat.Step) -> NSLayoutConstraint {
        let points = names.number(step.value)
        var other = UncountedItem.none
        if points == nil, case .named(let name) = step.value { other = names.item(name) }
        return prioritized(
            NSLayoutConstraint(
                first: view(step.view), edges.size, step.relation, second: other, edges.size, constant: CGFloat(points ?? 0)),
            step)
    }

    private func prioritized(_ constraint: NSLayoutConstraint, _ step: VisualFormat.Step) -> NSLayoutConstraint {
        if let priority = names.number(step.priority), priority != 1000 {
            constraint.priority = UILayoutPriority(Float(priority))
        }
        return constraint
    }

    // MARK: Alignment

    private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
        guard !options.isDisjoint(with: .alignmentMask) else { return [] }
        let attributes = options.alignments, axis = format.line.axis, views = format.line.views
        guard attributes.allSatisfy({ $0.isVertical == (axis == .horizontal) }) else {
            throw format.fail(.alignmentAlong(axis), at: views[views.count - 1].end)
        }
        return views.indices.dropFirst().flatMap { index in
            attributes.map { NSLayoutConstraint(first: view(index - 1), $0, .equal, second: view(index), $0) }
        }
    }
}

/// The attributes a line runs along.
struct VisualFormatEdges {
    var start, end, size: LayoutAttribute
    /// Whether coordinates decrease along the line, because it runs from right to left.
    var runsBackwards = false

    /// The attributes of a line; a column runs downward whatever the options.
    init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
        guard axis == .horizontal else {
            (start, end, size) = (.top, .bottom, .height)
            return
        }
        size = .width
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: (start, end) = (.left, .right)
        case .directionRightToLeft: (start, end, runsBackwards) = (.right, .left, true)
        default: (start, end) = (.leading, .trailing)
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The attributes that neighbours share, in the order of their raw values; bits without an attribute are ignored.
    var alignments: [LayoutAttribute] {
        let all: [LayoutAttribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
        ]
        return all.filter { rawValue & (1 << UInt($0.rawValue)) != 0 }
    }
}
