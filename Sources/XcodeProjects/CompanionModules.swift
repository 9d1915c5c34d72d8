/// The modules that stand for other frameworks of iOS, each a product of the package that has UIKit.
enum CompanionModules {
    static let names = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AdSupport", "AppTrackingTransparency",
        "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Combine", "CommonCrypto",
        "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreML", "CoreMotion",
        "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit", "EventKit", "EventKitUI", "GameKit",
        "GameplayKit", "HealthKit", "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
        "NaturalLanguage", "Network", "OSLog", "ObjectiveC", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuickLook",
        "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI",
        "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit", "WidgetKit", "os",
    ]
}
