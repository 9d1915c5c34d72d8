import InterfaceBuilderCanvas
import SceneFixtures
import Testing

@MainActor
struct CanvasRuleTrialTests {
    /// Steppers were 29 points high before Xcode 11.2; UIKit's are 32.
    @Test(arguments: [(nil, "10 10 94 29"), ("steppers", "10 10 94 32"), ("progressViews", "10 10 94 29")])
    func aTrialLeavesOneRuleOut(_ name: String?, frame: String) throws {
        let trial = CanvasRuleTrial(leavingOut: name)
        #expect(try trial.run(frameOfStepper) == frame)
        #expect(trial.met.contains("steppers") && !trial.met.contains("progressViews"))
        #expect(try frameOfStepper() == "10 10 94 29", "the trial ends with its call")
    }

    private func frameOfStepper() throws -> String {
        let document = try SceneFixture.xib(
            """
            <subviews><stepper id="S" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame"/></stepper></subviews><constraints>
            <constraint id="x" firstItem="S" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="10"/>
            <constraint id="y" firstItem="S" firstAttribute="top" secondItem="R" secondAttribute="top" constant="10"/></constraints>
            """)
        return SceneFixture.layOut(document) { $0.presenter.toolsVersion = .xcode9 }.frame("S")
    }

    /// `Scripts/canvas-evidence` keeps numbers by name.
    @Test func namesAreUnique() {
        let names = CanvasRule.all.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
