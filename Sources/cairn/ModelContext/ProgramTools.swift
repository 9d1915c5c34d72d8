import Foundation
import Studio
import StudioMessages

/// A running program as tools: its picture, its views, fingers and keys for it, and why a view is where it is.
///
/// The program is built and started by the first call, and runs as long as the server.
@MainActor
final class ProgramTools {
    private let product: String
    private let folder: String
    private var client: ProgramClient?

    init(product: String, folder: String) { (self.product, self.folder) = (product, folder) }

    private typealias Object = [String: Any]

    private static let tools:
        [(name: String, summary: String, properties: [String: (type: String, words: String)], required: [String])] = [
            (
                "app_screenshot", "Show the running program's screen as a picture",
                ["scale": ("number", "pixels in a point; 1 by default")], []
            ),
            ("app_tree", "List the running program's views with their ids, classes, texts and frames in points", [:], []),
            (
                "app_tap", "Tap in the running program: at a point, or in the middle of a view",
                [
                    "x": ("number", "points from the left"), "y": ("number", "points from the top"),
                    "view": ("string", "the id of a view of app_tree"),
                ],
                []
            ),
            (
                "app_type", "Type into the running program's first responder; a line feed is the return key",
                ["text": ("string", "what is typed")], ["text"]
            ),
            (
                "app_explain",
                "Say which constraints decide the place and the size of a view of the running program, and what gives way when they change",
                [
                    "view": ("string", "the id of a view of app_tree"), "x": ("number", "points from the left"),
                    "y": ("number", "points from the top"),
                ],
                []
            ),
            (
                "app_attributes",
                "List what can be tried of a view of the running program: its attributes and the ids of its constraints, with values",
                ["view": ("string", "the id of a view of app_tree")], ["view"]
            ),
            (
                "app_try",
                "Try other values in the running program without building it, and list what was changed as Swift; for views of a document also as its edits",
                [
                    "edit": (
                        "string",
                        "'set VIEW.ATTRIBUTE VALUE' or 'set CONSTRAINT.constant VALUE'; 'unset' takes back; ' ; ' between several; nothing to list only"
                    )
                ], []
            ),
        ]

    func has(_ name: String) -> Bool { Self.tools.contains { $0.name == name } }

    /// The tools as `tools/list` shows them.
    var descriptions: [[String: Any]] {
        Self.tools.map { tool in
            [
                "name": tool.name, "description": tool.summary + ".",
                "inputSchema": [
                    "type": "object",
                    "properties": tool.properties.mapValues { ["type": $0.type, "description": $0.words] },
                    "required": tool.required, "additionalProperties": false,
                ] as Object,
                "annotations": ["readOnlyHint": !["app_tap", "app_type", "app_try"].contains(tool.name)],
            ]
        }
    }

    /// The result of a call as the protocol has it.
    func result(of name: String, _ arguments: [String: Any]) -> [String: Any] {
        do {
            return try call(name, arguments)
        } catch {
            return ["content": [["type": "text", "text": (error as? CallRefusal)?.reason ?? "\(error)"]], "isError": true]
        }
    }

    private func call(_ name: String, _ arguments: [String: Any]) throws -> [String: Any] {
        let client = try running()
        switch name {
        case "app_screenshot":
            var request = StudioRequest(.screenshot)
            request.scale = number(arguments["scale"]) ?? 1
            let picture: Object = [
                "type": "image", "data": try client.ask(request).base64EncodedString(), "mimeType": "image/png",
            ]
            return ["content": [picture], "isError": false]
        case "app_tree": return text(try client.ask(StudioRequest(.tree)))
        case "app_tap": return text(try tap(client, arguments))
        case "app_type":
            var request = StudioRequest(.type)
            request.text = arguments["text"] as? String ?? ""
            return text(try client.ask(request))
        case "app_attributes":
            var request = StudioRequest(.attributes)
            request.view = arguments["view"] as? String
            return text(try client.ask(request))
        case "app_try":
            var request = StudioRequest(.trial)
            request.text = arguments["edit"] as? String
            return text(try client.ask(request))
        default:
            var request = StudioRequest(.explain)
            (request.view, request.x, request.y) = (arguments["view"] as? String, number(arguments["x"]), number(arguments["y"]))
            return text(try client.ask(request))
        }
    }

    private func running() throws -> ProgramClient {
        if let client { return client }
        let made = try ProgramClient(product, folder: folder)
        client = made
        return made
    }

    private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

    private func text(_ data: Data) -> [String: Any] {
        ["content": [["type": "text", "text": String(decoding: data, as: UTF8.self)]], "isError": false]
    }

    private func tap(_ client: ProgramClient, _ arguments: [String: Any]) throws -> Data {
        var touch = StudioRequest(.touch)
        (touch.x, touch.y) = (number(arguments["x"]), number(arguments["y"]))
        if let view = arguments["view"] as? String { (touch.x, touch.y) = try middle(of: view, client) }
        guard touch.x != nil, touch.y != nil else { throw CallRefusal("name a view, or x and y") }
        touch.phase = "began"
        _ = try client.ask(touch)
        touch.phase = "ended"
        return try client.ask(touch)
    }

    private func middle(of view: String, _ client: ProgramClient) throws -> (Double?, Double?) {
        struct Details: Decodable { let place: [Double] }
        var request = StudioRequest(.details)
        request.view = view
        let place = try JSONDecoder().decode(Details.self, from: client.ask(request)).place
        return (place[0] + place[2] / 2, place[1] + place[3] / 2)
    }
}
