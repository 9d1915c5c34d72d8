@_exported public import Foundation

/// What makes random numbers.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrandom
public protocol GKRandom {
    /// A number.
    func nextInt() -> Int
    /// A number from 0 up to a bound, which it does not reach.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// Whether a coin shows its head.
    func nextBool() -> Bool
}

/// A source of random numbers; this class takes the system's.
///
/// Sources of the subclasses give the same numbers for the same seed here, which are not those of iOS.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrandomsource
open class GKRandomSource: NSObject, GKRandom, NSCopying {
    /// Creates a source.
    public override init() { super.init() }

    private static let shared = Shared()
    private struct Shared: @unchecked Sendable { let source = GKRandomSource() }

    /// The source that all share.
    open class func sharedRandom() -> GKRandomSource { shared.source }

    /// The next 64 bits.
    fileprivate func next() -> UInt64 {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }

    /// A number of 32 bits.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }

    /// A number from 0 up to a bound, which it does not reach; 0 for bounds below 2.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        var generator = Generator(source: self)
        return Int.random(in: 0..<upperBound, using: &generator)
    }

    /// A number from 0 to 1.
    open func nextUniform() -> Float { Float(next() >> 40) / Float((1 << 24) - 1) }

    /// Whether a coin shows its head.
    open func nextBool() -> Bool { next() >> 63 == 1 }

    /// The elements of an array in another order, each of which is as likely.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var generator = Generator(source: self)
        return array.shuffled(using: &generator)
    }

    /// A source that gives the same numbers from now on.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private struct Generator: RandomNumberGenerator {
        let source: GKRandomSource
        func next() -> UInt64 { source.next() }
    }
}

extension NSArray {
    /// The elements in another order.
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
    /// The elements in another order.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: (0..<count).map { object(at: $0) })
    }
}

/// A source with the algorithm ARC4.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkarc4randomsource
open class GKARC4RandomSource: GKRandomSource {
    /// The data with which the source began.
    open var seed: Data { didSet { start() } }
    private var state: [UInt8] = []
    private var places: (first: UInt8, second: UInt8) = (0, 0)

    /// Creates a source with a random seed.
    public override convenience init() {
        self.init(seed: withUnsafeBytes(of: UInt64.random(in: .min ... .max)) { Data($0) })
    }

    /// Creates a source with a seed.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        start()
    }

    private func start() {
        (state, places) = (Array(0...255), (0, 0))
        guard !seed.isEmpty else { return }
        let key = Array(seed)
        var other: UInt8 = 0
        for index in 0..<256 {
            other = other &+ state[index] &+ key[index % key.count]
            state.swapAt(index, Int(other))
        }
    }

    private func nextByte() -> UInt8 {
        places.first &+= 1
        places.second &+= state[Int(places.first)]
        state.swapAt(Int(places.first), Int(places.second))
        return state[Int(state[Int(places.first)] &+ state[Int(places.second)])]
    }

    fileprivate override func next() -> UInt64 { (0..<8).reduce(0) { value, _ in value << 8 | UInt64(nextByte()) } }

    /// Leaves out some numbers, since the first ones tell of the seed.
    open func dropValues(_ count: Int) { for _ in 0..<count { _ = next() } }

    /// A source that gives the same numbers from now on.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKARC4RandomSource(seed: seed)
        (copy.state, copy.places) = (state, places)
        return copy
    }
}

/// A source that is faster and less random.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// The number with which the source goes on.
    open var seed: UInt64

    /// Creates a source with a random seed.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    /// Two steps of a generator whose high bits are used. The constants are Knuth's (MMIX).
    fileprivate override func next() -> UInt64 {
        (0..<2).reduce(0) { value, _ in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return value << 32 | seed >> 32
        }
    }

    /// A source that gives the same numbers from now on.
    open override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }
}

/// A source with a long period: Matsumoto's and Nishimura's generator of 64 bits.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkmersennetwisterrandomsource
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// The number with which the source began.
    open var seed: UInt64 { didSet { start() } }
    private var state: [UInt64] = []
    private var place = 0

    /// Creates a source with a random seed.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        start()
    }

    private func start() {
        state = [seed]
        for index in 1..<312 {
            let last = state[index - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(index))
        }
        place = 312
    }

    private func twist() {
        for index in 0..<312 {
            let bits = state[index] & 0xFFFF_FFFF_8000_0000 | state[(index + 1) % 312] & 0x7FFF_FFFF
            state[index] = state[(index + 156) % 312] ^ bits >> 1 ^ (bits & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
        }
        place = 0
    }

    fileprivate override func next() -> UInt64 {
        if place == 312 { twist() }
        var word = state[place]
        place += 1
        word ^= word >> 29 & 0x5555_5555_5555_5555
        word ^= word << 17 & 0x71D6_7FFF_EDA6_0000
        word ^= word << 37 & 0xFFF7_EEE0_0000_0000
        return word ^ word >> 43
    }

    /// A source that gives the same numbers from now on.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKMersenneTwisterRandomSource(seed: seed)
        (copy.state, copy.place) = (state, place)
        return copy
    }
}
