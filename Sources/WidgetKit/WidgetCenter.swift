@_exported public import Foundation

/// Has widgets ask for new contents. There is no screen that shows widgets: it tells of none, and nothing is reloaded.
///
/// - Source: developer.apple.com/documentation/widgetkit/widgetcenter
public final class WidgetCenter: Sendable {
    /// The center.
    public static let shared = WidgetCenter()

    private init() {}

    /// Has all widgets of a kind ask for a timeline.
    public func reloadTimelines(ofKind kind: String) {}
    /// Has all widgets ask for a timeline.
    public func reloadAllTimelines() {}
    /// Has suggestions be made again.
    public func invalidateConfigurationRecommendations() {}

    /// Calls a closure with the widgets that the user added: none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        DispatchQueue.main.async { completion(.success([])) }
    }
}

/// A widget that the user added. No value is made here.
///
/// - Source: developer.apple.com/documentation/widgetkit/widgetinfo
public struct WidgetInfo: Hashable, Sendable {
    /// The kind.
    public let kind: String
    /// The size.
    public let family: WidgetFamily
}

/// The size of a widget.
///
/// - Source: developer.apple.com/documentation/widgetkit/widgetfamily
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// A square.
    case systemSmall
    /// A square, and one beside it.
    case systemMedium
    /// Four squares.
    case systemLarge
    /// Eight squares.
    case systemExtraLarge
    /// A circle on the lock screen.
    case accessoryCircular
    /// A rectangle on the lock screen.
    case accessoryRectangular
    /// A line on the lock screen.
    case accessoryInline

    /// The name.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}
