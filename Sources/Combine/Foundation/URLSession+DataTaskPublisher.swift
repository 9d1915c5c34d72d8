public import FoundationNetworking

extension URLSession {
    /// A publisher of what a URL gives.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of what a request gives.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of what a request gives, which is sent for each subscriber when it asks for something.
    ///
    /// - Source: developer.apple.com/documentation/foundation/urlsession/datataskpublisher
    public struct DataTaskPublisher: Publisher {
        /// The content and what came with it.
        public typealias Output = (data: Data, response: URLResponse)
        /// Why there is none.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session.
        public let session: URLSession

        /// Creates a publisher.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet("DataTaskPublisher", subscriber)
            let send = Carried { (result: Result<Output, URLError>) in
                if case .success(let output) = result { outlet.offer(output) }
                outlet.finish(result.end)
            }
            let task = session.dataTask(with: request) { data, response, error in
                guard let data, let response, error == nil else {
                    return send.value(.failure(error as? URLError ?? URLError(.unknown)))
                }
                send.value(.success((data, response)))
            }
            outlet.requested = { _ in if task.state == .suspended { task.resume() } }
            outlet.cancelled = task.cancel
            outlet.start()
        }
    }
}
