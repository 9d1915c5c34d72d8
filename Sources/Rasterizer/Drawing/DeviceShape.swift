import Foundation

/// What a step fills, with the map of its points to device units. Points are mapped as Cairo gets them, so that
/// outlines are not copied.
enum DeviceShape: Equatable {
    /// The inside of a path.
    case path(VectorPath, Matrix)
    /// The outlines of glyphs, whose positions are baseline origins with y down; `size` is the em.
    case glyphs([PositionedGlyph], FontFace, size: Double, Matrix)

    /// The map from user units to device units.
    var toDevice: Matrix {
        switch self {
        case .path(_, let toDevice), .glyphs(_, _, size: _, let toDevice): toDevice
        }
    }

    /// Calls a closure with each outline, its map to user units if it has one of its own, and the map from there to
    /// device units.
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

    /// The shape, without what of an upright rectangle lies more than two pixels outside of another one, so that large
    /// backgrounds take no longer than what is seen of them. The pixels inside are the same, since an edge has no
    /// influence on pixels that it does not touch.
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

    /// Whether the shape is an upright rectangle of whole pixels, as far as Cairo's coordinates tell, which have eight
    /// bits behind the point.
    var isRectangleOfPixels: Bool {
        guard let corners else { return false }
        return corners.allSatisfy { point in
            [point.x, point.y].allSatisfy { ($0 - $0.rounded()).magnitude < 1.0 / 512 }
        }
    }

    /// The corners of an upright rectangle, in order, the first two on a row.
    private var corners: [CGPoint]? {
        guard case .path(let path, let toDevice) = self, path.elements.count == 5, path.elements[4] == .close else { return nil }
        let corners = path.elements.prefix(4).flatMap(\.points).map(toDevice.apply)
        guard corners.count == 4, corners[0].y == corners[1].y, corners[1].x == corners[2].x, corners[2].y == corners[3].y,
            corners[3].x == corners[0].x
        else { return nil }
        return corners
    }

    /// The rectangle around all points in device units, control points included; null without points.
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
