@_exported public import UIKit

/// Strokes of a pencil.
///
/// - Source: developer.apple.com/documentation/pencilkit/pkdrawing-swift.struct
public struct PKDrawing: Equatable, Codable, @unchecked Sendable {
    /// The strokes, those above later.
    public var strokes: [PKStroke]

    /// Creates a drawing without strokes.
    public init() { strokes = [] }
    /// Creates a drawing of strokes.
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    /// Reads data that `dataRepresentation()` made.
    public init(data: Data) throws { self = try JSONDecoder().decode(PKDrawing.self, from: data) }

    /// The drawing as data. Apple's format is not known: only this module reads it.
    public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }

    /// The rectangle around all strokes; `CGRect.null` without strokes.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

    /// A picture of a part of the drawing.
    @preconcurrency @MainActor
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, false)
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            draw(in: context.cgContext)
        }
    }

    /// Transforms all strokes.
    public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }
    /// The drawing with transformed strokes.
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        PKDrawing(
            strokes: strokes.map { stroke in
                var moved = stroke
                moved.transform = stroke.transform.concatenating(transform)
                return moved
            })
    }
    /// Puts another drawing above this one.
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    /// Both drawings, the other one above.
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }

    func draw(in context: CGContext) { for stroke in strokes { stroke.draw(in: context) } }
}

/// A stroke of a drawing.
///
/// - Source: developer.apple.com/documentation/pencilkit/pkstroke-swift.struct
public struct PKStroke: Equatable, Codable, @unchecked Sendable {
    /// The ink.
    public var ink: PKInk
    /// The points.
    public var path: PKStrokePath
    /// The transform of the points.
    public var transform: CGAffineTransform

    /// Creates a stroke.
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity) {
        (self.ink, self.path, self.transform) = (ink, path, transform)
    }

    /// The rectangle around what is drawn.
    public var renderBounds: CGRect {
        path.points.reduce(.null) { bounds, point in
            let (width, height) = (max(point.size.width, 1), max(point.size.height, 1))
            let place = point.location.applying(transform)
            return bounds.union(CGRect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height))
        }
    }

    /// Draws a line through the points, as wide as each.
    func draw(in context: CGContext) {
        guard let first = path.points.first else { return }
        context.saveGState()
        context.setStrokeColor(ink.drawnColor.cgColor)
        context.setLineCap(ink.inkType == .marker ? .butt : .round)
        context.setLineJoin(.round)
        context.setLineWidth(max(first.size.width, 1))
        context.move(to: first.location.applying(transform))
        for point in path.points.dropFirst() { context.addLine(to: point.location.applying(transform)) }
        if path.points.count == 1 { context.addLine(to: first.location.applying(transform)) }
        context.strokePath()
        context.restoreGState()
    }
}

/// The points of a stroke.
///
/// - Source: developer.apple.com/documentation/pencilkit/pkstrokepath-swift.struct
public struct PKStrokePath: Equatable, Codable, RandomAccessCollection, @unchecked Sendable {
    var points: [PKStrokePoint]
    /// The time at which the stroke began.
    public let creationDate: Date

    /// Creates a path without points.
    public init() { (points, creationDate) = ([], Date()) }
    /// Creates a path of points.
    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }

    /// The first place.
    public var startIndex: Int { points.startIndex }
    /// The place behind the last one.
    public var endIndex: Int { points.endIndex }
    /// The point at a place.
    public subscript(position: Int) -> PKStrokePoint { points[position] }
}

/// A point of a stroke.
///
/// - Source: developer.apple.com/documentation/pencilkit/pkstrokepoint-swift.struct
public struct PKStrokePoint: Equatable, Codable, @unchecked Sendable {
    /// The place.
    public let location: CGPoint
    /// The seconds from the begin of the stroke.
    public let timeOffset: TimeInterval
    /// The size of the stroke here.
    public let size: CGSize
    /// The opacity of the stroke here.
    public let opacity: CGFloat
    /// The force of the pencil.
    public let force: CGFloat
    /// The direction of the pencil.
    public let azimuth: CGFloat
    /// The altitude of the pencil, in radians.
    public let altitude: CGFloat

    /// Creates a point.
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
    }
}

/// The kind, colour and width of a stroke.
///
/// - Source: developer.apple.com/documentation/pencilkit/pkink-swift.struct
public struct PKInk: Equatable, Codable, @unchecked Sendable {
    /// The kind of an ink.
    public enum InkType: String, Codable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
    }
    /// The kind.
    public var inkType: InkType
    /// The colour.
    public var color: UIColor

    /// Creates an ink.
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }

    /// The colour with what of it the kind lets through: a marker covers half of what is below.
    var drawnColor: UIColor {
        var alpha: CGFloat = 1
        _ = color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return inkType == .marker ? color.withAlphaComponent(alpha / 2) : color
    }

    private enum Key: CodingKey { case type, color }

    /// Reads an ink.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let parts = try values.decode([CGFloat].self, forKey: .color)
        inkType = try values.decode(InkType.self, forKey: .type)
        color = parts.count == 4 ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : .black
    }

    /// Writes the ink.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        try values.encode(inkType, forKey: .type)
        try values.encode([red, green, blue, alpha], forKey: .color)
    }
}

/// The policies of a canvas for fingers.
///
/// - Source: developer.apple.com/documentation/pencilkit/pktool
public protocol PKTool {}

/// Draws.
///
/// - Source: developer.apple.com/documentation/pencilkit/pkinkingtool-swift.struct
public struct PKInkingTool: PKTool, Equatable, @unchecked Sendable {
    /// The kind of an ink.
    public typealias InkType = PKInk.InkType
    /// The ink.
    public var ink: PKInk
    /// The width of a line in points.
    public var width: CGFloat
    /// The kind of the ink.
    public var inkType: InkType {
        get { ink.inkType }
        set { ink.inkType = newValue }
    }
    /// The colour.
    public var color: UIColor {
        get { ink.color }
        set { ink.color = newValue }
    }

    /// Creates a tool.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (ink, self.width) = (PKInk(type, color: color), width ?? type.defaultWidth)
    }
    /// Creates a tool with an ink.
    public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }
}

extension PKInk.InkType {
    /// The width of a line where a tool has none of its own; our reading.
    public var defaultWidth: CGFloat {
        switch self {
        case .marker: 10
        case .watercolor, .crayon: 20
        default: 3
        }
    }
}

/// Removes strokes.
///
/// - Source: developer.apple.com/documentation/pencilkit/pkerasertool-swift.struct
public struct PKEraserTool: PKTool, Equatable, Sendable {
    /// The parts that an eraser removes.
    public enum EraserType: Equatable, Sendable {
        /// Whole strokes, the parts that are touched, or these in the tool's width.
        case vector, bitmap, fixedWidthBitmap
    }
    /// The parts that an eraser removes; here always whole strokes.
    public var eraserType: EraserType
    /// Creates a tool.
    public init(_ eraserType: EraserType) { self.eraserType = eraserType }
}

/// Selects strokes; it selects none here.
///
/// - Source: developer.apple.com/documentation/pencilkit/pklassotool-swift.struct
public struct PKLassoTool: PKTool, Equatable, Sendable {
    /// Creates a tool.
    public init() {}
}
