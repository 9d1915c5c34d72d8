/// An animation effect of a symbol.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffect
public protocol SymbolEffect: Sendable {
    /// The kind and the options of the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs until it is removed.
///
/// - Source: developer.apple.com/documentation/symbols/indefinitesymboleffect
public protocol IndefiniteSymbolEffect {}
/// An effect that runs once for each change of a value.
///
/// - Source: developer.apple.com/documentation/symbols/discretesymboleffect
public protocol DiscreteSymbolEffect {}
/// An effect by which a symbol appears and disappears.
///
/// - Source: developer.apple.com/documentation/symbols/transitionsymboleffect
public protocol TransitionSymbolEffect {}
/// An effect by which a symbol replaces another.
///
/// - Source: developer.apple.com/documentation/symbols/contenttransitionsymboleffect
public protocol ContentTransitionSymbolEffect {}

/// The kind and the options of an effect.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffectconfiguration
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// The kinds of effects.
    enum Kind {
        case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe, automatic, drawOn, drawOff
    }
    let kind: Kind
    /// The direction of the effect: up, forward or clockwise; nil for the kind's default.
    var isForward: Bool?
    /// Whether the layers of the symbol animate together. Symbols have one layer here.
    var isWhole: Bool?
    /// Further variants. It reads back what was set; they are not drawn.
    var flags: Set<String> = []

    init(_ kind: Kind) { self.kind = kind }
}

/// An effect with variants.
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

/// The speed and the repetitions of an effect.
///
/// - Source: developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Hashable, Sendable {
    var speedFactor = 1.0
    /// The number of repetitions; nil for the effect's default, and 0 for an unlimited number.
    var count: Int?

    /// The effect's default repetitions.
    public static let `default` = SymbolEffectOptions()
    /// Unlimited repetitions.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(count: 0) }
    /// No repetition.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
    /// A number of repetitions; nil for an unlimited number.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count ?? 0) }
    /// The repetitions of a behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions(count: behavior.count) }
    /// A multiple of the effect's default speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speedFactor: speed) }

    /// The options with unlimited repetitions.
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(speedFactor: speedFactor, count: 0) }
    /// The options without repetition.
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speedFactor: speedFactor, count: 1) }
    /// The options with a number of repetitions; nil for an unlimited number.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(speedFactor: speedFactor, count: count ?? 0)
    }
    /// The options with a repeat behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(speedFactor: speedFactor, count: behavior.count)
    }
    /// The options with a multiple of the effect's default speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speedFactor: speed, count: count) }

    /// The repetitions of an effect.
    ///
    /// - Source: developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int

        /// Unlimited repetitions without pauses.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: 0) }
        /// Unlimited repetitions with pauses; pauses are omitted here.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: 0) }
        /// A number of repetitions with pauses, which are omitted here; nil for an unlimited number.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count ?? 0)
        }
    }
}
