import Testing

@testable import SourceRewriting

struct ClassListTests {
    @Test func classesHaveTheNamesThatDocumentsUse() {
        let first = """
            class Screen: UIViewController, UITableViewDelegate {
                @IBOutlet weak var titleLabel: UILabel!, other: UILabel?
                @objc(named) var renamed: UIView?
                @IBAction func save(_ sender: Any) {}
                @IBAction func show(_ sender: UIButton, forEvent event: UIEvent) {}
                struct Row { var inner = 1 }
                class Cell: UITableViewCell { @IBOutlet var picture: UIImageView! }
            }
            struct Model { var title = "" }
            """
        let second = """
            extension Screen { @IBAction func close() {} }
            class Detail: Screen {}
            """
        let list = ClassList(
            of: [first, second].enumerated().map { SourceRewriter.Input(path: "File\($0).swift", bytes: Array($1.utf8)) })
        #expect(list.classes.map(\.name) == ["Detail", "Screen", "Cell"])
        #expect(
            list.classes[1].inherited == ["UIViewController", "UITableViewDelegate"] && list.classes[0].inherited == ["Screen"])
        #expect(
            list.classes[1].members == ["close", "named", "other", "renamed", "save:", "show:forEvent:", "titleLabel"])
        #expect(list.classes[2].members == ["picture"])
        #expect(list.json.hasPrefix("{\"classes\": [\n{\"inherited\":[\"Screen\"],\"members\":[],\"name\":\"Detail\"},\n"))
    }
}
