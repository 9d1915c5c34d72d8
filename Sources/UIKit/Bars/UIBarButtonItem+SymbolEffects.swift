extension UIBarButtonItem {
    /// Adds an effect to the item's symbol in the bar that shows it; does nothing if no bar does.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated, completion: completion) }

    /// Adds a discrete effect to the item's symbol in the bar that shows it.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & DiscreteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated, completion: completion) }

    /// Adds an effect to the item's symbol, in the bar that shows it, that lasts until it is removed.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated, completion: completion) }

    /// Removes effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated, completion: completion) }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolView?.removeAllSymbolEffects(options: options, animated: animated)
    }

    /// Replaces the item's image with another symbol, without an animation.
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: some SymbolEffect & ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default
    ) { image = symbolImage }

    private var symbolView: UIImageView? { (shownView as? UIButton)?.imageView ?? shownView as? UIImageView }
}
