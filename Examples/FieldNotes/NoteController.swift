import UIKit

/// The text of a note around a picture at its edge, with a small picture among the words and photos that the user adds.
final class NoteController: UIViewController {
    let note: Note
    let text = UITextView()
    let badge = UIView()

    init(_ note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = note.title
        view.backgroundColor = .systemBackground
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.isEditable = false
        text.attributedText = words
        view.addSubview(text)
        badge.backgroundColor = note.place.color
        badge.layer.cornerRadius = Self.badgeSize / 2
        text.addSubview(badge)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Photo", primaryAction: UIAction(title: "Photo") { [weak self] _ in self?.chooseAPhoto() })
    }

    /// Points.
    private static let badgeSize: CGFloat = 96

    private var words: NSAttributedString {
        let whole = NSMutableAttributedString()
        let leaf = NSTextAttachment(image: Self.dot(note.place.color))
        leaf.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
        whole.append(NSAttributedString(attachment: leaf))
        whole.append(NSAttributedString(string: " \(note.place.rawValue). \(note.text)"))
        whole.addAttributes(
            [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label],
            range: NSRange(location: 0, length: whole.length))
        return whole
    }

    private static func dot(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 12, height: 12))
        }
    }

    /// The circle stands at the right edge; the words go around it.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let container = text.textContainer
        let x = container.size.width - Self.badgeSize - 8
        let area = CGRect(x: x, y: 8, width: Self.badgeSize, height: Self.badgeSize)
        badge.frame = area.offsetBy(dx: text.textContainerInset.left, dy: text.textContainerInset.top)
        let path = UIBezierPath(ovalIn: area.insetBy(dx: -6, dy: -6))
        if container.exclusionPaths.first?.bounds != path.bounds { container.exclusionPaths = [path] }
    }

    // MARK: Photos

    private func chooseAPhoto() {
        let picker = UIImagePickerController()
        picker.sourceType = .photoLibrary
        picker.delegate = self
        present(picker, animated: true)
    }

    /// Adds a photo below the words, a third as wide as they are.
    private func add(_ photo: UIImage) {
        let attachment = NSTextAttachment(image: photo)
        let width = text.textContainer.size.width / 3
        attachment.bounds = CGRect(x: 0, y: 0, width: width, height: width * photo.size.height / max(photo.size.width, 1))
        let whole = NSMutableAttributedString(attributedString: text.attributedText)
        whole.append(NSAttributedString(string: "\n"))
        whole.append(NSAttributedString(attachment: attachment))
        text.attributedText = whole
    }
}

extension NoteController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        if let photo = info[.originalImage] as? UIImage { add(photo) }
        picker.dismiss(animated: true)
    }
}
