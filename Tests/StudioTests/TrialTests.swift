import Foundation
import StudioMessages
import Testing

@testable import Studio

/// Values that are tried in a running program, by the agent's protocol.
@Suite struct TrialTests {
    private let client: ProgramClient

    init() throws {
        let program = Bundle.main.bundleURL.appendingPathComponent("ScrollingArticle").path
        client = try ProgramClient(program, folder: FileManager.default.currentDirectoryPath)
    }

    private struct Trial: Decodable {
        struct Change: Decodable {
            let id, name, code: String
            let value, before, document, object, edit: String?
        }
        let changes: [Change]
    }

    private struct Attributes: Decodable {
        struct Row: Decodable {
            let name: String
            let value, defaultValue: String?
        }
        struct Constraint: Decodable {
            let id, firstAttribute: String
            let constant: String?
        }
        let id: String
        let rows: [Row]
        let constraints: [Constraint]
    }

    private struct Views: Decodable {
        struct Tree: Decodable {
            struct View: Decodable {
                let id, className, words: String
                let frame, place: [Double]
                let isHidden: Bool
            }
            let views: [View]
        }
        let tree: Tree
    }

    private func ask<Answer: Decodable>(_ operation: StudioRequest.Operation, _ change: (inout StudioRequest) -> Void = { _ in })
        throws -> Answer
    {
        var request = StudioRequest(operation)
        change(&request)
        let data = try client.ask(request)
        if [.trial, .attributes].contains(operation) { #expect(try MessageSchema().faults(operation.rawValue, data) == []) }
        return try JSONDecoder().decode(Answer.self, from: data)
    }

    private func trying(_ text: String) throws -> Trial { try ask(.trial) { $0.text = text } }

    private func views() throws -> [Views.Tree.View] { try (ask(.tree) as Views).tree.views }

    private func view(_ isWanted: (Views.Tree.View) -> Bool) throws -> Views.Tree.View {
        let found = try views().first(where: isWanted)
        return try #require(found)
    }

    private func attributes(of view: String) throws -> Attributes { try ask(.attributes) { $0.view = view } }

    @Test func aTextIsTriedAndTakenBack() throws {
        let label = try view { $0.className == "UILabel" && $0.words.contains("lighthouse") }
        #expect(try trying("").changes.isEmpty)
        let tried = try trying(
            "set \(label.id).text \"A lamp\" ; set \(label.id).textColor systemRedColor ; set \(label.id).hidden YES")
        // The label stands in a property of the controller.
        #expect(
            tried.changes.map(\.code) == [
                "topLabel.text = \"A lamp\"", "topLabel.textColor = .systemRed", "topLabel.isHidden = true",
            ])
        #expect(tried.changes.allSatisfy { $0.document == nil && $0.edit == nil })
        let row = try #require(attributes(of: label.id).rows.first { $0.name == "text" })
        #expect(row.value == "A lamp" && row.defaultValue?.contains("lighthouse") == true)
        #expect(try view { $0.id == label.id }.isHidden)
        let back = try trying("unset \(label.id).text ; unset \(label.id).textColor ; unset \(label.id).hidden")
        #expect(back.changes.isEmpty)
        #expect(try view { $0.id == label.id }.words.contains("lighthouse"))
    }

    @Test func colorsAndPrioritiesAreSwift() throws {
        let box = try view { $0.className == "UIView" && $0.frame[3] == 86 }
        let tried = try trying(
            "set \(box.id).backgroundColor #3366CC80 ; set \(box.id).horizontalHuggingPriority 750 ; set \(box.id).verticalCompressionResistancePriority 740.5"
        )
        #expect(
            tried.changes.map(\.code) == [
                "boxView.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.502)",
                "boxView.setContentHuggingPriority(.defaultHigh, for: .horizontal)",
                "boxView.setContentCompressionResistancePriority(UILayoutPriority(740.5), for: .vertical)",
            ])
    }

    @Test func aConstantOfADocumentIsAnEditOfIt() throws {
        let tab = try view { $0.words.contains("Storyboard") }
        let other = try view { $0.className == "UIView" && $0.frame[3] == 86 }
        for phase in ["began", "ended"] {
            let _: [String: Bool] = try ask(.touch) {
                ($0.phase, $0.x, $0.y) = (phase, tab.place[0] + tab.place[2] / 2, tab.place[1] + tab.place[3] / 2)
            }
        }
        // The tab is shown in a later turn of the run loop.
        for _ in 0..<100 where try views().contains(where: { $0.id == other.id }) { usleep(10_000) }
        let box = try view { $0.className == "UIView" && $0.frame[3] == 86 }
        let height = try #require(attributes(of: box.id).constraints.first { $0.firstAttribute == "height" })
        #expect(height.constant == "86")
        let tried = try trying("set \(height.id).constant 120 ; set \(height.id).priority 900 ; set \(box.id).alpha 0.5")
        #expect(
            tried.changes.map(\.edit) == ["set art-20-c.constant 120", "set art-20-c.priority 900", "set art-06-box.alpha 0.5"])
        #expect(tried.changes.allSatisfy { $0.document == "Article.storyboard" })
        #expect(try #require(tried.changes.first).code.hasPrefix("constraint.constant = 120  // "))
        #expect(try view { $0.id == box.id }.frame[3] == 120)
    }

    @Test func whatCannotBeTriedIsRefusedWithoutAChange() throws {
        let label = try view { $0.className == "UILabel" && $0.words.contains("lighthouse") }
        for text in [
            "set \(label.id).text Other ; set \(label.id).numberOfLines many", "set \(label.id).font 3", "set nobody.text x",
            "remove \(label.id)", "undo", "paint it", "set \(label.id).alpha inf",
            "set \(label.id).alpha 0.5 on widthClass=compact",
        ] {
            #expect(throws: StudioRefusal.self, "\(text)") { try trying(text) }
        }
        #expect(try trying("").changes.isEmpty)
        #expect(try view { $0.id == label.id }.words.contains("lighthouse"))
    }
}
