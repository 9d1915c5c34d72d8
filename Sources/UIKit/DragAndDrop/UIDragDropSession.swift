/// What a drag and a drop have in common: the items, and where the finger is.
///
/// - Source: developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items that are dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved instead of copied.
    var allowsMoveOperation: Bool { get }
    /// Whether only the program in which the drag began may take the items. There are no others here.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether one of the items offers one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether one of the items can be read as an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as the side sees it on which it began.
///
/// - Source: developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Anything that the program wants to know the drag by.
    var localContext: Any? { get set }
}

/// A drag as the side sees it over which the finger is.
///
/// - Source: developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag; it began in this program, as all do here.
    var localDragSession: (any UIDragSession)? { get }
    /// How far the content is that was loaded last; finished where nothing was loaded.
    var progress: Progress { get }
    /// Whether the system shows progress while content is loaded. Stored; nothing is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads all items that can be read as objects of the class.
    ///
    /// - Parameter completion: Gets the objects in the order of the items, later on the main queue.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// Whether the system shows progress while dropped content is loaded.
///
/// - Source: developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default`
}

extension UIDragDropSession {
    /// Whether one of the items can be read as text.
    public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
    /// Whether one of the items can be read as a link.
    public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

extension UIDropSession {
    /// Loads all items that can be read as text.
    @discardableResult
    public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
        loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString).map { $0 as String } }) }
    }
    /// Loads all items that can be read as links.
    @discardableResult
    public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
        loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
    }
}
