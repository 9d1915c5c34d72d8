import RuntimeReflection

/// The storage of a view's dynamic properties, which outlives each description of the view.
@MainActor
struct PropertyStores {
    private var stores: [AnyObject?] = []

    /// Connects the dynamic properties of a view, or of a modifier, with what they keep.
    mutating func link<Value>(_ value: inout Value, in node: ViewNode) {
        var next = 0
        withUnsafeMutablePointer(to: &value) { place in
            link(UnsafeMutableRawPointer(place), Value.self, in: node, next: &next)
        }
    }

    /// Properties of properties come first, so that a property of the program finds its own connected.
    private mutating func link(_ place: UnsafeMutableRawPointer, _ type: Any.Type, in node: ViewNode, next: inout Int) {
        for field in PropertyFields.fields(of: type) {
            link(place + field.offset, field.type, in: node, next: &next)
            take(field.type, at: place + field.offset, in: node, next: &next)
        }
    }

    private mutating func take<Property: DynamicProperty>(
        _ type: Property.Type, at place: UnsafeMutableRawPointer, in node: ViewNode, next: inout Int
    ) {
        let property = place.assumingMemoryBound(to: Property.self)
        if let kept = type as? any KeptProperty.Type {
            if stores.count == next { stores.append(nil) }
            link(kept, at: place, in: node, &stores[next])
            next += 1
        }
        property.pointee.update()
    }

    private func link<Property: KeptProperty>(
        _ type: Property.Type, at place: UnsafeMutableRawPointer, in node: ViewNode, _ store: inout AnyObject?
    ) {
        place.assumingMemoryBound(to: Property.self).pointee.link(&store, in: node)
    }

    /// The view leaves the hierarchy.
    mutating func end() { stores = [] }
}

/// A property that keeps something from one description of its view to the next, or reads something of its place.
@MainActor
protocol KeptProperty: DynamicProperty {
    /// Connects the property with what it keeps.
    mutating func link(_ store: inout AnyObject?, in node: ViewNode)
}

/// The dynamic properties among the stored properties of types, found once for each type.
@MainActor
private enum PropertyFields {
    private static var known: [ObjectIdentifier: [(offset: Int, type: any DynamicProperty.Type)]] = [:]

    static func fields(of type: Any.Type) -> [(offset: Int, type: any DynamicProperty.Type)] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        let fields = StructureFields.fields(of: type).compactMap { field in
            (field.type as? any DynamicProperty.Type).map { (offset: field.offset, type: $0) }
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }
}
