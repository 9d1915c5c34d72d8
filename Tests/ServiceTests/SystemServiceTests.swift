import Foundation
import GameplayKit
import Network
import Security
import SystemConfiguration
import Testing

/// The keychain, the state of the network, and random sources.
@Suite(.serialized) struct SystemServiceTests {
    private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
        let base: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests", kSecAttrAccount as String: account,
        ]
        return base.merging(more) { $1 } as CFDictionary
    }

    private final class Idle: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Busy.Type }
    }
    private final class Busy: GKState {
        var events: [String] = []
        override func didEnter(from previousState: GKState?) { events.append("from \(previousState is Idle)") }
        override func update(deltaTime seconds: TimeInterval) { events.append("\(seconds)") }
        override func willExit(to nextState: GKState) { events.append("exit") }
    }

    /// developer.apple.com/documentation/gameplaykit/gkstatemachine: a state says which ones may follow.
    @Test func machinesEnterStatesThatMayFollow() {
        let machine = GKStateMachine(states: [Idle(), Busy()])
        machine.update(deltaTime: 1)
        #expect(
            machine.currentState == nil && machine.enter(Idle.self) && !machine.enter(Idle.self)
                && !machine.canEnterState(GKState.self))
        #expect(machine.enter(Busy.self))
        machine.update(deltaTime: 0.5)
        let busy = machine.state(forClass: Busy.self)
        #expect(machine.enter(Idle.self) && busy?.events == ["from true", "0.5", "exit"] && busy?.stateMachine === machine)
    }

    /// NSDictionary is CFDictionary on Apple's platforms: either passes.
    @Test func keychainTakesDictionariesOfFoundation() {
        let account: NSDictionary = [kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecAttrAccount: "c"]
        let value = NSMutableDictionary(dictionary: account as! [AnyHashable: Any])
        value[kSecValueData] = Data("one".utf8)
        let search: NSDictionary = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecReturnData: true,
            kSecMatchLimit: kSecMatchLimitOne,
        ]
        #expect(SecItemAdd(value, nil) == errSecSuccess)
        var found: CFTypeRef?
        #expect(SecItemCopyMatching(search, &found) == errSecSuccess && found as? Data == Data("one".utf8))
        #expect(SecItemDelete(account) == errSecSuccess)
    }

    @Test func keychainKeepsFindsChangesAndForgets() throws {
        let (first, second) = (Data("one".utf8), Data("two".utf8))
        #expect(SecItemAdd(query("a", [kSecValueData: first]), nil) == errSecSuccess)
        #expect(SecItemAdd(query("a", [kSecValueData: second]), nil) == errSecDuplicateItem)
        #expect(SecItemAdd(query("b", [kSecValueData: second]), nil) == errSecSuccess)
        var found: AnyObject?
        #expect(SecItemCopyMatching(query("a", [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]), &found) == 0)
        #expect(found as? Data == first)
        #expect(SecItemUpdate(query("a"), [kSecValueData: second] as CFDictionary) == errSecSuccess)
        var both: CFTypeRef?
        let all: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecReturnAttributes: true, kSecReturnData: true,
            kSecMatchLimit: kSecMatchLimitAll,
        ]
        #expect(SecItemCopyMatching(all as CFDictionary, &both) == 0)
        let items = try #require(both as? [[String: Any]])
        #expect(items.map { $0[kSecAttrAccount] as? String } == ["a", "b"])
        #expect(items.allSatisfy { $0[kSecValueData] as? Data == second && $0[kSecAttrAccessible] as? String == "ak" })
        #expect(SecItemDelete(query("a")) == errSecSuccess && SecItemDelete(query("a")) == errSecItemNotFound)
        #expect(SecItemCopyMatching(query("a"), nil) == errSecItemNotFound)
        #expect(SecItemUpdate(query("a"), [kSecValueData: first] as CFDictionary) == errSecItemNotFound)
        #expect(SecItemAdd([kSecAttrAccount: "x"] as CFDictionary, nil) == errSecParam)
        #expect(SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary) == errSecSuccess)
        #expect(
            SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
                == "The specified item could not be found in the keychain.")
    }

    @Test func certificatesAreSequences() {
        let certificate = SecCertificateCreateWithData(nil, Data([0x30, 3, 2, 1, 5]) as CFData)
        #expect(certificate.map(SecCertificateCopyData) == Data([0x30, 3, 2, 1, 5]))
        #expect(SecCertificateCreateWithData(nil, Data([1, 2, 3]) as CFData) == nil)
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 64, &bytes) == errSecSuccess && Set(bytes).count > 8)
    }

    @Test func thereIsNoNetworkButThisMachine() async {
        var flags = SCNetworkReachabilityFlags()
        let host = SCNetworkReachabilityCreateWithName(nil, "example.com")
        #expect(host.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && !flags.contains(.reachable))
        let local = SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "localhost")
        #expect(local.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags.contains(.reachable))
        #expect(flags.rawValue & UInt32(kSCNetworkFlagsReachable) != 0)
        #expect(flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired) == 0)
        let monitor = NWPathMonitor()
        let status = await withCheckedContinuation { next in
            monitor.pathUpdateHandler = { next.resume(returning: $0.status) }
            monitor.start(queue: DispatchQueue(label: "path"))
        }
        #expect(status == .unsatisfied)
        monitor.cancel()
    }

    /// The C++ standard says which number the generator of Matsumoto and Nishimura gives as the ten thousandth for
    /// 5489.
    @Test func twisterIsTheGeneratorOfItsName() {
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        for _ in 1..<10_000 { _ = source.nextInt() }
        #expect(source.nextInt() == Int(Int32(truncatingIfNeeded: 9_981_545_732_273_789_042 as UInt64)))
    }

    @Test func sourcesRepeatAndDistributionsStayInside() throws {
        let sources = [
            GKARC4RandomSource(seed: Data([1, 2])), GKLinearCongruentialRandomSource(seed: 7),
            GKMersenneTwisterRandomSource(seed: 7),
        ]
        for source in sources {
            let copy = try #require(source.copy() as? GKRandomSource)
            let numbers = (0..<20).map { _ in source.nextInt(upperBound: 6) }
            #expect(numbers == (0..<20).map { _ in copy.nextInt(upperBound: 6) } && Set(numbers).isSubset(of: 0..<6))
            #expect((0...1).contains(source.nextUniform()))
        }
        let die = GKRandomDistribution.d6()
        #expect((0..<50).allSatisfy { _ in (1...6).contains(die.nextInt()) } && die.numberOfPossibleOutcomes == 6)
        let cards = GKShuffledDistribution(lowestValue: 1, highestValue: 10)
        #expect((0..<10).map { _ in cards.nextInt() }.sorted() == Array(1...10))
        let bell = GKGaussianDistribution(randomSource: sources[2], mean: 10, deviation: 2)
        #expect((0..<200).allSatisfy { _ in (4...16).contains(bell.nextInt()) })
        let shuffled = NSArray(array: [1, 2, 3, 4]).shuffled(using: sources[1])
        #expect(shuffled.compactMap { $0 as? Int }.sorted() == [1, 2, 3, 4])
    }
}
