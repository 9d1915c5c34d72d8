import UIKit

extension UIView {
    /// Resizes a view that has no superview.
    ///
    /// - Parameter size: Points; a length of 0 becomes the fitting length. Nil keeps the view's size; if that is empty,
    ///   the view gets the screen's width and its fitting height.
    func takeSize(_ size: CGSize?) {
        guard superview == nil, !(self is UIWindow) else { return }
        guard let wanted = size ?? (bounds.isEmpty ? CGSize(width: UIScreen.main.bounds.width, height: 0) : nil) else { return }
        guard wanted.width == 0 || wanted.height == 0 else {
            frame.size = wanted
            return
        }
        let fitting = systemLayoutSizeFitting(
            wanted, withHorizontalFittingPriority: wanted.width == 0 ? .fittingSizeLevel : .required,
            verticalFittingPriority: wanted.height == 0 ? .fittingSizeLevel : .required)
        frame.size = CGSize(
            width: wanted.width == 0 ? fitting.width : wanted.width, height: wanted.height == 0 ? fitting.height : wanted.height)
    }

    /// Shows the view at the top left of a window on the main screen while a closure runs, unless it is already in a
    /// window.
    func withWindow<Result>(_ size: CGSize?, _ body: (UIView) throws -> Result) rethrows -> Result {
        guard window == nil, superview == nil, !(self is UIWindow) else { return try body(self) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        defer {
            removeFromSuperview()
            window.isHidden = true
        }
        takeSize(size)
        translatesAutoresizingMaskIntoConstraints = true
        window.addSubview(self)
        return try body(self)
    }
}

extension UIViewController {
    /// Shows the controller in a window on the main screen while a closure runs, unless it is already in one.
    func withWindow<Result>(_ body: (UIView) throws -> Result) rethrows -> Result {
        guard viewIfLoaded?.window == nil else { return try body(view) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer {
            window.isHidden = true
            window.rootViewController = nil
        }
        window.rootViewController = self
        window.isHidden = false
        window.layoutIfNeeded()
        return try body(view)
    }
}
