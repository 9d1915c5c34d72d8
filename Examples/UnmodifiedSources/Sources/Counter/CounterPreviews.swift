import UIKit

#Preview("Before counting") { CounterViewController.counting(to: 0) }

#if DEBUG
    @available(iOS 17.0, *)
    #Preview("After two taps", traits: .landscapeLeft) {
        let counter = CounterViewController.counting(to: 2)
        return counter
    }
#endif

#Preview(traits: .sizeThatFitsLayout) {
    let label = UILabel()
    label.text = "Taps"
    return label
}

extension CounterViewController {
    fileprivate static func counting(to count: Int) -> CounterViewController {
        let counter = CounterViewController()
        counter.loadViewIfNeeded()
        for _ in 0..<count { counter.button.sendActions(for: .touchUpInside) }
        counter.button.setTitle("Counted \(counter.count)", for: .normal)
        return counter
    }
}
