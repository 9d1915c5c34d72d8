import Testing

@testable import SourceRewriting

/// The members of types' superclasses and protocols.
@Suite struct AncestryTests {
    private func index(_ text: String) -> ProjectIndex {
        ProjectIndex(parsing: [.init(path: "A.swift", bytes: Array(text.utf8))])
    }

    @Test func aTypeHasWhatItsFamilyHas() {
        let index = index(
            """
            @objc protocol P { @objc(far) optional func f(); @objc(g) optional func g() }
            @objc protocol Q: P { @objc(near) optional func f() }
            @objcMembers class A: CAGradientLayer, P {}
            class B: A {}
            class C: B, Q {}
            """)
        #expect(Array(index.family(of: "C")) == ["C", "B", "Q", "A", "P"])
        #expect(Array(index.superclasses(of: "C")) == ["B", "A"] && Array(index.superclasses(of: "A")) == [])
        #expect(index.requirementNames(of: "C") == ["f()": "near", "g()": "g"])
        #expect(index.requirementNames(of: "B") == ["f()": "far", "g()": "g"])
        #expect(index.optionalSelectors(of: "C") == ["far", "near", "g"])
        #expect(index.exposesMembers("C") && index.isLayer("C") && !index.exposesMembers("P"))
        #expect(index.conformances(of: "C") == ["B", "Q", "P"])
    }

    @Test("Classes and protocols that inherit from themselves do not compile; they are read to the end")
    func circles() {
        let index = index(
            """
            class A: B {}
            class B: C {}
            @objcMembers class C: A {}
            protocol P: Q {}
            protocol Q: P, Q {}
            class D: P {}
            """)
        for path in ["A", "B", "C", "D"] {
            #expect(Array(index.superclasses(of: path)).count < 3 && Array(index.family(of: path)).count <= 3)
        }
        #expect(index.exposesMembers("C"))
    }

    @Test("A chain of classes takes linear time", .timeLimit(.minutes(3)))
    func chain() {
        let count = 5_000
        let classes = (1..<count).map { number in
            "class A\(number): A\(number - 1) { @objc func go\(number)() {}; override func didMoveToWindow() {} }\n"
                + "extension A\(number) { override func layoutSubviews() { perform(#selector(go\(number))) } }\n"
        }
        let result = RewrittenText("import UIKit\nclass A0: UIView {}\n" + classes.joined())
        #expect(result.messages == [] && result.lines.count == 2 * count + 1)
        #expect(result.lines.last { !$0.isEmpty }?.contains("Selector(\"go\(count - 1)\")") == true)
    }
}
