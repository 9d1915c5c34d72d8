import Testing

@testable import SourceRewriting

/// The rewriting of `#selector`: the name that Swift gives the method in Objective-C.
@Suite struct SelectorTests {
    private static let names: [(String, [String?], String)] = [
        ("save", [], "save"), ("save", [nil], "save:"), ("save", ["sender"], "saveWithSender:"),
        ("save", [nil, "event"], "save:event:"),
        ("save", ["to", "name"], "saveTo:name:"), ("move", ["from"], "moveFrom:"), ("saveTo", ["file"], "saveToFile:"),
        ("pick", [nil, nil], "pick::"), ("init", ["frame"], "initWithFrame:"),
    ]

    @Test(arguments: names) func namesJoinWithTheFirstLabel(_ base: String, _ labels: [String?], _ selector: String) {
        #expect(ObjectiveCName.selector(base, labels) == selector)
    }

    private static let references = [
        ("#selector(save)", "@objc func save(_ sender: Any) {}", "Selector(\"save:\")"),
        ("#selector(self.save)", "@objc func save(with sender: Any) {}", "Selector(\"saveWith:\")"),
        ("#selector(A.save(_:event:))", "@objc func save(_ a: Int, event: Int) {}", "Selector(\"save:event:\")"),
        ("#selector(save)", "@objc(keep:) func save(_ sender: Any) {}", "Selector(\"keep:\")"),
        ("#selector((save as () -> Void))", "@objc func save() {}", "Selector(\"save\")"),
        (
            "#selector(save as (Int) -> Void)",
            "@objc func save() {}; @objc func save(_ a: Int) {}; @objc func save(b: String) {}",
            "Selector(\"save:\")"
        ),
        (
            "#selector((A.save as (A) -> (String) -> Void))", "@objc func save(_ a: Int) {}; @objc func save(b: String) {}",
            "Selector(\"saveWithB:\")"
        ),
        ("#selector(getter: size)", "@objc var size = 0", "Selector(\"size\")"),
        ("#selector(getter: lit)", "@objc(isLit) var lit = false", "Selector(\"isLit\")"),
        ("#selector(setter: lit)", "@objc(isLit) var lit = false", "Selector(\"setIsLit:\")"),
        ("#selector(getter: size)", "@objc var size: Int { @objc(itsSize) get { 0 } }", "Selector(\"itsSize\")"),
        ("#selector(setter: A.size)", "@objc var size = 0", "Selector(\"setSize:\")"),
        ("#selector(UIView.endEditing(_:))", "", "Selector(\"endEditing:\")"),
        ("#selector(WKWebView.goBack)", "", "Selector(\"goBack\")"),
        ("#selector(UndoManager.undo)", "", "Selector(\"undo\")"),
        ("#selector(undoManager!.redo)", "", "Selector(\"redo\")"),
        ("#selector(undoManager.removeAllActions as () -> Void)", "", "Selector(\"removeAllActions\")"),
        ("#selector(UndoManager.removeAllActions(withTarget:))", "", "Selector(\"removeAllActionsWithTarget:\")"),
        ("#selector(OperationQueue.cancelAllOperations)", "", "Selector(\"cancelAllOperations\")"),
        ("#selector(NSObject.perform(_:with:))", "", "Selector(\"performSelector:withObject:\")"),
        ("#selector(NSObject.isKind)", "", "Selector(\"isKindOfClass:\")"),
        ("#selector(NSObject.copy)", "", "Selector(\"copy\")"), ("#selector(copy(_:))", "", "Selector(\"copy:\")"),
        ("#selector(NotificationCenter.post(_:))", "", "Selector(\"postNotification:\")"),
        ("#selector(Timer.cancel)", "@objc func cancel(_ sender: Any) {}", "Selector(\"cancel:\")"),
        ("#selector(getter: UIApplication.shared)", "", "Selector(\"sharedApplication\")"),
        ("#selector(setter: UIView.isHidden)", "", "Selector(\"setHidden:\")"),
        ("#keyPath(A.lit)", "@objc(isLit) var lit = false", "\"isLit\""),
        ("#keyPath(A.other.lit)", "@objc var other: A; @objc(isLit) var lit = false", "\"other.isLit\""),
        ("#keyPath(A.layer.bounds)", "", "\"layer.bounds\""),
    ]

    @Test(arguments: references) func referencesBecomeNames(_ expression: String, _ members: String, _ expected: String) {
        let result = RewrittenText("class A: UIView {\n\(members)\nfunc use() { take(\(expression)) }\n}")
        #expect(result.lines[2] == "func use() { take(\(expected)) }")
        #expect(result.messages == [])
    }

    @Test func classesInModulesOfTheirOwnAreRegisteredByTheFile() {
        let result = RewrittenText(
            "import UIKit\nclass A: NSObject {\n    let s: URLSession\n    let c = #selector(URLSessionDataTask.cancel)\n    let d = #selector(Operation.cancel)\n}"
        )
        #expect(result.lines[3] == "    let c = Selector(\"cancel\")")
        #expect(
            result.lines[5]
                == "}; import RuntimeReflection; @section(\".init_array\") @used private let _registerPart1: @Sendable @convention(c) () -> Void = { "
                + "RuntimeReflection.MemberTables.register { RuntimeReflection.MemberTable(describes: { $0 is URLSessionTask.Type }, "
                + "methods: [(\"cancel\", { object, _ in _ = (object as? URLSessionTask)?.cancel(); return nil })]) } }")
        #expect(result.messages == [])
    }

    @Test func methodsOfSuperclassesInOtherFilesAreFound() {
        let result = RewrittenText(
            "class B: A { let s = #selector(save) }", "class A: UIView { @objc func save(for sender: Any) {} }")
        #expect(result.lines[0] == "class B: A { let s = Selector(\"saveFor:\") }")
    }

    @Test func anUnknownMethodHasAPlace() {
        let result = RewrittenText("class A: UIView {\n    let s = #selector(nowhere)\n}")
        #expect(result.messages.count == 1)
        #expect(result.messages[0].hasPrefix("File0.swift:2:13: error: #selector(nowhere)"))
    }

    @Test func severalMethodsOfANameAreNotGuessed() {
        let result = RewrittenText("class A { @objc func f(_ a: Int) {}\n@objc func f(b: Int) {}\nlet s = #selector(f) }")
        #expect(result.messages == ["File0.swift:3:9: error: #selector(f) fits f(_:) and f(b:). Name the labels."])
    }

    @Test func castsTellMethodsApartWhoseParametersAreUnwrapped() {
        let text = RewrittenText(
            "import UIKit\nclass A: NSObject {\n@objc(one:) func f(_ a: Int) {}\n@objc(two:) func f(_ a: UIView!) {}\nfunc g() {\n"
                + "_ = #selector(A.f(_:) as (A) -> (UIView?) -> Void)\n_ = #selector(f(_:))\n}\n}")
        #expect(text.lines[5] == "_ = Selector(\"two:\")")
        #expect(text.messages.first?.hasSuffix("fits f(_:) and f(_:). Name the types of the parameters.") == true)
    }
}
