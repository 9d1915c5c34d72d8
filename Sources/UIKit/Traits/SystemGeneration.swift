import InterfaceBuilderDocument

/// The generations of iOS whose bars, sheets and margins have equal sizes, named by their first version.
package enum SystemGeneration: Hashable, Comparable, CaseIterable, Sendable {
    /// iOS 7 to 12.
    case iOS7
    /// iOS 13 to 18.
    case iOS13
    /// iOS 26.
    case iOS26

    /// The generation whose appearance programs have.
    package static let ofPrograms = SystemGeneration.iOS26

    /// The system version reported to programs of the generation: its last one.
    package var systemVersion: String {
        switch self {
        case .iOS7: "12.5"
        case .iOS13: "18.5"
        case .iOS26: "26.0"
        }
    }

    /// The first number of that version.
    package var majorVersion: Int {
        switch self {
        case .iOS7: 12
        case .iOS13: 18
        case .iOS26: 26
        }
    }

    /// The newest version of Interface Builder whose canvas imitates the generation.
    package var canvasVersion: ToolsVersion {
        switch self {
        case .iOS7: .xcode9_3
        case .iOS13: .xcode16
        case .iOS26: .xcode26
        }
    }

    /// The generation that the canvas of a version of Interface Builder imitates.
    package init(canvasOf version: ToolsVersion) {
        self = version < .xcode11 ? .iOS7 : version < .xcode26 ? .iOS13 : .iOS26
    }
}

extension UITraitCollection {
    /// The system version whose appearance views with these traits have; the program's default if unspecified.
    package var generation: SystemGeneration { values.generation ?? .ofPrograms }
}
