public import UIKit

/// The position of a tile.
///
/// - Source: developer.apple.com/documentation/mapkit/mktileoverlaypath
public struct MKTileOverlayPath: Sendable {
    /// The column, from the west.
    public var x: Int
    /// The row, from the north.
    public var y: Int
    /// The zoom level: the map has 2 to this power rows.
    public var z: Int
    /// Pixels per point.
    public var contentScaleFactor: CGFloat

    /// Creates the position of the only tile at zoom level 0.
    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0) }
    /// Creates the position of a tile.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// An overlay of image tiles from a server; never drawn here.
///
/// - Source: developer.apple.com/documentation/mapkit/mktileoverlay
open class MKTileOverlay: NSObject, MKOverlay {
    /// Creates an overlay.
    ///
    /// - Parameter URLTemplate: The URL of a tile, with the placeholders `{x}`, `{y}`, `{z}` and `{scale}`.
    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    /// The URL of a tile, with placeholders in braces.
    public let urlTemplate: String?
    /// The size of a tile in points.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south.
    open var isGeometryFlipped = false
    /// The smallest zoom level with tiles.
    open var minimumZ = 0
    /// The largest zoom level with tiles.
    open var maximumZ = 21
    /// Whether the tiles are opaque, so that the map below them need not be drawn.
    open var canReplaceMapContent = false

    open var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
    open var boundingMapRect: MKMapRect { .world }

    /// The URL of a tile. Rows are counted from the south if ``isGeometryFlipped`` is set.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let parts = [("{x}", path.x), ("{y}", row), ("{z}", path.z), ("{scale}", Int(path.contentScaleFactor))]
        let text = parts.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.0, with: String($1.1)) }
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    /// Loads a tile from its URL in the background, and passes its data or an error.
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

/// Draws an overlay of tiles; never asked to here.
///
/// - Source: developer.apple.com/documentation/mapkit/mktileoverlayrenderer
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates a renderer of a tile overlay.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    /// Discards the loaded tiles. None are loaded here.
    open func reloadData() {}
}
