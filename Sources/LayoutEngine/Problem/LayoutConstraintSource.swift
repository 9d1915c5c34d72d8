/// The object that diagnostics name for a constraint, or the maker of that object. The engine does not keep it alive.
@MainActor
package struct LayoutConstraintSource: BitwiseCopyable {
    private let object: Unmanaged<AnyObject>
    /// The name under which a maker knows the constraint; negative if the object is the constraint itself.
    private let tag: Int32

    /// - Parameter object: The constraint's object, which outlives the constraint in the engine.
    package init(_ object: __shared AnyObject) { (self.object, tag) = (.passUnretained(object), -1) }

    /// - Parameters:
    ///   - maker: Makes the object when a diagnostic names the constraint; outlives the constraint in the engine.
    ///   - tag: The name under which the maker knows the constraint; not negative.
    package init(madeBy maker: any LayoutConstraintMaker, tag: Int) { (object, self.tag) = (.passUnretained(maker), Int32(tag)) }

    private init(_ object: Unmanaged<AnyObject>, _ tag: Int32) { (self.object, self.tag) = (object, tag) }

    /// Whether a maker makes the object, as stack views do; a program made the others.
    var hasMaker: Bool { tag >= 0 }

    /// The same maker's source for another constraint.
    package func tagged(_ tag: Int) -> LayoutConstraintSource { LayoutConstraintSource(object, Int32(tag)) }

    /// The object, made if there was none.
    var constraint: AnyObject {
        let object = object.takeUnretainedValue()
        guard hasMaker, let maker = object as? any LayoutConstraintMaker else { return object }
        return maker.layoutConstraint(Int(tag))
    }
}

/// Makes the objects for constraints that were stated without one, when a diagnostic names them.
@MainActor
package protocol LayoutConstraintMaker: AnyObject {
    /// The object that represents a constraint from now on.
    func layoutConstraint(_ tag: Int) -> AnyObject
}
