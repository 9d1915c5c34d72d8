/// The symbol jumps.
///
/// - Source: developer.apple.com/documentation/symbols/bouncesymboleffect
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.bounce)

    /// The same, upward.
    public var up: BounceSymbolEffect { with(isForward: true) }
    /// The same, downward.
    public var down: BounceSymbolEffect { with(isForward: false) }
    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: BounceSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: BounceSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol gets fainter and stronger.
///
/// - Source: developer.apple.com/documentation/symbols/pulsesymboleffect
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: PulseSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: PulseSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol gets fainter and stronger.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of the symbol light up one after the other; here they get stronger together.
///
/// - Source: developer.apple.com/documentation/symbols/variablecolorsymboleffect
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect,
    Hashable
{
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

    /// The same with this choice, which is kept.
    public var iterative: VariableColorSymbolEffect { with("iterative") }
    /// The same with this choice, which is kept.
    public var cumulative: VariableColorSymbolEffect { with("cumulative") }
    /// The same with this choice, which is kept.
    public var reversing: VariableColorSymbolEffect { with("reversing") }
    /// The same with this choice, which is kept.
    public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
    /// The same with this choice, which is kept.
    public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
    /// The same with this choice, which is kept.
    public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of the symbol light up one after the other; here they get stronger together.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol gets larger or smaller as long as the effect is there.
///
/// - Source: developer.apple.com/documentation/symbols/scalesymboleffect
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.scale)

    /// The same, upward.
    public var up: ScaleSymbolEffect { with(isForward: true) }
    /// The same, downward.
    public var down: ScaleSymbolEffect { with(isForward: false) }
    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: ScaleSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: ScaleSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol gets larger or smaller as long as the effect is there.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol comes.
///
/// - Source: developer.apple.com/documentation/symbols/appearsymboleffect
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.appear)

    /// The same, upward.
    public var up: AppearSymbolEffect { with(isForward: true) }
    /// The same, downward.
    public var down: AppearSymbolEffect { with(isForward: false) }
    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: AppearSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: AppearSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes.
///
/// - Source: developer.apple.com/documentation/symbols/disappearsymboleffect
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, AdjustableSymbolEffect,
    Hashable
{
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

    /// The same, upward.
    public var up: DisappearSymbolEffect { with(isForward: true) }
    /// The same, downward.
    public var down: DisappearSymbolEffect { with(isForward: false) }
    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: DisappearSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: DisappearSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Another symbol takes the place of the symbol; here at once.
///
/// - Source: developer.apple.com/documentation/symbols/replacesymboleffect
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.replace)

    /// The same with this choice, which is kept.
    public var downUp: ReplaceSymbolEffect { with("downUp") }
    /// The same with this choice, which is kept.
    public var upUp: ReplaceSymbolEffect { with("upUp") }
    /// The same with this choice, which is kept.
    public var offUp: ReplaceSymbolEffect { with("offUp") }
    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: ReplaceSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: ReplaceSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Another symbol takes the place of the symbol; here at once.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The symbol moves to and fro.
///
/// - Source: developer.apple.com/documentation/symbols/wigglesymboleffect
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)

    /// The same with this choice, which is kept.
    public var left: WiggleSymbolEffect { with("left") }
    /// The same with this choice, which is kept.
    public var right: WiggleSymbolEffect { with("right") }
    /// The same, upward.
    public var up: WiggleSymbolEffect { with(isForward: true) }
    /// The same, downward.
    public var down: WiggleSymbolEffect { with(isForward: false) }
    /// The same with this choice, which is kept.
    public var forward: WiggleSymbolEffect { with("forward") }
    /// The same with this choice, which is kept.
    public var backward: WiggleSymbolEffect { with("backward") }
    /// The same with this choice, which is kept.
    public var clockwise: WiggleSymbolEffect { with("clockwise") }
    /// The same with this choice, which is kept.
    public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: WiggleSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: WiggleSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol turns.
///
/// - Source: developer.apple.com/documentation/symbols/rotatesymboleffect
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

    /// The same, clockwise.
    public var clockwise: RotateSymbolEffect { with(isForward: true) }
    /// The same, counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with(isForward: false) }
    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: RotateSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: RotateSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol gets larger and smaller.
///
/// - Source: developer.apple.com/documentation/symbols/breathesymboleffect
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

    /// The same with this choice, which is kept.
    public var plain: BreatheSymbolEffect { with("plain") }
    /// The same with this choice, which is kept.
    public var pulse: BreatheSymbolEffect { with("pulse") }
    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: BreatheSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: BreatheSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol gets larger and smaller.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol is drawn; here it comes.
///
/// - Source: developer.apple.com/documentation/symbols/drawonsymboleffect
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.drawOn)

    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: DrawOnSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: DrawOnSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The symbol is drawn; here it comes.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The symbol is wiped out; here it goes.
///
/// - Source: developer.apple.com/documentation/symbols/drawoffsymboleffect
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, AdjustableSymbolEffect, Hashable
{
    /// What the effect does and how.
    public internal(set) var configuration = SymbolEffectConfiguration(.drawOff)

    /// The same, layer by layer. Symbols have one layer here.
    public var byLayer: DrawOffSymbolEffect { with(isWhole: false) }
    /// The same, all layers together.
    public var wholeSymbol: DrawOffSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The symbol is wiped out; here it goes.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// The way that the system takes.
///
/// - Source: developer.apple.com/documentation/symbols/automaticsymboleffect
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// What the effect does and how.
    public private(set) var configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The way that the system takes.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
