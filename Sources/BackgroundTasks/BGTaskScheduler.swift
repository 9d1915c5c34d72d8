@_exported public import Foundation

/// Runs tasks while the program is in the background. Here it never is: requests are kept, and no task is run.
///
/// - Source: developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The scheduler.
    public class var shared: BGTaskScheduler { instance }
    private static let instance = BGTaskScheduler()

    private let lock = NSLock()
    private var identifiers: Set<String> = []
    private var requests: [BGTaskRequest] = []

    override init() { super.init() }

    /// Registers what runs tasks of an identifier; false where that was done before.
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        lock.withLock { identifiers.insert(identifier).inserted }
    }

    /// Keeps a request, in place of one with the same identifier. Throws where no task of the identifier was
    /// registered.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        try lock.withLock {
            guard identifiers.contains(taskRequest.identifier) else { throw Error(.notPermitted) }
            requests.removeAll { $0.identifier == taskRequest.identifier }
            requests.append(taskRequest)
        }
    }

    /// Forgets a request.
    open func cancel(taskRequestWithIdentifier identifier: String) {
        lock.withLock { requests.removeAll { $0.identifier == identifier } }
    }

    /// Forgets all requests.
    open func cancelAllTaskRequests() { lock.withLock { requests = [] } }

    /// Calls a closure with the requests.
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        let requests = lock.withLock { self.requests }
        DispatchQueue.main.async { completionHandler(requests) }
    }

    /// The requests.
    open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { requests } }

    /// Why a request is not kept.
    ///
    /// - Source: developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error
    public struct Error: Swift.Error, Hashable, Sendable, CustomNSError {
        /// The error codes.
        public enum Code: Int, Sendable {
            /// There are no tasks for the program.
            case unavailable = 1
            /// There are too many requests.
            case tooManyPendingTaskRequests = 2
            /// The identifier is not registered.
            case notPermitted = 3
        }
        /// The error code.
        public let code: Code

        /// Creates an error with a code.
        public init(_ code: Code) { self.code = code }

        /// The error domain.
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        /// The numeric error code.
        public var errorCode: Int { code.rawValue }
    }
}

extension BGTaskScheduler.Error.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool {
        let error = error as NSError
        return error.domain == BGTaskScheduler.Error.errorDomain && error.code == code.rawValue
    }
}

/// Asks for a task to be run.
///
/// - Source: developer.apple.com/documentation/backgroundtasks/bgtaskrequest
open class BGTaskRequest: NSObject, @unchecked Sendable {
    /// The identifier of the task.
    public let identifier: String
    /// The date before which it is not run.
    open var earliestBeginDate: Date?

    init(_ identifier: String) { self.identifier = identifier }
}

/// Asks for a short task, which brings the program up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Creates a request.
    public init(identifier: String) { super.init(identifier) }
}

/// Asks for a task that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether the task needs the network.
    open var requiresNetworkConnectivity = false
    /// Whether the task needs the device to be charged.
    open var requiresExternalPower = false

    /// Creates a request.
    public init(identifier: String) { super.init(identifier) }
}

/// A task that is run in the background; none is here.
///
/// - Source: developer.apple.com/documentation/backgroundtasks/bgtask
open class BGTask: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// Called when the time is over.
    open var expirationHandler: (() -> Void)?

    init(_ identifier: String) { self.identifier = identifier }

    /// Tells that the task is done.
    open func setTaskCompleted(success: Bool) {}
}

/// A short task, which brings the program up to date.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A task that takes minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

extension BGTaskScheduler.Error {
    /// The error code `unavailable`.
    public static var unavailable: Code { .unavailable }
    /// The error code `tooManyPendingTaskRequests`.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The error code `notPermitted`.
    public static var notPermitted: Code { .notPermitted }
}
