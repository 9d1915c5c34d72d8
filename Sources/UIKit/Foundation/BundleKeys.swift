/// The Info.plist key of the build number.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The Info.plist key of the bundle name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The Info.plist key of the bundle identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The Info.plist key of the executable file's name.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
