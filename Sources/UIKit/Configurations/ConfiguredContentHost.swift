/// A cell, header or footer, whose content view a configuration may make.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration: a configuration's view
///   replaces the content view, or the present one takes the configuration if it supports it; nil replaces the
///   configuration's view by a new one.
@MainActor
protocol ConfiguredContentHost: UIView {
    var configured: ConfiguredContent { get set }
    var contentViewIfMade: UIView? { get }
    var backgroundView: UIView? { get }
    /// Views behind the content, beside the background view.
    var viewsBehindContent: [UIView?] { get }
    /// Takes over another content view, and places it; nil for one that is made when it is asked for.
    func takeContentView(_ view: UIView?)
}

extension ConfiguredContentHost {
    /// Shows a configuration in the content view that it makes, or in the present one if that supports it.
    func takeContentConfiguration(_ new: (any UIContentConfiguration)?) {
        let old = configured.view
        configured.configuration = new
        if let new, let old, old.supports(new) { return old.configuration = new }
        guard new != nil || old != nil else { return }
        let made = new?.makeContentView()
        configured.view = made
        takeContentView(made)
    }

    /// Whether the size of the content is that of the content view, because constraints or a configuration determine
    /// it.
    var isSizedByContentView: Bool { configured.view != nil || contentViewIfMade?.constraints.isEmpty == false }

    /// The index among the subviews at which a new content view belongs: the old one's, or else in front of the
    /// backgrounds.
    func indexOfContentView(replacing old: UIView?) -> Int {
        if let old, let index = subviews.firstIndex(of: old) { return index }
        let behind = ([backgroundView] + viewsBehindContent).compactMap { view in view.flatMap(subviews.firstIndex(of:)) }
        return behind.max().map { $0 + 1 } ?? 0
    }
}
