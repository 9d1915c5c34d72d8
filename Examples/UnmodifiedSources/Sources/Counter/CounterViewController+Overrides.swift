import UIKit

extension CounterViewController {
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = view.bounds.insetBy(dx: 20, dy: 20)
    }

    public override var prefersStatusBarHidden: Bool { limit > 0 }

    public override func reset(_ sender: Any?) {
        super.reset(sender)
        button.isSelected = false
    }

    @objc func held(with sender: Any) {
        #if os(iOS) && !targetEnvironment(macCatalyst)
            button.isSelected = sender is UIButton
        #endif
    }
}
