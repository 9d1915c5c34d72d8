/// The modules that stand for other frameworks of iOS, each a product of the package that has UIKit.
enum CompanionModules {
    static let names = [
        "AVFoundation", "AVKit", "Accessibility", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth",
        "CoreData",
        "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit", "EventKit",
        "EventKitUI", "GameplayKit", "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
        "MessageUI", "MobileCoreServices", "MultipeerConnectivity", "Network", "OSLog", "ObjectiveC", "PDFKit", "Photos",
        "PhotosUI", "QuickLook", "SafariServices", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI",
        "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os",
    ]
}
