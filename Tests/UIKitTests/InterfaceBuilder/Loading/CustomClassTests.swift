import Foundation
import Testing
import UIKit

/// Notes what it finds when it is made and when it is awake.
class WitnessView: UIView {
    var caption: UILabel!
    var size = 3.0
    private(set) var found: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        found.append("init \(Int(frame.width))x\(Int(frame.height)) tag \(tag) subviews \(subviews.count)")
        found.append("constraints \(constraints.count) caption \(caption == nil)")
        found.append("key \(coder.decodeObject(forKey: "other") == nil)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        found.append("awake \(caption?.text ?? "-") size \(size)")
    }
}

/// A label that refuses to be made.
class RefusingLabel: UILabel {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}

class WitnessLabel: UILabel {
    private(set) var textAtInit: String?
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        textAtInit = text
    }
}

/// Custom classes are found and made by their own `init(coder:)`.
@MainActor
struct CustomClassTests {
    private func view(_ customClass: String, _ contents: String = "") -> String {
        "<view tag=\"5\" \(customClass) id=\"top\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/>\(contents)</view>"
    }
    private let contents = """
        <subviews><label text="Hi" customClass="WitnessLabel" customModule="UIKitTests" \
        translatesAutoresizingMaskIntoConstraints="NO" id="lab"/></subviews>
        <constraints><constraint firstItem="lab" firstAttribute="top" secondItem="top" secondAttribute="top" id="c"/></constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="size">
        <real key="value" value="4.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="caption" destination="lab" id="o"/></connections>
        """

    @Test func initializersFindWhatTheDocumentSays() throws {
        let nib = LoadedDocument.nib(view("customClass=\"WitnessView\" customModule=\"UIKitTests\"", contents))
        let log = LoadedDocument.log {
            let view = nib.instantiate(withOwner: nil)[0] as? WitnessView
            #expect(
                view?.found == [
                    "init 320x480 tag 5 subviews 1", "constraints 1 caption true", "key true", "awake Hi size 4.5",
                ])
            #expect((view?.caption as? WitnessLabel)?.textAtInit == "Hi")
        }
        #expect(log.isEmpty, "\(log)")
    }

    /// The module of the target that the document is built into counts, not the name it had when it was saved.
    @Test func modulesComeFromTheOwner() {
        let owner = OutletOwner(UIView())
        let nib = LoadedDocument.nib(
            LoadedDocument.owner("")
                + view("customClass=\"WitnessView\" customModule=\"Elsewhere\" customModuleProvider=\"target\""))
        #expect(nib.instantiate(withOwner: owner)[0] is WitnessView)
    }

    /// A test is no program of the target's name, and sources may be in any module of a package.
    @Test(arguments: ["", "customModule=\"Elsewhere\""]) func classesAreFoundInAnyModule(_ module: String) {
        let nib = LoadedDocument.nib(view("customClass=\"WitnessView\" \(module) customModuleProvider=\"target\""))
        #expect(nib.instantiate(withOwner: nil).first is WitnessView)
    }

    @Test func unknownClassesAreReplacedByTheNearest() throws {
        let nib = LoadedDocument.nib(
            "<label text=\"x\" customClass=\"Missing\" id=\"lab\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
        )
        let log = LoadedDocument.log { #expect((nib.instantiate(withOwner: nil)[0] as? UILabel)?.text == "x") }
        #expect(log.count == 1)
        #expect(
            log[0].hasPrefix("[UIKit] data.xib:4:10: Unknown class Missing in Interface Builder file. It was looked for in "))
        #expect(log[0].hasSuffix("; UILabel is used instead."))
    }

    @Test func viewsThatRefuseAreLeftOut() {
        let label =
            "<subviews><label customClass=\"RefusingLabel\" customModule=\"UIKitTests\" id=\"lab\"><rect key=\"frame\" x=\"0\" y=\"0\" "
            + "width=\"9\" height=\"9\"/></label></subviews>"
        let log = LoadedDocument.log {
            #expect((LoadedDocument.nib(view("", label)).instantiate(withOwner: nil)[0] as? UIView)?.subviews.isEmpty == true)
        }
        #expect(log.count == 1 && log[0].contains("init(coder:) of UIKitTests.RefusingLabel made no object"), "\(log)")
    }

    @Test func eachInstantiationMakesNewObjects() {
        let nib = LoadedDocument.nib(view(""))
        #expect(nib.instantiate(withOwner: nil)[0] as AnyObject !== nib.instantiate(withOwner: nil)[0] as AnyObject)
    }
}
