@_exported public import Foundation

// The identifiers of types as programs name them that know no `UTType`. On Apple's systems the constants are of Core Foundation's type for
// texts, which Foundation on Linux does not have. Programs cast them with `as String`, which compiles here too.
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
