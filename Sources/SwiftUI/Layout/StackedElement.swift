/// Elements on top of each other.
@MainActor
final class StackedElement: LayoutElement {
    private let elements: [LayoutElement]
    private let alignment: Alignment

    init(elements: [LayoutElement], alignment: Alignment) { (self.elements, self.alignment) = (elements, alignment) }

    override var priority: Double { elements.map(\.priority).max() ?? 0 }
    override var isSpacer: Bool { elements.count == 1 && elements[0].isSpacer }

    override func size(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

    override func size(_ proposal: ProposedViewSize, inRow axis: Axis) -> CGSize {
        elements.count == 1 ? elements[0].size(proposal, inRow: axis) : size(proposal)
    }

    /// The distances of each element's corner from the alignment's guides, its size, and the size of all of them.
    private func arrangement(_ proposal: ProposedViewSize) -> (places: [CGRect], size: CGSize) {
        if let known = arrangements[proposal] { return known }
        let new = newArrangement(proposal)
        arrangements[proposal] = new
        return new
    }
    private var arrangements: [ProposedViewSize: (places: [CGRect], size: CGSize)] = [:]

    private func newArrangement(_ proposal: ProposedViewSize) -> (places: [CGRect], size: CGSize) {
        let places = elements.map { element in
            let size = element.size(proposal)
            return CGRect(
                origin: CGPoint(
                    x: -alignment.horizontal.offset(in: size.width), y: -alignment.vertical.offset(of: element, size, proposal)),
                size: size)
        }
        let all = places.dropFirst().reduce(places.first ?? .zero) { $0.union($1) }
        return (places.map { $0.offsetBy(dx: -all.minX, dy: -all.minY) }, all.size)
    }

    override func baseline(first: Bool, _ size: CGSize, of proposal: ProposedViewSize) -> CGFloat {
        let places = arrangement(proposal).places
        guard let element = first ? elements.first : elements.last, let place = first ? places.first : places.last else {
            return size.height
        }
        return place.minY + element.baseline(first: first, place.size, of: proposal)
    }

    override func place(in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        for (element, place) in zip(elements, arrangement(proposal).places) {
            element.place(in: place.offsetBy(dx: rect.minX, dy: rect.minY), of: proposal, space)
        }
    }

    override func addViews(to views: inout [UIView]) { elements.forEach { $0.addViews(to: &views) } }
}
