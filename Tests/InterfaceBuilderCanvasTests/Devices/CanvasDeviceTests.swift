import InterfaceBuilderCanvas
import Foundation
import Testing

import InterfaceBuilderDocument
import SceneFixtures

/// Windows and size classes on tablets, by Apple's tables of split views.
struct CanvasDeviceTests {
    @Test(arguments: [
        ("ipad9_7", false, "fullscreen", 768.0, SizeClasses.SizeClass.regular),
        ("ipad9_7", false, "splitview1_3", 320, .compact),
        ("ipad9_7", false, "splitview2_3", 438, .compact), ("ipad9_7", true, "splitview1_2", 507, .compact),
        ("ipad9_7", true, "splitview2_3", 694, .regular), ("ipad11_0rounded", true, "splitview1_3", 375, .compact),
        ("ipad11_0rounded", true, "splitview1_2", 592, .compact), ("ipad11_0rounded", true, "splitview2_3", 809, .regular),
        ("ipad12_9rounded", true, "splitview1_2", 678, .regular), ("ipad12_9rounded", false, "splitview2_3", 639, .compact),
        ("ipad12_9rounded", false, "slideover", 375, .compact), ("retina4_7", false, "splitview1_3", 375, .compact),
    ])
    func windows(_ id: String, _ isLandscape: Bool, _ adaptation: String, _ width: Double, _ widthClass: SizeClasses.SizeClass)
        throws
    {
        let device = CanvasDevice(id: id, isLandscape: isLandscape, adaptation: adaptation)
        let model = try #require(CanvasModel.named(id))
        #expect(Double(device.windowSize(on: model).width) == width)
        #expect(device.traits == SizeClasses(width: widthClass, height: .regular))
    }

    @Test func namesOfScreens() {
        #expect(CanvasModel.named("IPAD11_0")?.id == "ipad11_0rounded")
        #expect(CanvasModel.named("ipad12_9")?.id == "ipad12_9")
        #expect(CanvasModel.named("iphone se")?.id == "retina4_0")
        #expect(CanvasModel.named("retina") == nil)
        for name in ["iPad Pro 11\"", "ipad pro 11", "iPad Pro (11-inch)", "iPad Pro 11-inch"] {
            #expect(CanvasModel.named(name)?.id == "ipad11_0rounded")
        }
        #expect(CanvasModel.named("iPhone SE 3rd generation")?.id == "retina4_7")
        #expect(CanvasModel.named("iPad Pro 11-inch (M5)")?.size == CGSize(width: 834, height: 1210))
        #expect(CanvasModel.named("iPhone Air")?.size == CGSize(width: 420, height: 912))
        let names = CanvasModel.all.map(\.id)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: [
        ("retina4_7", false, nil, SizeClasses(width: .compact, height: .regular)),
        ("retina4_7", true, nil, SizeClasses(width: .compact, height: .compact)),
        ("retina6_1", true, nil, SizeClasses(width: .regular, height: .compact)),
        ("ipad9_7", false, "fullscreen", SizeClasses(width: .regular, height: .regular)),
        ("iPad13_0rounded", false, "splitview1_3", SizeClasses(width: .compact, height: .regular)),
    ])
    func sizeClasses(_ id: String, _ isLandscape: Bool, _ adaptation: String?, _ traits: SizeClasses) {
        #expect(CanvasDevice(id: id, isLandscape: isLandscape, adaptation: adaptation).traits == traits)
    }

    @Test("Documents name the device they were last edited on")
    @MainActor func devicesOfDocuments() throws {
        #expect(try SceneFixture.document("SignIn.storyboard").device == CanvasDevice(id: "retina6_12"))
        #expect(try SceneFixture.document("LineEnds.xib").device == nil)
        #expect(try SceneFixture.document("SizeClasses.xib").device == CanvasDevice(id: "retina4_7", isDark: true))
    }
}
