import Foundation
import InterfaceBuilderDocument
import Rasterizer

/// The images and colours of asset catalogues and loose files, each loaded on first use.
package final class AssetLibrary: @unchecked Sendable {
    private let catalogs: [String]
    private let looseFiles: [String: [ImageFile]]
    private let lock = NSLock()
    private lazy var read = catalogs.map(AssetCatalog.init)
    private var imageSets: [String: ImageSet?] = [:]
    private var colors: [String: UIColor?] = [:]
    private var pictures: [String: AssetPicture?] = [:]
    private var found: [AssetDiagnostic] = []

    /// - Parameters:
    ///   - catalogs: The paths of `.xcassets` folders; if several have a set of the same name, the first one is used.
    ///   - files: The paths of image files; they take precedence over catalogues, and earlier ones over later ones.
    package init(catalogs: [String], files: [String]) {
        self.catalogs = catalogs
        looseFiles = Self.index(files)
    }

    /// The diagnostics of the files loaded so far.
    package var diagnostics: [AssetDiagnostic] {
        lock.withLock { catalogs.isEmpty ? found : read.flatMap(\.diagnostics) + found }
    }

    /// Whether there is an image, or an icon of the app, with a name. No image is loaded.
    package func hasImage(named name: String) -> Bool {
        lock.withLock {
            looseFiles[name] != nil || read.contains { $0.imageSets[name] != nil || $0.iconSets.contains(name) }
        }
    }

    /// Whether there is a colour with a name. It is not loaded.
    package func hasColor(named name: String) -> Bool { lock.withLock { read.contains { $0.colorSets[name] != nil } } }

    /// The names of the images, and of the symbols of catalogues, sorted.
    package var imageNames: [String] {
        lock.withLock { Set(looseFiles.keys).union(read.flatMap { Array($0.imageSets.keys) }).sorted() }
    }

    /// The names of the colours, sorted.
    package var colorNames: [String] { lock.withLock { Set(read.flatMap { Array($0.colorSets.keys) }).sorted() } }

    // MARK: Loose files

    /// Files by name without scale, both with and without extension; files that differ in scale only share an entry.
    private static func index(_ files: [String]) -> [String: [ImageFile]] {
        var index: [String: [ImageFile]] = [:]
        for path in files {
            let file = ImageFile(declaredBy: path)
            let name = (file.name as NSString).lastPathComponent as NSString
            for key in Set([name as String, name.deletingPathExtension]) {
                let known = index[key, default: []]
                guard known.first.map({ $0.name == file.name }) ?? true else { continue }
                index[key] = known + [file]
            }
        }
        return index
    }

    // MARK: Sets

    private func imageSet(named name: String) -> ImageSet? {
        if let known = imageSets[name] { return known }
        let set = looseFiles[name].map(ImageSet.init) ?? catalogImageSet(named: name)
        imageSets[name] = .some(set)
        return set
    }

    private func catalogImageSet(named name: String) -> ImageSet? {
        guard let folder = read.lazy.compactMap({ $0.imageSets[name] }).first else { return nil }
        let file = "\(folder)/Contents.json"
        return AssetCatalog.contents(file, &found).map { contents in
            ImageSet(contents, folder: folder) { found.append(AssetDiagnostic(file, $0, at: $1)) }
        }
    }

    /// The colour with a name, which follows the appearance; nil if there is none.
    func color(named name: String) -> UIColor? {
        lock.withLock {
            if let known = colors[name] { return known }
            let color = readColor(named: name)
            colors[name] = .some(color)
            return color
        }
    }

    private func readColor(named name: String) -> UIColor? {
        guard let folder = read.lazy.compactMap({ $0.colorSets[name] }).first else { return nil }
        let file = "\(folder)/Contents.json"
        return AssetCatalog.contents(file, &found).flatMap { contents in
            ColorSet(contents) { found.append(AssetDiagnostic(file, $0, at: $1)) }.color
        }
    }

    /// The file of a data set, with its uniform type identifier; nil if there is none.
    func data(named name: String) -> (data: Data, type: String)? {
        lock.withLock {
            guard let folder = read.lazy.compactMap({ $0.dataSets[name] }).first else { return nil }
            let entry = AssetCatalog.contents("\(folder)/Contents.json", &found)?["data"]?.elements.first {
                $0["filename"]?.string != nil
            }
            guard let file = entry?["filename"]?.string, !file.contains("/") else { return nil }
            do throws(AssetPictureError) {
                let bytes = try AssetFile.contents(of: "\(folder)/\(file)")
                return (Data(bytes), entry?["universal-type-identifier"]?.string ?? "public.data")
            } catch {
                found.append(AssetDiagnostic("\(folder)/\(file)", "the data \(name) cannot be read: \(error)"))
                return nil
            }
        }
    }

    // MARK: Images

    /// The image with a name; nil if there is none, or none of its files can be read.
    ///
    /// The image chooses its file by the traits at each drawing.
    ///
    /// - Parameters:
    ///   - size: The image's size in points; nil for the size of the file for the traits.
    func image(named name: String, size: CGSize? = nil, traits: UITraitCollection.Values) -> UIImage? {
        lock.withLock {
            guard let set = imageSet(named: name), let entry = set.entry(for: traits),
                let picture = picture(entry, name: name)
            else { return nil }
            let scale = picture.scale(of: entry)
            var image = UIImage.Traits(scale: scale)
            image.renderingMode = set.renderingMode
            image.flipsForRightToLeft = set.isMirrored
            if let slices = entry.slices {
                image.capInsets = slices.capInsets.scaled(by: 1 / scale)
                image.resizingMode = slices.resizingMode
            }
            image.alignmentRectInsets = entry.alignmentInsets.scaled(by: 1 / scale)
            let drawing = AssetDrawing(name: name, set: set, size: size ?? picture.size(of: entry), library: self)
            return UIImage(drawing: drawing, traits: image)
        }
    }

    /// The pixels of an image set for some traits and a size in pixels; nil if its file cannot be read or drawn.
    func pixels(of set: ImageSet, named name: String, _ traits: UITraitCollection.Values, covering size: CGSize) -> CGImage? {
        lock.withLock {
            guard let entry = set.entry(for: traits), let picture = picture(entry, name: name) else { return nil }
            do throws(RasterizerError) {
                return try picture.pixels(covering: size)
            } catch {
                found.append(AssetDiagnostic(entry.file, "the image \(name) cannot be drawn: \(error)"))
                pictures[entry.file] = .some(nil)  // It is not tried, nor reported, again.
                return nil
            }
        }
    }

    private func picture(_ entry: ImageSet.Entry, name: String) -> AssetPicture? {
        if let known = pictures[entry.file] { return known }
        let picture: AssetPicture?
        do {
            picture = try AssetPicture(file: entry.file)
        } catch {
            found.append(AssetDiagnostic(entry.file, "the image \(name) cannot be read: \(error)"))
            picture = nil
        }
        pictures[entry.file] = .some(picture)
        return picture
    }
}

extension UIEdgeInsets {
    fileprivate func scaled(by factor: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
    }
}
