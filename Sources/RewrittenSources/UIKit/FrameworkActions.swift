import RuntimeReflection
import UIKit

/// UIKit's own methods that programs name as actions, such as `#selector(UIView.endEditing(_:))`.
@MainActor
enum FrameworkActions {
    /// Registers the methods before `main` runs.
    nonisolated static func register() {
        MemberTables.register { only(UIApplication.self, "sharedApplication") { UIApplication.shared } }
        MemberTables.register { only(UIDevice.self, "currentDevice") { UIDevice.current } }
        MemberTables.register { only(UIScreen.self, "mainScreen") { UIScreen.main } }
        MemberTables.register { table(UIResponder.self, responder) }
        MemberTables.register { table(UIView.self, view) }
        MemberTables.register { table(UIViewController.self, controller) }
        MemberTables.register { table(UINavigationController.self, navigation) }
        MemberTables.register { table(UITableView.self, tableView) }
        MemberTables.register { table(UICollectionView.self, [("reloadData", { $0.reloadData() })]) }
        MemberTables.register { table(UIScrollView.self, [("flashScrollIndicators", { $0.flashScrollIndicators() })]) }
        MemberTables.register {
            table(
                UIRefreshControl.self,
                [("beginRefreshing", { $0.beginRefreshing() }), ("endRefreshing", { $0.endRefreshing() })])
        }
        MemberTables.register { table(UIActivityIndicatorView.self, spinner) }
        MemberTables.register {
            table(UIImageView.self, [("startAnimating", { $0.startAnimating() }), ("stopAnimating", { $0.stopAnimating() })])
        }
    }

    /// A method's call with its object. Values that Objective-C would pass, such as the sender in place of a truth
    /// value, count as true.
    typealias Action<Object> = @MainActor (Object) -> Void

    /// A table of methods of a class: those without values, or whose values do not matter, and those that take an
    /// object.
    nonisolated static func table<Object: NSObject>(
        _ type: Object.Type, _ methods: [(String, Action<Object>)],
        taking others: [(String, @MainActor (Object, Any) -> Void)] = []
    ) -> MemberTable {
        let calls = methods.map { ($0, call($1)) } + others.map { ($0, call($1)) }
        return MemberTable(describes: { $0 is Object.Type }, methods: calls)
    }

    /// The only object of a class, which a method of the class returns.
    nonisolated private static func only<Object: NSObject>(
        _ type: Object.Type, _ name: String, _ object: @escaping @MainActor @Sendable () -> Object
    ) -> MemberTable {
        MemberTable(describes: { $0 is Object.Type }, classMethods: [(name, classCall(object))])
    }

    nonisolated private static func classCall<Object>(
        _ object: @escaping @MainActor @Sendable () -> Object
    ) -> MemberTable.ClassCall {
        { _, _ in object() }
    }

    nonisolated private static func call<Object>(_ action: @escaping Action<Object>) -> MemberTable.Call {
        { object, _ in
            if let object = object as? Object { action(object) }
            return nil
        }
    }

    nonisolated private static func call<Object>(_ action: @escaping @MainActor (Object, Any) -> Void) -> MemberTable.Call {
        { object, values in
            if let object = object as? Object, let value = values.first ?? nil { action(object, value) }
            return nil
        }
    }

    nonisolated private static var responder: [(String, Action<UIResponder>)] {
        [
            ("becomeFirstResponder", { _ = $0.becomeFirstResponder() }),
            ("resignFirstResponder", { _ = $0.resignFirstResponder() }), ("reloadInputViews", { $0.reloadInputViews() }),
        ]
    }

    nonisolated private static var view: [(String, Action<UIView>)] {
        [
            ("endEditing:", { _ = $0.endEditing(true) }), ("setNeedsLayout", { $0.setNeedsLayout() }),
            ("layoutIfNeeded", { $0.layoutIfNeeded() }), ("layoutSubviews", { $0.layoutSubviews() }),
            ("setNeedsDisplay", { $0.setNeedsDisplay() }), ("removeFromSuperview", { $0.removeFromSuperview() }),
            ("setNeedsUpdateConstraints", { $0.setNeedsUpdateConstraints() }),
            ("updateConstraintsIfNeeded", { $0.updateConstraintsIfNeeded() }),
            ("updateConstraints", { $0.updateConstraints() }), ("sizeToFit", { $0.sizeToFit() }),
            ("invalidateIntrinsicContentSize", { $0.invalidateIntrinsicContentSize() }),
            ("tintColorDidChange", { $0.tintColorDidChange() }),
        ]
    }

    nonisolated private static var controller: [(String, Action<UIViewController>)] {
        [
            ("dismissViewControllerAnimated:completion:", { $0.dismiss(animated: true) }),
            ("setNeedsStatusBarAppearanceUpdate", { $0.setNeedsStatusBarAppearanceUpdate() }),
            ("loadViewIfNeeded", { $0.loadViewIfNeeded() }), ("viewDidLoad", { $0.viewDidLoad() }),
        ]
    }

    nonisolated private static var navigation: [(String, Action<UINavigationController>)] {
        [
            ("popViewControllerAnimated:", { _ = $0.popViewController(animated: true) }),
            ("popToRootViewControllerAnimated:", { _ = $0.popToRootViewController(animated: true) }),
        ]
    }

    nonisolated private static var tableView: [(String, Action<UITableView>)] {
        [
            ("reloadData", { $0.reloadData() }), ("beginUpdates", { $0.beginUpdates() }),
            ("endUpdates", { $0.endUpdates() }),
        ]
    }

    nonisolated private static var spinner: [(String, Action<UIActivityIndicatorView>)] {
        [("startAnimating", { $0.startAnimating() }), ("stopAnimating", { $0.stopAnimating() })]
    }
}

@section(".init_array") @used private let registerFrameworkActions: @Sendable @convention(c) () -> Void = {
    FrameworkActions.register()
}
