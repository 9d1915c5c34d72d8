/// A closure that is called at the end of a symbol's effect.
///
/// - Source: developer.apple.com/documentation/uikit/uisymboleffectcompletion
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// Information about the end of a symbol's effect.
///
/// - Source: developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect finished; false if it was removed earlier.
    public let isFinished: Bool
    /// The view or item that shows the symbol. Held weakly.
    open private(set) weak var sender: AnyObject?

    init(isFinished: Bool, sender: AnyObject?) {
        (self.isFinished, self.sender) = (isFinished, sender)
        super.init()
    }
}

extension UIImageView {
    /// Adds an effect to the symbol. Images that are no symbols are animated as well.
    ///
    /// - Parameter completion: Called when the effect finished; for indefinite effects, when they are removed.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { start(effect.configuration, options, animated, completion) }

    /// Adds a discrete effect to the symbol.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & DiscreteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { start(effect.configuration, options, animated, completion) }

    /// Adds an effect to the symbol that lasts until it is removed.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { start(effect.configuration, options, animated, completion) }

    /// Removes effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect.configuration.kind)
        completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
    }

    /// Removes effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect & DiscreteSymbolEffect & IndefiniteSymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        end(effect.configuration.kind)
        completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
    }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for kind in symbolEffects.map(\.kind) { end(kind) }
    }

    /// Replaces the image with another symbol, without an animation.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some SymbolEffect & ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
    }

    // MARK: Animations

    private func start(
        _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        end(effect.kind)
        let running = RunningSymbolEffect(effect, options, of: self, completion)
        symbolEffects.append(running)
        running.run(animated: animated)
    }

    private func end(_ kind: SymbolEffectConfiguration.Kind) {
        for effect in symbolEffects where effect.kind == kind { effect.end(isFinished: false) }
        symbolEffects.removeAll { $0.kind == kind }
    }
}

/// An effect of a symbol, from its addition to its removal.
@MainActor
final class RunningSymbolEffect {
    let kind: SymbolEffectConfiguration.Kind
    private let effect: SymbolEffectConfiguration
    private let options: SymbolEffectOptions
    private weak var view: UIImageView?
    private var completion: UISymbolEffectCompletion?

    init(
        _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, of view: UIImageView,
        _ completion: UISymbolEffectCompletion?
    ) {
        (kind, self.effect, self.options, self.view, self.completion) = (effect.kind, effect, options, view, completion)
    }

    private var key: String { "symbolEffect.\(kind)" }

    /// The durations and scales are our choice; Apple publishes none.
    func run(animated: Bool) {
        guard let layer = view?.layer else { return }
        switch kind {
        case .appear, .drawOn: fade(layer, to: 1, animated)
        case .disappear, .drawOff: fade(layer, to: 0, animated)
        case .scale:
            layer.transform = CATransform3DMakeScale(sizeOfScale, sizeOfScale, 1)
            finish()
        case .bounce: animate(layer, "transform.scale", [1, effect.isForward == false ? 0.8 : 1.25, 1], 0.5, usualCount: 1)
        case .breathe: animate(layer, "transform.scale", [1, 1.1, 1], 2, usualCount: 0)
        case .pulse, .variableColor: animate(layer, "opacity", [1, 0.3, 1], 1, usualCount: 0)
        case .wiggle: animate(layer, "transform.rotation.z", [0, 0.2, -0.2, 0], 0.5, usualCount: 1)
        case .rotate:
            animate(layer, "transform.rotation.z", [0, effect.isForward == false ? -2 * .pi : 2 * .pi], 1, usualCount: 1)
        case .replace, .automatic: finish()
        }
    }

    private var sizeOfScale: CGFloat { effect.isForward == false ? 0.85 : 1.15 }

    private func fade(_ layer: CALayer, to opacity: Float, _ animated: Bool) {
        if animated {
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (layer.opacity, opacity, 0.3 / options.speedFactor)
            add(fade, to: layer)
        } else {
            finish()
        }
        layer.opacity = opacity
    }

    /// - Parameter usualCount: The number of repetitions if the options give none; 0 for ever.
    private func animate(_ layer: CALayer, _ path: String, _ values: [CGFloat], _ duration: Double, usualCount: Int) {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = values
        animation.duration = duration / options.speedFactor
        let count = options.count ?? usualCount
        animation.repeatCount = count == 0 ? .infinity : Float(count)
        add(animation, to: layer)
    }

    private func add(_ animation: CAAnimation, to layer: CALayer) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in MainActor.assumeIsolated { self?.finish() } }
        layer.add(animation, forKey: key)
        CATransaction.commit()
    }

    private func finish() {
        completion?(UISymbolEffectCompletionContext(isFinished: true, sender: view))
        completion = nil
    }

    /// Removes the effect: the view looks as before.
    func end(isFinished: Bool) {
        guard let layer = view?.layer else { return }
        completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: view))
        completion = nil
        layer.removeAnimation(forKey: key)
        switch kind {
        case .scale: layer.transform = CATransform3DIdentity
        case .disappear, .drawOff: layer.opacity = 1
        default: break
        }
    }
}
