/// Which types of contents, named by uniform type identifiers, are special kinds of others.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers
enum UniformType {
    /// The types of which a type is directly a kind.
    private static let kinds: [String: [String]] = [
        "public.data": ["public.item"],
        "public.text": ["public.data", "public.content"],
        "public.plain-text": ["public.text"],
        "public.utf8-plain-text": ["public.plain-text"],
        "public.utf16-plain-text": ["public.plain-text"],
        "public.rtf": ["public.text"],
        "public.html": ["public.text"],
        "public.xml": ["public.text"],
        "public.json": ["public.text"],
        "public.vcard": ["public.text", "public.contact"],
        "public.url": ["public.data"],
        "public.file-url": ["public.url"],
        "public.image": ["public.data", "public.content"],
        "public.png": ["public.image"],
        "public.jpeg": ["public.image"],
        "public.tiff": ["public.image"],
        "public.heic": ["public.image"],
        "com.compuserve.gif": ["public.image"],
        "public.svg-image": ["public.image"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.movie": ["public.audiovisual-content"],
        "public.mpeg-4": ["public.movie"],
        "com.apple.quicktime-movie": ["public.movie"],
        "public.audio": ["public.audiovisual-content"],
        "public.mp3": ["public.audio"],
        "com.adobe.pdf": ["public.data", "public.composite-content"],
        "public.composite-content": ["public.content"],
        "public.zip-archive": ["public.data", "public.archive"],
    ]

    /// The types of files by the extensions of their names.
    private static let extensions = [
        "txt": "public.plain-text", "rtf": "public.rtf", "html": "public.html", "xml": "public.xml", "json": "public.json",
        "vcf": "public.vcard", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "tiff": "public.tiff",
        "heic": "public.heic", "gif": "com.compuserve.gif", "svg": "public.svg-image", "mp4": "public.mpeg-4",
        "mov": "com.apple.quicktime-movie", "mp3": "public.mp3", "pdf": "com.adobe.pdf", "zip": "public.zip-archive",
    ]

    /// Whether a type is another one, or a kind of it.
    static func conforms(_ type: String, to other: String) -> Bool {
        type == other || (kinds[type] ?? []).contains { conforms($0, to: other) }
    }

    /// The type of a file by its name; `public.data` for names that do not tell.
    static func ofFile(_ url: URL) -> String { extensions[url.pathExtension.lowercased()] ?? "public.data" }
}
