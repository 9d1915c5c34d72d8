/// Frameworks of iOS that no module stands for.
enum AbsentFrameworks {
    /// In alphabetical order.
    static let names = [
        "ARKit", "Accelerate", "Accounts", "ActivityKit", "AppIntents", "CallKit", "CarPlay", "Charts",
        "ClassKit", "CloudKit", "CoreAudioKit", "CoreHaptics", "CoreMIDI", "CoreML", "CoreNFC",
        "CoreTransferable", "DeviceCheck", "ExternalAccessory", "FileProvider", "GLKit",
        "GameController", "GameKit", "HealthKit", "HomeKit", "IOKit", "IOSurface", "IntentsUI", "JavaScriptCore",
        "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "NaturalLanguage", "NetworkExtension",
        "NotificationCenter", "OpenGLES", "PassKit", "PencilKit", "PushKit", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
        "SceneKit", "SoundAnalysis", "SwiftData", "TipKit", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "simd",
    ]
}
