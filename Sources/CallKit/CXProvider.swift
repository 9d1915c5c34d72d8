@_exported public import Foundation

/// Tells the system of calls. It shows none here: a call that is reported fails, as one of a program that may not call.
///
/// - Source: developer.apple.com/documentation/callkit/cxprovider
open class CXProvider: NSObject, @unchecked Sendable {
    /// The abilities of the provider.
    open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?

    /// Creates a provider.
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

    /// Sets the delegate, which is told on a queue that the provider has begun.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
        (queue ?? .main).async { self.delegate?.providerDidBegin(self) }
    }
    /// Reports a call; fails.
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void)
    {
        DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
    }
    /// Reports a call; throws.
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unentitled)
    }
    /// Tells what changed of a call.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    /// Tells that a call ended.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    /// Tells that a call is being made.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    /// Tells that a call was answered.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    /// Ends the provider; the delegate is told of a reset.
    open func invalidate() { delegate?.providerDidReset(self) }
    /// The actions that are not done: none.
    open var pendingTransactions: [CXTransaction] { [] }
}

/// The delegate of a provider. No action comes here.
///
/// - Source: developer.apple.com/documentation/callkit/cxproviderdelegate
public protocol CXProviderDelegate: NSObjectProtocol {
    /// The provider begins anew.
    func providerDidReset(_ provider: CXProvider)
    /// The provider has begun.
    func providerDidBegin(_ provider: CXProvider)
    /// Actions are to be done; true if the program does all by itself.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    /// A call is to be made.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// A call is to be answered.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// A call is to end.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// A call is to wait.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// A call is to be mute.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// Tones are to be sent.
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    /// An action took too long.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
    /// Default implementation; does nothing.
    public func providerDidBegin(_ provider: CXProvider) {}
    /// Default implementation: no.
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    /// Default implementation; does nothing.
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    /// Default implementation; does nothing.
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    /// Default implementation; does nothing.
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    /// Default implementation; does nothing.
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    /// Default implementation; does nothing.
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    /// Default implementation; does nothing.
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    /// Default implementation; does nothing.
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// The abilities of a provider.
///
/// - Source: developer.apple.com/documentation/callkit/cxproviderconfiguration
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    /// Creates a configuration.
    public override init() { super.init() }
    /// Creates a configuration with the name of the program.
    public init(localizedName: String) { self.localizedName = localizedName }
    /// The name of the program.
    open private(set) var localizedName: String?
    /// The file of the sound.
    open var ringtoneSound: String?
    /// The bytes of the icon.
    open var iconTemplateImageData: Data?
    /// The number of groups of calls.
    open var maximumCallGroups = 2
    /// The number of calls of a group.
    open var maximumCallsPerCallGroup = 5
    /// Whether calls are listed with those of the telephone.
    open var includesCallsInRecents = true
    /// Whether calls have pictures.
    open var supportsVideo = false
    /// The kinds of addresses of calls.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
}

/// An address of calls.
///
/// - Source: developer.apple.com/documentation/callkit/cxhandle
open class CXHandle: NSObject, @unchecked Sendable {
    /// The kinds of addresses.
    public enum HandleType: Int, Sendable {
        /// Any, a number, or an address of mail.
        case generic = 1, phoneNumber, emailAddress
    }
    /// The kind.
    public let type: HandleType
    /// The address.
    public let value: String
    /// Creates an address.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return type == other.type && value == other.value
    }
    open override var hash: Int { value.hashValue }
}

/// News of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
    /// Creates an empty value.
    public override init() { super.init() }
    /// The address of the caller.
    open var remoteHandle: CXHandle?
    /// The name of who calls.
    open var localizedCallerName: String?
    /// Whether the call can wait.
    open var supportsHolding = false
    /// Whether the call can be joined with others.
    open var supportsGrouping = false
    /// Whether the call can leave others.
    open var supportsUngrouping = false
    /// Whether tones can be sent.
    open var supportsDTMF = false
    /// Whether the call has pictures.
    open var hasVideo = false
}

/// Why a call ended.
public enum CXCallEndedReason: Int, Sendable {
    /// The reasons.
    case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
