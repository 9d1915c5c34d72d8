/// The content of a cell, described by views of SwiftUI.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingconfiguration
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    fileprivate let content: Content
    fileprivate let background: Background
    fileprivate var margins = CellMargins()

    /// A configuration with a background of a style in place of the one that it has.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
    {
        UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
            content: content, background: _UIHostingConfigurationBackgroundView(style: style), margins: margins)
    }

    /// A configuration with a background in place of the one that it has.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: self.content, background: content(), margins: margins)
    }

    /// Sets the distance, in points, from some edges of the cell to the content.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        changed { $0.margins.set(edges, EdgeInsets(length, at: .all)) }
    }
    /// Sets the distances, in points, from some edges of the cell to the content.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        changed { $0.margins.set(edges, insets) }
    }

    /// Sets the smallest size of the cell in points; nil leaves a length as it is.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        changed {
            if let width { $0.margins.leastWidth = width }
            if let height { $0.margins.leastHeight = height }
        }
    }

    private func changed(_ change: (inout UIHostingConfiguration) -> Void) -> UIHostingConfiguration {
        var new = self
        change(&new)
        return new
    }

    /// Makes the content view of a cell.
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(configuration: self) }
    /// Returns the configuration as it is: the views read the cell's state of its properties.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Makes the content of a cell.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

/// The background of a cell, in a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    fileprivate let style: S
    /// The content of the view.
    public var body: some View { StyledArea(style: style) }
}

/// The distances from the edges of a cell to its content.
private struct CellMargins {
    /// The distances that the program set; others are those of the cell's layout margins.
    private var set: [Edge: CGFloat] = [:]
    var leastWidth: CGFloat = 0
    /// The height of a row of a list.
    ///
    /// - Source: developer.apple.com/videos/play/wwdc2022/10072: cells are as high as a finger needs, 44 points.
    var leastHeight: CGFloat = 44

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
        if edges.contains(.top) { set[.top] = insets.top }
        if edges.contains(.leading) { set[.leading] = insets.leading }
        if edges.contains(.bottom) { set[.bottom] = insets.bottom }
        if edges.contains(.trailing) { set[.trailing] = insets.trailing }
    }

    func insets(_ margins: NSDirectionalEdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: set[.top] ?? margins.top, leading: set[.leading] ?? margins.leading, bottom: set[.bottom] ?? margins.bottom,
            trailing: set[.trailing] ?? margins.trailing)
    }
}

/// The content view of a cell with views of SwiftUI.
private final class HostingContentView<Content: View, Background: View>: HostingView, UIContentView {
    private var shown: UIHostingConfiguration<Content, Background>

    init(configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        super.init(showing: EmptyView())
        respectsSafeArea = false
        insetsLayoutMarginsFromSafeArea = false
        preservesSuperviewLayoutMargins = true
        graph.onContentChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
        showConfiguration()
    }

    required init?(coder: NSCoder) { fatalError("Content views are not archived.") }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            showConfiguration()
        }
    }

    private func showConfiguration() {
        let insets = shown.margins.insets(directionalLayoutMargins)
        show(
            shown.content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).padding(insets)
                .background { shown.background })
        invalidateIntrinsicContentSize()
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        showConfiguration()
    }

    override func layoutSubviews() {
        graph.setAppeared(window != nil)
        super.layoutSubviews()
    }

    /// The height of the content at the target's width.
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = horizontalFittingPriority == .required ? targetSize.width : nil
        let content = size(ProposedViewSize(width: width, height: nil))
        return CGSize(
            width: width ?? max(content.width, shown.margins.leastWidth), height: max(content.height, shown.margins.leastHeight))
    }

    override var intrinsicContentSize: CGSize {
        systemLayoutSizeFitting(
            .zero, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
}
