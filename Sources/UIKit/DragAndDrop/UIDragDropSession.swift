/// The common part of drag and drop sessions: the items, and the location of the touch.
///
/// - Source: developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// The location of the touch, in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved instead of copied.
    var allowsMoveOperation: Bool { get }
    /// Whether only the program in which the drag began may receive the items. There are no other programs here.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether one of the items has a representation of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether one of the items can be loaded as an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A session as the source of the drag uses it.
///
/// - Source: developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Any object of the program.
    var localContext: Any? { get set }
}

/// A session as the destination of the drag uses it.
///
/// - Source: developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag session, since every drag begins in this program here.
    var localDragSession: (any UIDragSession)? { get }
    /// The progress of the last loading; complete if nothing was loaded.
    var progress: Progress { get }
    /// Whether the system shows the progress of loading. It reads back what was set; no progress is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads all items that can be loaded as objects of the class.
    ///
    /// - Parameter completion: Called later on the main queue with the objects, in the order of the items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// Whether the system shows the progress of loading dropped items.
///
/// - Source: developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default`
}

extension UIDragDropSession {
    /// Whether one of the items can be loaded as text.
    public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
    /// Whether one of the items can be loaded as a URL.
    public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

extension UIDropSession {
    /// Loads all items that can be loaded as text.
    @discardableResult
    public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
        loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString).map { $0 as String } }) }
    }
    /// Loads all items that can be loaded as URLs.
    @discardableResult
    public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
        loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
    }
}
