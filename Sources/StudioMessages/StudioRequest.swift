import Foundation

/// A request of the page, of a test or of a coding agent: what is asked, and about what.
///
/// The same values ask about a document's scene and about a running program; `Page/messages.json` has their schema.
package struct StudioRequest: Codable, Equatable, Sendable {
    /// What is asked.
    package enum Operation: String, Codable, CaseIterable, Sendable {
        // Documents
        case open, picture, ambiguous, lint, widths
        // Previews and snapshots of the last run of tests
        case gallery, snapshot
        // Views, of documents and of programs
        case tree, details, explain, accessibility, layers, alternative
        // Changes of documents
        case edit, rehearse, library, resources, attributes, advice, copy
        // The texts of documents in their languages
        case strings, translate
        // Programs
        case touch, wheel, hover, key, type, device, phase, clock, screenshot, timeline, trial, refresh, shown
    }

    package var operation: Operation
    /// The path of a document, relative to the folder that is shown.
    package var document: String?
    package var scene: String?
    package var look: StudioLook?
    /// The id of a view.
    package var view: String?
    /// The ids of views, in the order in which they were selected.
    package var views: [String]?
    /// The edge or size that is explained, as ``ViewExplanation/Value`` names it, all of them if nil; the key of a text, of
    /// which ``text`` is what somebody types.
    package var value: String?
    /// Points in the coordinates of the scene or the window.
    package var x: Double?
    package var y: Double?
    /// Points of a scroll, or seconds of a step.
    package var dx: Double?
    package var dy: Double?
    /// The number of a finger, from 0.
    package var finger: Int?
    /// A number of an input, which the first frame that shows it tells.
    package var input: UInt32?
    /// The phase of a touch (`began`, `moved`, `ended`, `cancelled`), of a program (`background`, `foreground`,
    /// `memory`), the course of the clock (`run`, `slow`, `pause`, `step`), or `moved` for a rehearsal while a drag
    /// goes on.
    package var phase: String?
    package var text: String?
    /// The modifiers of a key: `shift`, `control`, `option`, `command`.
    package var modifiers: [String]?
    /// Pixels in a point.
    package var scale: Double?
    /// Whether the gallery is that of previews which a page had run, and not of the last run of tests.
    package var isLive: Bool?
    /// Whether the request may wait for others.
    package var isBackground: Bool?

    package init(_ operation: Operation) { self.operation = operation }
}

/// The circumstances under which a scene or a program is shown, where they differ from its own.
package struct StudioLook: Codable, Hashable, Sendable {
    /// A product's name or Interface Builder's id.
    package var device: String?
    package var isLandscape: Bool?
    /// `XS` to `XXXL` and `AX1` to `AX5`.
    package var textSize: String?
    package var isRightToLeft: Bool?
    package var isDark: Bool?
    package var hasHighContrast: Bool?
    /// A language's code, or `longer`, `accented` or `rtl`.
    package var language: String?
    /// 12, 18 or 26.
    package var system: Int?
    /// The width of the root view, in points.
    package var width: Double?
    /// Whether scenes are shown as Interface Builder's canvas shows them.
    package var showsCanvas: Bool?
    /// Whether a software keyboard is shown for text fields.
    package var hasKeyboard: Bool?

    package init() {}
}

extension StudioLook {
    package var json: Data { StudioJSON.data(self) }
}

extension StudioRequest {
    package init(json: Data) throws { self = try JSONDecoder().decode(StudioRequest.self, from: json) }

    package var json: Data { StudioJSON.data(self) }
}

/// JSON as all processes of Studio write it.
package enum StudioJSON {
    /// - Precondition: The value has no numbers that JSON lacks.
    package static func data(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return (try? encoder.encode(value)) ?? Data("null".utf8)
    }
}
