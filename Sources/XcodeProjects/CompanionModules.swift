/// The modules that stand for other frameworks of iOS, each a product of the package that has UIKit.
enum CompanionModules {
    static let names = [
        "Accessibility", "AudioToolbox", "AVFoundation", "AVKit", "CoreImage", "CoreLocation", "CoreText", "ImageIO",
        "LocalAuthentication", "MapKit",
        "MessageUI",
        "MobileCoreServices", "OSLog",
        "ObjectiveC", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
        "os",
    ]
}
