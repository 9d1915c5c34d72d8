import UIKit
import XCTest

@objc private protocol FormDelegate: AnyObject {
    func formDidEnd(_ form: Form)
    @objc optional func form(_ form: Form, titleAt index: Int) -> String
    @objc optional func formShouldEnd(_ form: Form) -> Bool
    @objc optional var heading: String { get }
    @objc(reloadWithForm:) optional func reload(_ form: Form)
}

@objc private enum FormState: Int { case empty, filled }

private final class Form: NSObject {
    weak var delegate: FormDelegate?
    @objc var state: FormState = .empty
    var log: [String] = []

    func end() {
        log.append(delegate?.form?(self, titleAt: 1) ?? "no title")
        log.append(delegate?.heading ?? "no heading")
        if delegate?.formShouldEnd != nil { log.append("asks") }
        if let title = delegate?.form { log.append(title(self, 2)) }
        if let delegate = delegate, delegate.formShouldEnd?(self) ?? true { delegate.formDidEnd(self) }
        if delegate?.formShouldEnd != nil, !delegate!.formShouldEnd!(self) { log.append("refused") }
        delegate?.reload?(self)
    }
}

private class Plain: NSObject, FormDelegate {
    func formDidEnd(_ form: Form) { form.log.append("ended") }
}

private class Talking: Plain {
    @objc let heading = "heading"
    @objc func form(_ form: Form, titleAt index: Int) -> String { "title \(index)" }
    @objc func formShouldEnd(_ form: Form) -> Bool { false }
    @objc func reload(_ form: Form) { form.log.append("reloaded") }
}

/// Has a property with the name of an optional requirement.
private class Owner: NSObject, FormDelegate {
    let form: Form
    init(form: Form) {
        self.form = form
        super.init()
        self.form.delegate = self
    }
    func formDidEnd(_ form: Form) { self.form.log.append("ended by its owner") }
}

private class ListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func load() {
        (table.dataSource, table.delegate) = (self, self)
        table.reloadData()
        table.layoutIfNeeded()
    }
}

private class TallListScreen: ListScreen {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 71 }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
}

private final class ScrollingListScreen: TallListScreen { var scrolled = 0 }

extension ScrollingListScreen {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}

private final class Relay: NSObject, UIScrollViewDelegate {
    let next: UIScrollViewDelegate
    init(_ next: UIScrollViewDelegate) { self.next = next }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { next.scrollViewDidScroll?(scrollView) }
    func zoomed(_ scrollView: UIScrollView) -> String {
        if let view = next.viewForZooming?(in: scrollView) { return "\(type(of: view))" }
        return "none"
    }
}

/// `@objc` protocols and enumerations, optional requirements, and those of UIKit that subclasses add.
final class RequirementTests: XCTestCase {
    /// A program without a delegate has no window of one. The property is an optional requirement of the type `UIWindow?`.
    func testTheWindowOfTheDelegate() {
        XCTAssertNil(UIApplication.shared.delegate?.window??.rootViewController)
        if let window = UIApplication.shared.delegate?.window, let found = window { XCTFail("\(found)") }
    }

    func testPropertiesMayHaveTheNameOfARequirement() {
        let owner = Owner(form: Form())
        owner.form.end()
        XCTAssertEqual(owner.form.log, ["no title", "no heading", "ended by its owner"])
    }

    func testMissingRequirementsAreNil() {
        let (form, delegate) = (Form(), Plain())
        form.delegate = delegate
        form.end()
        XCTAssertEqual(form.log, ["no title", "no heading", "ended"])
    }

    func testASubclassAddsRequirements() {
        let (form, delegate) = (Form(), Talking())
        form.delegate = delegate
        form.end()
        XCTAssertEqual(form.log, ["title 1", "heading", "asks", "title 2", "refused", "reloaded"])
    }

    func testEnumerationsHaveRawValues() {
        let form = Form()
        form.state = .filled
        XCTAssertEqual(form.state.rawValue, 1)
    }

    func testASubclassAddsMethodsOfUIKitsDelegates() {
        let (list, tall) = (ListScreen(), TallListScreen())
        list.load()
        tall.load()
        XCTAssertEqual(list.table.numberOfSections, 1)
        XCTAssertNotEqual(list.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 71)
        XCTAssertEqual(tall.table.numberOfSections, 3)
        XCTAssertEqual(tall.table.rectForRow(at: IndexPath(row: 0, section: 2)).height, 71)
    }

    private class Field: NSObject, UITextFieldDelegate {
        func textFieldDidEndEditing(_ textField: UITextField) {}
    }
    private class ClosedField: Field {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }

    func testClassesInFunctionsAndTypesAddThem() {
        class Local: NSObject, UITextFieldDelegate {
            func textFieldDidEndEditing(_ textField: UITextField) {}
        }
        class Child: Local {
            func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
        }
        let make = { () -> UITextFieldDelegate in
            class Inner: Local { func textFieldShouldReturn(_ textField: UITextField) -> Bool { false } }
            return Inner()
        }
        let (local, child, field): (UITextFieldDelegate, UITextFieldDelegate, UITextFieldDelegate) = (
            Local(), Child(), ClosedField()
        )
        XCTAssertEqual(child.textFieldShouldClear?(UITextField()), false)
        XCTAssertEqual(local.textFieldShouldClear?(UITextField()) ?? true, true)
        XCTAssertEqual(make().textFieldShouldReturn?(UITextField()), false)
        XCTAssertEqual(field.textFieldShouldBeginEditing?(UITextField()), false)
    }

    func testAnExtensionOfASubclassAddsThemToo() {
        let screen = ScrollingListScreen()
        screen.load()
        screen.table.contentOffset.y = 5
        XCTAssertEqual(screen.scrolled, 1)
        XCTAssertTrue(screen.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
        XCTAssertFalse(screen.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))))
    }

    func testCallsOfUIKitsRequirementsStayOptional() {
        let screen = ScrollingListScreen()
        let relay = Relay(screen)
        relay.scrollViewDidScroll(screen.table)
        XCTAssertEqual(screen.scrolled, 1)
        XCTAssertEqual(relay.zoomed(screen.table), "none")
    }
}

/// Test cases that are delegates themselves.
final class DelegateTests: XCTestCase, UITextFieldDelegate {
    private var asked = 0

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        asked += 1
        return false
    }

    func testTheTestCaseIsAsked() {
        let (window, field) = (UIWindow(), UITextField())
        window.addSubview(field)
        window.isHidden = false
        field.delegate = self
        XCTAssertFalse(field.becomeFirstResponder())
        XCTAssertEqual(asked, 1)
        XCTAssertTrue(isEqual(self))
    }

    func testClassesInFunctionsHaveRequirements() {
        class Local: NSObject, FormDelegate {
            var picture: UIImage?
            func formDidEnd(_ form: Form) {}
            func form(_ form: Form, titleAt index: Int) -> String { "local \(index)" }
        }
        let (form, local) = (Form(), Local())
        form.delegate = local
        form.end()
        XCTAssertEqual(form.log, ["local 1", "no heading", "local 2"])
        // A property of another class may have the name of a requirement.
        let screen = Screen()
        screen.form = "free"
        XCTAssertEqual(screen.form, "free")
    }

    private class Screen { var form: String? }

    func testClassesAnswerForTheirMethods() {
        class Quiet: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            override func responds(to aSelector: Selector!) -> Bool {
                if aSelector == #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)) { return false }
                return super.responds(to: aSelector)
            }
            @objc func kept() {}
        }
        class Silent: Quiet {
            override func responds(to aSelector: Selector!) -> Bool { false }
        }
        let quiet: UIScrollViewDelegate = Quiet()
        XCTAssertFalse(quiet.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
        XCTAssertTrue((Quiet() as NSObjectProtocol).responds(to: #selector(Quiet.kept)))
        XCTAssertTrue(Quiet().responds(to: #selector(Quiet.kept)))
        XCTAssertFalse((Silent() as NSObjectProtocol).responds(to: #selector(Quiet.kept)))
    }
}
