/// An image of an asset, which chooses among the asset's files by the current traits at each drawing.
final class AssetDrawing: ImageDrawing {
    private let name: String
    private let set: ImageSet
    private let library: AssetLibrary
    let size: CGSize

    init(name: String, set: ImageSet, size: CGSize, library: AssetLibrary) {
        (self.name, self.set, self.size, self.library) = (name, set, size, library)
    }

    func draw(in rect: CGRect, on context: CGContext) {
        let device = context.convertToDeviceSpace(rect).size
        let scale = UITraitCollection.drawingScale
        // A PDF or SVG document has no pixels of its own; it gets as many as the screen would have.
        let size = CGSize(width: max(abs(device.width), rect.width * scale), height: max(abs(device.height), rect.height * scale))
        guard let pixels = library.pixels(of: set, named: name, UITraitCollection.current.values, covering: size) else {
            return PlaceholderDrawing(size: self.size, name: name).draw(in: rect, on: context)
        }
        context.drawUpright(pixels, in: rect)
    }
}
