import UIKit

/// The systems between which the sizes and looks of bars, rows and controls changed, each by the last version that has
/// them.
///
/// - Source: `ChromeMetrics` and the tables beside it, each value with its own source.
public enum SystemLooks: Int, CaseIterable, Sendable {
    /// iOS 7 to 12.
    case iOS12 = 12
    /// iOS 13 to 18.
    case iOS18 = 18
    /// iOS 26.
    case iOS26 = 26

    package var generation: SystemGeneration {
        switch self {
        case .iOS12: .iOS7
        case .iOS18: .iOS13
        case .iOS26: .iOS26
        }
    }

    package init(_ generation: SystemGeneration) {
        switch generation {
        case .iOS7: self = .iOS12
        case .iOS13: self = .iOS18
        case .iOS26: self = .iOS26
        }
    }
}
