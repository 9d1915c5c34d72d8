import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// The tables of what Apple chose for bars, sheets, margins and lists.
struct ChromeMetricsTests {
    private static let tables = ChromeMetrics.all + ListMetrics.all + [SystemMargins.aboveAndBelowCells]

    /// Every combination that the tables' conditions can tell apart.
    private static let places: [ChromePlace] = {
        let versions: [ToolsVersion] = [
            .unknown, .xcode9, .xcode9_3, .xcode11, .xcode12, .xcode13, .xcode13_3, .xcode15, .hidden, .xcode16, .xcode26,
        ]
        let presenters = SystemGeneration.allCases.map(ChromePlace.Presenter.program) + versions.map(ChromePlace.Presenter.canvas)
        return presenters.flatMap { presenter in
            ChromePlace.Device.allCases.flatMap { device in
                ChromePlace.Orientation.allCases.flatMap { orientation in
                    ChromePlace.Holder.allCases.map {
                        ChromePlace(device: device, orientation: orientation, presenter: presenter, holder: $0)
                    }
                }
            }
        }
    }()

    @Test func tablesHaveNamesOfTheirOwn() { #expect(Set(Self.tables.map(\.name)).count == Self.tables.count) }

    @Test func everyRowNamesItsSource() {
        for table in Self.tables {
            #expect(!table.rows.isEmpty)
            for row in table.rows {
                #expect(row.source.count > 10 && row.points >= 0, "\(row.points) in the table of the \(table.name)")
            }
        }
    }

    /// A row that no place reaches would be hidden by those before it.
    @Test func everyRowCountsSomewhere() {
        for table in Self.tables {
            let reached = Set(Self.places.compactMap { place in table.rows.firstIndex { $0.counts(at: place) } })
            #expect(reached == Set(table.rows.indices), "\(table.name)")
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var table: ChromeTable
        var points: CGFloat
        var place: ChromePlace
        var testDescription: String { "\(table.name) \(points) at \(place)" }

        init(
            _ table: ChromeTable, _ points: CGFloat, _ device: ChromePlace.Device,
            _ orientation: ChromePlace.Orientation = .portrait,
            _ presenter: ChromePlace.Presenter = .program(.iOS13), _ holder: ChromePlace.Holder = .controller
        ) {
            (self.table, self.points) = (table, points)
            place = ChromePlace(device: device, orientation: orientation, presenter: presenter, holder: holder)
        }
    }

    /// Values of recorded frames, publications, and logs of iOS 26.1.
    private static let cases: [Case] = [
        Case(ChromeMetrics.navigationBar, 44, .phoneWithButton), Case(ChromeMetrics.navigationBar, 44, .phoneWithHomeIndicator),
        Case(ChromeMetrics.navigationBar, 32, .phoneWithHomeIndicator, .landscape),
        Case(ChromeMetrics.navigationBar, 44, .phoneWithHomeIndicator, .landscapeOfLargePhone),
        Case(ChromeMetrics.navigationBar, 50, .padWithButton),
        Case(ChromeMetrics.navigationBar, 44, .padWithButton, .portrait, .canvas(.xcode9)),
        Case(ChromeMetrics.navigationBar, 50, .padWithButton, .portrait, .canvas(.xcode9_3)),
        Case(ChromeMetrics.navigationBar, 44, .padWithButton, .portrait, .canvas(.xcode15), .view),
        Case(ChromeMetrics.navigationBar, 56, .phoneWithButton, .portrait, .program(.iOS13), .sheet),
        Case(ChromeMetrics.navigationBar, 54, .phoneWithHomeIndicator, .portrait, .canvas(.xcode26)),
        Case(ChromeMetrics.navigationBar, 54, .phoneWithButton, .portrait, .program(.iOS26)),
        Case(ChromeMetrics.largeTitleBar, 96, .padWithHomeIndicator),
        Case(ChromeMetrics.largeTitleBar, 106, .phoneWithButton, .portrait, .program(.iOS26)),
        Case(ChromeMetrics.largeTitleBar, 108, .phoneWithButton, .portrait, .program(.iOS13), .sheet),
        Case(ChromeMetrics.toolbar, 49, .phoneWithHomeIndicator), Case(ChromeMetrics.toolbar, 44, .phoneWithButton),
        Case(ChromeMetrics.toolbar, 44, .padWithHomeIndicator),
        Case(ChromeMetrics.toolbar, 32, .phoneWithHomeIndicator, .landscape),
        Case(ChromeMetrics.toolbar, 44, .phoneWithHomeIndicator, .portrait, .canvas(.xcode11_4), .view),
        Case(ChromeMetrics.toolbar, 49, .phoneWithHomeIndicator, .portrait, .canvas(.xcode12), .view),
        Case(ChromeMetrics.toolbar, 48, .phoneWithButton, .portrait, .program(.iOS26)),
        Case(ChromeMetrics.toolbar, 44, .phoneWithButton, .landscape, .program(.iOS26)),
        Case(ChromeMetrics.tabBar, 49, .padWithHomeIndicator), Case(ChromeMetrics.tabBar, 32, .phoneWithButton, .landscape),
        Case(ChromeMetrics.tabBar, 49, .phoneWithHomeIndicator, .portrait, .canvas(.xcode26)),
        Case(ChromeMetrics.tabBar, 83, .phoneWithButton, .portrait, .program(.iOS26)),
        Case(ChromeMetrics.searchBar, 56, .phoneWithButton),
        Case(ChromeMetrics.searchBar, 44, .phoneWithButton, .portrait, .canvas(.xcode9)),
        Case(ChromeMetrics.searchBar, 51, .phoneWithButton, .portrait, .canvas(.xcode13)),
        Case(ChromeMetrics.searchBar, 64, .phoneWithButton, .portrait, .canvas(.xcode26)),
        Case(ChromeMetrics.statusBar, 20, .padWithButton), Case(ChromeMetrics.statusBar, 24, .padWithHomeIndicator),
        Case(ChromeMetrics.statusBar, 0, .phoneWithButton, .landscape),
        Case(ChromeMetrics.statusBar, 0, .phoneWithButton, .portrait, .canvas(.xcode11)),
        Case(ChromeMetrics.statusBar, 20, .phoneWithButton, .portrait, .canvas(.xcode14_3)),
        Case(ChromeMetrics.homeIndicator, 34, .phoneWithHomeIndicator), Case(ChromeMetrics.homeIndicator, 0, .padWithButton),
        Case(ChromeMetrics.homeIndicator, 21, .phoneWithHomeIndicator, .landscape),
        Case(ChromeMetrics.homeIndicator, 20, .padWithHomeIndicator),
        Case(ChromeMetrics.sheetGap, 10, .phoneWithButton),
        Case(ChromeMetrics.sheetLeastInset, 20, .phoneWithButton, .portrait, .program(.iOS26)),
        Case(ChromeMetrics.sheetLeastInset, 0, .phoneWithButton),
        Case(ChromeMetrics.tabBar, 49, .phoneWithHomeIndicator, .portrait, .program(.iOS26)),
        Case(ChromeMetrics.navigationBarTop, 10, .phoneWithButton, .portrait, .program(.iOS26)),
        Case(ChromeMetrics.navigationBarTop, 32, .padWithHomeIndicator, .portrait, .program(.iOS26)),
        Case(ChromeMetrics.navigationBarTop, 0, .phoneWithButton),
        Case(ChromeMetrics.navigationBarTop, 16, .phoneWithHomeIndicator, .portrait, .program(.iOS26), .sheet),
        Case(ChromeMetrics.navigationBar, 54, .phoneWithHomeIndicator, .portrait, .canvas(.xcode26), .sheet),
        Case(ListMetrics.row, 44, .phoneWithButton), Case(ListMetrics.row, 52, .phoneWithButton, .portrait, .program(.iOS26)),
        Case(ListMetrics.row, 51, .phoneWithButton, .portrait, .canvas(.xcode26)),
        Case(SystemMargins.aboveAndBelowCells, 8, .phoneWithButton, .portrait, .canvas(.xcode7)),
        Case(SystemMargins.aboveAndBelowCells, 11, .phoneWithButton, .portrait, .canvas(.xcode9)),
        Case(SystemMargins.aboveAndBelowCells, 15, .phoneWithButton, .portrait, .canvas(.xcode26)),
    ]

    @Test(arguments: cases) func value(_ given: Case) { #expect(given.table[given.place] == given.points) }

    /// The canvas of Xcode 15 shows the bars of programs, for every device and orientation.
    @Test func canvasAndProgramsAgree() {
        for place in Self.places where place.presenter == .program(.iOS13) && place.holder != .sheet {
            var canvas = place
            canvas.presenter = .canvas(.xcode15)
            for table in Self.tables { #expect(table[canvas] == table[place], "\(table.name) at \(place)") }
        }
    }

    @Test func titlesAreLargeWhereTheHeightIsRegular() {
        func height(_ orientation: ChromePlace.Orientation, prompt: Bool = false) -> CGFloat {
            let place = ChromePlace(device: .phoneWithButton, orientation: orientation, presenter: .program(.iOS13))
            return ChromeMetrics.navigationBarHeight(place, hasLargeTitle: true, hasPrompt: prompt)
        }
        #expect(height(.portrait) == 96 && height(.portrait, prompt: true) == 126)
        #expect(height(.landscape) == 32 && height(.landscapeOfLargePhone) == 44)
    }

    @Test(arguments: [(320.0, 16.0), (393, 16), (413, 16), (414, 20), (1024, 20)])
    func sideMargins(_ width: CGFloat, _ margin: CGFloat) { #expect(SystemMargins.side(inWidth: width) == margin) }

    @Test(
        arguments: [
            (.xcode9, .iOS7), (.xcode11, .iOS13), (.hidden, .iOS13), (.xcode16_3, .iOS13), (.xcode26, .iOS26),
        ] as [(ToolsVersion, SystemGeneration)])
    func generations(_ version: ToolsVersion, _ generation: SystemGeneration) {
        #expect(SystemGeneration(canvasOf: version) == generation)
    }

    @Test func traitsTellThePlace() {
        var traits = UITraitCollection.Values.standard
        #expect(ChromePlace(traits, hasHomeIndicator: true) == ChromePlace(device: .phoneWithHomeIndicator))
        traits.verticalSizeClass = .compact
        #expect(ChromePlace(traits, hasHomeIndicator: false).orientation == .landscape)
        traits.horizontalSizeClass = .regular
        #expect(ChromePlace(traits, hasHomeIndicator: false).orientation == .landscapeOfLargePhone)
        traits.userInterfaceIdiom = .pad
        #expect(ChromePlace(traits, hasHomeIndicator: true).device == .padWithHomeIndicator)
    }
}
