import RuntimeReflection

/// The edits that users can make if the list's data source implements the method.
///
/// Apple's methods are optional. Ours have default implementations, so that a method of the program's own has to be
/// told from them.
enum ListChange {
    case commitRows, moveRows, moveItems

    /// The name of the data source's method.
    private var method: Selector {
        switch self {
        case .commitRows: Selector("tableView:commit:forRowAt:")
        case .moveRows: Selector("tableView:moveRowAt:to:")
        case .moveItems: Selector("collectionView:moveItemAt:to:")
        }
    }

    /// Whether a data source has the method. Of classes below UIKit's own the tables of methods say so; of others their
    /// instructions, in optimized programs, where a method that does nothing counts as none, or the names of their
    /// methods.
    ///
    /// - Parameter witness: The method as the data source's conformance has it.
    @MainActor
    func isImplemented(by dataSource: AnyObject, witness: MethodWitness?) -> Bool {
        let type: AnyClass = Swift.type(of: dataSource)
        if let slot = (type as? any OverridableDataSource.Type)?.slot(of: self) {
            return slot.isOverridden(in: type, below: ProgramClasses.belowUIKit.nearestFrameworkClass(of: type))
        }
        switch witness?.body {
        case .present: return true
        case .empty: return false
        case .unknown, nil: return isFound(in: dataSource)
        }
    }

    @MainActor
    private func isFound(in dataSource: AnyObject) -> Bool {
        if ActionDispatch.responds(dataSource, to: method) { return true }
        // A method that every data source has is not found either: the optimizer left none of the class's.
        let type: AnyClass = Swift.type(of: dataSource)
        if Self.askedClasses.insert(ObjectIdentifier(type)).inserted, !ProgramClasses.belowUIKit.isFramework(type),
            !ActionDispatch.responds(dataSource, to: requiredMethod)
        {
            LoadingLog.write(
                "Whether \(LayoutText.className(dataSource)) has \(method) is not known: its methods are not found among the program's "
                    + "symbols. Build with -Xswiftc -enable-testing.", place: nil)
        }
        return false
    }

    /// A method that data sources cannot leave out.
    private var requiredMethod: Selector {
        self == .moveItems
            ? Selector("collectionView:numberOfItemsInSection:") : Selector("tableView:numberOfRowsInSection:")
    }

    /// The classes whose methods were looked for.
    @MainActor private static var askedClasses: Set<ObjectIdentifier> = []
}

/// A data source of UIKit's own, whose subclasses override the methods that change its data.
@MainActor
protocol OverridableDataSource: AnyObject {
    /// The slot of the method for an edit; nil if the class does not implement it, or this is unknown.
    static func slot(of change: ListChange) -> MethodSlot?
}
