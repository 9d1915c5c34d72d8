import Foundation

/// The shape that a step fills, with the transform of its points to device units. Points are transformed only when
/// Cairo receives them, so that outlines are not copied.
enum DeviceShape: Equatable {
    /// The inside of a path.
    case path(VectorPath, Matrix)
    /// The outlines of glyphs, whose positions are baseline origins with y down; `size` is the em.
    case glyphs([PositionedGlyph], FontFace, size: Double, Matrix)

    /// The transform from user units to device units.
    var toDevice: Matrix {
        switch self {
        case .path(_, let toDevice), .glyphs(_, _, size: _, let toDevice): toDevice
        }
    }

    /// Calls a closure with each outline, its transform to user units if it has one of its own, and the transform from
    /// there to device units.
    func forEachOutline(_ body: (_ outline: VectorPath, _ toUser: Matrix?, _ toDevice: Matrix) -> Void) {
        switch self {
        case .path(let path, let toDevice): body(path, nil, toDevice)
        case .glyphs(let glyphs, let face, let size, let toDevice):
            let scale = size / Double(face.unitsPerEm)
            for placed in glyphs {
                guard let outline = face.outline(of: placed.glyph) else { continue }
                body(outline, Matrix(a: scale, b: 0, c: 0, d: -scale, tx: placed.x, ty: placed.y), toDevice)
            }
        }
    }

    /// The shape, with an upright rectangle clipped to two pixels around another one, so that large backgrounds take no
    /// longer than their visible part. The pixels inside are the same, since an edge only affects pixels that it
    /// touches.
    func cut(to rect: CGRect) -> DeviceShape {
        guard let corners = corners, !rect.isInfinite else { return self }
        let room = rect.insetBy(dx: -2, dy: -2)
        func cut(_ point: CGPoint) -> CGPoint {
            CGPoint(x: min(max(point.x, room.minX), room.maxX), y: min(max(point.y, room.minY), room.maxY))
        }
        let places = corners.map(cut)
        return .path(
            VectorPath([.move(places[0]), .line(places[1]), .line(places[2]), .line(places[3]), .close]), .identity)
    }

    /// Whether the shape is an upright rectangle of whole pixels in the precision of Cairo's coordinates, which have
    /// eight fractional bits.
    var isRectangleOfPixels: Bool {
        guard let corners else { return false }
        return corners.allSatisfy { point in
            [point.x, point.y].allSatisfy { ($0 - $0.rounded()).magnitude < 1.0 / 512 }
        }
    }

    /// The pixels that an upright rectangle covers wholly, in device units; null for other shapes.
    var wholePixels: CGRect {
        guard corners != nil else { return .null }
        let box = controlPointBounds
        let (left, top) = (box.minX.rounded(.up), box.minY.rounded(.up))
        let (right, bottom) = (box.maxX.rounded(.down), box.maxY.rounded(.down))
        return left < right && top < bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// The corners of an upright rectangle, in order, starting with two on a horizontal side. A line back to the start
    /// may stand before the path is closed.
    private var corners: [CGPoint]? {
        guard case .path(let path, let toDevice) = self, (5...6).contains(path.elements.count), path.elements.last == .close
        else { return nil }
        var corners = path.elements.flatMap(\.points).map(toDevice.apply)
        guard corners.count == path.elements.count - 1 else { return nil }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4, corners[0].y == corners[1].y, corners[1].x == corners[2].x, corners[2].y == corners[3].y,
            corners[3].x == corners[0].x
        else { return nil }
        return corners
    }

    /// The bounding box of all points in device units, including control points; null without points.
    /// - Complexity: O(points).
    var controlPointBounds: CGRect {
        var bounds = PointBounds()
        forEachOutline { outline, toUser, toDevice in
            for element in outline.elements {
                element.forEachPoint { bounds.add(toDevice.apply(toUser?.apply($0) ?? $0)) }
            }
        }
        return bounds.rect
    }
}
