@_exported public import AssociatedObjects
@_exported public import UIKit

/// What every object of a program is, so that rewritten sources can have members that iOS gives to all objects. Members of a protocol's
/// extension come after those of the object's class.
public protocol RewrittenObject {}

extension NSObject: RewrittenObject {}
