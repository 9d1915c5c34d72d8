import UIKit

/// The font file that is used for the system font.
public enum SystemFont {
    /// Takes the system font from a file, in every weight. Call it before the first font is made: fonts made before
    /// stay as they are.
    ///
    /// - Throws: What is wrong with the file, in words that name it: it is missing, or no font.
    @MainActor
    public static func replace(path: String) throws { try UIFont.replaceSystemFont(path: path) }

    /// Whether texts that overflow by no more than a stand-in's error are set tighter instead of being cut.
    @MainActor
    public static var condensesSubstitutes: Bool {
        get { UIFont.condensesSubstitutes }
        set { UIFont.condensesSubstitutes = newValue }
    }
}
