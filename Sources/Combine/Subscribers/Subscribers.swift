/// The types of subscribers, and of what they tell publishers.
public enum Subscribers {}

extension Subscribers {
    /// How a stream of values ended.
    ///
    /// - Source: developer.apple.com/documentation/combine/subscribers/completion
    public enum Completion<Failure: Error> {
        /// All values were sent.
        case finished
        /// An error ended it.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Encodes the end: whether it succeeded, and the error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKey.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Decodes an end.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKey.self)
        let succeeded = try container.decode(Bool.self, forKey: .success)
        self = succeeded ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
    }
}

private enum CompletionKey: String, CodingKey {
    case success, error
}
