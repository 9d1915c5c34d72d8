/// A colour, or something that stands for one where it is used.
///
/// Here only ``Color`` and ``HierarchicalShapeStyle`` draw; another type that conforms ends the program where it is
/// used.
///
/// - Source: developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
    /// The colour that the style stands for.
    func color(in environment: EnvironmentValues) -> Color {
        switch self {
        case let color as Color: color
        case let style as HierarchicalShapeStyle: style.color(of: environment.foregroundColor)
        default: fatalError("\(Self.self) is a style that SwiftUI itself draws, which is not part of Cairn.")
        }
    }
}

/// The colour of the environment, or one that is weaker by some levels.
///
/// - Source: developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {
    private let level: Int

    /// The environment's colour.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// A weaker colour.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// A still weaker colour.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The weakest colour.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// The opacities of UIKit's label colours.
    private static let opacities = [1, 0.6, 0.3, 0.18]
    private static let labels = [UIColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

    fileprivate func color(of color: Color?) -> Color {
        guard let color else { return Color(uiColor: Self.labels[level]) }
        return level == 0 ? color : color.opacity(Self.opacities[level])
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The environment's colour.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// A weaker colour.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// A still weaker colour.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The weakest colour.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// An area in a colour.
struct StyledArea<Style: ShapeStyle>: View, NodeView {
    typealias Body = Never
    let style: Style

    static func makeNode() -> TypedNode<StyledArea> { Node() }

    private final class Node: TypedNode<StyledArea> {
        private let area = UIView()

        override func show(_ view: StyledArea) {
            area.isUserInteractionEnabled = false
            area.backgroundColor = view.style.color(in: environment).uiColor
        }

        override var elements: [LayoutElement] { [AreaElement(area)] }
    }
}

@MainActor
private final class AreaElement: UIViewElement {
    /// An area takes what is proposed, and 10 points where nothing is.
    override func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
