/// Corrections that bring the stand-in's advances closer to the system font's.
enum FittedAdvances {
    /// Code points and what their advance grows by, in ems.
    static func corrections(for weight: FontWeight) -> [(scalar: UInt32, ems: Double)] {
        []
    }
}
