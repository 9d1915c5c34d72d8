@_exported public import AssociatedObjects
@_exported public import UIKit

/// A protocol of all objects of a program, whose extensions have the members that iOS gives to all objects. Members of
/// a protocol's extension come after those of the object's class.
public protocol RewrittenObject {}

extension NSObject: RewrittenObject {}
