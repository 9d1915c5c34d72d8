import Foundation
import XCTest

private protocol Client {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: Client {}

private protocol Tagged: AnyObject {}

extension Tagged {
    fileprivate var tag: String { "\(Self.self)" }
}

extension NSObject: Tagged {}

private final class TaskMock: URLSessionDataTask {
    private let finish: () -> Void
    init(_ finish: @escaping () -> Void) { self.finish = finish }
    override func resume() { finish() }
}

private final class SessionMock: URLSession {
    override func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask {
        TaskMock { completionHandler(Data([1]), URLResponse(), nil) }
    }
}

/// Mocks of `URLSession`, and the modules that Foundation exports on iOS.
final class NetworkTests: XCTestCase {
    func testSessionsAreMadeWithoutAConfiguration() {
        var received: Data?
        SessionMock().dataTask(with: URL(fileURLWithPath: "/")) { data, _, _ in received = data }.resume()
        XCTAssertEqual(received, Data([1]))
        let client: Client = URLSession.shared
        XCTAssertTrue(client is URLSession)
    }

    func testTimersAndProgressesBeginEmpty() {
        let timer = Timer()
        XCTAssertFalse(timer.isValid)
        XCTAssertEqual(Progress().totalUnitCount, 0)
    }

    func testSecurityComesWithFoundation() {
        var bytes = [UInt8](repeating: 0, count: 4)
        XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes), errSecSuccess)
    }

    func testAddressesOfSocketsHaveALength() {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        XCTAssertEqual(address.sin_len, 16)
        address = sockaddr_in(
            sin_len: 0, sin_family: sa_family_t(AF_INET), sin_port: 80, sin_addr: in_addr(s_addr: 0),
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        XCTAssertEqual(address.sin_port, 80)
    }

    func testAnExtensionOfAllObjectsReachesAllOfFoundation() {
        XCTAssertEqual(NotificationCenter.default.tag, "NotificationCenter")
        XCTAssertEqual(NSObject().tag, "NSObject")
    }

    func testSetsAreLiterals() {
        let set: NSSet = ["a", "b", "a"]
        XCTAssertEqual(set.count, 2)
    }
}
