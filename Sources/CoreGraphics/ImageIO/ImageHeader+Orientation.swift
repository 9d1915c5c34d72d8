import Rasterizer

extension CGImagePropertyOrientation {
    /// The orientation that a PNG or JPEG file tells; upright where it tells none.
    package init(ofFile data: Data) { self = ImageHeader([UInt8](data))?.orientation ?? .up }
}
