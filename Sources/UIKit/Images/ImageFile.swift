/// An image file and its scale, the pixels per point that its name declares.
struct ImageFile: Equatable {
    var path: String
    var scale: CGFloat

    /// The file to read for a path: the path itself if its name declares a scale, otherwise the best of itself and its
    /// `@2x` and `@3x` variants.
    ///
    /// - Parameter scale: Pixels per point of the device; the nearest larger variant is preferred to the nearest
    ///   smaller one.
    /// - Returns: nil if no such file exists.
    static func best(for path: String, scale: CGFloat) -> ImageFile? {
        if let own = declaredScale(of: path) {
            return FileManager.default.fileExists(atPath: path) ? ImageFile(path: path, scale: own) : nil
        }
        let variants = [1, 2, 3].map { ImageFile(path: variant(of: path, scale: $0), scale: CGFloat($0)) }
        let existing = variants.filter { FileManager.default.fileExists(atPath: $0.path) }
        return existing.first { $0.scale >= scale } ?? existing.last
    }

    /// The file at a path with the scale its name declares, or 1.
    init(declaredBy path: String) { self.init(path: path, scale: Self.declaredScale(of: path) ?? 1) }

    init(path: String, scale: CGFloat) { (self.path, self.scale) = (path, scale) }

    /// The path without its scale, `a/star.png` for `a/star@2x.png`.
    var name: String { path.replacingOccurrences(of: "@\(Int(scale))x.", with: ".") }

    private static func variant(of path: String, scale: Int) -> String {
        guard scale > 1 else { return path }
        let name = path as NSString
        let fileExtension = name.pathExtension
        return name.deletingPathExtension + "@\(scale)x" + (fileExtension.isEmpty ? "" : ".\(fileExtension)")
    }

    /// The scale at a name's end, such as 2 for `star@2x.png`; nil without one.
    private static func declaredScale(of path: String) -> CGFloat? {
        let stem = (path as NSString).deletingPathExtension
        return [2, 3].first { stem.hasSuffix("@\($0)x") }.map { CGFloat($0) }
    }
}
