public import UIKit

/// A fetch request whose result a function gets later.
///
/// - Source: developer.apple.com/documentation/coredata/nsasynchronousfetchrequest
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, ContextRequest {
    /// The request that is executed asynchronously.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Gets the result.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// An estimate of the number of objects; it has no effect here.
    open var estimatedResultCount = 0

    /// Makes a request whose result a function gets, on the context's queue.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        (fetchRequest, completionBlock) = (request, blk)
    }

    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        nonisolated(unsafe) let later = (request: self, result: result)
        context.perform {
            do {
                later.result.finalResult = try context.fetch(later.request.fetchRequest)
            } catch {
                later.result.operationError = error
            }
            later.request.completionBlock?(later.result)
        }
        return result
    }
}

/// The result of an asynchronous fetch request.
///
/// - Source: developer.apple.com/documentation/coredata/nsasynchronousfetchresult
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
    /// The request that was made.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The context of the objects.
    public let managedObjectContext: NSManagedObjectContext
    /// The fetched objects; nil until the fetch has ended.
    public internal(set) var finalResult: [ResultType]?
    /// Why nothing was found.
    public internal(set) var operationError: (any Error)?
    /// The progress; none is told here.
    public var progress: Progress? { nil }

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        (fetchRequest, managedObjectContext) = (request, context)
    }

    /// Stops the request, which has no effect once it runs.
    open func cancel() {}
}
