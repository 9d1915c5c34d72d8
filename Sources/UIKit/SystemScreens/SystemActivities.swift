/// Copies texts, links, images and colours to the general pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is NSItemProvider || Self.entry($0) != nil }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() {
        let providers = items.compactMap { $0 as? NSItemProvider }
        if !providers.isEmpty {
            UIPasteboard.general.setItemProviders(providers, localOnly: false, expirationDate: nil)
            return activityDidFinish(true)
        }
        UIPasteboard.general.items = items.compactMap(Self.entry)
        activityDidFinish(true)
    }

    /// The pasteboard item for a shared item; nil if its type is not supported.
    private static func entry(_ item: Any) -> [String: Any]? {
        switch item {
        case let text as String: [PasteboardValue.textType: text]
        case let text as NSAttributedString: [PasteboardValue.textType: text.string]
        case let link as URL: [PasteboardValue.linkType: link]
        case let image as UIImage: [PasteboardValue.imageType: image]
        case let color as UIColor: [PasteboardValue.colorType: color]
        default: nil
        }
    }
}

/// Adds images to the photo library.
final class SaveImageActivity: UIActivity {
    private var images: [UIImage] = []

    override var activityType: ActivityType? { .saveToCameraRoll }
    override var activityTitle: String? { images.count > 1 ? "Save Images" : "Save Image" }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is UIImage } }
    override func prepare(withActivityItems activityItems: [Any]) { images = activityItems.compactMap { $0 as? UIImage } }
    override func perform() {
        do {
            for image in images { try PhotoLibrary.shared.add(image) }
            activityDidFinish(true)
        } catch {
            course?.end(.init(type: activityType, error: error))
        }
    }
}
