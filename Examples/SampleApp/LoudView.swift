import UIKit

/// A view that says when it is laid out.
class LoudView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        print(NSStringFromClass(type(of: self)), #function, bounds)
    }

    /// Adds a view that only constraints place.
    func addConstrained(_ subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
    }
}
