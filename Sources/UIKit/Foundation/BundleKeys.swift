/// The key of the number of a program's build in its Info.plist.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a program's name in its Info.plist.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a program's identifier in its Info.plist.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of a program's executable file in its Info.plist.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
