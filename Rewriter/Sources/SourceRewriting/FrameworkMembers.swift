/// What the rewriter knows of UIKit's and Foundation's own members.
enum FrameworkMembers {
    /// The selector of a method of the frameworks that is named without labels; nil for unknown ones.
    static func selector(ofMethod name: String) -> String? { methods[name] }

    /// The selector of a method that is named with its labels and has another name in Objective-C; nil for others.
    static func selector(ofMethod name: String, _ labels: [String?]) -> String? {
        renamed[name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"]
    }

    private static let renamed = [
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    ]

    /// The selector of a property's getter; those of truth values begin with "is".
    static func getter(of property: String) -> String { property }

    /// Methods that `#selector` can name without their labels, because there is one of the name.
    private static let methods: [String: String] = Dictionary(
        uniqueKeysWithValues: (withoutParameters.map { ($0, $0) } + withSender.map { ($0, $0 + ":") }
            + renamed.map { (String($0.key.prefix { $0 != "(" }), $0.value) }))

    private static let withoutParameters = [
        "becomeFirstResponder", "resignFirstResponder", "reloadInputViews", "setNeedsLayout", "layoutIfNeeded",
        "layoutSubviews", "setNeedsDisplay", "removeFromSuperview", "reloadData", "setNeedsUpdateConstraints",
        "updateConstraintsIfNeeded", "sizeToFit", "invalidateIntrinsicContentSize", "viewDidLoad", "loadView",
        "loadViewIfNeeded", "beginUpdates", "endUpdates", "startAnimating", "stopAnimating", "beginRefreshing",
        "endRefreshing", "flashScrollIndicators", "invalidate", "fire", "selectAll", "cancelOperation",
        "setNeedsStatusBarAppearanceUpdate", "tintColorDidChange",
    ]

    private static let withSender = [
        "endEditing", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "copy", "cut", "paste",
        "delete", "select", "toggleBoldface", "toggleItalics", "toggleUnderline", "insertText",
    ]
}
