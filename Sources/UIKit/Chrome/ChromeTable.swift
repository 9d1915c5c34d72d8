import InterfaceBuilderDocument

/// The values that Apple gave one length, by ``ChromePlace``: the first row whose conditions all hold counts.
package struct ChromeTable: Sendable {
    /// What must hold of a place for a row to count.
    package enum Condition: Hashable, Sendable {
        case phone, pad, homeIndicator, noHomeIndicator
        case orientation(ChromePlace.Orientation)
        case holder(ChromePlace.Holder)
        case generation(SystemGeneration)
        /// A program shows it.
        case program
        /// The canvas of any version of Interface Builder shows it.
        case anyCanvas
        /// The canvas of one of these versions shows it.
        case canvas(Range<ToolsVersion>)

        /// The canvas of a version before this one shows it.
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

    /// A value, where it counts, and where it is from.
    package struct Row: Sendable {
        /// Points.
        package let points: CGFloat
        package let conditions: [Condition]
        /// What shows that this is the value.
        package let source: String

        init(_ points: CGFloat, _ conditions: Condition..., source: String) {
            (self.points, self.conditions, self.source) = (points, conditions, source)
        }

        /// Whether the conditions hold of a place.
        package func counts(at place: ChromePlace) -> Bool { conditions.allSatisfy { $0.holds(of: place) } }
    }

    /// What the values are the lengths of.
    package let name: String
    /// In the order in which they are tried; the last has no conditions.
    package let rows: [Row]
    private let usual: CGFloat

    /// - Parameter usual: The value where no row's conditions hold.
    init(_ name: String, usual: CGFloat, source: String, _ rows: Row...) {
        self.name = name
        self.rows = rows + [Row(usual, source: source)]
        self.usual = usual
    }

    /// The value at a place, in points. O(rows).
    package subscript(place: ChromePlace) -> CGFloat { rows.first { $0.counts(at: place) }?.points ?? usual }
}

extension ChromePlace {
    /// The version of the canvas that shows it; nil in a program.
    fileprivate var canvasVersion: ToolsVersion? {
        if case .canvas(let version) = presenter { version } else { nil }
    }
}
