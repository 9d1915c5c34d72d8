/// A cell, header or footer whose content view may be created by a configuration.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration: a configuration's view
///   replaces the content view, or the present one takes the configuration if it supports it; nil replaces the
///   configuration's view by a new one.
@MainActor
protocol ConfiguredContentHost: UIView {
    var configured: ConfiguredContent { get set }
    var contentViewIfMade: UIView? { get }
    var backgroundView: UIView? { get }
    /// Views behind the content, in addition to the background view.
    var viewsBehindContent: [UIView?] { get }
    /// Replaces the content view and lays it out; nil for one that is created on demand.
    func takeContentView(_ view: UIView?)
}

extension ConfiguredContentHost {
    /// Shows a configuration in a content view that it creates, or in the current one if that supports it.
    func takeContentConfiguration(_ new: (any UIContentConfiguration)?) {
        let old = configured.view
        configured.configuration = new
        if let new, let old, old.supports(new) { return old.configuration = new }
        guard new != nil || old != nil else { return }
        let made = new?.makeContentView()
        configured.view = made
        takeContentView(made)
    }

    /// Whether the content view determines the size, because it has constraints or a configuration.
    var isSizedByContentView: Bool { configured.view != nil || contentViewIfMade?.constraints.isEmpty == false }

    /// The index among the subviews at which a new content view belongs: the old one's, or else in front of the
    /// backgrounds.
    func indexOfContentView(replacing old: UIView?) -> Int {
        if let old, let index = subviews.firstIndex(of: old) { return index }
        let behind = ([backgroundView] + viewsBehindContent).compactMap { view in view.flatMap(subviews.firstIndex(of:)) }
        return behind.max().map { $0 + 1 } ?? 0
    }
}
