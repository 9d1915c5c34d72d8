/// Holds a view whose size constraints decide, in a bar that places by frames.
final class _UITAMICAdaptorView: UIView {
    private weak var content: UIView?

    /// The view itself where its frame places it, else a new adaptor with the view inside.
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

    /// What the content's constraints make of it, in points.
    var contentSize: CGSize { content?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? .zero }
}
