extension UIWindowScene {
    /// Where a scene is, and which way up, as it was when it was asked.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometry
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// Which way up the interface is.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The coordinates of the scene, which are those of its screen.
        public let coordinateSpace: any UICoordinateSpace
        /// Whether the user changes the size at present: never.
        public var isInteractivelyResizing: Bool { false }

        init(of scene: UIWindowScene) {
            (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
            super.init()
        }
    }

    /// How a program wants a scene to be placed; each system has a class of its own.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// Orientations that a program asks for.
        ///
        /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The orientations, of which the interface takes one; an empty set asks for those that the controller supports.
            public var interfaceOrientations: UIInterfaceOrientationMask

            /// Asks for one of some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }

            /// Asks for the orientations that the controller supports.
            public override init() {
                interfaceOrientations = []
                super.init()
            }
        }

        override init() { super.init() }
    }
}
