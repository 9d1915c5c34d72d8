import Testing

@testable import SourceRewriting

/// Objects that are made from metatypes by `init()`, whose type the file writes, or another one, or none.
@Suite struct MetatypeTests {
    private static let uses: [(String, Bool)] = [
        ("let t: UIView.Type = UIView.self; _ = t.init()", true), ("let t = UILabel.self; _ = t.init()", true),
        ("let t = type(of: self); _ = t.init()", true), ("_ = type(of: self).init()", true),
        ("_ = types.map { $0.init() }", true), ("_ = types.map { t in t.init() }", true),
        ("for t in types { _ = t.init() }", true),
        ("_ = types[0].init()", true), ("for (_, t) in byName { _ = t.init() }", true),
        ("_ = types.randomElement()?.init()", true), ("if let t = types.first { _ = t.init() }", true),
        ("_ = made(at: 0).init()", true),
        ("_ = (x as! Own.Type).init()", true), ("_ = unknown.init()", true), ("_ = model.init()", false),
        ("let t: Model.Type = Model.self; _ = t.init()", false), ("let m = Model(); _ = type(of: m).init()", false),
        ("let m = Own(frame: .zero); _ = type(of: m).init()", true),
        ("_ = UIView.init()", false), ("let t = String.self; _ = t.init()", false),
    ]

    @Test(arguments: uses) func objectsAreMadeByAFunction(_ use: String, _ isRewritten: Bool) {
        let result = RewrittenText(
            "import UIKit\nclass Own: UIView {\n    func use(_ x: Any) { \(use) }\n}",
            "class Lists { var types: [UIView.Type] = []; var byName: [String: Own.Type]; var model: Model.Type; func made(at place: Int) -> Own.Type? }\nstruct Model {}"
        )
        #expect(result.lines[2].contains("._make()") == isRewritten)
    }

    /// Where classes without Objective-C are made so too, what is not known stays.
    @Test func otherClassesKeepTheirInitializers() {
        let result = RewrittenText(
            "import UIKit\nclass Plain { required init() {} }\nfunc use(_ plain: Plain.Type, _ view: UIView.Type) { plain.init(); view.init(); unknown.init() }"
        )
        #expect(
            result.lines[2].hasPrefix(
                "func use(_ plain: Plain.Type, _ view: UIView.Type) { plain.init(); view._make(); unknown.init() }"))
    }

    /// Nothing may stand behind the end of a condition on its line, where many libraries' files end.
    @Test(arguments: ["t.init()", "t.init(frame: .zero)", "Self()"]) func conditionsMayEndTheFile(_ call: String) {
        let result = RewrittenText(
            "import UIKit\n#if os(iOS)\nfinal class Own: UIView {\n    static func make(_ t: UIView.Type) -> UIView { \(call) }\n}\n#endif\n"
        )
        #expect(Array(result.lines[5...]) == ["#endif", ""])
        #expect(result.lines[4].hasPrefix("}; ") && result.lines[4].contains("import RewrittenSources"))
    }

    @Test func associatedTypesOfOtherFilesMakeObjects() {
        let result = RewrittenText(
            "import UIKit\nprotocol P { associatedtype Made: UIView }\n",
            "import UIKit\nextension P {\nvar make: () -> Made { Made.init }\nfunc one() -> Made { Made(frame: .zero) }\n}\n")
        let text = result.files[1].joined()
        #expect(text.contains("init() { self = Self._make() }") && text.contains("init(frame: CGRect)"))
    }

    @Test func buttonsOfATypeAreMadeFromATypeVariable() {
        let result = RewrittenText("import UIKit\nclass A<B: UIButton> { func f() -> B { B(type: .system) } }\n")
        #expect(result.lines[1].contains("init(type: UIKit.UIButton.ButtonType) { self = Self._make(type: type) }"))
    }
}
