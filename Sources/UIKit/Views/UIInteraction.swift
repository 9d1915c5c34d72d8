/// What a view lets users do, beyond the gestures of its recognizers.
///
/// - Source: developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to. Hold it weakly.
    var view: UIView? { get }
    /// The interaction is about to be added to a view, or removed where it is nil.
    func willMove(to view: UIView?)
    /// The interaction was added to a view, or removed where it is nil.
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
