public import UIKit

// Delegates are objects of iOS, which can be asked for their methods. Here their protocols do not say so. A class that
// adopts several of them has the method of its own superclass, which comes first.

extension UIScrollViewDelegate {
    /// Whether the delegate's class has a method of an Objective-C name.
    @MainActor @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { ask(self, aSelector) }
}

extension UITableViewDataSource {
    /// Whether the data source's class has a method of an Objective-C name.
    @MainActor @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { ask(self, aSelector) }
}

extension UICollectionViewDataSource {
    /// Whether the data source's class has a method of an Objective-C name.
    @MainActor @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { ask(self, aSelector) }
}

extension UITextFieldDelegate {
    /// Whether the delegate's class has a method of an Objective-C name.
    @MainActor @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { ask(self, aSelector) }
}

extension UINavigationControllerDelegate {
    /// Whether the delegate's class has a method of an Objective-C name.
    @MainActor @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { ask(self, aSelector) }
}

extension UIGestureRecognizerDelegate {
    /// Whether the delegate's class has a method of an Objective-C name.
    @MainActor @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { ask(self, aSelector) }
}

extension UISearchBarDelegate {
    /// Whether the delegate's class has a method of an Objective-C name.
    @MainActor @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { ask(self, aSelector) }
}

@MainActor private func ask(_ object: Any, _ selector: Selector?) -> Bool {
    (object as? any NSObjectProtocol)?.responds(to: selector) == true
}
