/// The images and colours available to a document: files and asset catalogues of the program, or of its project.
///
/// They are searched only when an image or colour is requested.
@MainActor
package final class DocumentPictures {
    private let find: () -> AssetLibrary
    private lazy var library = find()
    private var wasAsked = false

    /// The resources of a library, which is created on first use.
    package init(in library: @escaping () -> AssetLibrary) { find = library }

    /// The resources that a program ships in a folder, and no others.
    convenience init(ofProgramIn folder: String) { self.init { BundleAssets.shared.library(in: folder) } }

    /// The problems of the files read so far.
    package var diagnostics: [AssetDiagnostic] { wasAsked ? library.diagnostics : [] }

    /// The image with a name; nil if there is none or it is damaged.
    ///
    /// - Parameters:
    ///   - size: The requested size in points; nil for the image's own.
    ///   - traits: The canvas's, whose scale, idiom and appearance select the image's variant.
    func picture(named name: String, size: CGSize?, traits: UITraitCollection.Values) -> UIImage? {
        wasAsked = true
        let size = size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        return library.image(named: name, size: size, traits: traits)
    }

    /// The colour with a name; nil if there is none.
    func color(named name: String) -> UIColor? {
        wasAsked = true
        return library.color(named: name)
    }
}
