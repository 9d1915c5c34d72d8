import Testing

@testable import FolderFloors

struct FloorPlanTests {
    private static let document = """
        # Kit

        ## Folders

        ```
         2  Bars, Lists       what is above,
                              and more of it
         1  Views + Gestures  tied
            Views names Bar   Window.bar is open
         0  Colours
        ```

        ```
         3  Elsewhere
        ```
        """

    @Test func drawing() throws {
        let plan = try FloorPlan(parsing: Self.document, heading: "Folders")
        #expect(
            plan.places == [
                "Bars": .init(floor: 2, group: 0), "Lists": .init(floor: 2, group: 1), "Views": .init(floor: 1, group: 0),
                "Gestures": .init(floor: 1, group: 0), "Colours": .init(floor: 0, group: 0),
            ])
        #expect(plan.ties == [FloorPlan.Tie(folder: "Views", type: "Bar")])
    }

    @Test(arguments: [
        ("Bars", "Colours", true), ("Bars", "Bars", true), ("Views", "Gestures", true), ("Gestures", "Views", true),
        ("Bars", "Lists", false), ("Views", "Bars", false), ("Colours", "Gestures", false), ("New", "Bars", true),
    ])
    func whoMayNameWhom(folder: String, other: String, isAllowed: Bool) throws {
        #expect(try FloorPlan(parsing: Self.document, heading: "Folders").allows(folder, toName: other) == isAllowed)
    }

    @Test(arguments: [
        ("# Other\n```\n 0  A\n```", FloorPlan.Problem.noDrawing(heading: "Folders")),
        ("# Folders\n 0  A", .noDrawing(heading: "Folders")), ("# Folders\n```\nA\n```", .noDrawing(heading: "Folders")),
        ("# Folders\n```\n 1  A\n 0  A\n```", .folderDrawnTwice("A")),
        ("# Folders\n```\n 0  A\n 1  B\n```", .floorOutOfOrder(1)),
    ])
    func brokenDrawings(document: String, problem: FloorPlan.Problem) {
        #expect(throws: problem) { try FloorPlan(parsing: document, heading: "Folders") }
    }
}
