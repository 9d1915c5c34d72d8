import InterfaceBuilderDocument
import UIKit

/// The presenter of a scene: the canvas of a version of Interface Builder, or a program on a device.
package struct ScenePresenter: Hashable, Sendable {
    /// The version of Interface Builder. For a device, it is the version whose canvas has the looks of the device's
    /// system.
    package var toolsVersion: ToolsVersion
    /// Whether a program on a device presents the scene.
    package var isDevice: Bool

    package init(toolsVersion: ToolsVersion, isDevice: Bool = false) {
        (self.toolsVersion, self.isDevice) = (toolsVersion, isDevice)
    }

    package static func canvas(_ version: ToolsVersion) -> Self { Self(toolsVersion: version) }

    /// The system whose looks the scene has.
    package var generation: SystemGeneration { SystemGeneration(canvasOf: toolsVersion) }

    /// The presenter that the sizes of bars and margins depend on.
    package var ofChrome: ChromePlace.Presenter { isDevice ? .program(generation) : .canvas(toolsVersion) }
}
