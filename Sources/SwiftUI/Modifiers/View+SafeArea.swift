/// Kinds of insets that make up the safe area.
///
/// - Source: developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The region outside of bars and the device's shape.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region outside of the keyboard; no part of the safe area here.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Lets the view reach as far as the screen at edges where it reaches as far as the safe area.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        affected(by: SafeAreaReach(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view reach as far as the screen at edges where it reaches as far as the safe area.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

private struct SafeAreaReach: LayoutEffect {
    let edges: Edge.Set

    func place(_ content: LayoutElement, in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        let reach = reach(of: rect, space)
        let proposal = ProposedViewSize(reach.size)
        content.place(in: Alignment.center.place(content.size(proposal), in: reach), of: proposal, space)
    }

    private func reach(of rect: CGRect, _ space: LayoutSpace) -> CGRect {
        let (safe, bounds) = (space.safeArea, space.bounds)
        let (left, right): (Edge.Set, Edge.Set) = space.isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
        let minX = edges.contains(left) && rect.minX <= safe.minX ? min(rect.minX, bounds.minX) : rect.minX
        let maxX = edges.contains(right) && rect.maxX >= safe.maxX ? max(rect.maxX, bounds.maxX) : rect.maxX
        let minY = edges.contains(.top) && rect.minY <= safe.minY ? min(rect.minY, bounds.minY) : rect.minY
        let maxY = edges.contains(.bottom) && rect.maxY >= safe.maxY ? max(rect.maxY, bounds.maxY) : rect.maxY
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
