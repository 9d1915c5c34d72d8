import CairnTesting
import LayoutInspection
import Testing
import UIKit

/// A title above a coloured bar.
@MainActor
final class BarView: UIView {
    let title = UILabel()
    let bar = UIView()
    let gap: NSLayoutConstraint

    init() {
        gap = bar.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        title.text = "Title"
        title.numberOfLines = 0
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        bar.backgroundColor = .systemTeal
        for view in [title, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor), title.leadingAnchor.constraint(equalTo: leadingAnchor),
            title.trailingAnchor.constraint(equalTo: trailingAnchor), gap, bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor), bar.heightAnchor.constraint(equalToConstant: 10),
            bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
struct SnapshotTests {
    private let folder = SnapshotFolder()

    /// Asserts a snapshot, always on the same line.
    @discardableResult
    private func check(
        _ view: UIView, _ recording: SnapshotRecording, as content: SnapshotContent = .pictureAndLayout,
        tolerance: SnapshotTolerance = .none, height: CGFloat = 0, function: String = #function
    ) -> Bool {
        assertSnapshot(
            of: view, as: content, size: CGSize(width: 100, height: height),
            options: folder.options(recording, tolerance: tolerance),
            function: function)
    }

    // MARK: Recording

    @Test func whatIsMissingIsWrittenAndFailsOnce() throws {
        let issues = folder.issues { check(BarView(), .missing) }
        #expect(issues.count == 1 && issues[0].hasPrefix("Snapshot: it was recorded in "))
        let stem = "SnapshotTests/whatIsMissingIsWrittenAndFailsOnce"
        #expect(folder.files == ["\(stem).png", "\(stem).txt"])
        #expect(check(BarView(), .missing))
        #expect(try folder.results().map(\.status) == [.passed])
    }

    @Test func neverWritesNothing() throws {
        let issues = folder.issues { check(BarView(), .never) }
        #expect(issues.count == 1 && issues[0].hasSuffix("and this run records nothing"))
        #expect(folder.files.isEmpty)
        #expect(try folder.results().map(\.status) == [.missing])
    }

    @Test func failedWritesWhatDiffers() throws {
        _ = folder.issues { check(BarView(), .missing) }
        let changed = BarView()
        changed.gap.constant = 12
        #expect(folder.issues { check(changed, .missing) }.count == 1)
        #expect(folder.issues { check(changed, .failed) }.count == 1)
        #expect(check(changed, .never))
        #expect(check(changed, .failed))
    }

    @Test func allWritesWhatIsTheSame() {
        _ = folder.issues { check(BarView(), .missing) }
        #expect(folder.issues { check(BarView(), .all) }.count == 1)
    }

    @Test func eachContentHasItsFiles() {
        _ = folder.issues { check(BarView(), .missing, as: .layout, function: "a()") }
        _ = folder.issues { check(BarView(), .missing, as: .picture, function: "b()") }
        #expect(folder.files == ["SnapshotTests/a.txt", "SnapshotTests/b.png"])
        #expect(check(BarView(), .never, as: .layout, function: "a()") && check(BarView(), .never, as: .picture, function: "b()"))
    }

    // MARK: Differences

    @Test func aDifferenceNamesTheViewAndTheConstraint() throws {
        _ = folder.issues { check(BarView(), .missing) }
        let changed = BarView()
        changed.gap.constant = 12
        let issues = folder.issues { check(changed, .never) }
        #expect(issues.count == 1 && issues[0].contains("pixels instead of") && issues[0].contains("bar (UIView) moved from 0 "))
        #expect(issues[0].contains("because of bar.top = title.bottom + 12; it was bar.top = title.bottom + 8"))
        let result = try #require(try folder.results().first)
        #expect(result.status == .failed && result.moves.map(\.words).contains { $0.hasPrefix("bar (UIView) moved") })
        #expect(
            result.moves.allSatisfy {
                $0.cause?.hasPrefix("bar.top = title.bottom + 12") == true || $0.words.hasPrefix("BarView")
            })
        for path in [result.expected, result.actual] {
            let file = folder.report.appendingPathComponent(try #require(path))
            #expect(try UIImage(data: Data(contentsOf: file))?.size.width == 100)
        }
        #expect(result.expected != result.actual)
    }

    @Test func coloursAloneAreADifferenceOfThePicture() throws {
        _ = folder.issues { check(BarView(), .missing) }
        let changed = BarView()
        changed.bar.backgroundColor = .systemPink
        let issues = folder.issues { check(changed, .never) }
        #expect(
            issues == [
                "Snapshot: 1000 pixels differ, the first at (0, \(Int(changed.bar.frame.minY))) in coloursAloneAreADifferenceOfThePicture.png"
            ])
    }

    @Test func tolerancesAreForPixelsAndTheirShare() {
        let view = UIView()
        func paint(_ level: CGFloat) { view.backgroundColor = UIColor(white: level / 255, alpha: 1) }
        func passes(_ tolerance: SnapshotTolerance, function: String = #function) -> Bool {
            var isSame = false
            withKnownIssue(isIntermittent: true) {
                isSame = check(view, .never, as: .picture, tolerance: tolerance, height: 10, function: function)
            }
            return isSame
        }
        paint(100)
        _ = folder.issues { check(view, .missing, as: .picture, height: 10) }
        paint(103)
        #expect(
            !passes(.none) && !passes(SnapshotTolerance(perPixel: 2.0 / 255)) && passes(SnapshotTolerance(perPixel: 3.0 / 255)))
        paint(100)
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 2))
        dot.backgroundColor = .white
        view.addSubview(dot)
        #expect(passes(SnapshotTolerance(share: 0.01)) && !passes(SnapshotTolerance(share: 0.0099)))
    }

    // MARK: Misuse

    @Test func viewsWithoutSizeAreRefused() {
        let issues = folder.issues {
            assertSnapshot(of: UIView(), size: CGSize(width: 0, height: 0), options: folder.options(.missing))
        }
        #expect(issues.count == 1 && issues[0].contains("the view has no size"))
    }

    @Test func twoSnapshotsOfOneNameAreRefused() {
        _ = folder.issues { assertSnapshot(of: BarView(), options: folder.options(.missing)) }
        let issues = folder.issues { assertSnapshot(of: BarView(), options: folder.options(.missing)) }
        #expect(issues.count == 1 && issues[0].contains("give one of them a name"))
    }

    @Test func damagedFilesAreToldWithTheirPaths() throws {
        _ = folder.issues { check(BarView(), .missing) }
        let stem = folder.url.appendingPathComponent("Snapshots/SnapshotTests/damagedFilesAreToldWithTheirPaths")
        try Data("no picture".utf8).write(to: stem.appendingPathExtension("png"))
        #expect(folder.issues { check(BarView(), .never) }.first?.contains("damagedFilesAreToldWithTheirPaths.png: ") == true)
        try Data("100 x 3 points at 1x\nUIView\n".utf8).write(to: stem.appendingPathExtension("txt"))
        #expect(
            folder.issues { check(BarView(), .never) }.first?.contains("damagedFilesAreToldWithTheirPaths.txt:2: expected a view")
                == true)
    }

    @Test func tolerancesOutOfRangeTrap() async {
        await #expect(processExitsWith: .failure) { _ = SnapshotTolerance(perPixel: 2) }
        await #expect(processExitsWith: .failure) { _ = SnapshotTolerance(share: -0.1) }
    }

    // MARK: Controllers and variants

    private final class Screen: UIViewController {
        override func viewDidLoad() {
            let bar = BarView()
            view.backgroundColor = .systemBackground
            bar.title.text = "\(traitCollection.horizontalSizeClass.rawValue)"
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }

    @Test func controllersAreLaidOutOnTheDevice() throws {
        let variant = ScreenVariant(device: try .init("iPhone SE"), orientation: .landscape)
        let issues = folder.issues { assertSnapshot(of: Screen(), on: variant, options: folder.options(.missing)) }
        #expect(issues.first?.hasPrefix("Snapshot “iPhone SE, landscape”: it was recorded") == true)
        #expect(folder.files.first == "SnapshotTests/controllersAreLaidOutOnTheDevice@iPhone-SE-landscape.png")
        #expect(try folder.results().first?.size == [568, 320])
        #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    }

    @Test func matricesHaveFilesForEachVariant() throws {
        let matrix = try Matrix(
            devices: ["iPhone SE", "iPad Pro 11\""], textSizes: [.large, .accessibilityExtraLarge], directions: [.rightToLeft],
            appearances: [.dark])
        var made: [String] = []
        let issues = folder.issues {
            assertSnapshots(over: matrix, options: folder.options(.missing)) {
                made.append(
                    "\(UIScreen.main.bounds.width) \(UIScreen.main.traitCollection.preferredContentSizeCategory.rawValue.suffix(2))"
                )
                return Screen()
            }
        }
        #expect(issues.count == 4 && folder.files.count == 8 && made.count == 4)
        #expect(made == ["320.0 yL", "320.0 XL", "834.0 yL", "834.0 XL"])
        let results = try folder.results()
        #expect(Set(results.map(\.device)) == ["iPhone SE", "iPad Pro 11\""])
        let text = try String(
            contentsOf: folder.url.appendingPathComponent(
                "Snapshots/SnapshotTests/matricesHaveFilesForEachVariant@iPhone-SE-right-to-left-dark.txt"), encoding: .utf8)
        #expect(text.hasPrefix("320 x 568 points at 2x\n"))
    }

    @Test func viewsInMatricesAreAsWideAsTheScreen() throws {
        let matrix = try Matrix(devices: ["iPhone SE", "iPhone 8"])
        _ = folder.issues { assertSnapshots(over: matrix, options: folder.options(.missing)) { BarView() } }
        #expect(try folder.results().map { $0.size[0] } == [375, 320])
    }

    @Test func variantsWithoutADeviceChangeTheScreenThereIs() throws {
        let variant = ScreenVariant(orientation: .landscape, textSize: .extraLarge, language: "ar")
        variant.perform {
            #expect(UIScreen.main.bounds.size == CGSize(width: 667, height: 375))
            #expect(UIScreen.main.traitCollection.layoutDirection == .rightToLeft)
            #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .extraLarge)
        }
        #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    }

    // MARK: Documents

    @Test func scenesOfDocumentsAreNamedByTheirIDs() throws {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures")
        let copy = folder.url.appendingPathComponent("Profile.xib")
        let text = try String(contentsOf: fixtures.appendingPathComponent("Loading/Profile.xib"), encoding: .utf8)
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: copy)
        func check(_ recording: SnapshotRecording) throws {
            try assertSnapshots(ofScenesIn: copy, options: folder.options(recording))
        }
        #expect(folder.issues { try? check(.missing) }.count == 1)
        try check(.never)
        let file = try #require(folder.files.first { $0.hasSuffix(".txt") })
        let layout = try String(contentsOf: folder.url.appendingPathComponent("Snapshots/\(file)"), encoding: .utf8)
        #expect(layout.contains("pVw-00-001: UIView 0 0 375 667\n"))
        #expect(try folder.results().first?.name == "Profile.pVw-00-001")
        try Data(text.replacingOccurrences(of: "constant=\"20\"", with: "constant=\"28\"").utf8).write(to: copy)
        let issues = folder.issues { try? check(.never) }
        #expect(issues.count == 1 && issues[0].contains("because of "))
    }

    @Test func unreadableDocumentsThrow() {
        #expect(throws: (any Error).self) { try assertSnapshots(ofScenesIn: folder.url.appendingPathComponent("no.xib")) }
    }
}
