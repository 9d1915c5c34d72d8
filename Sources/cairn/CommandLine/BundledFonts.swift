import Foundation

/// The fonts that came with the program, for the libraries and programs that look fonts up by the machine's
/// configuration.
enum BundledFonts {
    /// Makes librsvg and poppler take the fonts of the program's own folder, where it has one, for the texts in images.
    static func configure() {
        guard let program = FileSystem.realPath("/proc/self/exe") else { return }
        let prefix = ((program as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        let configuration = prefix + "/share/cairn/fonts/fonts.conf"
        if FileSystem.isFile(configuration) { setenv("FONTCONFIG_FILE", configuration, 1) }
    }
}
