public import Foundation

/// Something to be done with a call.
///
/// - Source: developer.apple.com/documentation/callkit/cxaction
open class CXAction: NSObject, @unchecked Sendable {
    /// The number of the action.
    public let uuid = UUID()
    /// Whether the action was done.
    open private(set) var isComplete = false
    /// The time at which the action has taken too long.
    open var timeoutDate: Date { .distantFuture }
    override init() { super.init() }
    /// Tells that the action was done.
    open func fulfill() { isComplete = true }
    /// Tells that the action failed.
    open func fail() { isComplete = true }
}

/// Something to be done with one call.
open class CXCallAction: CXAction, @unchecked Sendable {
    /// The call.
    public let callUUID: UUID
    /// Creates an action.
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

/// A call is made.
///
/// - Source: developer.apple.com/documentation/callkit/cxstartcallaction
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    /// The address of the person who is called.
    open var handle: CXHandle
    /// The name of who is called.
    open var contactIdentifier: String?
    /// Whether the call has pictures.
    open var isVideo = false
    /// Creates an action.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    /// Tells when the call was made.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// A call is answered.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    /// Tells when the call was answered.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// A call ends.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    /// Tells when the call ended.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// A call waits or goes on.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    /// Whether the call waits.
    open var isOnHold: Bool
    /// Creates an action.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

/// A call is made mute or not.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    /// Whether the call is mute.
    open var isMuted: Bool
    /// Creates an action.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// Tones are sent.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    /// The kinds of tones.
    public enum ActionType: Int, Sendable {
        /// One tone, or several, after a short or a long pause.
        case singleTone = 1, softPause, hardPause
    }
    /// The digits.
    open var digits: String
    /// The kind.
    open var type: ActionType
    /// Creates an action.
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
}

/// Actions that are done together.
///
/// - Source: developer.apple.com/documentation/callkit/cxtransaction
open class CXTransaction: NSObject, @unchecked Sendable {
    /// The number.
    public let uuid = UUID()
    /// The actions.
    open private(set) var actions: [CXAction]
    /// Creates a transaction.
    public init(actions: [CXAction] = []) { self.actions = actions }
    /// Creates a transaction of one action.
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    /// Adds an action.
    open func addAction(_ action: CXAction) { actions.append(action) }
    /// Whether all actions were done.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
}

/// Asks the system for calls. It makes none here: requests fail, as those of a program that may not call.
///
/// - Source: developer.apple.com/documentation/callkit/cxcallcontroller
open class CXCallController: NSObject, @unchecked Sendable {
    private let queue: DispatchQueue
    /// The calls: none.
    public let callObserver = CXCallObserver()
    /// Creates a controller that answers on the main queue.
    public override init() { queue = .main }
    /// Creates a controller that answers on a queue.
    public init(queue: DispatchQueue) { self.queue = queue }
    /// Asks for actions; fails.
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        queue.async { completion(CXErrorCodeRequestTransactionError(.unentitled)) }
    }
    /// Asks for actions; throws.
    open func request(_ transaction: CXTransaction) async throws { throw CXErrorCodeRequestTransactionError(.unentitled) }
    /// Asks for actions; fails.
    open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }
    /// Asks for an action; fails.
    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
}

/// Tells of calls. There are none here.
open class CXCallObserver: NSObject, @unchecked Sendable {
    /// Creates an observer.
    public override init() { super.init() }
    /// The calls: none.
    open var calls: [CXCall] { [] }
    /// Sets the delegate, which is told nothing.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// The delegate of an observer.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// A call changed; never called here.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// A call. None is made here.
open class CXCall: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The number.
    public let uuid = UUID()
    /// Whether the program made the call.
    open var isOutgoing: Bool { false }
    /// Whether the call waits.
    open var isOnHold: Bool { false }
    /// Whether the call was answered.
    open var hasConnected: Bool { false }
    /// Whether the call ended.
    open var hasEnded: Bool { true }
}
