/// Elements one after the other along an axis.
///
/// The least flexible elements choose first, each of an equal share of what is left, as Apple describes it for stacks
/// (developer.apple.com/videos/play/wwdc2019/237, "Stacks").
@MainActor
final class RowElement: LayoutElement {
    private let elements: [LayoutElement]
    private let axis: Axis
    private let spacing: CGFloat
    private let horizontal: HorizontalAlignment
    private let vertical: VerticalAlignment

    /// The distance between elements where the program states none.
    ///
    /// - Source: developer.apple.com/documentation/swiftui/hstack says that it is the system's; 8 points are those of
    ///   plain views.
    static let usualSpacing: CGFloat = 8

    init(
        _ elements: [LayoutElement], _ axis: Axis, spacing: CGFloat?, _ horizontal: HorizontalAlignment,
        _ vertical: VerticalAlignment
    ) {
        (self.elements, self.axis, self.spacing) = (elements, axis, spacing ?? Self.usualSpacing)
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    // MARK: Sizes along the axis

    /// Returns the size that is proposed to each element.
    private func proposals(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
        var proposals = elements.map { _ in inner(nil, proposal) }
        guard let length = proposal[axis] else { return proposals }
        var left = length - spacing * CGFloat(max(0, elements.count - 1))
        let order = orderOfChoice(proposal)
        for (position, index) in order.enumerated() {
            let group = order[position...].prefix { elements[$0].priority == elements[index].priority }
            let reserved = order[(position + group.count)...].reduce(0) { $0 + size(of: elements[$1], 0, proposal)[axis] }
            let share = max(0, left - reserved) / CGFloat(group.count)
            proposals[index] = inner(share, proposal)
            left -= size(of: elements[index], share, proposal)[axis]
        }
        return proposals
    }

    private func inner(_ length: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, length, across: proposal[axis.other])
    }

    private func size(of element: LayoutElement, _ length: CGFloat?, _ proposal: ProposedViewSize) -> CGSize {
        element.size(inner(length, proposal), inRow: axis)
    }

    /// The indexes of the elements: those of a high priority first, and among those of one priority the least flexible.
    private func orderOfChoice(_ proposal: ProposedViewSize) -> [Int] {
        let flexibility = elements.map { element in
            size(of: element, .infinity, proposal)[axis] - size(of: element, 0, proposal)[axis]
        }
        return elements.indices.sorted { a, b in
            if elements[a].priority != elements[b].priority { return elements[a].priority > elements[b].priority }
            return flexibility[a] != flexibility[b] ? flexibility[a] < flexibility[b] : a < b
        }
    }

    // MARK: Places

    /// The place of each element with what was proposed to it, and the size of all of them.
    private typealias Arrangement = (places: [(rect: CGRect, proposal: ProposedViewSize)], size: CGSize)

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known = arrangements[proposal] { return known }
        let new = newArrangement(proposal)
        arrangements[proposal] = new
        return new
    }
    /// The arrangements of the layout that runs, for which the element was made: rows ask those in them again and
    /// again.
    private var arrangements: [ProposedViewSize: Arrangement] = [:]

    private func newArrangement(_ proposal: ProposedViewSize) -> Arrangement {
        let proposals = proposals(proposal)
        var position: CGFloat = 0
        let rects = zip(elements, proposals).map { element, proposal in
            let size = element.size(proposal, inRow: axis)
            defer { position += size[axis] + spacing }
            return axis == .horizontal
                ? CGRect(origin: CGPoint(x: position, y: -vertical.offset(of: element, size, proposal)), size: size)
                : CGRect(origin: CGPoint(x: -horizontal.offset(in: size.width), y: position), size: size)
        }
        let all = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        return (zip(rects, proposals).map { ($0.offsetBy(dx: -all.minX, dy: -all.minY), $1) }, all.size)
    }

    override func size(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

    override func baseline(first: Bool, _ size: CGSize, of proposal: ProposedViewSize) -> CGFloat {
        let places = arrangement(proposal).places
        guard let element = first ? elements.first : elements.last, let place = first ? places.first : places.last else {
            return size.height
        }
        return place.rect.minY + element.baseline(first: first, place.rect.size, of: place.proposal)
    }

    override func place(in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        for (element, place) in zip(elements, arrangement(proposal).places) {
            element.place(in: place.rect.offsetBy(dx: rect.minX, dy: rect.minY), of: place.proposal, space)
        }
    }

    override func addViews(to views: inout [UIView]) { elements.forEach { $0.addViews(to: &views) } }
}
