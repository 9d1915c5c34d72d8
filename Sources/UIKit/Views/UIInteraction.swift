/// A behaviour that can be added to a view, beyond its gesture recognizers.
///
/// - Source: developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to. Hold it weakly.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view if `view` is nil.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from its view if `view` is nil.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
