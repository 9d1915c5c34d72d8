@_exported public import Foundation

// The type identifiers for programs that do not use `UTType`. On Apple's systems the constants are of type `CFString`,
// which Foundation on Linux does not have. Programs cast them with `as String`, which compiles here too.
//
// - Source: developer.apple.com/documentation/coreservices

/// An item of any kind.
public let kUTTypeItem = "public.item"
/// Document content.
public let kUTTypeContent = "public.content"
/// Bytes.
public let kUTTypeData = "public.data"
/// A directory.
public let kUTTypeDirectory = "public.directory"
/// A folder.
public let kUTTypeFolder = "public.folder"
/// Text of any kind.
public let kUTTypeText = "public.text"
/// Plain text.
public let kUTTypePlainText = "public.plain-text"
/// Plain text in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Text in RTF.
public let kUTTypeRTF = "public.rtf"
/// HTML.
public let kUTTypeHTML = "public.html"
/// XML.
public let kUTTypeXML = "public.xml"
/// JSON.
public let kUTTypeJSON = "public.json"
/// A picture of any kind.
public let kUTTypeImage = "public.image"
/// A PNG picture.
public let kUTTypePNG = "public.png"
/// A JPEG picture.
public let kUTTypeJPEG = "public.jpeg"
/// A GIF picture.
public let kUTTypeGIF = "com.compuserve.gif"
/// A TIFF picture.
public let kUTTypeTIFF = "public.tiff"
/// A PDF document.
public let kUTTypePDF = "com.adobe.pdf"
/// Audio, video or both.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// A movie with or without audio.
public let kUTTypeMovie = "public.movie"
/// Video without audio.
public let kUTTypeVideo = "public.video"
/// Audio.
public let kUTTypeAudio = "public.audio"
/// MP3 audio.
public let kUTTypeMP3 = "public.mp3"
/// An MPEG-4 movie.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// A QuickTime movie.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// An archive.
public let kUTTypeArchive = "public.archive"
/// A URL.
public let kUTTypeURL = "public.url"
/// A file URL.
public let kUTTypeFileURL = "public.file-url"
/// A vCard.
public let kUTTypeVCard = "public.vcard"
/// Content of several kinds, such as text with images.
public let kUTTypeCompositeContent = "public.composite-content"
/// A program of any kind.
public let kUTTypeExecutable = "public.executable"
/// A mount point.
public let kUTTypeMountPoint = "com.apple.mount-point"
/// An alias.
public let kUTTypeAliasFile = "com.apple.alias-file"
/// A URL bookmark.
public let kUTTypeURLBookmarkData = "com.apple.bookmark"
/// Plain text in UTF-16 with a byte order mark.
public let kUTTypeUTF16ExternalPlainText = "public.utf16-external-plain-text"
/// Plain text in UTF-16.
public let kUTTypeUTF16PlainText = "public.utf16-plain-text"
/// A table of delimited values.
public let kUTTypeDelimitedText = "public.delimited-values-text"
/// A table of comma-separated values.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// A table of tab-separated values.
public let kUTTypeTabSeparatedText = "public.tab-separated-values-text"
/// A table of tab-separated values in UTF-8.
public let kUTTypeUTF8TabSeparatedText = "public.utf8-tab-separated-values-text"
/// Source code.
public let kUTTypeSourceCode = "public.source-code"
/// C source.
public let kUTTypeCSource = "public.c-source"
/// Objective-C source.
public let kUTTypeObjectiveCSource = "public.objective-c-source"
/// Swift source.
public let kUTTypeSwiftSource = "public.swift-source"
/// C++ source.
public let kUTTypeCPlusPlusSource = "public.c-plus-plus-source"
/// A C header.
public let kUTTypeCHeader = "public.c-header"
/// A script.
public let kUTTypeScript = "public.script"
/// JavaScript.
public let kUTTypeJavaScript = "com.netscape.javascript-source"
/// A shell script.
public let kUTTypeShellScript = "public.shell-script"
/// A Perl script.
public let kUTTypePerlScript = "public.perl-script"
/// A Python script.
public let kUTTypePythonScript = "public.python-script"
/// A Ruby script.
public let kUTTypeRubyScript = "public.ruby-script"
/// A PHP script.
public let kUTTypePHPScript = "public.php-script"
/// A property list.
public let kUTTypePropertyList = "com.apple.property-list"
/// A property list in XML.
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list"
/// A binary property list.
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list"
/// RTF with attachments, as a directory.
public let kUTTypeRTFD = "com.apple.rtfd"
/// RTF with attachments, as a flat file.
public let kUTTypeFlatRTFD = "com.apple.flat-rtfd"
/// A web archive.
public let kUTTypeWebArchive = "com.apple.webarchive"
/// Icons of the Mac.
public let kUTTypeAppleICNS = "com.apple.icns"
/// A BMP picture.
public let kUTTypeBMP = "com.microsoft.bmp"
/// Icons of Windows.
public let kUTTypeICO = "com.microsoft.ico"
/// A raw image of a camera.
public let kUTTypeRawImage = "public.camera-raw-image"
/// An SVG picture.
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// A Live Photo.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// 3D content.
public let kUTType3DContent = "public.3d-content"
/// An MPEG movie.
public let kUTTypeMPEG = "public.mpeg"
/// MPEG-2 video.
public let kUTTypeMPEG2Video = "public.mpeg-2-video"
/// An MPEG-2 transport stream.
public let kUTTypeMPEG2TransportStream = "public.mpeg-2-transport-stream"
/// MPEG-4 audio.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// Protected MPEG-4 audio.
public let kUTTypeAppleProtectedMPEG4Audio = "com.apple.protected-mpeg-4-audio"
/// A protected MPEG-4 movie.
public let kUTTypeAppleProtectedMPEG4Video = "com.apple.protected-mpeg-4-video"
/// An AVI movie.
public let kUTTypeAVIMovie = "public.avi"
/// AIFF audio.
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"
/// Waveform audio.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
/// MIDI audio.
public let kUTTypeMIDIAudio = "public.midi-audio"
/// A playlist.
public let kUTTypePlaylist = "public.playlist"
/// An M3U playlist.
public let kUTTypeM3UPlaylist = "public.m3u-playlist"
/// The root of a volume.
public let kUTTypeVolume = "public.volume"
/// A directory that is shown as a file.
public let kUTTypePackage = "com.apple.package"
/// A directory with a defined structure.
public let kUTTypeBundle = "com.apple.bundle"
/// A framework.
public let kUTTypeFramework = "com.apple.framework"
/// An application.
public let kUTTypeApplication = "com.apple.application"
/// An application as a bundle.
public let kUTTypeApplicationBundle = "com.apple.application-bundle"
/// A Unix executable.
public let kUTTypeUnixExecutable = "public.unix-executable"
/// A gzip archive.
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive"
/// A bzip2 archive.
public let kUTTypeBzip2Archive = "public.bzip2-archive"
/// A ZIP archive.
public let kUTTypeZipArchive = "public.zip-archive"
/// A disk image.
public let kUTTypeDiskImage = "public.disk-image"
/// A spreadsheet.
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// A presentation.
public let kUTTypePresentation = "public.presentation"
/// A database.
public let kUTTypeDatabase = "public.database"
/// A message.
public let kUTTypeMessage = "public.message"
/// A contact.
public let kUTTypeContact = "public.contact"
/// A to-do item.
public let kUTTypeToDoItem = "public.to-do-item"
/// A calendar event.
public let kUTTypeCalendarEvent = "public.calendar-event"
/// An email message.
public let kUTTypeEmailMessage = "public.email-message"
/// An internet location.
public let kUTTypeInternetLocation = "com.apple.internet-location"
/// A font.
public let kUTTypeFont = "public.font"
/// A bookmark.
public let kUTTypeBookmark = "public.bookmark"
/// A PKCS #12 certificate with its key.
public let kUTTypePKCS12 = "com.rsa.pkcs-12"
/// An X.509 certificate.
public let kUTTypeX509Certificate = "public.x509-certificate"
/// An electronic publication (EPUB).
public let kUTTypeElectronicPublication = "org.idpf.epub-container"
/// A log.
public let kUTTypeLog = "public.log"
