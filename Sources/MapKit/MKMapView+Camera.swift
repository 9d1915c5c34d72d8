public import Foundation

extension MKMapView {
    /// The range of the camera's distance from the centre of the map, in metres.
    ///
    /// - Source: developer.apple.com/documentation/mapkit/mkmapview/camerazoomrange
    open class CameraZoomRange: NSObject {
        /// The smallest distance.
        public let minCenterCoordinateDistance: Double
        /// The largest distance.
        public let maxCenterCoordinateDistance: Double

        /// Creates a range; nil if the first distance is greater than the second.
        public init?(minCenterCoordinateDistance minDistance: Double, maxCenterCoordinateDistance maxDistance: Double) {
            guard minDistance <= maxDistance else { return nil }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }
        /// Creates a range with a lower limit.
        public convenience init?(minCenterCoordinateDistance minDistance: Double) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .infinity)
        }
        /// Creates a range with an upper limit.
        public convenience init?(maxCenterCoordinateDistance maxDistance: Double) {
            self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
        }
    }

    /// Sets the range of the camera's distance; stored, without effect here.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) { self.cameraZoomRange = cameraZoomRange }

    /// The region to which the centre of the map is limited.
    ///
    /// - Source: developer.apple.com/documentation/mapkit/mkmapview/cameraboundary
    open class CameraBoundary: NSObject {
        /// The region.
        public let region: MKCoordinateRegion

        /// Creates a boundary of a region.
        public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
    }

    /// Sets the region to which the centre is limited; stored, without effect here.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
}
