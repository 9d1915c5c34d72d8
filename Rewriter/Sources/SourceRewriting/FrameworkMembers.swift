/// Members of UIKit and Foundation that the rewriter treats by name.
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
    ///
    /// - Parameter type: The type whose property it is; nil where only the property is known.
    static func getter(of property: String, in type: String?) -> String {
        type.flatMap { onlyObjects["\($0).\(property)"] } ?? property
    }

    /// The name of a property of the frameworks in key paths: truth values begin with "is" in Swift and for their
    /// getters only.
    ///
    /// - Parameter type: The type whose property it is; nil where only the property is known.
    static func key(of property: String, in type: String? = nil) -> String {
        if let type, let name = onlyObjects["\(type).\(property)"] { return name }
        let rest = property.dropFirst(2)
        guard property.hasPrefix("is"), let first = rest.first, first.isUppercase else { return property }
        return first.lowercased() + rest.dropFirst()
    }

    /// Methods of classes that return their only object, and have other names in Objective-C.
    private static let onlyObjects = [
        "UIApplication.shared": "sharedApplication", "UIDevice.current": "currentDevice", "UIScreen.main": "mainScreen",
    ]

    /// The types of properties that the module of rewritten sources reads of objects of any class.
    static let propertyTypes = [
        "tag": "Int", "title": "String?", "text": "String?", "isOn": "Bool", "isHidden": "Bool", "isEnabled": "Bool",
        "isSelected": "Bool", "selectedSegmentIndex": "Int", "frame": "CGRect", "bounds": "CGRect", "superview": "UIView?",
        "view": "UIView?", "currentTitle": "String?", "placeholder": "String?", "image": "UIImage?", "next": "UIResponder?",
    ]

    /// Properties that one class of the frameworks has, with that class: an object that is asked for one is of it.
    static let onlyClasses = [
        "priority": "NSLayoutConstraint", "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
        "cgVectorValue": "NSValue", "cgAffineTransformValue": "NSValue", "uiEdgeInsetsValue": "NSValue",
        "uiOffsetValue": "NSValue", "rangeValue": "NSValue", "nonretainedObjectValue": "NSValue",
    ]

    /// Methods of `NSObject`, which every object of a program has.
    static let objectMethods: Set<String> = [
        "isEqual", "isKind", "isMember", "responds", "perform", "value", "setValue", "conforms",
    ]

    /// Properties of the frameworks that hold objects of any class.
    static let objectProperties: Set<String> = ["target", "firstItem", "secondItem", "accessibilityContainer"]

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
        "setNeedsStatusBarAppearanceUpdate", "tintColorDidChange", "goBack", "goForward", "reload", "stopLoading",
        "reloadFromOrigin",
    ]

    private static let withSender = [
        "endEditing", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "copy", "cut", "paste",
        "delete", "select", "toggleBoldface", "toggleItalics", "toggleUnderline", "insertText", "caseInsensitiveCompare",
        "localizedCompare", "localizedCaseInsensitiveCompare", "localizedStandardCompare",
    ]

    /// Whether a class of the frameworks that programs inherit from is a responder, as far as its name tells.
    static func isResponder(_ name: String) -> Bool {
        responderEndings.contains(where: name.hasSuffix) && name != "UIPresentationController" && !name.hasPrefix("NS")
    }

    private static let responderEndings = [
        "Application", "Bar", "Button", "Cell", "Control", "Controller", "Field", "Label", "Picker", "Responder", "Slider",
        "Stepper", "Switch", "View", "Window",
    ]
}
