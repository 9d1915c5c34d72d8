/// The types that the system declares.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers
extension UTType {
    /// Any item.
    public static var item: UTType { UTType(importedAs: "public.item") }
    /// The content of documents.
    public static var content: UTType { UTType(importedAs: "public.content") }
    /// The content of documents with several kinds of parts.
    public static var compositeContent: UTType { UTType(importedAs: "public.composite-content") }
    /// A disk image.
    public static var diskImage: UTType { UTType(importedAs: "public.disk-image") }
    /// Data.
    public static var data: UTType { UTType(importedAs: "public.data") }
    /// A directory.
    public static var directory: UTType { UTType(importedAs: "public.directory") }
    /// A reference to another item.
    public static var resolvable: UTType { UTType(importedAs: "com.apple.resolvable") }
    /// A symbolic link.
    public static var symbolicLink: UTType { UTType(importedAs: "public.symlink") }
    /// A program of any kind.
    public static var executable: UTType { UTType(importedAs: "public.executable") }
    /// A mount point.
    public static var mountPoint: UTType { UTType(importedAs: "com.apple.mount-point") }
    /// An alias.
    public static var aliasFile: UTType { UTType(importedAs: "com.apple.alias-file") }
    /// A bookmark of a URL.
    public static var urlBookmarkData: UTType { UTType(importedAs: "com.apple.bookmark") }
    /// A URL.
    public static var url: UTType { UTType(importedAs: "public.url") }
    /// A file URL.
    public static var fileURL: UTType { UTType(importedAs: "public.file-url") }
    /// Text of any kind.
    public static var text: UTType { UTType(importedAs: "public.text") }
    /// Plain text.
    public static var plainText: UTType { UTType(importedAs: "public.plain-text") }
    /// Plain text in UTF-8.
    public static var utf8PlainText: UTType { UTType(importedAs: "public.utf8-plain-text") }
    /// Plain text in UTF-16 with a byte order mark.
    public static var utf16ExternalPlainText: UTType { UTType(importedAs: "public.utf16-external-plain-text") }
    /// Plain text in UTF-16.
    public static var utf16PlainText: UTType { UTType(importedAs: "public.utf16-plain-text") }
    /// Delimiter-separated values.
    public static var delimitedText: UTType { UTType(importedAs: "public.delimited-values-text") }
    /// Comma-separated values.
    public static var commaSeparatedText: UTType { UTType(importedAs: "public.comma-separated-values-text") }
    /// Tab-separated values.
    public static var tabSeparatedText: UTType { UTType(importedAs: "public.tab-separated-values-text") }
    /// Tab-separated values in UTF-8.
    public static var utf8TabSeparatedText: UTType { UTType(importedAs: "public.utf8-tab-separated-values-text") }
    /// Text in RTF.
    public static var rtf: UTType { UTType(importedAs: "public.rtf") }
    /// HTML.
    public static var html: UTType { UTType(importedAs: "public.html") }
    /// XML.
    public static var xml: UTType { UTType(importedAs: "public.xml") }
    /// YAML.
    public static var yaml: UTType { UTType(importedAs: "public.yaml") }
    /// Source code.
    public static var sourceCode: UTType { UTType(importedAs: "public.source-code") }
    /// Source in assembly language.
    public static var assemblyLanguageSource: UTType { UTType(importedAs: "public.assembly-source") }
    /// Source in C.
    public static var cSource: UTType { UTType(importedAs: "public.c-source") }
    /// Source in Objective-C.
    public static var objectiveCSource: UTType { UTType(importedAs: "public.objective-c-source") }
    /// Source in Swift.
    public static var swiftSource: UTType { UTType(importedAs: "public.swift-source") }
    /// Source in C++.
    public static var cPlusPlusSource: UTType { UTType(importedAs: "public.c-plus-plus-source") }
    /// Source in Objective-C++.
    public static var objectiveCPlusPlusSource: UTType { UTType(importedAs: "public.objective-c-plus-plus-source") }
    /// A header in C.
    public static var cHeader: UTType { UTType(importedAs: "public.c-header") }
    /// A header in C++.
    public static var cPlusPlusHeader: UTType { UTType(importedAs: "public.c-plus-plus-header") }
    /// A script.
    public static var script: UTType { UTType(importedAs: "public.script") }
    /// An AppleScript as text.
    public static var appleScript: UTType { UTType(importedAs: "com.apple.applescript.text") }
    /// JavaScript.
    public static var javaScript: UTType { UTType(importedAs: "com.netscape.javascript-source") }
    /// A shell script.
    public static var shellScript: UTType { UTType(importedAs: "public.shell-script") }
    /// A script in Perl.
    public static var perlScript: UTType { UTType(importedAs: "public.perl-script") }
    /// A script in Python.
    public static var pythonScript: UTType { UTType(importedAs: "public.python-script") }
    /// A script in Ruby.
    public static var rubyScript: UTType { UTType(importedAs: "public.ruby-script") }
    /// A script in PHP.
    public static var phpScript: UTType { UTType(importedAs: "public.php-script") }
    /// JSON.
    public static var json: UTType { UTType(importedAs: "public.json") }
    /// A property list.
    public static var propertyList: UTType { UTType(importedAs: "com.apple.property-list") }
    /// A property list in XML.
    public static var xmlPropertyList: UTType { UTType(importedAs: "com.apple.xml-property-list") }
    /// A binary property list.
    public static var binaryPropertyList: UTType { UTType(importedAs: "com.apple.binary-property-list") }
    /// A PDF document.
    public static var pdf: UTType { UTType(importedAs: "com.adobe.pdf") }
    /// RTF with attachments, as a folder.
    public static var rtfd: UTType { UTType(importedAs: "com.apple.rtfd") }
    /// RTF with attachments, as a flat file.
    public static var flatRTFD: UTType { UTType(importedAs: "com.apple.flat-rtfd") }
    /// A web page with its resources.
    public static var webArchive: UTType { UTType(importedAs: "com.apple.webarchive") }
    /// An image.
    public static var image: UTType { UTType(importedAs: "public.image") }
    /// A JPEG image.
    public static var jpeg: UTType { UTType(importedAs: "public.jpeg") }
    /// A TIFF image.
    public static var tiff: UTType { UTType(importedAs: "public.tiff") }
    /// A GIF image.
    public static var gif: UTType { UTType(importedAs: "com.compuserve.gif") }
    /// A PNG image.
    public static var png: UTType { UTType(importedAs: "public.png") }
    /// An icon file of macOS.
    public static var icns: UTType { UTType(importedAs: "com.apple.icns") }
    /// A BMP image.
    public static var bmp: UTType { UTType(importedAs: "com.microsoft.bmp") }
    /// An icon file of Windows.
    public static var ico: UTType { UTType(importedAs: "com.microsoft.ico") }
    /// The raw image of a camera.
    public static var rawImage: UTType { UTType(importedAs: "public.camera-raw-image") }
    /// An SVG image.
    public static var svg: UTType { UTType(importedAs: "public.svg-image") }
    /// A Live Photo.
    public static var livePhoto: UTType { UTType(importedAs: "com.apple.live-photo") }
    /// A HEIF image.
    public static var heif: UTType { UTType(importedAs: "public.heif") }
    /// A HEIC image.
    public static var heic: UTType { UTType(importedAs: "public.heic") }
    /// A WebP image.
    public static var webP: UTType { UTType(importedAs: "org.webmproject.webp") }
    /// A 3D scene.
    public static var threeDContent: UTType { UTType(importedAs: "public.3d-content") }
    /// A USD scene.
    public static var usd: UTType { UTType(importedAs: "com.pixar.universal-scene-description") }
    /// A USD scene with its resources.
    public static var usdz: UTType { UTType(importedAs: "com.pixar.universal-scene-description-mobile") }
    /// A scene of Reality Composer.
    public static var realityFile: UTType { UTType(importedAs: "com.apple.reality") }
    /// A SceneKit scene.
    public static var sceneKitScene: UTType { UTType(importedAs: "com.apple.scenekit.scene") }
    /// An AR reference object.
    public static var arReferenceObject: UTType { UTType(importedAs: "com.apple.arobject") }
    /// Audio, video or both.
    public static var audiovisualContent: UTType { UTType(importedAs: "public.audiovisual-content") }
    /// Video with or without audio.
    public static var movie: UTType { UTType(importedAs: "public.movie") }
    /// Video without audio.
    public static var video: UTType { UTType(importedAs: "public.video") }
    /// Audio.
    public static var audio: UTType { UTType(importedAs: "public.audio") }
    /// A QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(importedAs: "com.apple.quicktime-movie") }
    /// An MPEG movie.
    public static var mpeg: UTType { UTType(importedAs: "public.mpeg") }
    /// An MPEG-2 video.
    public static var mpeg2Video: UTType { UTType(importedAs: "public.mpeg-2-video") }
    /// An MPEG-2 transport stream.
    public static var mpeg2TransportStream: UTType { UTType(importedAs: "public.mpeg-2-transport-stream") }
    /// MP3 audio.
    public static var mp3: UTType { UTType(importedAs: "public.mp3") }
    /// An MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType(importedAs: "public.mpeg-4") }
    /// MPEG-4 audio.
    public static var mpeg4Audio: UTType { UTType(importedAs: "public.mpeg-4-audio") }
    /// Protected MPEG-4 audio.
    public static var appleProtectedMPEG4Audio: UTType { UTType(importedAs: "com.apple.protected-mpeg-4-audio") }
    /// A protected MPEG-4 movie.
    public static var appleProtectedMPEG4Video: UTType { UTType(importedAs: "com.apple.protected-mpeg-4-video") }
    /// An AVI movie.
    public static var avi: UTType { UTType(importedAs: "public.avi") }
    /// AIFF audio.
    public static var aiff: UTType { UTType(importedAs: "public.aiff-audio") }
    /// WAV audio.
    public static var wav: UTType { UTType(importedAs: "com.microsoft.waveform-audio") }
    /// MIDI audio.
    public static var midi: UTType { UTType(importedAs: "public.midi-audio") }
    /// A list of media to play.
    public static var playlist: UTType { UTType(importedAs: "public.playlist") }
    /// An M3U list of media to play.
    public static var m3uPlaylist: UTType { UTType(importedAs: "public.m3u-playlist") }
    /// A folder.
    public static var folder: UTType { UTType(importedAs: "public.folder") }
    /// The root of a volume.
    public static var volume: UTType { UTType(importedAs: "public.volume") }
    /// A package: a folder shown as one file.
    public static var package: UTType { UTType(importedAs: "com.apple.package") }
    /// A bundle: a folder with a fixed structure.
    public static var bundle: UTType { UTType(importedAs: "com.apple.bundle") }
    /// A plug-in.
    public static var pluginBundle: UTType { UTType(importedAs: "com.apple.plugin") }
    /// A framework.
    public static var framework: UTType { UTType(importedAs: "com.apple.framework") }
    /// An application.
    public static var application: UTType { UTType(importedAs: "com.apple.application") }
    /// An application as a bundle.
    public static var applicationBundle: UTType { UTType(importedAs: "com.apple.application-bundle") }
    /// An app extension.
    public static var applicationExtension: UTType { UTType(importedAs: "com.apple.application-and-system-extension") }
    /// An XPC service.
    public static var xpcService: UTType { UTType(importedAs: "com.apple.xpc-service") }
    /// A Unix executable.
    public static var unixExecutable: UTType { UTType(importedAs: "public.unix-executable") }
    /// A Windows executable.
    public static var exe: UTType { UTType(importedAs: "com.microsoft.windows-executable") }
    /// An archive.
    public static var archive: UTType { UTType(importedAs: "public.archive") }
    /// A gzip archive.
    public static var gzip: UTType { UTType(importedAs: "org.gnu.gnu-zip-archive") }
    /// A bzip2 archive.
    public static var bz2: UTType { UTType(importedAs: "public.bzip2-archive") }
    /// A ZIP archive.
    public static var zip: UTType { UTType(importedAs: "public.zip-archive") }
    /// An Apple archive.
    public static var appleArchive: UTType { UTType(importedAs: "com.apple.archive") }
    /// A spreadsheet.
    public static var spreadsheet: UTType { UTType(importedAs: "public.spreadsheet") }
    /// A presentation.
    public static var presentation: UTType { UTType(importedAs: "public.presentation") }
    /// A database.
    public static var database: UTType { UTType(importedAs: "public.database") }
    /// A message.
    public static var message: UTType { UTType(importedAs: "public.message") }
    /// A contact.
    public static var contact: UTType { UTType(importedAs: "public.contact") }
    /// A vCard.
    public static var vCard: UTType { UTType(importedAs: "public.vcard") }
    /// A to-do item.
    public static var toDoItem: UTType { UTType(importedAs: "public.to-do-item") }
    /// A calendar event.
    public static var calendarEvent: UTType { UTType(importedAs: "public.calendar-event") }
    /// An email message.
    public static var emailMessage: UTType { UTType(importedAs: "public.email-message") }
    /// An internet location file.
    public static var internetLocation: UTType { UTType(importedAs: "com.apple.internet-location") }
    /// An internet shortcut of Windows.
    public static var internetShortcut: UTType { UTType(importedAs: "com.microsoft.internet-shortcut") }
    /// A font.
    public static var font: UTType { UTType(importedAs: "public.font") }
    /// A bookmark.
    public static var bookmark: UTType { UTType(importedAs: "public.bookmark") }
    /// A PKCS #12 file.
    public static var pkcs12: UTType { UTType(importedAs: "com.rsa.pkcs-12") }
    /// An X.509 certificate.
    public static var x509Certificate: UTType { UTType(importedAs: "public.x509-certificate") }
    /// An electronic book.
    public static var epub: UTType { UTType(importedAs: "org.idpf.epub-container") }
    /// A log.
    public static var log: UTType { UTType(importedAs: "public.log") }
    /// A haptic pattern.
    public static var ahap: UTType { UTType(importedAs: "com.apple.haptics.ahap") }
}
