extension UIBarButtonItem {
    /// Lets the item's symbol move, in the bar that shows it. Items that no bar shows stay as they are.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated, completion: completion) }

    /// Lets the item's symbol move, in the bar that shows it.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & DiscreteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated, completion: completion) }

    /// Lets the item's symbol move as long as the effect is there, in the bar that shows it.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated, completion: completion) }

    /// Ends effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated, completion: completion) }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolView?.removeAllSymbolEffects(options: options, animated: animated)
    }

    /// Shows another symbol in place of the item's. It changes at once.
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: some SymbolEffect & ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default
    ) { image = symbolImage }

    private var symbolView: UIImageView? { (shownView as? UIButton)?.imageView ?? shownView as? UIImageView }
}
