/// A picture, in its own size unless it is resizable.
///
/// - Source: developer.apple.com/documentation/swiftui/image
public struct Image: Equatable, Sendable {
    private var source: Source
    private var isResizable = false
    private var capInsets = EdgeInsets()
    private var resizingMode = ResizingMode.stretch
    private var renderingMode: TemplateRenderingMode?

    private enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case system(String)
        case picture(UIImage)
    }

    /// How a picture fills its place.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// Whether a picture is drawn in its own colours or in that of the environment.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    private init(source: Source) { self.source = source }

    /// Makes a picture of a catalogue's.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name, bundle)) }
    /// Makes a picture of a catalogue's that says nothing to people who do not see it.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    /// Makes the picture of a symbol that Xcode made of a catalogue.
    public init(_ resource: ImageResource) { self.init(uiImage: UIImage(resource: resource)) }
    /// Makes a symbol of the system's.
    public init(systemName: String) { self.init(source: .system(systemName)) }
    /// Makes a picture of UIKit's.
    public init(uiImage: UIImage) { self.init(source: .picture(uiImage)) }
    /// Makes a picture of Core Graphics's.
    public init(decorative cgImage: CGImage, scale: CGFloat) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }

    /// Lets the picture fill its place.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { ($0.isResizable, $0.capInsets, $0.resizingMode) = (true, capInsets, resizingMode) }
    }

    /// Sets whether the picture is drawn in its own colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { changed { $0.renderingMode = renderingMode } }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// UIKit's picture for traits.
    fileprivate func uiImage(_ traits: UITraitCollection) -> UIImage? {
        let image: UIImage? =
            switch source {
            case .named(let name, let bundle): UIImage(named: name, in: bundle, compatibleWith: traits)
            case .system(let name): UIImage(systemName: name)
            case .picture(let image): image
            }
        let insets = UIEdgeInsets(
            top: capInsets.top, left: capInsets.leading, bottom: capInsets.bottom, right: capInsets.trailing)
        let isPlain = capInsets == EdgeInsets() && resizingMode == .stretch
        let filling =
            isResizable && !isPlain
            ? image?.resizableImage(withCapInsets: insets, resizingMode: resizingMode == .tile ? .tile : .stretch) : image
        guard let renderingMode else { return filling }
        return filling?.withRenderingMode(renderingMode == .template ? .alwaysTemplate : .alwaysOriginal)
    }
}

extension Image: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never

    static func makeNode() -> TypedNode<Image> { Node() }

    private final class Node: TypedNode<Image> {
        private let imageView = UIImageView()

        override func show(_ view: Image) {
            if case .system = view.source {
                let font = (environment.font ?? .body).uiFont(environment.traits)
                imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font)
            }
            imageView.image = view.uiImage(environment.traits)
            imageView.contentMode = .scaleToFill
            imageView.clipsToBounds = true
            imageView.tintColor = (environment.foregroundColor ?? .primary).uiColor
        }

        override var elements: [LayoutElement] { [ImageElement(imageView, isResizable: view?.isResizable ?? false)] }
    }
}

@MainActor
private final class ImageElement: UIViewElement {
    private let own: CGSize
    private let isResizable: Bool

    init(_ view: UIImageView, isResizable: Bool) {
        (own, self.isResizable) = (view.image?.size ?? .zero, isResizable)
        super.init(view)
    }

    override func size(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }
}
