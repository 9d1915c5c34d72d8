import ARKit
import MetalKit
import SceneKit
import Testing
import UIKit

/// Scenes in space: their mathematics, and sessions that fail.
@MainActor @Suite struct RoomTests {
    nonisolated final class Observer: NSObject, ARSCNViewDelegate, ARSessionDelegate, @unchecked Sendable {
        let told: (any Error) -> Void
        init(told: @escaping (any Error) -> Void) { self.told = told }
        func session(_ session: ARSession, didFailWithError error: any Error) { told(error) }
        func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
        func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    }

    @Test func theDelegateOfAViewHearsOfFailures() async {
        let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var observer: Observer?
        let error: any Error = await withCheckedContinuation { next in
            observer = Observer { next.resume(returning: $0) }
            view.delegate = observer
            view.session.run(ARWorldTrackingConfiguration())
        }
        #expect((error as? ARError)?.code == .unsupportedConfiguration && view.session.currentFrame == nil)
        #expect(observer != nil && view.session.configuration is ARWorldTrackingConfiguration)
    }

    @Test func delegatesHearOnTheirQueue() async {
        let (session, queue) = (ARSession(), DispatchQueue(label: "room"))
        session.delegateQueue = queue
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        var observer: Observer?
        let isOnQueue = await withCheckedContinuation { next in
            observer = Observer { _ in next.resume(returning: DispatchQueue.getSpecific(key: key) == true) }
            session.delegate = observer
            session.run(AROrientationTrackingConfiguration())
        }
        #expect(isOnQueue && observer != nil)
    }

    /// The scene of a view for augmented reality is there from the beginning; that of others is not.
    @Test func viewsHaveScenes() {
        let (room, view) = (ARSCNView(frame: .zero), SCNView(frame: .zero))
        let scene: SCNScene = room.scene
        room.scene.rootNode.addChildNode(SCNNode())
        #expect(scene === room.scene && scene.rootNode.childNodes.count == 1)
        #expect(view.scene == nil && (room as any SCNSceneRenderer).scene === scene)
        view.scene = scene
        view.debugOptions = [.showWireframe, ARSCNDebugOptions.showFeaturePoints]
        #expect(view.scene === scene && view.debugOptions.contains(.showFeaturePoints) && !view.isPlaying)
    }

    private func expect(_ a: SCNVector3, _ x: Float, _ y: Float, _ z: Float) {
        #expect(simd_distance(simd_float3(a), simd_float3(x, y, z)) < 1e-5, "\(a)")
    }

    /// A quarter around the y-axis takes the x-axis to -z; the parent's place is added.
    @Test func nodesHavePlacesInTheScene() {
        let (parent, child) = (SCNNode(), SCNNode())
        parent.position = SCNVector3(1, 2, 3)
        parent.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        child.position = SCNVector3(2, 0, 0)
        parent.addChildNode(child)
        expect(child.worldPosition, 1, 2, 1)
        expect(parent.convertPosition(SCNVector3(0, 0, 0), from: child), 2, 0, 0)
        expect(parent.convertPosition(SCNVector3(0, 0, 1), to: nil), 2, 2, 3)
        child.worldPosition = SCNVector3(1, 2, 3)
        expect(child.position, 0, 0, 0)
        #expect(abs(parent.rotation.w - .pi / 2) < 1e-5 && abs(parent.rotation.y - 1) < 1e-5)
    }

    /// The order of the angles is z, y, x: the first quarter, around z, takes x to y, the second, around x, takes y to
    /// z.
    @Test func anglesAreAppliedInOrder() {
        let node = SCNNode()
        node.eulerAngles = SCNVector3(Float.pi / 2, 0, Float.pi / 2)
        expect(node.convertPosition(SCNVector3(1, 0, 0), to: nil), 0, 0, 1)
        node.transform = SCNMatrix4Mult(SCNMatrix4MakeScale(2, 3, 4), SCNMatrix4MakeRotation(0.5, 0, 0, 1))
        expect(node.scale, 2, 3, 4)
        expect(node.eulerAngles, 0, 0, 0.5)
    }

    @Test func matricesInvert() {
        let moved = SCNMatrix4Translate(SCNMatrix4MakeScale(2, 2, 2), 1, 2, 3)
        #expect(moved.m41 == 1 && moved.m11 == 2)
        #expect(SCNMatrix4IsIdentity(SCNMatrix4Mult(moved, SCNMatrix4Invert(moved))))
        var anchored = matrix_identity_float4x4
        anchored.columns.3.z = -0.2
        let anchor = ARAnchor(name: "box", transform: simd_mul(anchored, anchored))
        #expect(anchor.transform.columns.3.z == -0.4 && anchor.transform.inverse.columns.3.z == 0.4 && anchor.name == "box")
    }

    @Test func actionsAreDoneAtOnce() async {
        let node = SCNNode()
        await withCheckedContinuation { next in
            node.runAction(.sequence([.moveBy(x: 1, y: 0, z: 0, duration: 1), .fadeOut(duration: 1)])) { next.resume() }
        }
        #expect(node.position.x == 1 && node.opacity == 0 && !node.hasActions)
        node.runAction(.repeatForever(.rotateBy(x: 0, y: 2, z: 0, duration: 1)))
        #expect(node.hasActions && node.eulerAngles.y == 0)
        node.removeAllActions()
        await withCheckedContinuation { next in
            SCNTransaction.begin()
            SCNTransaction.animationDuration = 0.5
            SCNTransaction.completionBlock = { next.resume() }
            SCNTransaction.commit()
        }
        #expect(!node.hasActions && SCNTransaction.animationDuration == 0.25)
    }

    @Test func shapesAndTreesHaveBoxes() {
        let box = SCNBox(width: 2, height: 4, length: 4, chamferRadius: 0)
        #expect(box.boundingBox.max.x == 1 && box.boundingBox.min.z == -2 && box.boundingSphere.radius == 3)
        #expect(SCNSphere(radius: 2).boundingSphere.radius == 2 && SCNTorus(ringRadius: 3, pipeRadius: 1).boundingBox.max.x == 4)
        #expect(SCNPyramid(width: 2, height: 5, length: 2).boundingBox.min.y == 0)
        let (parent, child) = (SCNNode(geometry: box), SCNNode(geometry: SCNPlane(width: 2, height: 2)))
        child.position = SCNVector3(5, 0, 0)
        child.scale = SCNVector3(2, 1, 1)
        parent.addChildNode(child)
        #expect(parent.boundingBox.max.x == 7 && parent.boundingBox.min.x == -1 && parent.boundingSphere.center.x == 3)
        #expect(SCNNode().boundingSphere.radius == 0)
        parent.boundingBox = (SCNVector3(), SCNVector3(1, 1, 1))
        #expect(parent.boundingBox.max.y == 1)
    }

    @Test func layersHaveNoDrawable() {
        let view = MTKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), device: MTLCreateSystemDefaultDevice())
        let layer = view.layer as? CAMetalLayer
        #expect(layer?.nextDrawable() == nil && layer?.device == nil && layer?.pixelFormat == .bgra8Unorm)
        layer?.pixelFormat = .rgba16Float
        #expect(layer?.pixelFormat == .rgba16Float && view.currentDrawable == nil)
        let pass = MTLRenderPassDescriptor()
        #expect(pass.colorAttachments[0].loadAction == .dontCare && pass.colorAttachments[0].clearColor.alpha == 1)
    }
}
