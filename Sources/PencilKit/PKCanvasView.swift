public import UIKit

/// A view on which fingers draw.
///
/// - Source: developer.apple.com/documentation/pencilkit/pkcanvasview
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    private let paper = DrawnPaper()
    private var points: [PKStrokePoint] = []
    private var begin = Date()

    /// Hears of what is drawn, and of what scroll views tell.
    private var canvasDelegate: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Decodes an object of a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        (paper.isOpaque, paper.backgroundColor, paper.isUserInteractionEnabled) = (false, .clear, false)
        panGestureRecognizer.minimumNumberOfTouches = 2
        addSubview(paper)
    }

    /// The strokes.
    open var drawing = PKDrawing() {
        didSet {
            show(drawing)
            if drawing != oldValue { canvasDelegate?.canvasViewDrawingDidChange(self) }
        }
    }
    /// The policy for fingers: to draw or to scroll.
    open var tool: any PKTool = PKInkingTool(.pen)
    /// Whether the user may draw.
    open var isDrawingEnabled = true
    /// Whether a ruler is shown; it is not here.
    open var isRulerActive = false
    /// Whose touches draw.
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    /// Whether fingers draw.
    open var allowsFingerDrawing = true
    /// The recognizer of touches that draw; it takes none here, since the view does.
    public let drawingGestureRecognizer = UIGestureRecognizer()

    private func show(_ drawing: PKDrawing) {
        paper.drawing = drawing
        paper.setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
        paper.frame = CGRect(origin: .zero, size: size)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDrawingEnabled, let touch = touches.first else { return }
        (points, begin) = ([], Date())
        canvasDelegate?.canvasViewDidBeginUsingTool(self)
        add(touch)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, !points.isEmpty { add(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !points.isEmpty else { return }
        if let stroke { drawing.strokes.append(stroke) } else if tool is PKEraserTool { erase() }
        points = []
        canvasDelegate?.canvasViewDidEndUsingTool(self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        points = []
        show(drawing)
    }

    private func add(_ touch: UITouch) {
        let width = (tool as? PKInkingTool)?.width ?? 0
        points.append(
            PKStrokePoint(
                location: touch.location(in: paper), timeOffset: Date().timeIntervalSince(begin),
                size: CGSize(width: width, height: width), opacity: 1, force: 1, azimuth: 0, altitude: .pi / 2))
        if let stroke { show(drawing.appending(PKDrawing(strokes: [stroke]))) }
    }

    private var stroke: PKStroke? {
        guard let tool = tool as? PKInkingTool else { return nil }
        return PKStroke(ink: tool.ink, path: PKStrokePath(controlPoints: points, creationDate: begin))
    }

    private func erase() {
        let touched = points.map(\.location)
        drawing.strokes.removeAll { stroke in touched.contains { stroke.renderBounds.contains($0) } }
    }

    // MARK: Picker

    open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
    open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) { isRulerActive = toolPicker.isRulerActive }
}

/// The strokes of a canvas.
private final class DrawnPaper: UIView {
    var drawing = PKDrawing()

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(drawing.draw) }
}

/// Whose touches draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    /// Those of a pencil, or of fingers where the user has none; all; or those of a pencil.
    case `default`, anyInput, pencilOnly
}

/// The delegate of a canvas. All methods are optional.
///
/// - Source: developer.apple.com/documentation/pencilkit/pkcanvasviewdelegate
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    /// The strokes changed.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// The drawing was shown; never called here.
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    /// A touch began.
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    /// A touch ended.
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    /// Default implementation; does nothing.
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    /// Default implementation; does nothing.
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    /// Default implementation; does nothing.
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    /// Default implementation; does nothing.
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// The user's choice of tools. The picker itself is not shown here.
///
/// - Source: developer.apple.com/documentation/pencilkit/pktoolpicker
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    private var observers: [WeakObserver] = []
    private static let common = PKToolPicker()

    public override init() { super.init() }

    /// The picker of a window.
    open class func shared(for window: UIWindow) -> PKToolPicker? { common }

    /// The tool that the user chose.
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet { tell { $0.toolPickerSelectedToolDidChange(self) } }
    }
    /// Whether the ruler is shown.
    open var isRulerActive = false {
        didSet { tell { $0.toolPickerIsRulerActiveDidChange(self) } }
    }
    /// Whether the picker is shown: it is not here.
    open var isVisible: Bool { false }
    /// Whether the user chooses whose touches draw; stored, without effect here.
    open var showsDrawingPolicyControls = true
    /// The appearance of the colours; stored, without effect here.
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The appearance; stored, without effect here.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// Shows the picker while a responder is the first one; it is not shown here.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    /// The part of a view that the picker covers: none.
    open func frameObscured(in view: UIView) -> CGRect { .null }
    /// Tells an object of changes.
    open func addObserver(_ observer: any PKToolPickerObserver) { observers.append(WeakObserver(object: observer)) }
    /// Tells an object of changes no longer.
    open func removeObserver(_ observer: any PKToolPickerObserver) {
        observers.removeAll { $0.object === observer || $0.object == nil }
    }

    private func tell(_ call: (any PKToolPickerObserver) -> Void) {
        for observer in observers { observer.object.map(call) }
    }
}

private struct WeakObserver {
    weak var object: (any PKToolPickerObserver)?
}

/// Hears of the user's choice of tools. All methods are optional.
///
/// - Source: developer.apple.com/documentation/pencilkit/pktoolpickerobserver
@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
    /// Another tool was chosen.
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    /// The ruler was shown or hidden.
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    /// The picker was shown or hidden; never called here.
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    /// The part of views that the picker covers changed; never called here.
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    /// Default implementation; does nothing.
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    /// Default implementation; does nothing.
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    /// Default implementation; does nothing.
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    /// Default implementation; does nothing.
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
