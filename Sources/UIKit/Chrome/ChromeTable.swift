import InterfaceBuilderDocument

/// The values of one length, by ``ChromePlace``: the first row whose conditions all hold applies.
package struct ChromeTable: Sendable {
    /// A condition on the environment under which a row applies.
    package enum Condition: Hashable, Sendable {
        case phone, pad, homeIndicator, noHomeIndicator
        case orientation(ChromePlace.Orientation)
        case holder(ChromePlace.Holder)
        case generation(SystemGeneration)
        /// The presenter is a program.
        case program
        /// The presenter is the canvas of any version of Interface Builder.
        case anyCanvas
        /// The presenter is the canvas of one of these versions.
        case canvas(Range<ToolsVersion>)

        /// The presenter is the canvas of a version before the given one.
        static func canvas(before version: ToolsVersion) -> Condition { .canvas(ToolsVersion.unknown..<version) }

        func holds(of place: ChromePlace) -> Bool {
            switch self {
            case .phone: !place.device.isPad
            case .pad: place.device.isPad
            case .homeIndicator: place.device.hasHomeIndicator
            case .noHomeIndicator: !place.device.hasHomeIndicator
            case .orientation(let orientation): place.orientation == orientation
            case .holder(let holder): place.holder == holder
            case .generation(let generation): place.generation == generation
            case .program: place.canvasVersion == nil
            case .anyCanvas: place.canvasVersion != nil
            case .canvas(let versions): place.canvasVersion.map(versions.contains) ?? false
            }
        }
    }

    /// A value with its conditions and its source.
    package struct Row: Sendable {
        /// The value in points.
        package let points: CGFloat
        package let conditions: [Condition]
        /// The evidence for the value.
        package let source: String

        init(_ points: CGFloat, _ conditions: Condition..., source: String) {
            (self.points, self.conditions, self.source) = (points, conditions, source)
        }

        /// Whether all conditions hold for an environment.
        package func counts(at place: ChromePlace) -> Bool { conditions.allSatisfy { $0.holds(of: place) } }
    }

    /// The name of the length.
    package let name: String
    /// The rows in the order in which they are tried; the last has no conditions.
    package let rows: [Row]
    private let usual: CGFloat

    /// - Parameter usual: The value if the conditions of no row hold.
    init(_ name: String, usual: CGFloat, source: String, _ rows: Row...) {
        self.name = name
        self.rows = rows + [Row(usual, source: source)]
        self.usual = usual
    }

    /// The value for an environment, in points. O(rows).
    package subscript(place: ChromePlace) -> CGFloat { rows.first { $0.counts(at: place) }?.points ?? usual }
}

extension ChromePlace {
    /// The version of the canvas; nil for a program.
    fileprivate var canvasVersion: ToolsVersion? {
        if case .canvas(let version) = presenter { version } else { nil }
    }
}
