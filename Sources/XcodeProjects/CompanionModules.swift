/// The modules that stand for other frameworks of iOS, each a product of the package that has UIKit.
enum CompanionModules {
    static let names = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AdSupport", "AppTrackingTransparency",
        "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Combine", "CommonCrypto",
        "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
        "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit", "EventKit", "EventKitUI",
        "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication",
        "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
        "NaturalLanguage", "Network", "OSLog", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
        "QuickLook", "ReplayKit", "SQLite3", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
        "StoreKit", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision",
        "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit", "os",
    ]
}
