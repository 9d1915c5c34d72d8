/// Provides the names of key paths for modules below UIKit.
package protocol ViewPaths: UIView {}
package protocol ScrollViewPaths: UIScrollView {}
package protocol ControlPaths: UIControl {}
package protocol LabelPaths: UILabel {}
package protocol TextFieldPaths: UITextField {}
extension UIView: ViewPaths {}
extension UIScrollView: ScrollViewPaths {}
extension UIControl: ControlPaths {}
extension UILabel: LabelPaths {}
extension UITextField: TextFieldPaths {}

/// The observable properties of views: those of the layer, which Apple documents as observable, under the view's names,
/// and those that programs commonly observe although Apple does not document it.
extension UIView: KeyValueObservable {
    package nonisolated static func observablePaths(from root: Any.Type) -> [ObservablePath] {
        nonisolated(unsafe) var found: [ObservablePath] = []
        MainActor.assumeIsolated {
            if let root = root as? any ViewPaths.Type { found += ObservablePaths.view(root) }
            if let root = root as? any ScrollViewPaths.Type { found += ObservablePaths.scrollView(root) }
            if let root = root as? any ControlPaths.Type { found += ObservablePaths.control(root) }
            if let root = root as? any LabelPaths.Type { found += ObservablePaths.label(root) }
            if let root = root as? any TextFieldPaths.Type { found += ObservablePaths.textField(root) }
        }
        return found
    }
}

/// The paths of the classes' own properties.
@MainActor
private enum ObservablePaths {
    static func view<Root: ViewPaths>(_ root: Root.Type) -> [ObservablePath] {
        [
            ObservablePath("frame", \Root.frame), ObservablePath("bounds", \Root.bounds), ObservablePath("center", \Root.center),
            ObservablePath("transform", \Root.transform), ObservablePath("hidden", \Root.isHidden),
            ObservablePath("alpha", \Root.alpha),
        ]
    }
    static func scrollView<Root: ScrollViewPaths>(_ root: Root.Type) -> [ObservablePath] {
        [
            ObservablePath("contentOffset", \Root.contentOffset), ObservablePath("contentSize", \Root.contentSize),
            ObservablePath("contentInset", \Root.contentInset),
        ]
    }
    static func control<Root: ControlPaths>(_ root: Root.Type) -> [ObservablePath] {
        [
            ObservablePath("enabled", \Root.isEnabled), ObservablePath("selected", \Root.isSelected),
            ObservablePath("highlighted", \Root.isHighlighted),
        ]
    }
    static func label<Root: LabelPaths>(_ root: Root.Type) -> [ObservablePath] { [ObservablePath("text", \Root.text)] }
    static func textField<Root: TextFieldPaths>(_ root: Root.Type) -> [ObservablePath] { [ObservablePath("text", \Root.text)] }
}
