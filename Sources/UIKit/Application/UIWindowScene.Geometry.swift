extension UIWindowScene {
    /// A snapshot of a scene's geometry.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometry
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The scene's coordinate space, which is that of its screen.
        public let coordinateSpace: any UICoordinateSpace
        /// Whether the user is resizing the scene: never.
        public var isInteractivelyResizing: Bool { false }

        init(of scene: UIWindowScene) {
            (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
            super.init()
        }
    }

    /// A preferred geometry of a scene; each system has a subclass.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// Preferred orientations.
        ///
        /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The orientations, of which the interface takes one; an empty set means those that the controller
            /// supports.
            public var interfaceOrientations: UIInterfaceOrientationMask

            /// Makes preferences with orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }

            /// Makes preferences with the orientations that the controller supports.
            public override init() {
                interfaceOrientations = []
                super.init()
            }
        }

        override init() { super.init() }
    }
}
