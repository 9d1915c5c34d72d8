import Foundation

/// An object of a scene that has a bounding box.
///
/// - Source: developer.apple.com/documentation/scenekit/scnboundingvolume
public protocol SCNBoundingVolume: AnyObject {
    /// The corners of the smallest box around it, in its own coordinates.
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
    /// A sphere around it, in its own coordinates.
    var boundingSphere: (center: SCNVector3, radius: Float) { get }
}

typealias BoxCorners = (min: SCNVector3, max: SCNVector3)

/// The corners of a box around the origin.
func corners(_ width: CGFloat, _ height: CGFloat, _ length: CGFloat) -> BoxCorners {
    let corner = simd_float3(Float(width), Float(height), Float(length)) / 2
    return (SCNVector3(-corner), SCNVector3(corner))
}

/// The corners of the box around a round shape that has its middle at the origin.
func corners(around radius: CGFloat, _ height: CGFloat) -> BoxCorners { corners(2 * radius, height, 2 * radius) }

extension SCNBoundingVolume {
    /// The sphere through the corners of a box.
    func sphere(around box: BoxCorners) -> (center: SCNVector3, radius: Float) {
        let (low, high) = (simd_float3(box.min), simd_float3(box.max))
        return (SCNVector3((low + high) / 2), simd_length(high - low) / 2)
    }
}

extension SCNNode {
    /// The smallest box around the shapes of the node and of those below, in the node's coordinates.
    var contents: BoxCorners? {
        let below = childNodes.compactMap { child in child.contents.map { child.inParent($0) } }
        let boxes = (geometry.map { [$0.boundingBox] } ?? []) + below
        guard let first = boxes.first else { return nil }
        return boxes.dropFirst().reduce(first, united)
    }

    /// The smallest box around a box of the node, in the parent's coordinates.
    private func inParent(_ box: BoxCorners) -> BoxCorners {
        let places = [box.min.x, box.max.x].flatMap { x in
            [box.min.y, box.max.y].flatMap { y in [box.min.z, box.max.z].map { z in simd_float4(x, y, z, 1) } }
        }
        let moved = places.map { transform.simd * $0 }.map { SCNVector3($0.x, $0.y, $0.z) }
        return moved.dropFirst().reduce((moved[0], moved[0])) { united($0, ($1, $1)) }
    }
}

/// The smallest box around two boxes.
private func united(_ a: BoxCorners, _ b: BoxCorners) -> BoxCorners {
    let low = pointwiseMin(simd_float3(a.min), simd_float3(b.min))
    let high = pointwiseMax(simd_float3(a.max), simd_float3(b.max))
    return (SCNVector3(low), SCNVector3(high))
}
