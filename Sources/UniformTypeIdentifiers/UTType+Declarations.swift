extension UTType {
    /// The system's declaration of a type.
    struct Declaration: Sendable {
        let identifier: String
        let parents: [String]
        var extensions: [String] = []
        var mimeTypes: [String] = []
    }

    /// The system's declarations,
    /// developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers.
    static let declarations: [Declaration] = [
        Declaration(identifier: "public.item", parents: []),
        Declaration(identifier: "public.content", parents: []),
        Declaration(identifier: "public.composite-content", parents: ["public.content"]),
        Declaration(identifier: "public.disk-image", parents: ["public.archive"]),
        Declaration(identifier: "public.data", parents: ["public.item"]),
        Declaration(identifier: "public.directory", parents: ["public.item"]),
        Declaration(identifier: "com.apple.resolvable", parents: []),
        Declaration(identifier: "public.symlink", parents: ["public.item", "com.apple.resolvable"]),
        Declaration(identifier: "public.executable", parents: ["public.item"]),
        Declaration(identifier: "com.apple.mount-point", parents: ["public.item", "com.apple.resolvable"]),
        Declaration(identifier: "com.apple.alias-file", parents: ["public.data", "com.apple.resolvable"]),
        Declaration(identifier: "com.apple.bookmark", parents: ["public.data", "com.apple.resolvable"]),
        Declaration(identifier: "public.url", parents: ["public.data"]),
        Declaration(identifier: "public.file-url", parents: ["public.url"]),
        Declaration(identifier: "public.text", parents: ["public.data", "public.content"]),
        Declaration(
            identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
        Declaration(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
        Declaration(identifier: "public.utf16-external-plain-text", parents: ["public.plain-text"]),
        Declaration(identifier: "public.utf16-plain-text", parents: ["public.plain-text"]),
        Declaration(identifier: "public.delimited-values-text", parents: ["public.text"]),
        Declaration(
            identifier: "public.comma-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["csv"],
            mimeTypes: ["text/csv"]),
        Declaration(
            identifier: "public.tab-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["tsv"],
            mimeTypes: ["text/tab-separated-values"]),
        Declaration(
            identifier: "public.utf8-tab-separated-values-text",
            parents: ["public.tab-separated-values-text", "public.utf8-plain-text"]),
        Declaration(
            identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"]),
        Declaration(identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
        Declaration(
            identifier: "public.xml", parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"]),
        Declaration(
            identifier: "public.yaml", parents: ["public.text"], extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"]),
        Declaration(identifier: "public.source-code", parents: ["public.plain-text"]),
        Declaration(identifier: "public.assembly-source", parents: ["public.source-code"], extensions: ["s"]),
        Declaration(identifier: "public.c-source", parents: ["public.source-code"], extensions: ["c"]),
        Declaration(identifier: "public.objective-c-source", parents: ["public.source-code"], extensions: ["m"]),
        Declaration(identifier: "public.swift-source", parents: ["public.source-code"], extensions: ["swift"]),
        Declaration(
            identifier: "public.c-plus-plus-source", parents: ["public.source-code"], extensions: ["cpp", "cp", "cc", "cxx"]),
        Declaration(identifier: "public.objective-c-plus-plus-source", parents: ["public.source-code"], extensions: ["mm"]),
        Declaration(identifier: "public.c-header", parents: ["public.source-code"], extensions: ["h"]),
        Declaration(identifier: "public.c-plus-plus-header", parents: ["public.source-code"], extensions: ["hpp", "hh", "hxx"]),
        Declaration(identifier: "public.script", parents: ["public.source-code"]),
        Declaration(identifier: "com.apple.applescript.text", parents: ["public.script"], extensions: ["applescript"]),
        Declaration(
            identifier: "com.netscape.javascript-source", parents: ["public.source-code", "public.executable"],
            extensions: ["js"], mimeTypes: ["text/javascript"]),
        Declaration(identifier: "public.shell-script", parents: ["public.script"], extensions: ["sh", "command"]),
        Declaration(identifier: "public.perl-script", parents: ["public.shell-script"], extensions: ["pl", "pm"]),
        Declaration(identifier: "public.python-script", parents: ["public.shell-script"], extensions: ["py"]),
        Declaration(identifier: "public.ruby-script", parents: ["public.shell-script"], extensions: ["rb"]),
        Declaration(identifier: "public.php-script", parents: ["public.shell-script"], extensions: ["php", "php3", "php4"]),
        Declaration(identifier: "public.json", parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
        Declaration(identifier: "com.apple.property-list", parents: ["public.data"], extensions: ["plist"]),
        Declaration(identifier: "com.apple.xml-property-list", parents: ["public.xml", "com.apple.property-list"]),
        Declaration(identifier: "com.apple.binary-property-list", parents: ["com.apple.property-list"]),
        Declaration(
            identifier: "com.adobe.pdf", parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
            mimeTypes: ["application/pdf"]),
        Declaration(
            identifier: "com.apple.rtfd", parents: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"]),
        Declaration(identifier: "com.apple.flat-rtfd", parents: ["public.data", "public.composite-content"]),
        Declaration(
            identifier: "com.apple.webarchive", parents: ["public.data", "public.composite-content"], extensions: ["webarchive"],
            mimeTypes: ["application/x-webarchive"]),
        Declaration(identifier: "public.image", parents: ["public.data", "public.content"]),
        Declaration(
            identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"]),
        Declaration(
            identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
        Declaration(identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
        Declaration(identifier: "public.png", parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
        Declaration(identifier: "com.apple.icns", parents: ["public.image"], extensions: ["icns"]),
        Declaration(
            identifier: "com.microsoft.bmp", parents: ["public.image"], extensions: ["bmp", "dib"], mimeTypes: ["image/bmp"]),
        Declaration(
            identifier: "com.microsoft.ico", parents: ["public.image"], extensions: ["ico"],
            mimeTypes: ["image/vnd.microsoft.icon"]),
        Declaration(identifier: "public.camera-raw-image", parents: ["public.image"]),
        Declaration(
            identifier: "public.svg-image", parents: ["public.image"], extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"]),
        Declaration(identifier: "com.apple.live-photo", parents: []),
        Declaration(
            identifier: "public.heif", parents: ["public.image"], extensions: ["heif", "hif"], mimeTypes: ["image/heif"]),
        Declaration(identifier: "public.heic", parents: ["public.image"], extensions: ["heic"], mimeTypes: ["image/heic"]),
        Declaration(
            identifier: "org.webmproject.webp", parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
        Declaration(identifier: "public.3d-content", parents: ["public.content"]),
        Declaration(
            identifier: "com.pixar.universal-scene-description", parents: ["public.3d-content", "public.data"],
            extensions: ["usd", "usda", "usdc"], mimeTypes: ["model/vnd.usd"]),
        Declaration(
            identifier: "com.pixar.universal-scene-description-mobile", parents: ["com.pixar.universal-scene-description"],
            extensions: ["usdz"], mimeTypes: ["model/vnd.usdz+zip"]),
        Declaration(
            identifier: "com.apple.reality", parents: ["public.data"], extensions: ["reality"], mimeTypes: ["model/vnd.reality"]),
        Declaration(identifier: "com.apple.scenekit.scene", parents: ["public.3d-content"], extensions: ["scn"]),
        Declaration(identifier: "com.apple.arobject", parents: ["public.data"], extensions: ["arobject"]),
        Declaration(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
        Declaration(identifier: "public.movie", parents: ["public.audiovisual-content"]),
        Declaration(identifier: "public.video", parents: ["public.movie"]),
        Declaration(identifier: "public.audio", parents: ["public.audiovisual-content"]),
        Declaration(
            identifier: "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov", "qt"],
            mimeTypes: ["video/quicktime"]),
        Declaration(
            identifier: "public.mpeg", parents: ["public.movie"], extensions: ["mpg", "mpeg", "mpe", "m75", "m15"],
            mimeTypes: ["video/mpeg"]),
        Declaration(
            identifier: "public.mpeg-2-video", parents: ["public.video"], extensions: ["m2v"], mimeTypes: ["video/mpeg2"]),
        Declaration(identifier: "public.mpeg-2-transport-stream", parents: ["public.movie"], extensions: ["ts"]),
        Declaration(identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"]),
        Declaration(identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
        Declaration(
            identifier: "public.mpeg-4-audio", parents: ["public.mpeg-4", "public.audio"], extensions: ["mp4"],
            mimeTypes: ["audio/mp4"]),
        Declaration(identifier: "com.apple.protected-mpeg-4-audio", parents: ["public.audio"], extensions: ["m4p"]),
        Declaration(identifier: "com.apple.protected-mpeg-4-video", parents: ["public.movie"], extensions: ["m4v"]),
        Declaration(identifier: "public.avi", parents: ["public.movie"], extensions: ["avi", "vfw"], mimeTypes: ["video/avi"]),
        Declaration(
            identifier: "public.aiff-audio", parents: ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"]),
        Declaration(
            identifier: "com.microsoft.waveform-audio", parents: ["public.audio"], extensions: ["wav", "wave"],
            mimeTypes: ["audio/vnd.wave"]),
        Declaration(
            identifier: "public.midi-audio", parents: ["public.audio"], extensions: ["midi", "mid"], mimeTypes: ["audio/midi"]),
        Declaration(identifier: "public.playlist", parents: []),
        Declaration(
            identifier: "public.m3u-playlist", parents: ["public.text", "public.playlist"], extensions: ["m3u"],
            mimeTypes: ["audio/mpegurl"]),
        Declaration(identifier: "public.folder", parents: ["public.directory"]),
        Declaration(identifier: "public.volume", parents: ["public.folder"]),
        Declaration(identifier: "com.apple.package", parents: ["public.directory"]),
        Declaration(identifier: "com.apple.bundle", parents: ["public.directory"]),
        Declaration(identifier: "com.apple.plugin", parents: ["com.apple.bundle", "com.apple.package"], extensions: ["plugin"]),
        Declaration(identifier: "com.apple.framework", parents: ["com.apple.bundle"], extensions: ["framework"]),
        Declaration(identifier: "com.apple.application", parents: ["public.executable"]),
        Declaration(
            identifier: "com.apple.application-bundle",
            parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"], extensions: ["app"]),
        Declaration(identifier: "com.apple.application-and-system-extension", parents: ["com.apple.xpc-service"]),
        Declaration(
            identifier: "com.apple.xpc-service", parents: ["com.apple.bundle", "com.apple.package"], extensions: ["xpc"]),
        Declaration(identifier: "public.unix-executable", parents: ["public.data", "public.executable"]),
        Declaration(
            identifier: "com.microsoft.windows-executable", parents: ["public.data", "public.executable"], extensions: ["exe"],
            mimeTypes: ["application/x-msdownload"]),
        Declaration(identifier: "public.archive", parents: ["public.data"]),
        Declaration(
            identifier: "org.gnu.gnu-zip-archive", parents: ["public.data", "public.archive"], extensions: ["gz", "gzip"],
            mimeTypes: ["application/x-gzip"]),
        Declaration(
            identifier: "public.bzip2-archive", parents: ["public.data", "public.archive"], extensions: ["bz2", "bzip2"],
            mimeTypes: ["application/x-bzip2"]),
        Declaration(
            identifier: "public.zip-archive", parents: ["public.data", "public.archive"], extensions: ["zip"],
            mimeTypes: ["application/zip"]),
        Declaration(identifier: "com.apple.archive", parents: ["public.data", "public.archive"], extensions: ["aar"]),
        Declaration(identifier: "public.spreadsheet", parents: ["public.content"]),
        Declaration(identifier: "public.presentation", parents: ["public.composite-content"]),
        Declaration(identifier: "public.database", parents: []),
        Declaration(identifier: "public.message", parents: []),
        Declaration(identifier: "public.contact", parents: []),
        Declaration(
            identifier: "public.vcard", parents: ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
            mimeTypes: ["text/vcard", "text/directory"]),
        Declaration(identifier: "public.to-do-item", parents: []),
        Declaration(identifier: "public.calendar-event", parents: []),
        Declaration(identifier: "public.email-message", parents: ["public.message"]),
        Declaration(identifier: "com.apple.internet-location", parents: ["public.data"]),
        Declaration(identifier: "com.microsoft.internet-shortcut", parents: ["public.data"], extensions: ["url"]),
        Declaration(identifier: "public.font", parents: []),
        Declaration(identifier: "public.bookmark", parents: []),
        Declaration(
            identifier: "com.rsa.pkcs-12", parents: ["public.data"], extensions: ["p12", "pfx"],
            mimeTypes: ["application/x-pkcs12"]),
        Declaration(
            identifier: "public.x509-certificate", parents: ["public.data"], extensions: ["cer", "crt", "der"],
            mimeTypes: ["application/x-x509-ca-cert"]),
        Declaration(
            identifier: "org.idpf.epub-container", parents: ["public.data", "public.composite-content"], extensions: ["epub"],
            mimeTypes: ["application/epub+zip"]),
        Declaration(identifier: "public.log", parents: ["public.plain-text"], extensions: ["log"]),
        Declaration(
            identifier: "com.apple.m4a-audio", parents: ["public.mpeg-4-audio"], extensions: ["m4a"], mimeTypes: ["audio/x-m4a"]),
        Declaration(
            identifier: "com.microsoft.word.doc", parents: ["public.data"], extensions: ["doc"], mimeTypes: ["application/msword"]
        ),
        Declaration(
            identifier: "com.microsoft.excel.xls", parents: ["public.data"], extensions: ["xls"],
            mimeTypes: ["application/vnd.ms-excel"]),
        Declaration(
            identifier: "com.microsoft.powerpoint.ppt", parents: ["public.data"], extensions: ["ppt"],
            mimeTypes: ["application/vnd.ms-powerpoint"]),
        Declaration(
            identifier: "org.openxmlformats.wordprocessingml.document", parents: ["public.data"], extensions: ["docx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
        Declaration(
            identifier: "org.openxmlformats.spreadsheetml.sheet", parents: ["public.data"], extensions: ["xlsx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
        Declaration(
            identifier: "org.openxmlformats.presentationml.presentation", parents: ["public.data"], extensions: ["pptx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]),
        Declaration(identifier: "com.apple.haptics.ahap", parents: ["public.json"], extensions: ["ahap"]),
    ]
}
