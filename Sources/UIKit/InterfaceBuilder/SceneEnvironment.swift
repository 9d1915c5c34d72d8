/// The environment of a scene's views: their traits, images and texts.
package struct SceneEnvironment: Sendable {
    /// Traits of the screen; the display scale decides how frames are rounded.
    package var traits = UITraitCollection.Values.standard
    /// The images beside the document; nil if the document has no file.
    package var pictures: DocumentPictures?
    /// The localized texts of the document, by the keys of strings files.
    package var strings: [String: String] = [:]
    /// Whether image files are read; if only frames are needed, the recorded sizes of images suffice.
    package var showsImages = true

    package init() {}
}
