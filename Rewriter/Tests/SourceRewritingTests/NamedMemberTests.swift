import Testing

@testable import SourceRewriting

/// Members that are found by their names: of classes, of `AnyObject` values, and of observers. What they do when they
/// run is tested by `Examples/UnmodifiedSources`.
@Suite struct NamedMemberTests {
    @Test func classesAreTargetsByAnObject() {
        let result = RewrittenText(
            "class A: UIView {\nclass func f() { center.addObserver(self, selector: #selector(g), name: n, object: nil) }\n"
                + "func h() { button.addTarget(A.self, action: #selector(g), for: e); button.addTarget(self, action: s, for: e) }\n"
                + "@objc static func g() {}\n}")
        #expect(
            result.lines[1]
                == "class func f() { center.addObserver(RuntimeReflection.ClassReceiver.of(self), selector: Selector(\"g\"), name: n, object: nil) }"
        )
        #expect(result.lines[2].contains("addTarget(RuntimeReflection.ClassReceiver.of(A.self), action"))
        #expect(result.lines[2].hasSuffix("button.addTarget(self, action: s, for: e) }"))
        #expect(result.lines[4].contains("classMethods: [(\"g\", { ($0 as! any _ObjectiveC0.Type)."))
    }

    @Test func observersOfPropertiesOfPropertiesSayWhoChanges() {
        let result = RewrittenText(
            "import UIKit\nfunc f() {\n    a = observe(\\.view.frame, options: [.new]) { _, _ in }\n"
                + "    b = x.observe(\\A.player?.rate) { _, _ in }\n    c = observe(\\.frame) { _, _ in }\n}")
        #expect(result.lines[2] == "    a = observe(\\.view.frame, through: \\.view, options: [.new]) { _, _ in }")
        #expect(result.lines[3] == "    b = x.observe(\\A.player?.rate, through: \\A.player) { _, _ in }")
        #expect(result.lines[4] == "    c = observe(\\.frame) { _, _ in }")
    }

    @Test func classesAnswerForTheirMethods() {
        let result = RewrittenText(
            "import UIKit\nclass A: NSObject {\n    override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n}\n"
                + "class B: A {\n    override func responds(to s: Selector!) -> Bool { false }\n}")
        #expect(result.lines[2].hasPrefix("             func responds(to s: Selector!) -> Bool { super.responds(to: s) }"))
        #expect(result.lines[3].contains("methods: [(\"respondsToSelector:\", "))
        #expect(result.lines[5].hasPrefix("    override func responds"))
    }

    @Test func classesHaveMethodsForNamesWithoutAProperty() {
        let result = RewrittenText(
            "import UIKit\nclass A: NSObject {\n    override func setValue(_ v: Any?, forKey key: String) { super.setValue(v, forKey: key) }\n}\n"
                + "class B: A {\n    override func setValue(_ v: Any?, forKey key: String) { super.setValue(v, forKey: key) }\n}\n"
                + "class C: UIView {\n    override func value(forUndefinedKey key: String) -> Any? { nil }\n}")
        #expect(
            result.lines[2].hasPrefix(
                "             func setValue(_ v: Any?, forKey key: String) { RewrittenSources.OwnKeys(of: self).setValue(v, forKey: key) }"
            ))
        #expect(result.lines[3].contains("methods: [(\"setValue:forKey:\", "))
        #expect(result.lines[5] == "    override func setValue(_ v: Any?, forKey key: String) { super.setValue(v, forKey: key) }")
        #expect(result.lines[8] == "    override func value(forUndefinedKey key: String) -> Any? { nil }")
    }

    @Test func classesTakeNilAndCheckValues() {
        let result = RewrittenText(
            "import UIKit\nclass A: NSObject {\n    override func setNilValueForKey(_ key: String) { super.setNilValueForKey(key) }\n"
                + "    override func validateValue(_ v: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {"
                + " try super.validateValue(v, forKey: key) }\n}")
        #expect(
            result.lines[2]
                == "             func setNilValueForKey(_ key: String) { RewrittenSources.OwnKeys(of: self).setNilValueForKey(key) }"
        )
        #expect(result.lines[3].contains("             func validateValue("))
        #expect(result.lines[3].contains("try RewrittenSources.OwnKeys(of: self).validateValue(v, forKey: key)"))
        #expect(result.lines[4].contains("methods: [(\"setNilValueForKey:\", "))
        #expect(!result.lines[4].contains("validateValue"))
    }

    @Test func archivesHaveNamesForAllClasses() {
        let result = RewrittenText(
            "import UIKit\nenum A {\n    class B: NSObject, NSCoding {\n    }\n    final class C: NSObject, NSSecureCoding {}\n}\n"
                + "private class D: NSObject, NSCoding {}\nclass E: NSObject, NSCoding {}\nstruct F { private class G: NSObject, NSCoding {} }"
        )
        #expect(
            result.lines[2]
                == "    class B: NSObject, NSCoding { nonisolated override var classForKeyedArchiver: AnyClass? "
                + "{ type(of: self) == A.B.self ? _Archived_A_B.self : super.classForKeyedArchiver };")
        #expect(result.lines[5].contains("final class _Archived_A_B: NSObject, NSCoding { override class func"))
        #expect(result.lines[5].contains("final class _Archived_A_C: NSObject, NSCoding { override class func"))
        #expect(result.lines[6].contains("-> AnyClass { D.self }; init?(coder: NSCoder) { nil }"))
        #expect(result.lines[7] == "class E: NSObject, NSCoding {}")
        #expect(result.lines[8].contains("RuntimeReflection.ArchivedClasses.standIn(_Archived_F_G_File0_4.self, for: G.self)"))
        #expect(result.lines[8].contains("-> AnyClass { RuntimeReflection.ArchivedClasses.type(behind: self) }"))
    }

    @Test func archivesHaveNamesForClassesInFunctionsAndSubclasses() {
        let result = RewrittenText(
            "import UIKit\nenum A { class B: NSObject, NSCoding {} }\nclass C: A.B {}\nclass D: NSObject {}\n"
                + "func f() {\n    class E: A.B {}\n    _ = coder.decodeObject(of: E.self, forKey: \"e\")\n}")
        #expect(result.lines[2].contains("{ type(of: self) == C.self ? _Archived_C.self : super.classForKeyedArchiver }"))
        #expect(result.lines[3] == "class D: NSObject {}")
        #expect(result.lines[5].contains("RuntimeReflection.ArchivedClasses.standIn(_Archived_E_File0_3.self, for: E.self)"))
        #expect(result.lines[6] == "    _ = coder._decodeObject(of: E.self, forKey: \"e\")")
    }

    @Test func methodsThatValidateHaveNames() {
        let result = RewrittenText(
            "import UIKit\nclass A: NSObject {\n    @objc func validateName(_ v: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {}\n}"
        )
        #expect(result.lines[3].contains("methods: [(\"validateName:error:\", "))
        #expect(
            result.lines[3].contains(
                "{ do { try self.validateName(RuntimeReflection.MemberTable.argument(values, 0)); return nil } catch"))
        #expect(result.messages.isEmpty)
    }

    @Test func classesHaveNamesOfTheirOwn() {
        let result = RewrittenText(
            "import UIKit\n@objc(XYA) class A: NSObject {\n@objc(XYB) class B: NSObject {}\n@objc(XYC) private class C: NSObject {}\n}\n"
                + "let a = NSClassFromString(\"XYA\"), b = NSStringFromClass(A.self)")
        #expect(result.lines[4].contains("RuntimeReflection.NamedClasses.register(\"XYA\") { A.self }"))
        #expect(result.lines[4].contains("RuntimeReflection.NamedClasses.register(\"XYB\") { A.B.self }"))
        #expect(!result.lines[4].contains("XYC"))
        #expect(
            result.lines[5].hasPrefix("let a = RewrittenSources.classNamed(\"XYA\"), b = RewrittenSources.nameOfClass(A.self)"))
    }

    @Test func protocolsHaveNames() {
        let result = RewrittenText(
            "import UIKit\n@objc(XYP) protocol P {}\n@objc protocol Q {}\nlet names = [NSStringFromProtocol(P.self), NSStringFromProtocol(Q.self)]"
        )
        #expect(result.lines[1].contains("RuntimeReflection.NamedClasses.register(protocol: \"XYP\") { (any P).self }"))
        #expect(!result.lines[2].contains("NamedClasses"))
        #expect(
            result.lines[3].hasPrefix(
                "let names = [RewrittenSources.nameOfProtocol(P.self), RewrittenSources.nameOfProtocol(Q.self)]"))
    }

    @Test func initialValuesHaveNoSelfAsTarget() {
        let result = RewrittenText(
            "import UIKit\nclass A: UIView {\nlet b = Item(target: self, action: #selector(f))\n"
                + "lazy var c = Item(target: self, action: #selector(f))\nlet d = { $0.addTarget(self, action: #selector(f), for: e) }\n@objc func f() {}\n}"
        )
        #expect(result.lines[2] == "let b = Item(target: nil, action: Selector(\"f\"))")
        #expect(result.lines[3] == "lazy var c = Item(target: self, action: Selector(\"f\"))")
        #expect(result.lines[4] == "let d = { $0.addTarget(nil, action: Selector(\"f\"), for: e) }")
        #expect(result.messages.count == 2)
        #expect(result.messages.first?.hasPrefix("File0.swift:3:22: warning: self is not the object") == true)
    }

    @Test func loopsOverObjectsOfAnyClassCallMethodsOfAllObjects() {
        let result = RewrittenText(
            "import UIKit\nclass A {\nlet a = NSHashTable<AnyObject>.weakObjects()\nvar b: [AnyObject] = []\nvar c: [A] = []\n"
                + "func f(_ s: Selector) {\nfor x in a.allObjects { x.perform?(s) }\nfor x in self.b { x.perform(s) }\nfor z in c { z.perform(s) }\n}\n}"
        )
        #expect(result.lines[6] == "for x in a.allObjects { (x as? NSObject)?.perform (s) }")
        #expect(result.lines[7] == "for x in self.b { (x as? NSObject)!.perform(s) }")
        #expect(result.lines[8] == "for z in c { z.perform(s) }")
    }

    @Test func accessorsWithNamesAreMethods() {
        let result = RewrittenText(
            "import UIKit\nclass A: NSObject {\n@objc var a: Int { @objc(itsA) get { 0 } @objc(useA:) set {} }\n}")
        #expect(
            result.lines[3].contains("methods: [(\"itsA\", { _ = $1; return ($0 as! any _ObjectiveC0)._objectiveC0_get0() }), "))
        #expect(
            result.lines[3].contains(
                "(\"useA:\", { _ = ($0 as! any _ObjectiveC0)._objectiveC0_set0($1.first ?? nil); return nil })]"))
    }

    @Test func propertiesOfClassesAreRead() {
        let result = RewrittenText("import UIKit\nclass A: NSObject {\n@objc static var size = 1\nstatic var other = 2\n}")
        #expect(result.lines[4].contains("classMethods: [(\"size\", { ($0 as! any _ObjectiveC0.Type)."))
        #expect(result.lines[4].contains("return RuntimeReflection.MemberTable.value(self.size)"))
        #expect(!result.lines[4].contains("other"))
    }

    @Test func membersOfAnyObjectHaveTheOnlyDeclaredType() {
        let result = RewrittenText(
            "import UIKit\nclass A { @objc var size: Int = 1\n@objc func f(_ a: Int, b: Int) -> String { \"\" } }\n"
                + "func use(_ x: AnyObject, y: Any) { x.size; (y as AnyObject).f?(1, b: 2); x.isEqual(y); x.tag }")
        #expect(
            result.lines[3].hasPrefix(
                "func use(_ x: AnyObject, y: Any) { RewrittenSources._member(\"size\", of: x, as: (Int).self); "
                    + "RewrittenSources._callIfPresent(\"f:b:\", of: (y as AnyObject), [  1,    2], as: (String).self); "
                    + "(x as? NSObject)!.isEqual(y); RewrittenSources._member(\"tag\", of: x, as: (Int).self) }"))
        #expect(result.messages == [])
    }

    @Test func filesThatImportFoundationAloneGetWhatIOSHasThere() {
        for use in ["#selector(A.f)", "DateComponentsFormatter()", "CGAffineTransform.identity", "NSHashTable<A>()"] {
            let text = "import Foundation\nclass A: NSObject { @objc func f() {} }\nlet use = \(use)"
            #expect(RewrittenText(text).lines[0] == "import Foundation; import RewrittenSources", "\(use)")
        }
        let text = "import Foundation\nimport UIKit\nlet x = CGAffineTransform.identity"
        #expect(RewrittenText(text).lines[0] == "import Foundation")
        #expect(RewrittenText("import Foundation\nlet x = Date()").lines[0] == "import Foundation")
    }

    @Test func onlyObjectsHaveTheirMethodsNamesInKeyPaths() {
        let result = RewrittenText("let a = #keyPath(UIApplication.shared), b = #keyPath(UIView.isHidden)")
        #expect(result.lines[0] == "let a = \"sharedApplication\", b = \"hidden\"")
    }

    @Test func membersOfAnyObjectThatAreNotToldHaveAPlace() {
        let result = RewrittenText(
            "import UIKit\nclass A { @objc var size: Int = 1 }\n@objcMembers class B { var size: String = \"\" }\nclass C { var size = 1.0 }\n"
                + "func use(_ x: AnyObject) {\n    x.size\n    (x as AnyObject).absent()\n}")
        #expect(result.messages.count == 2)
        #expect(result.messages[0].hasPrefix("File0.swift:6:7: error: size of AnyObject is not supported: sources"))
        #expect(result.messages[1].hasPrefix("File0.swift:7:22: error: absent() of AnyObject is not supported: no source"))
    }

    @Test func propertiesOfAnyObjectAreLookedInto() {
        let result = RewrittenText(
            "import UIKit\nclass A {\n    weak var target: AnyObject?\n    func f() { target?.perform(s) }\n"
                + "    func g() { _ = self.target!.tag }\n    func h(_ target: A) { target.f() }\n}",
            "import UIKit\nclass B {\n    var target = A()\n    func f() { target.f() }\n}\nclass C: A {\n    func i() { _ = self?.target?.tag }\n}"
        )
        #expect(result.lines[3] == "    func f() { (target as? NSObject)?.perform(s) }")
        #expect(result.lines[4] == "    func g() { _ = RewrittenSources._member(\"tag\", of: self.target, as: (Int).self) }")
        #expect(result.lines[5] == "    func h(_ target: A) { target.f() }")
        #expect(result.files[1][3] == "    func f() { target.f() }")
        #expect(result.files[1][6] == "    func i() { _ = RewrittenSources._member(\"tag\", of: self?.target, as: (Int).self) }")
        #expect(result.messages == [])
    }

    @Test func objectsOfTheFrameworksAreCast() {
        let result = RewrittenText(
            "import UIKit\nfunc f(_ a: UIBarButtonItem, _ c: NSLayoutConstraint) {\n    a.target?.perform(a.action)\n"
                + "    _ = g(#selector(A.g))\n        .target!.perform(a.action, with: a)\n"
                + "    if c.firstItem?.isEqual(a.target) == true {}\n    guard let owner = a.target else { return }\n"
                + "    owner.perform(a.action!)\n    let other = a.target as? A\n    other?.perform(a.action)\n}\n"
                + "class A: NSObject { @objc func g() {} }",
            "import XCTest\nfunc test(_ a: A) throws {\n    let owner = try XCTUnwrap(a.item.target)\n"
                + "    _ = owner.perform(a.item.action)\n}")
        #expect(result.files[1][3] == "    _ = (owner as? NSObject)!.perform(a.item.action)")
        #expect(result.lines[2] == "    (a.target as? NSObject)?.perform(a.action)")
        #expect(result.lines[3].hasPrefix("    _ = (g("))
        #expect(!result.lines[3].contains("#selector"))
        #expect(result.lines[4] == "        .target as? NSObject)!.perform(a.action, with: a)")
        #expect(result.lines[5] == "    if (c.firstItem as? NSObject)?.isEqual(a.target) == true {}")
        #expect(result.lines[7] == "    (owner as? NSObject)!.perform(a.action!)")
        #expect(result.lines[9] == "    other?.perform(a.action)")
        #expect(result.messages == [])
    }

    @Test func targetsOfOtherTypesAreLeft() {
        let result = RewrittenText(
            "import UIKit\nstruct S {\n    let target = A()\n}\nfunc f(_ s: S) {\n    s.target.perform(g)\n}")
        #expect(result.lines[5] == "    s.target.perform(g)")
    }

    @Test func namesThatAreDeclaredAgainAreLeft() {
        let text = "import UIKit\nfunc use(_ x: AnyObject) {\n    if let x = x as? A { x.size }\n}"
        #expect(RewrittenText(text).lines == text.split(separator: "\n").map(String.init))
    }

    @Test func observersThatAreNoRespondersHaveNothingToOverride() {
        let method = "func observeValue(forKeyPath p: String?, of o: Any?, change c: C?, context x: X?)"
        let result = RewrittenText(
            "class A: NSObject {\noverride \(method) { super.observeValue(forKeyPath: p, of: o, change: c, context: x) }\n}\n"
                + "class B: A {\noverride \(method) { f() }\n}\nclass C: UIViewController {\noverride \(method) { f() }\n}")
        #expect(
            result.lines[1].hasPrefix("         \(method) { RewrittenSources.UnhandledChange(observer: self).observeValue("))
        #expect(result.lines[2].contains("(\"observeValueForKeyPath:ofObject:change:context:\","))
        #expect(result.lines[4] == "override \(method) { f() }")
        #expect(result.lines[7] == "override \(method) { f() }")
    }

    @Test func propertiesThatOthersOnlyReadHaveNames() {
        let result = RewrittenText("@objcMembers class A: NSObject {\nprivate(set) var a = 1\nprivate var b = 1\n}")
        #expect(result.lines[3].contains("getters: [(\"a\", ") && !result.lines[3].contains("\"b\""))
    }

    private static let paths = [
        ("#keyPath(UIView.isHidden)", "\"hidden\""), ("#keyPath(A.isOpen)", "\"isOpen\""),
        ("#keyPath(isOpen)", "\"isOpen\""), ("#keyPath(A.box.isHidden)", "\"box.hidden\""),
    ]

    @Test(arguments: paths) func keyPathsHaveTheNamesOfObjectiveC(_ path: String, _ expected: String) {
        let result = RewrittenText("class A: UIView {\n@objc var isOpen = true\n@objc var box = UIView()\nlet p = \(path)\n}")
        #expect(result.lines[3] == "let p = \(expected)")
    }

    @Test func methodsThatTypesAloneTellApartAreCalledByThem() {
        let lines = RewrittenText(
            "import UIKit\nclass A: NSObject {\n@objc(one:) func f(_ a: Int) {}\n@objc(two:) func f(_ a: UIView!) {}\n@objc func g(_ a: Int) {}\n}"
        ).lines
        #expect(lines[5].contains("self.f(RuntimeReflection.MemberTable.argument(values, 0) as Int)"))
        #expect(lines[5].contains("self.f(RuntimeReflection.MemberTable.argument(values, 0) as UIView?)"))
        #expect(lines[5].contains("self.g(RuntimeReflection.MemberTable.argument(values, 0))"))
    }

    private static let ownMethods = [
        ("func setValuesForKeys(_ a: [String: Any])", "setValuesForKeys(a)"),
        ("func dictionaryWithValues(forKeys a: [String]) -> [String: Any]", "dictionaryWithValues(forKeys: a)"),
        ("func willChangeValue(forKey a: String)", "willChangeValue(forKey: a)"),
        ("func didChangeValue(forKey a: String)", "didChangeValue(forKey: a)"),
        ("func value(forKeyPath a: String) -> Any?", "value(forKeyPath: a)"),
        ("func setValue(_ a: Any?, forKeyPath b: String)", "setValue(a, forKeyPath: b)"),
    ]

    @Test(arguments: ownMethods) func methodsThatObjectsHaveOnIOSAreNoOverrides(_ declaration: String, _ call: String) {
        let text = RewrittenText("import UIKit\nclass A: NSObject {\noverride \(declaration) {\nsuper.\(call)\n}\n}")
        #expect(text.lines[2] == "         \(declaration) {")
        #expect(text.lines[3] == "RewrittenSources.OwnKeys(of: self).\(call)")
        let inView = RewrittenText(
            "import UIKit\nclass A: UIView {\noverride func setValuesForKeys(_ a: [String: Any]) { b() }\n}")
        #expect(inView.lines[2] == "override func setValuesForKeys(_ a: [String: Any]) { b() }")
    }

    @Test(arguments: [
        "func isKind(of a: AnyClass) -> Bool", "func isMember(of a: AnyClass) -> Bool",
        "func addObserver(_ a: NSObject, forKeyPath b: String, options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?)",
        "func removeObserver(_ a: NSObject, forKeyPath b: String)",
    ]) func overridesThatFoundationRefusesAreToldOf(_ declaration: String) {
        let messages = RewrittenText("import UIKit\nclass A: NSObject {\noverride \(declaration) { b() }\n}").messages
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("File0.swift:3:15: error: an override of ") == true)
    }

    @Test func callsOfRecordedInvocationsGoByNames() {
        let start = "import UIKit\nclass A: NSObject { let undo = UndoManager(); @objc func name(_ a: String) {\n"
        let recorded = RewrittenText(start + "(undo.prepare(withInvocationTarget: self) as AnyObject).name(a)\n} }")
        #expect(recorded.messages.isEmpty)
        #expect(
            recorded.lines[2].contains(
                "RewrittenSources._call(\"name:\", of: (undo.prepare(withInvocationTarget: self) as AnyObject)"))
        let cast = RewrittenText(start + "(undo.prepare(withInvocationTarget: self) as! A).name(a)\n} }")
        #expect(cast.messages.first?.contains("prepare(withInvocationTarget:) as A is not supported") == true)
    }

    @Test func predicatesOfExpressionsHaveClassesOfTheirOwn() {
        let lines = RewrittenText(
            "import UIKit\nfunc f() {\n_ = NSComparisonPredicate(leftExpression: NSExpression(forKeyPath: a))\n}"
        ).lines
        #expect(
            lines[2]
                == "_ = RewrittenSources._NSComparisonPredicate(leftExpression: RewrittenSources._NSExpression(forKeyPath: a))")
    }

    @Test func unusedImportsOfFrameworksWithFewNamesAreLeftOut() {
        #expect(
            RewrittenText("import UIKit\nimport CoreData\nimport NotificationCenter\nlet a = 1").lines[1...2] == [
                "import CoreData", "                         ",
            ])
        #expect(RewrittenText("import NotificationCenter\nvar a: NCUpdateResult?").lines[0] == "import NotificationCenter")
    }

    @Test func membersOfAnyObjectAreCalledByNamesThatTheyAreGiven() {
        let text = RewrittenText(
            "import UIKit\nclass A: NSObject { @objc(setWidth:height:) func resize(_ a: Int, _ b: Int) {} }\nfunc f(_ x: AnyObject) { x.resize(1, 2) }"
        )
        #expect(text.lines[2].contains("RewrittenSources._call(\"setWidth:height:\", of: x, [ 1, 2], as: (Void).self)"))
    }

    @Test func elementsAndConstantsAreObjectsToo() {
        let result = RewrittenText(
            "import UIKit\nfunc a(_ l: [AnyObject]) -> Any? { l.first?.priority }\n"
                + "func b(_ x: Any, _ y: Any) -> Bool { let v = x as AnyObject; return v.isEqual(y) }\n"
                + "func c(_ d: [Int: Any]) -> Any? { d[0].map { $0 as AnyObject }?.cgRectValue }\n"
                + "func d(_ o: AnyObject) -> String { type(of: o).description() }")
        #expect(result.lines[1].contains("{ (l.first as? NSLayoutConstraint)?.priority }"))
        #expect(result.lines[2].contains("return (v as? NSObject)!.isEqual(y) }"))
        #expect(result.lines[3].contains("{ (d[0].map { $0 as AnyObject } as? NSValue)?.cgRectValue }"))
        #expect(result.lines[4].contains("{ RewrittenSources.nameOfClass(type(of: o)) }"))
        #expect(result.messages.isEmpty)
    }
}
