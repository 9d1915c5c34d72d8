import Testing
import UIKit

/// Stack views in archives.
@MainActor
struct StackArchivingTests {
    private func archive(_ object: NSObject) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        return archiver.encodedData
    }

    private func restore<View: UIView>(_ data: Data) throws -> View? {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View
    }

    private func makeStack() -> UIStackView {
        let (one, two, three) = (UIView(), UIView(), UIView())
        (one.tag, two.tag, three.tag) = (1, 2, 3)
        let stack = UIStackView(arrangedSubviews: [two, one])
        stack.insertSubview(three, at: 0)
        stack.frame = CGRect(x: 1, y: 2, width: 30.5, height: 40)
        stack.axis = .vertical
        stack.distribution = .equalCentering
        stack.alignment = .lastBaseline
        stack.spacing = 12.5
        stack.isBaselineRelativeArrangement = true
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        two.isHidden = true
        return stack
    }

    @Test func comesBackAsItWas() throws {
        let stack: UIStackView = try #require(try restore(archive(makeStack())))
        #expect(stack.arrangedSubviews.map(\.tag) == [2, 1])
        #expect(stack.subviews.map(\.tag) == [3, 2, 1])
        #expect(stack.arrangedSubviews.map(\.isHidden) == [true, false])
        #expect(stack.subviews.map(\.translatesAutoresizingMaskIntoConstraints) == [true, false, false])
        #expect(stack.frame == CGRect(x: 1, y: 2, width: 30.5, height: 40))
        #expect(stack.axis == .vertical && stack.distribution == .equalCentering && stack.alignment == .lastBaseline)
        #expect(stack.spacing == 12.5 && stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func nestedStackViewsComeBackToo() throws {
        let outer = UIStackView(arrangedSubviews: [makeStack(), UIView()])
        let restored: UIStackView = try #require(try restore(archive(outer)))
        #expect((restored.arrangedSubviews[0] as? UIStackView)?.arrangedSubviews.map(\.tag) == [2, 1])
    }

    @Test("tokens stay tokens", arguments: [UIStackView.spacingUseDefault, UIStackView.spacingUseSystem])
    func tokens(_ token: CGFloat) throws {
        let stack = UIStackView()
        stack.spacing = token
        let restored: UIStackView = try #require(try restore(archive(stack)))
        #expect(restored.spacing == token)
    }

    /// The archive's own view of the values, by Apple's keys.
    @Test func valuesHaveApplesKeys() throws {
        let reader = KeyReader(makeStack())
        #expect(reader.integers["UIStackViewAxis"] == 1)
        #expect(reader.integers["UIStackViewDistribution"] == 4)
        #expect(reader.integers["UIStackViewAlignment"] == 5)
        #expect(reader.doubles["UIStackViewSpacing"] == 12.5)
        #expect(reader.booleans["UIStackViewBaselineRelative"] == true)
        #expect(reader.booleans["UIStackViewLayoutMarginsRelative"] == true)
        #expect((reader.objects["UIStackViewArrangedSubviews"] as? [UIView])?.count == 2)
        #expect(reader.objects["UIViewLayoutMargins"] != nil)
    }
}

/// An archive that only remembers what it was told under which key.
private final class KeyReader: NSCoder {
    private(set) var integers: [String: Int] = [:]
    private(set) var doubles: [String: Double] = [:]
    private(set) var booleans: [String: Bool] = [:]
    private(set) var objects: [String: Any] = [:]

    @MainActor
    init(_ view: UIView) {
        super.init()
        view.encode(with: self)
    }

    override var allowsKeyedCoding: Bool { true }
    override func encode(_ value: Int, forKey key: String) { integers[key] = value }
    override func encode(_ value: Double, forKey key: String) { doubles[key] = value }
    override func encode(_ value: Bool, forKey key: String) { booleans[key] = value }
    override func encode(_ object: Any?, forKey key: String) { objects[key] = object }
}
