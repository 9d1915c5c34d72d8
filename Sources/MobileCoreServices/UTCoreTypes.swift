@_exported public import Foundation

// The identifiers of types as programs name them that know no `UTType`. On Apple's systems the constants are of Core
// Foundation's type for texts, which Foundation on Linux does not have. Programs cast them with `as String`, which
// compiles here too.
//
// - Source: developer.apple.com/documentation/coreservices

/// Anything that is kept.
public let kUTTypeItem = "public.item"
/// What documents hold.
public let kUTTypeContent = "public.content"
/// Bytes.
public let kUTTypeData = "public.data"
/// A directory.
public let kUTTypeDirectory = "public.directory"
/// A folder.
public let kUTTypeFolder = "public.folder"
/// Text of any kind.
public let kUTTypeText = "public.text"
/// Text without attributes.
public let kUTTypePlainText = "public.plain-text"
/// Text without attributes in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Text in RTF.
public let kUTTypeRTF = "public.rtf"
/// A page.
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
/// Sound, film or both.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// Film with or without sound.
public let kUTTypeMovie = "public.movie"
/// Film without sound.
public let kUTTypeVideo = "public.video"
/// Sound.
public let kUTTypeAudio = "public.audio"
/// An MP3 sound.
public let kUTTypeMP3 = "public.mp3"
/// An MPEG-4 film.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// A QuickTime film.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// An archive.
public let kUTTypeArchive = "public.archive"
/// An address.
public let kUTTypeURL = "public.url"
/// The address of a file.
public let kUTTypeFileURL = "public.file-url"
/// A card of a person.
public let kUTTypeVCard = "public.vcard"
/// What documents of several kinds of content hold.
public let kUTTypeCompositeContent = "public.composite-content"
/// A program of any kind.
public let kUTTypeExecutable = "public.executable"
/// The place of a volume.
public let kUTTypeMountPoint = "com.apple.mount-point"
/// An alias.
public let kUTTypeAliasFile = "com.apple.alias-file"
/// The bookmark of an address.
public let kUTTypeURLBookmarkData = "com.apple.bookmark"
/// Text without attributes in UTF-16 with a mark of its byte order.
public let kUTTypeUTF16ExternalPlainText = "public.utf16-external-plain-text"
/// Text without attributes in UTF-16.
public let kUTTypeUTF16PlainText = "public.utf16-plain-text"
/// A table of values with signs between them.
public let kUTTypeDelimitedText = "public.delimited-values-text"
/// A table of values with commas between them.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// A table of values with tabs between them.
public let kUTTypeTabSeparatedText = "public.tab-separated-values-text"
/// A table of values with tabs between them in UTF-8.
public let kUTTypeUTF8TabSeparatedText = "public.utf8-tab-separated-values-text"
/// The source of a program.
public let kUTTypeSourceCode = "public.source-code"
/// Source in C.
public let kUTTypeCSource = "public.c-source"
/// Source in Objective-C.
public let kUTTypeObjectiveCSource = "public.objective-c-source"
/// Source in Swift.
public let kUTTypeSwiftSource = "public.swift-source"
/// Source in C++.
public let kUTTypeCPlusPlusSource = "public.c-plus-plus-source"
/// A header in C.
public let kUTTypeCHeader = "public.c-header"
/// A script.
public let kUTTypeScript = "public.script"
/// JavaScript.
public let kUTTypeJavaScript = "com.netscape.javascript-source"
/// A script of a shell.
public let kUTTypeShellScript = "public.shell-script"
/// A script in Perl.
public let kUTTypePerlScript = "public.perl-script"
/// A script in Python.
public let kUTTypePythonScript = "public.python-script"
/// A script in Ruby.
public let kUTTypeRubyScript = "public.ruby-script"
/// A script in PHP.
public let kUTTypePHPScript = "public.php-script"
/// A property list.
public let kUTTypePropertyList = "com.apple.property-list"
/// A property list in XML.
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list"
/// A property list in bytes.
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list"
/// Text in RTF with attachments, as a folder.
public let kUTTypeRTFD = "com.apple.rtfd"
/// Text in RTF with attachments, as bytes.
public let kUTTypeFlatRTFD = "com.apple.flat-rtfd"
/// A page with what belongs to it.
public let kUTTypeWebArchive = "com.apple.webarchive"
/// Icons of the Mac.
public let kUTTypeAppleICNS = "com.apple.icns"
/// A BMP picture.
public let kUTTypeBMP = "com.microsoft.bmp"
/// Icons of Windows.
public let kUTTypeICO = "com.microsoft.ico"
/// What a camera recorded.
public let kUTTypeRawImage = "public.camera-raw-image"
/// An SVG picture.
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// A picture with a film of its moment.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// A scene in space.
public let kUTType3DContent = "public.3d-content"
/// An MPEG film.
public let kUTTypeMPEG = "public.mpeg"
/// An MPEG-2 film.
public let kUTTypeMPEG2Video = "public.mpeg-2-video"
/// A stream of MPEG-2.
public let kUTTypeMPEG2TransportStream = "public.mpeg-2-transport-stream"
/// An MPEG-4 sound.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// A protected MPEG-4 sound.
public let kUTTypeAppleProtectedMPEG4Audio = "com.apple.protected-mpeg-4-audio"
/// A protected MPEG-4 film.
public let kUTTypeAppleProtectedMPEG4Video = "com.apple.protected-mpeg-4-video"
/// An AVI film.
public let kUTTypeAVIMovie = "public.avi"
/// An AIFF sound.
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"
/// A WAV sound.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
/// A MIDI sound.
public let kUTTypeMIDIAudio = "public.midi-audio"
/// A list of what is played.
public let kUTTypePlaylist = "public.playlist"
/// An M3U list of what is played.
public let kUTTypeM3UPlaylist = "public.m3u-playlist"
/// The root of a volume.
public let kUTTypeVolume = "public.volume"
/// A folder that is shown as one file.
public let kUTTypePackage = "com.apple.package"
/// A folder with a fixed structure.
public let kUTTypeBundle = "com.apple.bundle"
/// A framework.
public let kUTTypeFramework = "com.apple.framework"
/// An application.
public let kUTTypeApplication = "com.apple.application"
/// An application as a bundle.
public let kUTTypeApplicationBundle = "com.apple.application-bundle"
/// A program of Unix.
public let kUTTypeUnixExecutable = "public.unix-executable"
/// A gzip archive.
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive"
/// A bzip2 archive.
public let kUTTypeBzip2Archive = "public.bzip2-archive"
/// A ZIP archive.
public let kUTTypeZipArchive = "public.zip-archive"
/// A volume in a file.
public let kUTTypeDiskImage = "public.disk-image"
/// A sheet of cells.
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// Slides.
public let kUTTypePresentation = "public.presentation"
/// A database.
public let kUTTypeDatabase = "public.database"
/// A message.
public let kUTTypeMessage = "public.message"
/// A person.
public let kUTTypeContact = "public.contact"
/// Something to do.
public let kUTTypeToDoItem = "public.to-do-item"
/// An event of a calendar.
public let kUTTypeCalendarEvent = "public.calendar-event"
/// A mail.
public let kUTTypeEmailMessage = "public.email-message"
/// A file with an address.
public let kUTTypeInternetLocation = "com.apple.internet-location"
/// A font.
public let kUTTypeFont = "public.font"
/// A bookmark.
public let kUTTypeBookmark = "public.bookmark"
/// A certificate with its key.
public let kUTTypePKCS12 = "com.rsa.pkcs-12"
/// A certificate.
public let kUTTypeX509Certificate = "public.x509-certificate"
/// A book.
public let kUTTypeElectronicPublication = "org.idpf.epub-container"
/// A log.
public let kUTTypeLog = "public.log"
