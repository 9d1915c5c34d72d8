import Foundation
import RuntimeReflection
import Testing

@testable import UIKit

/// Watches one of its outlet collections.
final class ObservingOwner: UIResponder {
    var changes = 0
    var watched: [UILabel] = [] {
        didSet { changes += 1 }
    }
    var plain: [UILabel] = []
}

/// An owner with properties of every kind that outlets are.
class OutletOwner: NSObject {
    var strong: UIView!
    var optional: UILabel?
    weak var weak: UIButton?
    unowned var unowned: UIView
    var ordered: [UIView]!
    var plainOrdered: [UILabel] = []
    let constant: UIView? = nil
    var computed: UIView? { nil }
    var spacing: NSLayoutConstraint!
    weak var delegate: (any UITextFieldDelegate)?

    init(_ view: UIView) { unowned = view }
}

final class InheritingOwner: OutletOwner {
    var own: UIView?
}

/// A responder that takes a property by name itself.
final class ListeningController: UIViewController {
    private(set) var heard: [String] = []
    override func setValue(_ value: Any?, forKey key: String) {
        if key == "custom" { heard.append("\(key)=\(value is UILabel)") } else { super.setValue(value, forKey: key) }
    }
}

/// Outlets are connected as on Apple's platforms, as far as properties can be found.
@MainActor
struct OutletTests {
    private let label = "<label text=\"a\" id=\"lab\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"21\"/></label>"
    private let button = "<button id=\"but\"><rect key=\"frame\" x=\"0\" y=\"30\" width=\"40\" height=\"21\"/></button>"
    private func view(_ more: String = "") -> String {
        "<view id=\"top\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/><subviews>\(label)\(button)</subviews>"
            + "\(more)</view>"
    }

    private func load(_ owner: Any, _ connections: String, _ more: String = "") -> [Any] {
        LoadedDocument.nib(LoadedDocument.owner(connections) + view(more)).instantiate(withOwner: owner)
    }

    private func outlet(_ property: String, _ id: String) -> String {
        "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"o-\(property)\"/>"
    }

    @Test func holdsObjectsAsTheyAreDeclared() throws {
        let owner = InheritingOwner(UIView())
        let top = load(owner, outlet("strong", "top") + outlet("optional", "lab") + outlet("weak", "but") + outlet("own", "top"))
        let view = try #require(top.first as? UIView)
        #expect(owner.strong === view && owner.own === view)
        #expect(owner.optional?.text == "a" && owner.optional?.superview === view)
        #expect(owner.weak === view.subviews[1])
    }

    /// Strong properties keep what they hold alive, weak ones do not.
    @Test func countsReferences() {
        let owner = InheritingOwner(UIView())
        weak var kept: UIView?
        weak var lost: UIButton?
        do {
            let top = load(owner, outlet("optional", "lab") + outlet("weak", "but"))
            (kept, lost) = (owner.optional, owner.weak)
            #expect(top.count == 1 && kept != nil && lost != nil)
        }
        #expect(kept != nil)
        #expect(lost == nil && owner.weak == nil)
        owner.optional = nil
        #expect(kept == nil)
    }

    @Test func ordersCollectionsAsTheDocumentDoes() {
        let owner = OutletOwner(UIView())
        func member(_ property: String, _ id: String) -> String {
            "<outletCollection property=\"\(property)\" destination=\"\(id)\" id=\"c\(id)\(property)\"/>"
        }
        let top = load(
            owner, member("ordered", "but") + member("plainOrdered", "lab") + member("ordered", "top") + member("ordered", "lab"))
        let view = top[0] as! UIView
        #expect(
            owner.ordered.map { ObjectIdentifier($0) } == [view.subviews[1], view, view.subviews[0]].map { ObjectIdentifier($0) })
        #expect(owner.plainOrdered.map(\.text) == ["a"])
    }

    @Test func leadsToConstraints() {
        let owner = OutletOwner(UIView())
        let constraints =
            "<constraints><constraint firstItem=\"lab\" firstAttribute=\"top\" secondItem=\"top\" secondAttribute=\"top\" "
            + "constant=\"7\" id=\"gap\"/></constraints>"
        _ = load(owner, outlet("spacing", "gap"), constraints)
        #expect(owner.spacing?.constant == 7)
    }

    @Test func passesProperties() {
        final class Delegate: NSObject, UITextFieldDelegate {}
        let owner = Delegate()
        let field =
            "<textField id=\"fie\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"21\"/><connections>"
            + "<outlet property=\"delegate\" destination=\"-1\" id=\"d\"/></connections></textField>"
        let top = LoadedDocument.nib(LoadedDocument.owner("") + field).instantiate(withOwner: owner)
        #expect((top[0] as? UITextField)?.delegate === owner)
    }

    @Test func takesExternalObjects() {
        let external = UILabel()
        let placeholder =
            "<placeholder placeholderIdentifier=\"theme\" id=\"ext\"/>"
        let owner = OutletOwner(UIView())
        let nib = LoadedDocument.nib(LoadedDocument.owner(outlet("optional", "ext")) + placeholder + view())
        let top = nib.instantiate(withOwner: owner, options: [.externalObjects: ["theme": external]])
        #expect(owner.optional === external && top.count == 1)
    }

    /// Values of some types are written where the property keeps them, past its observers.
    @Test func tellsOfObserversThatDoNotRun() {
        let owner = ObservingOwner()
        let collection = { (property: String) in
            "<outletCollection property=\"\(property)\" destination=\"lab\" collectionClass=\"NSArray\" id=\"o\"/>"
        }
        let log = LoadedDocument.log { _ = load(owner, collection("watched") + collection("plain")) }
        #expect(owner.watched.count == 1 && owner.plain.count == 1 && owner.changes == 0)
        #expect(log.count == 1 && log[0].contains("ObservingOwner.watched is set without running its observers"), "\(log)")
    }

    @Test func asksResponders() {
        let owner = ListeningController()
        _ = load(owner, outlet("custom", "lab") + outlet("view", "top"))
        #expect(owner.heard == ["custom=true"])
        #expect(owner.viewIfLoaded?.subviews.count == 2)
    }

    @Test func setsLayoutByKeys() {
        let view = UIView()
        view.setValue(false, forKeyPath: "translatesAutoresizingMaskIntoConstraints")
        view.setValue(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        view.setValue(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "layoutMargins")
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    /// A connection that cannot be made is reported with its place, and the others are made.
    @Test(arguments: [
        ("constant", "top", "OutletOwner.constant cannot be set by name in this build: it is a constant"),
        ("optional", "but", "OutletOwner.optional cannot take UIButton; it is declared as Optional<UILabel>. It stays as it is."),
        ("delegate", "lab", "OutletOwner.delegate cannot take UILabel; it is declared as Optional<UITextFieldDelegate>."),
        ("computed", "top", "this class is not key value coding-compliant for the key computed."),
    ])
    func tellsOfWhatItCannotConnect(_ property: String, _ id: String, _ reason: String) throws {
        let view = UIView()
        let owner = OutletOwner(view)
        let log = LoadedDocument.log { _ = load(owner, outlet(property, id)) }
        let line = try #require(log.first)
        #expect(log.count == 1)
        #expect(line.hasPrefix("[UIKit] data.xib:4:") && line.contains(reason), "\(line)")
        #expect(owner.unowned === view && owner.constant == nil && owner.optional == nil && owner.delegate == nil)
    }

    @Test func unknownKeysEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().setValue(1, forKey: "absent") }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.hasPrefix("*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<UIView 0x"))
        #expect(
            text.contains(
                "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key absent.'\n"
                    + "*** First throw call stack:\n"), "\(text)")
    }

    /// Where a file has no symbols, what the compiler records about properties is enough; UIKit's own are not found
    /// there.
    @Test func storedPropertiesAreFoundWithoutSymbols() throws {
        let owner = InheritingOwner(UIView())
        let (label, button) = (UILabel(), UIButton())
        let property = { try ProgramClasses.belowUIKit.storedProperty($0, of: InheritingOwner.self) }
        try property("optional").write(label, to: owner)
        try property("weak").write(button, to: owner)
        try property("ordered").write([label, button] as [AnyObject], to: owner)
        #expect(owner.optional === label && owner.weak === button && owner.ordered == [label, button])
        #expect(throws: ReflectionFailure.unwritableProperty) { try property("unowned").write(label, to: owner) }
        #expect(throws: ReflectionFailure.self) { try property("optional").write(button, to: owner) }
        #expect(throws: ReflectionFailure.unknownProperty) { try property("computed") }
        #expect(throws: ReflectionFailure.unknownProperty) {
            try ProgramClasses.belowUIKit.storedProperty("isHidden", of: WitnessView.self)
        }
    }
}
