import UIKit

/// A book's page, with a slider that says how much of it has been read.
final class BookController: UIViewController {
    var library = Library()
    var index = 0

    var titleLabel: UILabel!
    var authorLabel: UILabel!
    var progressSlider: UISlider!
    var progressLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let book = library.books[index]
        navigationItem.title = book.title
        (titleLabel.text, authorLabel.text) = (book.title, book.author)
        progressSlider.value = book.progress
        showProgress()
    }

    @IBAction func progressChanged(_ sender: UISlider) {
        library.books[index].progress = sender.value
        showProgress()
    }

    private func showProgress() { progressLabel.text = "\(Int((progressSlider.value * 100).rounded())) %" }
}
