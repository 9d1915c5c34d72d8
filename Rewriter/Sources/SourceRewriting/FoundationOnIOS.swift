/// Words of files that need what programs have of Foundation, and of what it re-exports, on iOS only. The commands of
/// the package manager read the same lists.
enum FoundationOnIOS {
    /// Names that `RewrittenSources` declares: files that import UIKit need it too.
    static let beyondUIKit = [
        "value(forKey", "setValue", "mutableArrayValue(", "mutableSetValue(", "ValueTransformer", "getObjectValue(",
        "setNilValueForKey",
        "validateValue(", "perform(", "performSelector(", "responds(to",
        "instancesRespond(", "ChangeValue(for",
        "SortDescriptor(key:", "SortDescriptor(keyPath:",
        "object_getClass", "class_getName", "class_getSuperclass", "class_respondsToSelector", "objc_getClass(",
        "objc_lookUpClass",
        "sel_getName", "sel_registerName", "sel_isEqual",
        "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_",
        "CFAbsoluteTimeGetCurrent", "NSHashTable", "NSMapTable", "NSPointerFunctions", "NSPointerArray", "NSException",
        "String(localized",
        "LocalizationValue", "LocalizedStringResource", "ListFormatter", "NSLinguistic", ".superclass",
        "byWords", "bySentences", "NSURLAuthenticationMethod", "URLCache(", "HTTPURLResponse()", "background(withIdentifier",
        ".networkServiceType", "sessionSendsLaunchEvents", "NetworkAccess", ".serverTrust",
        "URLCredential(trust", "DownloadTaskResumeData", "beginActivity(", "performActivity(", "performExpiringActivity(",
        "thermalStateDidChange", "NSString.localizedStringWithFormat", ".lines", "resourceBytes", "bytes(f",
        "URLThumbnailDictionaryItem",
        "detachNewThreadSelector", "Timer()", "Progress()", "URLResponse()", "URLSession()", "data(for", "data(from",
        "upload(for", "download(f", "URLSession:", ": URLSession", "loadRequest(",
        "Thread(target",
        "FileManagerDelegate", "withInvocationTarget",
        "nonretainedObject", "mach_absolute_time", "mach_timebase_info", "os_unfair_lock", "pthread_main_np", "appendFormat",
        "sa_len", "sin_len", "sin6_len", "ss_len", ".method(for",
        "CGDataProvider(data", "CGImageSourceCreateWithData",
    ]

    /// Names of UIKit and of the modules that it re-exports. `RewrittenSources` re-exports them: only files that do not
    /// import UIKit need it.
    static let inUIKit = runTime + coreFoundation + classes + coreGraphics

    /// The modules that Foundation re-exports on iOS, with names by which a file that needs them is known.
    static let reexported = [("Combine", inCombine), ("Security", inSecurity)]

    private static let inCombine = [
        "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
        "dataTaskPublisher", "Timer.publish(", ".publisher(for",
    ]

    private static let inSecurity = [
        "SecItem", "kSecClass", "kSecAttr", "kSecValue", "kSecReturn", "kSecMatch", "kSecUse", "kSecPrivateKey", "kSecRandom",
        "SecRandomCopyBytes", "SecKey", "SecTrust", "SecCertificate", "SecAccessControl", "SecPolicy", "SecCopyErrorMessage",
        "errSec", "OSStatus", "noErr",
    ]

    private static let runTime = [
        "autoreleasepool", "#selector", "Selector", "AutoreleasingUnsafeMutablePointer", ".observe(\\", "NSKeyValue",
    ]

    private static let coreFoundation = [
        "CFAbsoluteTime", "CFTimeInterval", "CFString", "CFArray", "CFDictionary", "CFData", "CFURL", "CFTypeRef", "CFError",
        "kCFBundle", "kCFNull", "kCFBoolean",
    ]

    private static let classes = [
        "RelativeDateTimeFormatter", "DateComponentsFormatter", "NSPredicate(", "UndoManager", "NSUserActivity", "NSItemProvider",
        "NSExtensionContext", "NSExtensionItem", "NSDataDetector", "AttributedString(markdown", "MeasurementFormat",
        ".measurement(", "Measurement<", "Measurement(value",
        "PersonNameComponents",
        ".documentsDirectory", ".cachesDirectory", ".applicationSupportDirectory", ".libraryDirectory", ".downloadsDirectory",
    ]

    private static let coreGraphics = [
        "CGAffineTransform", "CGVector", "CGColor", "CGImage", "CGPath", "CGMutablePath", "CGContext", "CGGradient",
    ]
}
