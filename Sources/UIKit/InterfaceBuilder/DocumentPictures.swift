/// The pictures beside a document: files of its folder, and image sets of the asset catalogues in it.
@MainActor
package final class DocumentPictures {
    private let folder: String
    private var known: [String: UIImage?] = [:]
    private lazy var catalogs = catalogNames()

    /// - Parameter folder: The folder's path.
    package init(folder: String) { self.folder = folder }

    /// The picture with a name; nil when there is none or it is damaged.
    ///
    /// - Parameters:
    ///   - size: The size in points that the picture is to have, as far as its shape allows; nil for its own.
    ///   - scale: Pixels a point that suit the canvas best.
    func picture(named name: String, size: CGSize?, scale: CGFloat) -> UIImage? {
        guard !name.split(separator: "/").contains("..") else { return nil }
        if let known = known[name] { return known }
        let picture = file(named: name, scale: scale).flatMap { Self.read($0, size: size) }
        known[name] = .some(picture)
        return picture
    }

    private static func read(_ file: ImageFile, size: CGSize?) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: file.path), let image = UIImage(data: data, scale: file.scale)
        else { return nil }
        guard let pixels = image.cgImage, let size, size.width > 0, size != image.size else { return image }
        return UIImage(cgImage: pixels, scale: CGFloat(pixels.width) / size.width, orientation: .up)
    }

    // MARK: Finding files

    private func file(named name: String, scale: CGFloat) -> ImageFile? {
        for path in Self.paths("\(folder)/\(name)") {
            if let file = ImageFile.best(for: path, scale: scale) { return file }
        }
        for catalog in catalogs {
            if let file = Self.file(ofImageSet: "\(folder)/\(catalog)/\(name).imageset", scale: scale) { return file }
        }
        return nil
    }

    /// The path itself where it has an extension of a picture, else with each of those.
    private static func paths(_ path: String) -> [String] {
        let extensions = ["png", "jpg", "jpeg"]
        return extensions.contains((path as NSString).pathExtension.lowercased()) ? [path] : extensions.map { "\(path).\($0)" }
    }

    private func catalogNames() -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.filter { $0.hasSuffix(".xcassets") }.sorted()
    }

    // MARK: Image sets

    /// The part of an image set's description that is needed.
    private struct ImageSet: Decodable {
        struct Image: Decodable {
            struct Appearance: Decodable {}
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?
        }
        var images: [Image]?
    }

    /// The file of an image set that suits a scale best: the nearest larger one, else the largest.
    private static func file(ofImageSet path: String, scale: CGFloat) -> ImageFile? {
        guard let data = FileManager.default.contents(atPath: "\(path)/Contents.json"),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return nil }
        let files = (set.images ?? []).compactMap { file($0, in: path) }.sorted { $0.scale < $1.scale }
        return files.first { $0.scale >= scale } ?? files.last
    }

    private static func file(_ image: ImageSet.Image, in path: String) -> ImageFile? {
        guard let name = image.filename, !name.contains("/"), image.appearances?.isEmpty ?? true else { return nil }
        let scales: [String: CGFloat] = ["2x": 2, "3x": 3]
        return ImageFile(path: "\(path)/\(name)", scale: scales[image.scale ?? ""] ?? 1)
    }
}
