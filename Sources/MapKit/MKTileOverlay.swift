public import UIKit

/// The place of a tile among all of them.
///
/// - Source: developer.apple.com/documentation/mapkit/mktileoverlaypath
public struct MKTileOverlayPath: Sendable {
    /// The column, from the west.
    public var x: Int
    /// The row, from the north.
    public var y: Int
    /// How far the map is enlarged: two to this power are the rows.
    public var z: Int
    /// Pixels per point.
    public var contentScaleFactor: CGFloat

    /// Creates the place of the only tile of the least enlargement.
    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0) }
    /// Creates the place of a tile.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// A map of pictures from somewhere else; here nothing draws it.
///
/// - Source: developer.apple.com/documentation/mapkit/mktileoverlay
open class MKTileOverlay: NSObject, MKOverlay {
    /// Creates an overlay.
    ///
    /// - Parameter URLTemplate: The address of a tile, with `{x}`, `{y}`, `{z}` and `{scale}` for its place.
    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    /// The address of a tile, with the parts of its place in braces.
    public let urlTemplate: String?
    /// The size of a tile in points.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south.
    open var isGeometryFlipped = false
    /// The least enlargement that there are tiles for.
    open var minimumZ = 0
    /// The greatest enlargement that there are tiles for.
    open var maximumZ = 21
    /// Whether the tiles cover everything, so that nothing needs to be drawn below them.
    open var canReplaceMapContent = false

    open var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
    open var boundingMapRect: MKMapRect { .world }

    /// The address of a tile. Rows are counted from the south where ``isGeometryFlipped`` says so.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let parts = [("{x}", path.x), ("{y}", row), ("{z}", path.z), ("{scale}", Int(path.contentScaleFactor))]
        let text = parts.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.0, with: String($1.1)) }
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    /// Loads a tile from its address, in the background, and passes its data or an error.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        let address = url(forTilePath: path)
        nonisolated(unsafe) let result = result
        DispatchQueue.global().async {
            do {
                result(try Data(contentsOf: address), nil)
            } catch {
                result(nil, error)
            }
        }
    }
}

/// Draws a map of pictures; here nothing asks it to.
///
/// - Source: developer.apple.com/documentation/mapkit/mktileoverlayrenderer
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates one for a map of pictures.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    /// Forgets the pictures. None are loaded here.
    open func reloadData() {}
}
