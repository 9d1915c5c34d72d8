import InterfaceBuilderDocument
import UIKit

extension SceneLayout {
    /// The rules of a scene that the frames it records break, whatever the layout gives.
    package func contradictions(in scene: DocumentScene) -> [RecordedContradiction] {
        RecordedFrames(build(scene), document.resources).contradictions()
    }
}
