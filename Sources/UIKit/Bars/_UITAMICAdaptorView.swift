/// Wraps a view that is sized by constraints, in a bar whose layout sets frames.
final class _UITAMICAdaptorView: UIView {
    private weak var content: UIView?

    /// Returns the view itself if its frame places it, and otherwise a new adaptor that contains the view.
    static func hosting(_ view: UIView) -> UIView {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return view }
        let adaptor = _UITAMICAdaptorView(frame: .zero)
        adaptor.content = view
        adaptor.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: adaptor.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: adaptor.centerYAnchor),
        ])
        return adaptor
    }

    /// The size that the content's constraints determine, in points.
    var contentSize: CGSize { content?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? .zero }
}
