import UIKit

/// A form for a new book, which is saved at the end of the list.
final class AddBookController: UIViewController, UITextFieldDelegate {
    var library = Library()

    var scrollView: UIScrollView!
    var titleField: UITextField!
    var authorField: UITextField!
    var lentSwitch: UISwitch!
    var progressSlider: UISlider!
    var saveButton: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        scrollView.keyboardDismissMode = .onDrag
    }

    @IBAction func titleChanged(_ sender: UITextField) { saveButton.isEnabled = sender.hasText }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === titleField { authorField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return false
    }

    @IBAction func save(_ sender: UIBarButtonItem) {
        view.endEditing(true)
        library.books.append(
            Book(
                title: titleField.text ?? "", author: authorField.text ?? "", isLent: lentSwitch.isOn,
                progress: progressSlider.value))
        clear()
        tabBarController?.selectedIndex = 0
    }

    private func clear() {
        for field in [titleField, authorField] { field?.text = nil }
        lentSwitch.isOn = false
        progressSlider.value = 0
        saveButton.isEnabled = false
    }
}
