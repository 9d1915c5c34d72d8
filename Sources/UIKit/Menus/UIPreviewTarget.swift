/// The origin or destination of a preview.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The container view of the preview.
    public let container: UIView
    /// The center of the preview, in the container's coordinates.
    public let center: CGPoint
    /// The transform of the preview. It reads back what was set; nothing here depends on it.
    public let transform: CGAffineTransform

    /// Creates a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// The appearance of a preview.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The visible path of the view, in its coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The path of the shadow. It reads back what was set; nothing here depends on it.
    open var shadowPath: UIBezierPath?
    /// The background colour; nil for the system's.
    open var backgroundColor: UIColor?

    /// Creates parameters that show the whole view.
    public required override init() { super.init() }

    /// Creates parameters that show lines of text.
    ///
    /// - Parameter textLineRects: `NSValue` objects with the rectangles of the lines, in the view's coordinates.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
        visiblePath = path
    }

    /// A copy of the parameters.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var made: UIPreviewParameters!
        MainActor.assumeIsolated {
            made = Self.init()
            (made.visiblePath, made.shadowPath, made.backgroundColor) = (
                visiblePath, shadowPath, backgroundColor
            )
        }
        return made!
    }
}
