import InterfaceBuilderDocument
import UIKit

extension SceneLayout {
    /// Why views of a scene are not where the document records them: a judgement for each, in the order given.
    ///
    /// Lays the scene out once more, and again where ambiguity has to be looked for.
    ///
    /// - Parameter views: The ids of all views of the scene whose computed and recorded frames are apart.
    package func judge(_ views: [String], of scene: DocumentScene) -> [FrameJudgement] {
        guard !views.isEmpty else { return [] }
        let built = build(scene)
        built.layOut()
        let differing = views.map { scene.viewsByID[$0]! }
        var judge = FrameJudge(built, document.resources, differing: differing)
        let judgements = judge.judge()
        return differing.map { judgements[$0]! }
    }

    /// The rules of a scene that the frames it records break, whatever the layout gives.
    package func contradictions(in scene: DocumentScene) -> [RecordedContradiction] {
        RecordedFrames(build(scene), document.resources).contradictions()
    }
}
