import RuntimeReflection

/// The edits that users can make if the list's data source implements the method.
///
/// Apple's methods are optional. Ours have default implementations, from which an implementation of the program must be
/// distinguished.
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

    /// Whether a data source implements the method. For subclasses of UIKit's classes the method tables decide; for
    /// others the symbol names, or in optimized programs the instructions, where an empty method counts as not
    /// implemented.
    ///
    /// - Parameter witness: The witness in the data source's conformance.
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
        // A method that every data source has is not found either: the optimizer removed the class's.
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

    /// A required method of data sources.
    private var requiredMethod: Selector {
        self == .moveItems
            ? Selector("collectionView:numberOfItemsInSection:") : Selector("tableView:numberOfRowsInSection:")
    }

    /// The classes that were searched.
    @MainActor private static var askedClasses: Set<ObjectIdentifier> = []
}

/// A data source of UIKit, whose subclasses override the methods for edits.
@MainActor
protocol OverridableDataSource: AnyObject {
    /// The slot of the method for an edit; nil if the class does not implement it, or this is unknown.
    static func slot(of change: ListChange) -> MethodSlot?
}
