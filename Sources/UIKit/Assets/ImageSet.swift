import InterfaceBuilderDocument

/// The files of an asset catalogue's image set, and their drawing properties.
struct ImageSet: Sendable {
    /// A file of the set.
    struct Entry: Sendable {
        var variant: AssetVariant
        /// The file's path.
        var file: String
        var slices: Slices?
        /// The alignment insets in pixels.
        var alignmentInsets = UIEdgeInsets.zero
    }

    /// The parts of an image that keep their size when it is stretched.
    struct Slices: Equatable, Sendable {
        /// The cap insets in pixels.
        var capInsets: UIEdgeInsets
        var resizingMode: UIImage.ResizingMode
    }

    private(set) var entries: [Entry] = []
    var renderingMode = UIImage.RenderingMode.automatic
    /// Whether the set is for one direction and mirrored in the other.
    private(set) var isMirrored = false

    /// Creates a set of loose files, one per scale.
    init(files: [ImageFile]) {
        entries = files.map { Entry(variant: AssetVariant(scale: $0.scale), file: $0.path) }
    }

    /// Parses a `Contents.json`.
    ///
    /// - Parameters:
    ///   - folder: The path of the set's folder; entries that name files outside of it are omitted.
    ///   - report: Called for each file that is not in the folder; its entry is omitted.
    init(_ contents: LocatedJSON, folder: String, report: (String, SourcePosition) -> Void) {
        for element in (contents["images"] ?? contents["symbols"])?.elements ?? [] {
            guard let file = element["filename"], let name = file.string else { continue }
            guard !name.contains("/") else {
                report("\(name) is not a file of the set", file.position)
                continue
            }
            if !FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
                report("there is no file \(name) in the set", file.position)
                continue
            }
            var entry = Entry(variant: AssetVariant(element), file: "\(folder)/\(name)", slices: Slices(element["resizing"]))
            if let insets = element["alignment-insets"] { entry.alignmentInsets = UIEdgeInsets(insets) }
            entries.append(entry)
        }
        switch contents["properties"]?["template-rendering-intent"]?.string {
        case "template": renderingMode = .alwaysTemplate
        case "original": renderingMode = .alwaysOriginal
        default: if contents["symbols"] != nil { renderingMode = .alwaysTemplate }
        }
        mirrorOnlyDirection()
    }

    /// If all files are declared for left to right, uses them for both directions, mirrored in the other one.
    private mutating func mirrorOnlyDirection() {
        guard !entries.isEmpty, entries.allSatisfy({ $0.variant.direction == .leftToRight }) else { return }
        isMirrored = true
        for index in entries.indices { entries[index].variant.direction = nil }
    }

    /// The best entry for some traits, the first of equals; nil for a set without entries.
    func entry(for traits: UITraitCollection.Values) -> Entry? {
        var best: (suitability: Int, entry: Entry)?
        for entry in entries {
            guard let suitability = entry.variant.suitability(traits) else { continue }
            if best.map({ $0.suitability < suitability }) ?? true { best = (suitability, entry) }
        }
        return best?.entry ?? entries.first
    }
}

extension ImageSet.Slices {
    /// Parses a `resizing` element; nil if there is none.
    fileprivate init?(_ element: LocatedJSON?) {
        guard let element, let caps = element["cap-insets"] else { return nil }
        capInsets = UIEdgeInsets(caps)
        resizingMode = element["center"]?["mode"]?.string == "tile" ? .tile : .stretch
    }
}

extension UIEdgeInsets {
    /// Parses the insets of an image, at most 100 000 each; missing and negative lengths are 0.
    fileprivate init(_ element: LocatedJSON) {
        func length(_ name: String) -> CGFloat {
            element[name]?.number.map { Swift.min(Swift.max(0, CGFloat($0)), 100_000) } ?? 0
        }
        self.init(top: length("top"), left: length("left"), bottom: length("bottom"), right: length("right"))
    }
}
