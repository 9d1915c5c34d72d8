/// The images and colours that a document may name: files and asset catalogues of the program, or of the project it
/// belongs to.
///
/// Nothing is looked for before an image or colour is asked for.
@MainActor
package final class DocumentPictures {
    private let find: () -> AssetLibrary
    private lazy var library = find()
    private var wasAsked = false

    /// Those of a library, which is made when something is first asked for.
    package init(in library: @escaping () -> AssetLibrary) { find = library }

    /// Those that a program brings along in a folder, and no others.
    convenience init(ofProgramIn folder: String) { self.init { BundleAssets.shared.library(in: folder) } }

    /// What was wrong with the files read until now.
    package var diagnostics: [AssetDiagnostic] { wasAsked ? library.diagnostics : [] }

    /// The image with a name; nil when there is none or it is damaged.
    ///
    /// - Parameters:
    ///   - size: The size in points that the image is to have; nil for its own.
    ///   - traits: Those of the canvas, whose scale, device and appearance choose among the image's variants.
    func picture(named name: String, size: CGSize?, traits: UITraitCollection.Values) -> UIImage? {
        wasAsked = true
        let size = size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        return library.image(named: name, size: size, traits: traits)
    }

    /// The colour with a name; nil when there is none.
    func color(named name: String) -> UIColor? {
        wasAsked = true
        return library.color(named: name)
    }
}
