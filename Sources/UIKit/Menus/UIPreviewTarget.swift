/// Where a preview comes from or goes to.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view in which the preview is placed.
    public let container: UIView
    /// The middle of the preview, in the container's coordinates.
    public let center: CGPoint
    /// How the preview is turned and scaled. It reads back what was set; nothing here depends on it.
    public let transform: CGAffineTransform

    /// Makes a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// What a preview looks like.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The part of the view that shows, in its coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline that casts the shadow. It reads back what was set; nothing here depends on it.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view; nil for the system's.
    open var backgroundColor: UIColor?

    /// Makes parameters that show the whole view.
    public required override init() { super.init() }

    /// Makes parameters that show lines of text.
    ///
    /// - Parameter textLineRects: The lines, in the view's coordinates, as rectangles in values.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
        visiblePath = path
    }

    /// Parameters of the same class with the same values.
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
