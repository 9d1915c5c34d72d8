public import Foundation
public import UIKit

extension Thread {
    /// Makes a thread that calls an object's method of an Objective-C name.
    ///
    /// - Source: developer.apple.com/documentation/foundation/thread/init(target:selector:object:)
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target as? NSObject, argument)
        self.init { _ = target?.perform(selector, with: argument) }
    }

    /// Calls an object's method of an Objective-C name on a new thread.
    ///
    /// - Source: developer.apple.com/documentation/foundation/thread/detachnewthreadselector(_:totarget:with:)
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}
