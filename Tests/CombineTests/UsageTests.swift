import Combine
import Foundation
import FoundationNetworking
import Testing

/// Code as programs write it: types are found, and the values come.
struct UsageTests {
    enum Fault: Error { case invalid }

    final class SignUp: ObservableObject {
        @Published var name = ""
        @Published var password = ""
        @Published private(set) var isValid = false
        private var cancellables = Set<AnyCancellable>()

        init() {
            Publishers.CombineLatest($name, $password)
                .map { name, password in !name.isEmpty && password.count > 3 }
                .removeDuplicates()
                .sink { [weak self] in self?.isValid = $0 }
                .store(in: &cancellables)
        }
    }

    @Test func modelsWatchTheirProperties() {
        let model = SignUp()
        var states: [Bool] = []
        let cancellable = model.$isValid.dropFirst().sink { states.append($0) }
        model.name = "ada"
        model.password = "1234"
        model.password = "12345"
        model.name = ""
        #expect(states == [false, true, false] || states == [true, false])
        #expect(!model.isValid)
        cancellable.cancel()
    }

    struct Ticks: Publisher {
        typealias Output = Int
        typealias Failure = Never
        let count: Int
        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subscriber.receive(subscription: Inner(subscriber, count))
        }
        private final class Inner<S: Subscriber>: Subscription where S.Input == Int {
            private var subscriber: S?
            private let count: Int
            init(_ subscriber: S, _ count: Int) { (self.subscriber, self.count) = (subscriber, count) }
            func request(_ demand: Subscribers.Demand) {
                for tick in 0..<Swift.min(count, demand.max ?? count) { _ = subscriber?.receive(tick) }
                subscriber?.receive(completion: .finished)
            }
            func cancel() { subscriber = nil }
        }
    }

    @Test func ownPublishersAndSubscribers() {
        var got: [Int] = []
        let cancellable = Ticks(count: 3).map { $0 * 2 }.sink { got.append($0) }
        #expect(got == [0, 2, 4])
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(2)) },
            receiveValue: {
                got.append($0)
                return .none
            })
        [7, 8, 9].publisher.subscribe(subscriber)
        #expect(got == [0, 2, 4, 7, 8])
        cancellable.cancel()
    }

    private func number(_ text: String) -> AnyPublisher<Int, any Error> {
        guard let number = Int(text) else { return Fail(error: Fault.invalid).eraseToAnyPublisher() }
        return Just(number).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }

    private func later(_ value: Int) -> AnyPublisher<Int, Never> {
        Deferred {
            Future { promise in
                nonisolated(unsafe) let promise = promise
                DispatchQueue.global().async { promise(.success(value)) }
            }
        }.eraseToAnyPublisher()
    }

    @Test func chainsOfErasedPublishers() async throws {
        var ends: [String] = []
        for text in ["1", "x"] {
            let cancellable = Just(text).setFailureType(to: (any Error).self)
                .flatMap { number($0) }
                .tryMap { value -> Int in if value > 5 { throw Fault.invalid } else { value + 1 } }
                .mapError { $0 as? Fault ?? .invalid }
                .sink { completion in
                    switch completion {
                    case .finished: ends.append("finished")
                    case .failure(let error): ends.append("\(error)")
                    }
                } receiveValue: {
                    ends.append("\($0)")
                }
            cancellable.cancel()
        }
        #expect(ends == ["2", "finished", "invalid"])
        var values: [Int] = []
        let sum = Publishers.Zip3(later(1), later(2), later(3)).map { $0 + $1 + $2 }
        for await value in sum.merge(with: later(10)).values { values.append(value) }
        #expect(values.sorted() == [6, 10])
        let recovered = number("x").catch { _ in Just(0) }.append(1, 2)
        values = []
        for await value in recovered.values { values.append(value) }
        #expect(values == [0, 1, 2])
        let many = Publishers.MergeMany([later(1), later(2)]).collect().map { $0.sorted() }
        for await value in many.values { values = value }
        #expect(values == [1, 2])
    }

    @Test func searchesSwitch() {
        let (query, results) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
        var got: [String] = []
        let cancellable = query.map { text in results.map { "\(text)\($0)" } }.switchToLatest().sink { got.append($0) }
        query.send("a")
        results.send(1)
        query.send("b")
        results.send(2)
        #expect(got == ["a1", "b2"])
        cancellable.cancel()
    }

    /// What waits has types that literals and units of time fit.
    @Test func waitingChainsHaveTypes() throws {
        let text = CurrentValueSubject<String, Never>("a")
        var bag: [AnyCancellable] = []
        text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { _ in }.store(in: &bag)
        text.debounce(for: 0.3, scheduler: DispatchQueue.main).sink { _ in }.store(in: &bag)
        text.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { _ in }.store(in: &bag)
        text.delay(for: .seconds(1), scheduler: OperationQueue.main).sink { _ in }.store(in: &bag)
        text.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { _ in }.store(in: &bag)
        text.measureInterval(using: RunLoop.main).map(\.timeInterval).sink { _ in }.store(in: &bag)
        text.setFailureType(to: Fault.self).timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { .invalid })
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &bag)
        let url = try #require(URL(string: "https://example.invalid/"))
        let task = URLSession.shared.dataTaskPublisher(for: url).map(\.data).decode(type: [Int].self, decoder: JSONDecoder())
            .retry(1).replaceError(with: []).receive(on: DispatchQueue.main).eraseToAnyPublisher()
        #expect("\(type(of: task))" == "AnyPublisher<Array<Int>, Never>" && bag.count == 8)
    }

    /// Answers requests without a network.
    final class Stub: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let url = request.url, url.path == "/list" else {
                client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
                return
            }
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 5, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("[1,2]".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    @Test func dataTasksSendWhatTheyLoad() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Stub.self]
        let session = URLSession(configuration: configuration)
        let list = try #require(URL(string: "https://example.invalid/list"))
        let values = session.dataTaskPublisher(for: list).map(\.data).decode(type: [Int].self, decoder: JSONDecoder()).values
        var got: [[Int]] = []
        for try await value in values { got.append(value) }
        #expect(got == [[1, 2]])
        let other = try #require(URL(string: "https://example.invalid/other"))
        await #expect(throws: URLError.self) { for try await _ in session.dataTaskPublisher(for: other).values {} }
    }

    @Test func recordsAndRecordings() {
        let record = Record<Int, Never> {
            $0.receive(1)
            $0.receive(completion: .finished)
        }
        var got: [Int] = []
        _ = record.sink { got.append($0) }
        #expect(got == [1] && record.recording.output == [1])
    }
}
