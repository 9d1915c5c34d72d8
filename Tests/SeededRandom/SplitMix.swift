/// A generator of numbers that are the same on every run and machine.
///
/// - Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A number from 0 up to the bound, which it does not reach.
    package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
    package mutating func roll(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }
    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
    package mutating func flip() -> Bool { below(2) == 0 }
}
