/// What a program found when it looked for new content in the background.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundfetchresult
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData = 0
    /// There was nothing new.
    case noData
    /// It could not be found out.
    case failed
}

/// Whether the user lets a program work in the background.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundrefreshstatus
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// No, and the user cannot change it.
    case restricted = 0
    /// The user does not.
    case denied
    /// The user does.
    case available
}
