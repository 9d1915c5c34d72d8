import UIKit

extension DocumentPictures {
    /// The images and colours of the project that a document belongs to.
    ///
    /// - Parameter folder: The path of the document's folder.
    package convenience init(folder: String) {
        self.init {
            let found = ProjectAssets(around: folder)
            return AssetLibrary(catalogs: found.catalogs, files: found.files)
        }
    }
}
