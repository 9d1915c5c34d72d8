import UIKit

extension NotesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Accent")
        NotificationCenter.default.addObserver(
            self, selector: #selector(removeAll), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }
}
