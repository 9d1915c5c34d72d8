import UIKit

/// Hears of the taps that a counter counts.
@objc public protocol TapCounterDelegate: AnyObject {
    /// A tap was counted.
    @objc optional func tapCounterDidCount(_ counter: TapCounter)
}

/// A button that counts its taps below a title.
@objcMembers open class TapCounter: UIControl {
    /// Hears of taps.
    public weak var delegate: TapCounterDelegate?
    /// The taps so far.
    public dynamic private(set) var count = 0
    private let titleLabel = UILabel()
    private let button = UIButton(type: .system)

    /// Makes a counter with a title.
    public convenience init(title: String) {
        self.init(frame: .zero)
        titleLabel.text = title
    }

    /// Makes a counter without a title.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a counter of a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        [titleLabel, button].forEach(addSubview)
        button.setTitle("Count", for: .normal)
        button.addTarget(self, action: #selector(increase), for: .touchUpInside)
        titleLabel.pin { $0.edges([.top, .leading, .trailing], inset: 4) }
        button.pin {
            $0.below(titleLabel)
            $0.edges([.leading, .bottom, .trailing], inset: 4)
            $0.size(height: 30)
        }
    }

    @objc private func increase() {
        count += 1
        delegate?.tapCounterDidCount?(self)
        sendActions(for: .valueChanged)
    }
}
