import LayoutEngine

/// A view, a guide or neither, without counting references: for records of items that outlive them. Reading an item's
/// number costs no more than a load.
///
/// The object and its kind are separate because the compiler of Swift 6.3.1 misreads, in debug builds, an optional of a
/// structure that has two optional `unowned(unsafe)` references.
@MainActor
struct UncountedItem {
    private let object: Unmanaged<AnyObject>?
    private let isGuide: Bool

    static let none = UncountedItem()

    init(_ view: UIView) { (object, isGuide) = (.passUnretained(view), false) }
    init(_ guide: UILayoutGuide) { (object, isGuide) = (.passUnretained(guide), true) }
    init(_ view: Unmanaged<UIView>) { (object, isGuide) = (Unmanaged.fromOpaque(view.toOpaque()), false) }
    private init() { (object, isGuide) = (nil, false) }

    /// An item of any kind; none for nil, and for items that are neither views nor guides.
    init(_ item: (any LayoutItem)?) {
        if let view = item as? UIView {
            self.init(view)
        } else if let guide = item as? UILayoutGuide {
            self.init(guide)
        } else {
            self.init()
        }
    }

    /// An object that a program names as an item; none if it is neither a view nor a guide. Casts to the classes are
    /// much faster than a cast to the protocol.
    init(named object: Any) {
        if let view = object as? UIView {
            self.init(view)
        } else if let guide = object as? UILayoutGuide {
            self.init(guide)
        } else {
            self.init()
        }
    }

    @inline(__always)
    private static func view(_ object: Unmanaged<AnyObject>) -> UIView {
        unsafeDowncast(object.takeUnretainedValue(), to: UIView.self)
    }

    @inline(__always)
    private static func guide(_ object: Unmanaged<AnyObject>) -> UILayoutGuide {
        unsafeDowncast(object.takeUnretainedValue(), to: UILayoutGuide.self)
    }

    /// The item; nil for none.
    var item: (any LayoutItem)? {
        guard let object else { return nil }
        return isGuide ? Self.guide(object) : Self.view(object)
    }

    /// The item, if it is a view itself.
    @inline(__always)
    var ownView: UIView? {
        guard let object, !isGuide else { return nil }
        return Self.view(object)
    }

    /// The item, if it is a view itself, without counting references.
    @inline(__always)
    var uncountedOwnView: Unmanaged<UIView>? {
        guard let object, !isGuide else { return nil }
        return Unmanaged.fromOpaque(object.toOpaque())
    }

    /// The item, if it is a guide.
    @inline(__always)
    var guide: UILayoutGuide? {
        guard let object, isGuide else { return nil }
        return Self.guide(object)
    }

    /// The view that stands for the item in the hierarchy: a guide's owner, or the view itself.
    @inline(__always)
    var view: UIView? {
        guard let object else { return nil }
        return isGuide ? Self.guide(object).owner : Self.view(object)
    }

    /// The view that stands for the item in the hierarchy, without counting references.
    @inline(__always)
    var uncountedView: Unmanaged<UIView>? {
        guard let object else { return nil }
        guard isGuide else { return Unmanaged.fromOpaque(object.toOpaque()) }
        guard let owner = Self.guide(object).owner else { return nil }
        return .passUnretained(owner)
    }

    /// The reference by which constraint objects name the item; nil for none, and until one names it.
    @inline(__always)
    var reference: ItemReference? {
        guard let object else { return nil }
        return isGuide ? Self.guide(object).reference : Self.view(object).layoutState.reference
    }

    /// Whether the item, or the view that owns it, is another view or below it.
    func isInside(_ other: UncountedItem) -> Bool {
        if isSame(as: other) { return true }
        if let own = ownView, let superview = own.hierarchy.uncountedSuperview, superview.toOpaque() == other.object?.toOpaque() {
            return true
        }
        guard let holder = other.ownView else { return false }
        return view?.isInside(holder) ?? false
    }

    /// The item's object, retained; nil for none.
    var counted: AnyObject? { object?.takeUnretainedValue() }

    /// Whether there is an item.
    var isThere: Bool { object != nil }

    /// The identity of the object; nil for none.
    var identity: ObjectIdentifier? {
        guard let object else { return nil }
        return ObjectIdentifier(object.takeUnretainedValue())
    }

    func isSame(as other: UncountedItem) -> Bool { object?.toOpaque() == other.object?.toOpaque() }

    @inline(__always)
    func isView(_ view: UIView) -> Bool { object?.toOpaque() == Unmanaged.passUnretained(view).toOpaque() }

    func isItem(_ item: any LayoutItem) -> Bool { object?.toOpaque() == Unmanaged.passUnretained(item as AnyObject).toOpaque() }

    /// The item's number in an engine, to which a new item is added; negative for none.
    @inline(__always)
    func number(in engine: LayoutEngine) -> LayoutItemNumber {
        let known = knownNumber(in: engine)
        return known >= 0 ? known : newNumber(in: engine)
    }

    /// The item's number in an engine; negative for none, and if it is new to the engine.
    @inline(__always)
    func knownNumber(in engine: LayoutEngine) -> LayoutItemNumber {
        guard let object else { return -1 }
        return engine.number(of: tag(of: object))
    }

    /// Whether the item has a number in an engine.
    @inline(__always)
    func has(_ number: LayoutItemNumber, in engine: LayoutEngine) -> Bool {
        guard let object else { return false }
        return engine.number(of: tag(of: object)) == number
    }

    @inline(__always)
    private func tag(of object: Unmanaged<AnyObject>) -> LayoutTag {
        isGuide ? Self.guide(object).layoutTag : Self.view(object).layoutTag
    }

    private func newNumber(in engine: LayoutEngine) -> LayoutItemNumber {
        guard let item else { return -1 }
        return engine.number(of: item)
    }
}
