import Foundation

extension NSObjectProtocol {
    /// Whether the object has a method of an Objective-C name, as far as that can be found: methods of the program's classes that rewritten
    /// sources registered, and those among the program's symbols. UIKit's own methods have no Objective-C names here and are not found.
    ///
    /// - Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return ActionDispatch.responds(self, to: aSelector)
    }
}
