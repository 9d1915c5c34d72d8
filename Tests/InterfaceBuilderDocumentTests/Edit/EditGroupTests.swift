import SeededRandom
import Testing

@testable import InterfaceBuilderDocument

/// Edits that do not meet are made together, and come out as one after the other.
struct EditGroupTests {
    /// A view with some labels in a list, each with constraints and attributes of different kinds.
    private func document(_ count: Int) throws -> InterfaceDocument {
        let labels = (0..<count).map { number in
            """
                      <label text="\(number)" \(number % 3 == 0 ? "fixedFrame=\"YES\" " : "")id="L\(number)">
                          <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
                          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
            """
        }
        let constraints = (0..<count).map {
            "          <constraint firstItem=\"L\($0)\" firstAttribute=\"top\" secondItem=\"R\" secondAttribute=\"top\" id=\"k\($0)\"/>"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                <view id="R">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
            \(labels.joined(separator: "\n"))
                      <view id="V"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>
                  </subviews>
                  <constraints>
            \(constraints.joined(separator: "\n"))
                  </constraints>
                  <connections><outlet property="a" destination="k1" id="o1"/><outlet property="b" destination="L2" id="o2"/></connections>
                </view>
              </objects>
            </document>

            """
        return try InterfaceDocument(bytes: Array(text.utf8))
    }

    /// The text after the edits, one at a time, or the error with its number.
    private func oneByOne(_ edits: [DocumentEdit], _ document: InterfaceDocument) -> String {
        var editor = DocumentEditor(document)
        for (number, edit) in edits.enumerated() {
            do throws(DocumentEditError) { try editor.apply(edit) } catch {
                return "\(number): \(error) \(error.position as Any)"
            }
        }
        return String(decoding: editor.document.tree.source, as: UTF8.self)
    }

    private func together(_ edits: [DocumentEdit], _ document: InterfaceDocument) -> String {
        do throws(DocumentEditError) {
            return String(decoding: try document.applying(edits).tree.source, as: UTF8.self)
        } catch {
            return "\(error.edit): \(error) \(error.position as Any)"
        }
    }

    private func readings(_ statements: [String], _ document: InterfaceDocument) throws -> Int {
        var editor = DocumentEditor(document)
        let edits = try statements.map { try DocumentEdit(parsing: $0) }
        try editor.apply(edits[...])
        #expect(String(decoding: editor.document.tree.source, as: UTF8.self) == oneByOne(edits, document))
        return editor.readings
    }

    @Test(
        "A document is read once for many edits of a kind",
        arguments: [
            "add label to R", "set L#.text x", "remove L#", "remove k#", "constrain L#.left = R.left", "move L# first",
            "move L# after V",
        ])
    func kinds(_ statement: String) throws {
        let statements = (0..<40).map { statement.replacing("#", with: "\($0)") }
        #expect(try readings(statements, document(40)) == 1)
    }

    @Test func setsOfSeveralAttributesAreReadOnce() throws {
        let statements = (0..<20).flatMap {
            ["set L\($0).text x", "set L\($0).fontDescription.pointSize 20", "set L\($0).alpha 0.5", "set L\($0).tag 3"]
        }
        #expect(try readings(statements, document(20)) == 1)
    }

    /// What a view gets after it was added is read after it.
    @Test func newViewsWithConstraintsAreReadTwiceEach() throws {
        let statements = (0..<10).flatMap {
            ["add label N\($0) to R", "constrain N\($0).top = R.top", "constrain N\($0).left = R.left"]
        }
        #expect(try readings(statements, document(3)) <= 20)
    }

    /// Halves are tried, so that the number of readings grows with the logarithm of the number of edits.
    @Test func theEditAtFaultIsFound() throws {
        let document = try document(64)
        var statements = (0..<64).map { "set k\($0).constant \($0)" }
        statements[41] = "set k41.constant x"
        var editor = DocumentEditor(document)
        let edits = try statements.map { try DocumentEdit(parsing: $0) }
        let error = #expect(throws: DocumentEditError.self) { try editor.apply(edits[...]) }
        #expect(error?.edit == 41 && editor.readings <= 20)
    }

    @Test("Random moves among siblings are read once and come out as one after the other", arguments: 0..<50)
    func randomMoves(_ seed: Int) throws {
        var random = SplitMix(seed: seed)
        let statements = (0...random.below(20)).map { _ in
            let (one, other) = (random.below(9), random.below(8))
            let position = random.pick(["first", "before V", "after V", "before L\(other < one ? other : other + 1)", "to R"])
            return "move L\(one) \(position)"
        }
        #expect(try readings(statements, document(9)) == 1, "\(statements)")
    }

    @Test("Random edits come out as one after the other", arguments: 0..<150)
    func random(_ seed: Int) throws {
        var random = SplitMix(seed: seed)
        let document = try document(4)
        let edits = try (0...random.below(12)).map { number in
            let (one, other) = ("L\(random.below(5))", random.pick(["R", "V", "L0", "L3", "N1"]))
            let position = random.pick(["to \(other)", "to \(other)", "first", "before \(other)", "after \(other)"])
            let attribute = random.pick(["text", "tag", "alpha", "fixedFrame", "userLabel", "customClass", "frame.x", "id"])
            let statement =
                switch random.below(10) {
                case 0: "add label \(random.pick(["", "N1", "N2", "L1"])) to \(other) x=\(random.pick(["1", "1", "1", "one"]))"
                case 1, 2: "set \(one).\(attribute) \(number)"
                case 3:
                    "set k\(random.below(5)).\(random.pick(["constant", "priority", "secondItem"])) \(random.pick(["5", "L1", "R"]))"
                case 4: "remove \(one)"
                case 5: "remove k\(random.below(5))"
                case 6: "move \(one) \(position)"
                case 7: "move \(one) \(position)"
                case 8: "add stackView to R before \(one)"
                default: "constrain \(one).left = \(other).left\(random.pick(["", " id n1", " + 4"]))"
                }
            return try DocumentEdit(parsing: statement)
        }
        #expect(together(edits, document) == oneByOne(edits, document), "\(edits)")
    }
}
