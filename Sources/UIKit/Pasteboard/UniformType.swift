import UniformTypeIdentifiers

/// Uniform type identifiers as compared by item providers.
enum UniformType {
    /// Whether a type equals or conforms to another one.
    static func conforms(_ type: String, to other: String) -> Bool {
        type == other || UTType(importedAs: type).conforms(to: UTType(importedAs: other))
    }

    /// The type of a file by its name; `public.data` for unknown extensions.
    static func ofFile(_ url: URL) -> String {
        UTType(filenameExtension: url.pathExtension.lowercased())?.identifier ?? "public.data"
    }
}
