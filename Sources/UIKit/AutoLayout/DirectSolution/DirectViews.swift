import LayoutEngine

/// The views of a direct solution, by their numbers there.
@MainActor
final class DirectViews: DirectItems {
    @exclusivity(unchecked) private(set) var views: [Unmanaged<UIView>] = []
    /// The views whose content a layout wrapped at the widths found.
    @exclusivity(unchecked) private(set) var wrapped: [Unmanaged<UIView>] = []
    /// The widths that a measurement wrapped contents at.
    @exclusivity(unchecked) private var foundWidths: [CGFloat?] = []
    /// Whether this is a measurement, after which contents get their previous widths again.
    private let isMeasurement: Bool
    /// Whether the views store their numbers. A measurement inside a tree that is being laid out leaves them the
    /// numbers of the layout.
    private let isNumbered: Bool
    /// The views of the one stack that was read for a measurement.
    @exclusivity(unchecked) private(set) var arranged: DirectViews?

    init(isMeasurement: Bool, isNumbered: Bool) { (self.isMeasurement, self.isNumbered) = (isMeasurement, isNumbered) }

    /// Adds a view.
    ///
    /// - Returns: Its number.
    @discardableResult
    func add(_ view: UIView) -> Int {
        let number = views.count
        if isNumbered { view.layoutState.directNumber = Int32(number) }
        views.append(.passUnretained(view))
        if isMeasurement { foundWidths.append(nil) }
        return number
    }

    /// Reserves room for more views.
    func reserve(_ count: Int) { views.reserveCapacity(views.count + count) }

    func removeAll() { if !views.isEmpty { views.removeAll(keepingCapacity: true) } }

    /// The number of a view; nil for others.
    ///
    /// - Complexity: O(1) if views store their numbers.
    @inline(__always)
    func number(of view: Unmanaged<UIView>) -> Int? {
        guard isNumbered else { return search(for: view) }
        let number = Int(view.takeUnretainedValue().layoutState.directNumber)
        guard number >= 0, number < views.count, views[number].toOpaque() == view.toOpaque() else { return nil }
        return number
    }

    private func search(for view: Unmanaged<UIView>) -> Int? {
        for number in views.indices where views[number].toOpaque() == view.toOpaque() { return number }
        return nil
    }

    // MARK: Contents

    func contents(of item: Int) -> LayoutContentSizes {
        guard isMeasurement else { return views[item].borrow { $0.layoutContentSizes } }
        let width = foundWidths[item]
        return views[item].borrow { view in
            guard view.wrapsToWidth, width != nil || view.solvedWidth != nil else { return view.layoutContentSizes }
            return view.measuring(at: width) { $0.layoutContentSizes }
        }
    }

    func contents(of item: Int, atStatedWidth width: Double) -> LayoutContentSizes {
        views[item].borrow { view in
            guard view.wrapsToWidth else { return view.layoutContentSizes }
            return view.measuring(at: nil) { view in
                view.takeWidth { view.widthStated(CGFloat(width)) }
                return view.layoutContentSizes
            }
        }
    }

    func wrap(_ item: Int, at width: Double, _ content: LayoutContentSize) -> Bool {
        guard isMeasurement else {
            guard views[item].borrow({ $0.wrapDirectly(width, content) }) else { return false }
            wrapped.append(views[item])
            return true
        }
        let known = foundWidths[item]
        return views[item].borrow { view in
            view.measuring(at: known) { view in
                guard let new = view.widthToTake(width, content: content.value) else { return false }
                view.takeWidth { view.widthSolved(new) }
                foundWidths[item] = view.solvedWidth
                return true
            }
        }
    }

    func isWrapped(_ item: Int) -> Bool {
        isMeasurement ? foundWidths[item] != nil : views[item].borrow { $0.solvedWidth != nil }
    }

    func unwrap(_ item: Int) { foundWidths[item] = nil }

    func wraps(_ item: Int) -> Bool { views[item].borrow { $0.wrapsToWidth } }

    func isBare(_ item: Int) -> Bool { views[item].borrow { $0.isBare } }

    func stateLengths(of item: Int, to tree: inout DirectTree) {
        views[item].borrow { view in
            for constraint in view.layoutState.constraints { tree.stateLength(of: item, constraint.statement) }
        }
    }

    func isStack(_ item: Int) -> Bool {
        views[item].borrow { if case .none = $0.subviewArrangement { false } else { true } }
    }

    func stack(_ item: Int, width: Double?) -> DirectTree? {
        let view = views[item].takeUnretainedValue()
        guard let reader = DirectTreeReader(measuring: view, width: width) else { return nil }
        arranged = reader.views
        return reader.direct
    }

    // MARK: Wrapped contents

    /// Moves the wrapped views of others here.
    func takeWrapped(from others: DirectViews) {
        guard !others.wrapped.isEmpty else { return }
        wrapped += others.wrapped
        others.wrapped = []
    }

    /// Unwraps the contents before an engine lays them out.
    func unwrapAll() { Self.unwrap(wrapped) }

    static func unwrap(_ views: [Unmanaged<UIView>]) {
        for view in views.map({ $0.takeUnretainedValue() }) {
            view.takeWidth(view.forgetSolvedWidth)
            if view.layoutState.host?.installedEngine == nil {
                view.layoutState.needsContentSize = false
            } else {
                view.updateContentSize()
            }
        }
    }
}

extension UIView {
    /// Whether nothing in the view but its content size constrains its size: frames place everything in it.
    fileprivate var isBare: Bool {
        guard layoutState.generated == nil, layoutState.systemGuides.isEmpty, case .none = subviewArrangement else {
            return false
        }
        return layoutState.constraints.allBorrowed { $0.isOwnLength(of: self) }
            && hierarchy.subviews.allBorrowed { $0.layoutState.isUnit || $0.layoutState.translatesMask && $0.isBare }
    }

    /// Wraps content at the width that a layout found.
    ///
    /// - Parameter content: The content's present width.
    /// - Returns: Whether the content is wrapped at another width than before.
    fileprivate func wrapDirectly(_ width: Double, _ content: LayoutContentSize) -> Bool {
        guard let new = widthToTake(width, content: content.value) else { return false }
        let old = solvedWidth
        takeWidth { widthSolved(new) }
        layoutState.needsContentSize = false
        return solvedWidth != old
    }

    /// Measures content wrapped at a width, or unwrapped, and restores its previous width.
    fileprivate func measuring<Result>(at width: CGFloat?, _ measure: (UIView) -> Result) -> Result {
        let known = solvedWidth
        (layoutState.isBeingFitted, solvedWidth) = (true, width)
        defer { (solvedWidth, layoutState.isBeingFitted) = (known, false) }
        return measure(self)
    }
}
