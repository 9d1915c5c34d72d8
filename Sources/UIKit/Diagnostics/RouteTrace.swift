import LayoutEngine

/// The routes of layouts and fitting sizes: each is counted, and told to whoever asks.
///
/// `-CairnLayoutTrace YES` among the program's arguments, or the user default of that name, writes a line for each to
/// the console:
///
///     [CairnLayout] layout of UIWindow:0x7f21a8: lengths of stacks
///     [CairnLayout] fitting size of UIView:0x7f21b0 (375 x 0): an engine of its own, for a layout guide takes part
///     (UIView:0x7f21c4)
@MainActor
package enum RouteTrace {
    /// A layout or a fitting size that was found.
    @MainActor
    package struct Entry {
        package let view: UIView
        /// The target of a fitting size in points; nil for a layout of the tree below the view.
        package let target: CGSize?
        package let route: LayoutRoute

        /// The line of the console.
        package var text: String {
            let question = target.map { target in
                "fitting size of \(LayoutText.reference(view)) (\(LayoutText.number(target.width)) x \(LayoutText.number(target.height)))"
            }
            let reason = route.reason.map { ", for " + $0.rawValue } ?? ""
            let culprit = route.culprit.map { " (\($0))" } ?? ""
            return "[CairnLayout] " + (question ?? "layout of \(LayoutText.reference(view))") + ": " + route.kind.name + reason
                + culprit
        }
    }

    /// The number of layouts and fitting sizes so far by each kind of route.
    @exclusivity(unchecked) package private(set) static var counts = Array(repeating: 0, count: LayoutRoute.Kind.allCases.count)

    /// The numbers of the routes that were taken, by their names.
    package static var countsByName: [String: Int] {
        var named: [String: Int] = [:]
        for kind in LayoutRoute.Kind.allCases where counts[kind.rawValue] > 0 { named[kind.name] = counts[kind.rawValue] }
        return named
    }

    /// Receives each entry.
    @exclusivity(unchecked) package static var listener: ((Entry) -> Void)?

    /// A request of layout by a view that had none.
    @MainActor
    package struct Request {
        package let view: UIView
        /// The call or the change that asked for a layout, in UIKit's words.
        package let name: String
        /// The callback of layout that was running, and its view; nil for a request of the program outside of layout.
        package let callback: String?
        package let caller: UIView?
    }

    /// Receives each request of layout; while there is one, layouts record which callbacks run.
    @exclusivity(unchecked) package static var requestListener: ((Request) -> Void)?

    private static let isWritten = isAskedFor

    static func note(_ view: UIView, measuredFor target: CGSize? = nil, _ route: LayoutRoute) {
        counts[route.kind.rawValue] += 1
        guard isWritten || listener != nil else { return }
        let entry = Entry(view: view, target: target, route: route)
        if isWritten { LayoutWarning.sink(entry.text) }
        listener?(entry)
    }

    /// Begins a problem whose route is going to be noted.
    static func begin() { DirectSolution.begin(describingBy: isWritten || listener != nil ? describe : nil) }

    private static func describe(_ culprit: AnyObject) -> String? {
        (culprit as? any LayoutItem).map(LayoutText.reference) ?? (culprit as? NSLayoutConstraint)?.description
    }

    private static var isAskedFor: Bool {
        let (name, arguments) = ("CairnLayoutTrace", ProcessInfo.processInfo.arguments)
        if let index = arguments.firstIndex(of: "-" + name), index + 1 < arguments.count {
            return (arguments[index + 1] as NSString).boolValue
        }
        return LayoutLoop.readsUserDefault && UserDefaults.standard.bool(forKey: name)
    }
}
