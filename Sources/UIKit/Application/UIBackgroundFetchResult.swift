/// The result of a background fetch.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundfetchresult
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There is new content.
    case newData = 0
    /// There is no new content.
    case noData
    /// The fetch failed.
    case failed
}

/// Whether background refresh is available to a program.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundrefreshstatus
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Not available, and the user cannot change it.
    case restricted = 0
    /// Denied by the user.
    case denied
    /// Available.
    case available
}
