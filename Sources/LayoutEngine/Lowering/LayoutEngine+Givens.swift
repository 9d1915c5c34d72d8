import ConstraintSolver

/// Given parts of rectangles. A part that is constant, or depends on a known size, is a fixed value in the solver,
/// which connects no components; a part that depends on a size that is solved for is a required equation.
extension LayoutEngine {
    /// An equation that ties a part of an item to its container's size.
    struct GivenEquation {
        var part: LayoutPart
        var id: ConstraintID
        var factor: Double
    }

    /// Reads the given parts of the item's rectangle again after they changed.
    package func givensChanged(_ item: any LayoutItem) {
        guard let index = existingRecord(of: item) else { return }
        beginWork()
        updateGivens(of: index)
        endWork()
    }

    func updateGivens(of index: Int32) { updateGivens(of: index, item(of: index)) }

    /// - Parameter item: The item that has the number.
    func updateGivens(of index: Int32, _ item: any LayoutItem) {
        if records[index].hasDetails, let replaced = records[index].details?.replacedGivens { return take(replaced, of: index) }
        let givens = item.layoutGivens
        if records[index].hasDetails || !givens.isNone { take(givens, of: index) }
    }

    private func take(_ givens: LayoutGivens, of index: Int32) {
        let details = details(of: index)
        let old = details.givens
        guard !givens.isNearly(old) else { return }
        details.givens = givens
        noteFollower(index, givens)
        for part in LayoutPart.allCases where givens[part] != old[part] { applyGiven(part, of: index) }
        if (givens.width == nil) != (old.width == nil) || (givens.height == nil) != (old.height == nil) {
            updateContentSizes(of: index)
        }
    }

    /// Adds the item to its container's followers, or removes it from them.
    private func noteFollower(_ index: Int32, _ givens: LayoutGivens) {
        let container = records[index].container
        guard container >= 0 else { return }
        let follows = givens.followContainer
        let known = records[container].followers.firstIndex(of: index)
        if follows, known == nil { details(of: container).followers.append(index) }
        if !follows, let known { details(of: container).followers.remove(at: known) }
    }

    /// Fixes the variable of a part, ties it to the container's size, or leaves it to constraints.
    private func applyGiven(_ part: LayoutPart, of index: Int32) {
        let variable = records[index].variable(part)
        guard let given = records[index].givens[part] else {
            removeGivenEquation(part, of: index)
            solver.unfix(variable)
            if part.isSize { sizeGivenChanged(of: index, part.axis) }
            return
        }
        if let value = value(of: given, part.axis, of: index) {
            removeGivenEquation(part, of: index)
            solver.move(variable, to: value)
        } else {
            solver.unfix(variable)
            tie(part, given, of: index)
        }
        if part.isSize { sizeGivenChanged(of: index, part.axis) }
    }

    /// The given number, if it is known without the solver.
    private func value(of given: LayoutGiven, _ axis: LayoutAxis, of index: Int32) -> Double? {
        guard given.factor != 0 else { return given.constant }
        let container = records[index].container
        guard container >= 0 else { return given.constant }
        return knownFrameSize(of: container, axis).map { given.constant + given.factor * $0 }
    }

    /// The size of the item's frame along an axis, if it is known without the solver.
    private func knownFrameSize(of index: Int32, _ axis: LayoutAxis) -> Double? {
        guard let given = records[index].givens[.size(axis)] else { return nil }
        return value(of: given, axis, of: index).map { $0 + records[index].insetSum(axis) }
    }

    /// States `part - factor * container size == constant` in terms of alignment rectangles.
    private func tie(_ part: LayoutPart, _ given: LayoutGiven, of index: Int32) {
        let container = records[records[index].container]
        let constant = given.constant + given.factor * container.insetSum(part.axis)
        if let known = records[index].givenEquations.first(where: { $0.part == part && $0.factor == given.factor }) {
            solver.setConstant(constant, of: known.id)
            return
        }
        removeGivenEquation(part, of: index)
        let terms = [Term(records[index].variable(part), 1), Term(container.variable(.size(part.axis)), -given.factor)]
        let id = solver.addConstraint(terms, .equal, constant)
        details(of: index).givenEquations.append(GivenEquation(part: part, id: id, factor: given.factor))
    }

    private func removeGivenEquation(_ part: LayoutPart, of index: Int32) {
        guard let position = records[index].givenEquations.firstIndex(where: { $0.part == part }) else { return }
        solver.removeConstraint(details(of: index).givenEquations.remove(at: position).id)
    }

    private func sizeGivenChanged(of index: Int32, _ axis: LayoutAxis) {
        for follower in records[index].followers {
            for part in [LayoutPart.origin(axis), .size(axis)]
            where records[follower].givens[part].map({ $0.factor != 0 }) ?? false {
                applyGiven(part, of: follower)
            }
        }
    }

    /// Updates the followers' givens after the difference between the item's frame and its alignment rectangle changed.
    func updateFollowers(of index: Int32) {
        for axis in LayoutAxis.allCases { sizeGivenChanged(of: index, axis) }
    }

    /// Removes the item from its container's followers, and the equations of its own followers.
    func forgetGivens(of index: Int32) {
        noteFollower(index, .none)
        for part in LayoutPart.allCases { removeGivenEquation(part, of: index) }
        for follower in records[index].followers {
            for part in LayoutPart.allCases { removeGivenEquation(part, of: follower) }
        }
        records[index].details?.followers = []
    }
}

extension LayoutEngine.Record {
    @inline(__always)
    func variable(_ part: LayoutPart) -> Variable {
        switch part {
        case .x: minX
        case .y: minY
        case .width: width
        case .height: height
        }
    }

    /// The difference between the frame's size and the alignment rectangle's along an axis, in points.
    func insetSum(_ axis: LayoutAxis) -> Double { insets.minimum(axis) + insets.maximum(axis) }
}
