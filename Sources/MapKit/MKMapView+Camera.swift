public import Foundation

extension MKMapView {
    /// How near and far the camera may be from the middle of the map, in metres.
    ///
    /// - Source: developer.apple.com/documentation/mapkit/mkmapview/camerazoomrange
    open class CameraZoomRange: NSObject {
        /// The least distance.
        public let minCenterCoordinateDistance: Double
        /// The greatest distance.
        public let maxCenterCoordinateDistance: Double

        /// Creates a range of two distances; nil if the first is greater.
        public init?(minCenterCoordinateDistance minDistance: Double, maxCenterCoordinateDistance maxDistance: Double) {
            guard minDistance <= maxDistance else { return nil }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }
        /// Creates a range from a distance upwards.
        public convenience init?(minCenterCoordinateDistance minDistance: Double) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .infinity)
        }
        /// Creates a range up to a distance.
        public convenience init?(maxCenterCoordinateDistance maxDistance: Double) {
            self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
        }
    }

    /// Sets how near and far the camera may be; stored, without effect here.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) { self.cameraZoomRange = cameraZoomRange }

    /// Where the middle of the map may be.
    ///
    /// - Source: developer.apple.com/documentation/mapkit/mkmapview/cameraboundary
    open class CameraBoundary: NSObject {
        /// The area.
        public let region: MKCoordinateRegion

        /// Creates a boundary around an area.
        public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
    }

    /// Sets where the middle of the map may be; stored, without effect here.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
}
