/// The symbol bounces.
///
/// - Source: developer.apple.com/documentation/symbols/bouncesymboleffect
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.bounce)

    /// The effect moving up.
    public var up: BounceSymbolEffect { with(isForward: true) }
    /// The effect moving down.
    public var down: BounceSymbolEffect { with(isForward: false) }
    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: BounceSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: BounceSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol bounces.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The opacity of the symbol pulsates.
///
/// - Source: developer.apple.com/documentation/symbols/pulsesymboleffect
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: PulseSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: PulseSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The opacity of the symbol pulsates.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of the symbol are highlighted one after the other; here they pulsate together.
///
/// - Source: developer.apple.com/documentation/symbols/variablecolorsymboleffect
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect,
    Hashable
{
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

    /// The effect in its `iterative` variant. The variant is not drawn.
    public var iterative: VariableColorSymbolEffect { with("iterative") }
    /// The effect in its `cumulative` variant. The variant is not drawn.
    public var cumulative: VariableColorSymbolEffect { with("cumulative") }
    /// The effect in its `reversing` variant. The variant is not drawn.
    public var reversing: VariableColorSymbolEffect { with("reversing") }
    /// The effect in its `nonReversing` variant. The variant is not drawn.
    public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
    /// The effect in its `hideInactiveLayers` variant. The variant is not drawn.
    public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
    /// The effect in its `dimInactiveLayers` variant. The variant is not drawn.
    public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of the symbol are highlighted one after the other; here they pulsate together.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol is scaled while the effect is active.
///
/// - Source: developer.apple.com/documentation/symbols/scalesymboleffect
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.scale)

    /// The effect moving up.
    public var up: ScaleSymbolEffect { with(isForward: true) }
    /// The effect moving down.
    public var down: ScaleSymbolEffect { with(isForward: false) }
    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: ScaleSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: ScaleSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is scaled while the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol appears.
///
/// - Source: developer.apple.com/documentation/symbols/appearsymboleffect
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.appear)

    /// The effect moving up.
    public var up: AppearSymbolEffect { with(isForward: true) }
    /// The effect moving down.
    public var down: AppearSymbolEffect { with(isForward: false) }
    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: AppearSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: AppearSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol disappears.
///
/// - Source: developer.apple.com/documentation/symbols/disappearsymboleffect
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, AdjustableSymbolEffect,
    Hashable
{
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

    /// The effect moving up.
    public var up: DisappearSymbolEffect { with(isForward: true) }
    /// The effect moving down.
    public var down: DisappearSymbolEffect { with(isForward: false) }
    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: DisappearSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: DisappearSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol is replaced by another; here without animation.
///
/// - Source: developer.apple.com/documentation/symbols/replacesymboleffect
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.replace)

    /// The effect in its `downUp` variant. The variant is not drawn.
    public var downUp: ReplaceSymbolEffect { with("downUp") }
    /// The effect in its `upUp` variant. The variant is not drawn.
    public var upUp: ReplaceSymbolEffect { with("upUp") }
    /// The effect in its `offUp` variant. The variant is not drawn.
    public var offUp: ReplaceSymbolEffect { with("offUp") }
    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: ReplaceSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: ReplaceSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The symbol is replaced by another; here without animation.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The symbol wiggles.
///
/// - Source: developer.apple.com/documentation/symbols/wigglesymboleffect
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)

    /// The effect in its `left` variant. The variant is not drawn.
    public var left: WiggleSymbolEffect { with("left") }
    /// The effect in its `right` variant. The variant is not drawn.
    public var right: WiggleSymbolEffect { with("right") }
    /// The effect moving up.
    public var up: WiggleSymbolEffect { with(isForward: true) }
    /// The effect moving down.
    public var down: WiggleSymbolEffect { with(isForward: false) }
    /// The effect in its `forward` variant. The variant is not drawn.
    public var forward: WiggleSymbolEffect { with("forward") }
    /// The effect in its `backward` variant. The variant is not drawn.
    public var backward: WiggleSymbolEffect { with("backward") }
    /// The effect in its `clockwise` variant. The variant is not drawn.
    public var clockwise: WiggleSymbolEffect { with("clockwise") }
    /// The effect in its `counterClockwise` variant. The variant is not drawn.
    public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: WiggleSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: WiggleSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol wiggles.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol rotates.
///
/// - Source: developer.apple.com/documentation/symbols/rotatesymboleffect
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

    /// The effect turning clockwise.
    public var clockwise: RotateSymbolEffect { with(isForward: true) }
    /// The effect turning counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with(isForward: false) }
    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: RotateSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: RotateSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol rotates.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The size of the symbol pulsates.
///
/// - Source: developer.apple.com/documentation/symbols/breathesymboleffect
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

    /// The effect in its `plain` variant. The variant is not drawn.
    public var plain: BreatheSymbolEffect { with("plain") }
    /// The effect in its `pulse` variant. The variant is not drawn.
    public var pulse: BreatheSymbolEffect { with("pulse") }
    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: BreatheSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: BreatheSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The size of the symbol pulsates.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol is drawn stroke by stroke; here it appears.
///
/// - Source: developer.apple.com/documentation/symbols/drawonsymboleffect
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, AdjustableSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.drawOn)

    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: DrawOnSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: DrawOnSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The symbol is drawn stroke by stroke; here it appears.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The symbol is erased stroke by stroke; here it disappears.
///
/// - Source: developer.apple.com/documentation/symbols/drawoffsymboleffect
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, AdjustableSymbolEffect, Hashable
{
    /// The kind and the options of the effect.
    public internal(set) var configuration = SymbolEffectConfiguration(.drawOff)

    /// The effect applied layer by layer. Symbols have one layer here.
    public var byLayer: DrawOffSymbolEffect { with(isWhole: false) }
    /// The effect applied to all layers together.
    public var wholeSymbol: DrawOffSymbolEffect { with(isWhole: true) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The symbol is erased stroke by stroke; here it disappears.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// The transition that the system chooses.
///
/// - Source: developer.apple.com/documentation/symbols/automaticsymboleffect
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The kind and the options of the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The transition that the system chooses.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
