import UIKit
import XCTest

/// A constraint of a nib.
public final class NotingConstraint: NSLayoutConstraint {
    private(set) var first: CGFloat = 0
    public override func awakeFromNib() {
        super.awakeFromNib()
        first = constant
        constant *= 2
    }
}

/// The object at the top of the nib.
public final class NibOwner: NSObject {
    @IBOutlet var height: NotingConstraint?
    @IBOutlet var view: UIView?
    private(set) var wasAwakened = false
    public override func awakeFromNib() {
        super.awakeFromNib()
        wasAwakened = true
    }
}

/// `awakeFromNib` of classes that do not have it here.
final class AwakeningTests: XCTestCase {
    func testObjectsAreAwakened() throws {
        let objects = UINib(nibName: "Awakening", bundle: .module).instantiate(withOwner: nil)
        let owner = try XCTUnwrap(objects.first { $0 is NibOwner } as? NibOwner)
        XCTAssertTrue(owner.wasAwakened)
        XCTAssertEqual(owner.height?.first, 21)
        XCTAssertEqual(owner.height?.constant, 42)
    }
}
