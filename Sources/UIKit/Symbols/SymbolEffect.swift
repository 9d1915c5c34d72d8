/// A way in which a symbol moves.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffect
public protocol SymbolEffect: Sendable {
    /// What the effect does and how.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on until it is removed.
///
/// - Source: developer.apple.com/documentation/symbols/indefinitesymboleffect
public protocol IndefiniteSymbolEffect {}
/// An effect that is done once for each change.
///
/// - Source: developer.apple.com/documentation/symbols/discretesymboleffect
public protocol DiscreteSymbolEffect {}
/// An effect by which a symbol comes and goes.
///
/// - Source: developer.apple.com/documentation/symbols/transitionsymboleffect
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol takes another one's place.
///
/// - Source: developer.apple.com/documentation/symbols/contenttransitionsymboleffect
public protocol ContentTransitionSymbolEffect {}

/// What an effect does and how.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffectconfiguration
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// What kinds of effects do to a symbol's view.
    enum Kind {
        case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe, automatic, drawOn, drawOff
    }
    let kind: Kind
    /// Which way the effect goes: up, forward or clockwise; nil for the kind's own way.
    var isForward: Bool?
    /// Whether layers of the symbol move together. Symbols have one layer here.
    var isWhole: Bool?
    /// Other choices, which are kept and change nothing here.
    var flags: Set<String> = []

    init(_ kind: Kind) { self.kind = kind }
}

/// An effect with choices.
protocol AdjustableSymbolEffect: SymbolEffect {
    var configuration: SymbolEffectConfiguration { get set }
}

extension AdjustableSymbolEffect {
    func with(_ flag: String) -> Self { with { $0.flags.insert(flag) } }
    func with(isForward: Bool) -> Self { with { $0.isForward = isForward } }
    func with(isWhole: Bool) -> Self { with { $0.isWhole = isWhole } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

/// How fast and how often an effect is done.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Hashable, Sendable {
    var speedFactor = 1.0
    /// How often; nil for the effect's own way, and 0 for ever.
    var count: Int?

    /// The effect's own way.
    public static let `default` = SymbolEffectOptions()
    /// For ever.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(count: 0) }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
    /// A number of times; nil for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count ?? 0) }
    /// As a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions(count: behavior.count) }
    /// A multiple of the effect's own speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speedFactor: speed) }

    /// The same, for ever.
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(speedFactor: speedFactor, count: 0) }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speedFactor: speedFactor, count: 1) }
    /// The same, a number of times; nil for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(speedFactor: speedFactor, count: count ?? 0)
    }
    /// The same, as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(speedFactor: speedFactor, count: behavior.count)
    }
    /// The same at a multiple of the effect's own speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speedFactor: speed, count: count) }

    /// How an effect is repeated.
    ///
    /// - Source: developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int

        /// Again and again without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: 0) }
        /// Again and again with pauses; pauses are left out here.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: 0) }
        /// A number of times with pauses, which are left out here; nil for ever.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count ?? 0)
        }
    }
}
