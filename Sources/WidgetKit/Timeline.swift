public import Foundation

/// The content of a widget from a date on.
///
/// - Source: developer.apple.com/documentation/widgetkit/timelineentry
public protocol TimelineEntry {
    /// The date.
    var date: Date { get }
    /// How likely it is that the entry matters to the user; nil where that is not known.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// That is not known.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How likely it is that an entry matters to the user.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The likelihood, compared with that of other entries.
    public var score: Float
    /// Seconds for which it counts.
    public var duration: TimeInterval

    /// Makes a likelihood.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The entries of a widget in order, and when there are more.
///
/// - Source: developer.apple.com/documentation/widgetkit/timeline
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]
    /// When the widget asks for more.
    public let policy: TimelineReloadPolicy

    /// Makes a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// When a widget asks for more entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let isNever: Bool

    /// After the last entry.
    public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
    /// When the program says so.
    public static let never = TimelineReloadPolicy(date: nil, isNever: true)
    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isNever: false) }
}
