/// Frameworks of iOS that no module stands for.
enum AbsentFrameworks {
    /// Names with reasons, in alphabetical order but for those that are asked for most.
    static let all: [(name: String, reason: String)] =
        [
            ("SwiftUI", "its views are another system of layout"), ("Combine", "its publishers are not part of a layout system"),
            ("CoreData", "it makes classes and their properties at run time"),
        ] + others.map { ($0, "no module stands for this framework") }

    private static let others = [
        "ARKit", "AVFAudio", "Accelerate", "Accounts", "ActivityKit", "AdSupport", "AppIntents",
        "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay",
        "Charts", "ClassKit", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth",
        "CoreHaptics", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreTransferable", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit",
        "EventKitUI", "ExternalAccessory", "FileProvider", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit",
        "HomeKit", "IOKit", "IOSurface", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "MediaPlayer",
        "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MultipeerConnectivity", "NaturalLanguage", "Network",
        "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "PushKit", "QuickLook",
        "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit", "Security", "Social", "SoundAnalysis", "Speech",
        "SpriteKit", "SwiftData", "SystemConfiguration", "TipKit", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit", "WidgetKit", "simd",
    ]
}
