import Rasterizer

extension CGImagePropertyOrientation {
    /// The orientation stored in a PNG or JPEG file; upright if there is none.
    package init(ofFile data: Data) { self = ImageHeader([UInt8](data))?.orientation ?? .up }
}
