import UniformTypeIdentifiers

/// Uniform type identifiers by name, as item providers compare them.
enum UniformType {
    /// Whether a type is another one, or a kind of it.
    static func conforms(_ type: String, to other: String) -> Bool {
        type == other || UTType(importedAs: type).conforms(to: UTType(importedAs: other))
    }

    /// The type of a file by its name; `public.data` for names that do not tell.
    static func ofFile(_ url: URL) -> String {
        UTType(filenameExtension: url.pathExtension.lowercased())?.identifier ?? "public.data"
    }
}
