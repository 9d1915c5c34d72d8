extension UIView {
    /// A region of a view that content keeps to.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/layoutregion
    public struct LayoutRegion: Hashable, Sendable {
        private enum Area { case safeArea, margins, readableContent }
        private let area: Area

        /// The axis along which a region makes room for controls in a window's corners. It has no effect, because there
        /// are none on these screens.
        ///
        /// - Source: developer.apple.com/documentation/uikit/uiview/layoutregion/adaptivityaxis
        public enum AdaptivityAxis: Int, Sendable {
            case horizontal = 1
            case vertical
        }

        /// The region that bars and the screen's edges leave.
        public static func safeArea(cornerAdaptation adaptivityAxis: AdaptivityAxis? = nil) -> UIView.LayoutRegion {
            LayoutRegion(area: .safeArea)
        }
        /// The region inside the margins.
        public static func margins(cornerAdaptation adaptivityAxis: AdaptivityAxis? = nil) -> UIView.LayoutRegion {
            LayoutRegion(area: .margins)
        }
        /// The region in which text is easy to read.
        public static func readableContent(cornerAdaptation adaptivityAxis: AdaptivityAxis? = nil) -> UIView.LayoutRegion {
            LayoutRegion(area: .readableContent)
        }

        @MainActor
        fileprivate func guide(of view: UIView) -> UILayoutGuide {
            switch area {
            case .safeArea: view.safeAreaLayoutGuide
            case .margins: view.layoutMarginsGuide
            case .readableContent: view.readableContentGuide
            }
        }
    }

    /// The guide that follows a region of the view.
    public func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide { region.guide(of: self) }

    /// The distances of a region from the view's edges, in points, as of the last layout.
    public func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets {
        let frame = region.guide(of: self).layoutFrame
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }

    /// The distances of a region from the view's edges, in points, by the layout direction. See ``edgeInsets(for:)``.
    public func directionalEdgeInsets(for region: UIView.LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: region)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
