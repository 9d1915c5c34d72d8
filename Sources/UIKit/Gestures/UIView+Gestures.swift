/// The gesture recognizers of a view.
extension UIView {
    var listedRecognizers: [UIGestureRecognizer]? {
        prepareRecognizers()
        return attachedRecognizers.isEmpty ? nil : attachedRecognizers
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        attachedRecognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        attachedRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
        prepareRecognizers()
        attachedRecognizers.forEach(removeGestureRecognizer)
        recognizers.forEach(addGestureRecognizer)
    }
}
