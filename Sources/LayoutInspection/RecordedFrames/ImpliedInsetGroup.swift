import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// Insets that recorded frames imply and that differ from the assumed ones for one reason: opposite edges of a view
/// that have the same inset, or one edge of a view and of views inside it, whose margins contain its safe area.
@MainActor
struct ImpliedInsetGroup {
    /// The insets, those of the outermost view first.
    let members: [ImpliedInset]
    private var leader: ImpliedInset { members[0] }

    var isPlausible: Bool { leader.isPlausible }
    /// The views of the constraints that imply the insets, as indices into the scene's views.
    var views: [Int] { members.flatMap(\.views) }
    var constraints: [DocumentConstraint] { members.map(\.constraint) }

    /// Groups the insets of a scene.
    static func groups(of insets: [ImpliedInset], in scene: DocumentScene) -> [ImpliedInsetGroup] {
        var groups: [[ImpliedInset]] = []
        for inset in insets {
            func hasCauseOf(_ group: [ImpliedInset]) -> Bool { group.contains { haveOneCause($0, inset, scene) } }
            groups = groups.filter { !hasCauseOf($0) } + [groups.filter(hasCauseOf).flatMap { $0 } + [inset]]
        }
        return groups.map { group in
            ImpliedInsetGroup(members: group.sorted { ($0.edge.view, $0.edge.kind.rank) < ($1.edge.view, $1.edge.kind.rank) })
        }
    }

    private static func haveOneCause(_ a: ImpliedInset, _ b: ImpliedInset, _ scene: DocumentScene) -> Bool {
        guard a.isPlausible == b.isPlausible else { return false }
        if a.edge.view == b.edge.view && a.edge.kind == b.edge.kind {
            return abs(a.inset - b.inset) < 0.02 && abs(a.assumed - b.assumed) < 0.02
        }
        return a.edge.edge == b.edge.edge && abs(a.inset - a.assumed - b.inset + b.assumed) <= 1
            && (scene.view(a.edge.view, contains: b.edge.view) || scene.view(b.edge.view, contains: a.edge.view))
    }

    /// The inset in words:
    /// `UIView (line 5) is 49 points shorter in the document than the screen, and its bottom safe-area inset is 0
    /// points by the recorded frames`.
    func words(in canvas: CanvasScene, _ places: RecordedPlaces) -> String {
        let name = canvas.scene.words(forView: leader.edge.view)
        let leaders = members.filter { $0.edge.view == leader.edge.view && $0.edge.kind == leader.edge.kind }
        let edges = leaders.map(\.edge.edge.rawValue)
        let insets = "\(edges.joined(separator: " and ")) \(leader.edge.kind.words)\(edges.count == 1 ? "" : "s")"
        let value = "\(edges.count == 1 ? "is" : "are") \(leader.inset.shortText) points by the recorded frames"
        guard let missing = shortage(canvas, places) else { return "the \(insets) of \(name) \(value)" }
        return "\(name) is \(missing.shortText) points shorter in the document than the screen, and its \(insets) \(value)"
    }

    /// The place of the view that implies an inset that no view has, a negative one:
    /// `UILabel “Total” (line 9) is recorded 0 points inside of the left safe-area edge of UIView (line 5), where the
    /// constraint on line 35 asks for 20 points inside of it`. Nil for other insets.
    func wordsOfView(in scene: DocumentScene) -> String? {
        let (edge, constraint) = (leader.edge, leader.constraint)
        guard !isPlausible, leader.inset < 0, let view = scene.views(of: constraint).first(where: { $0 != edge.view })
        else { return nil }
        // The distances from the edge inwards, in points: the constraint's, and that of the recorded frames.
        let isAtStart = edge.edge == .left || edge.edge == .top
        let asked = (scene.views(of: constraint).first == view) == isAtStart ? constraint.constant : -constraint.constant
        let recorded = asked + leader.inset - leader.assumed
        func distance(_ points: Double) -> String { "\(abs(points).shortText) points \(points < 0 ? "outside" : "inside") of" }
        let others = Set(views).subtracting([edge.view, view]).count
        return "\(scene.words(forView: view)) is recorded \(distance(recorded)) the \(edge.edge.rawValue) "
            + "\(edge.kind.edgeWords) of \(scene.words(forView: edge.view)), where the constraint on line "
            + "\(constraint.element.position.line) asks for \(distance(asked)) it"
            + (others == 0 ? "" : "; so \(others == 1 ? "is another view" : "are \(others) other views")")
    }

    /// By how many points a controller's root view is lower than the screen, if its safe area is what the group is
    /// about.
    private func shortage(_ canvas: CanvasScene, _ places: RecordedPlaces) -> Double? {
        guard leader.edge.kind == .safeArea, leader.edge.view == 0, canvas.scene.kind == .controller,
            leader.edge.edge == .top || leader.edge.edge == .bottom, let box = places.boxes[0],
            let screen = canvas.environment.screenSize, box.height < screen.height
        else { return nil }
        return Double(screen.height - box.height)
    }

    /// The inset that the layout assumed.
    var assumed: String { leader.assumed.shortText }
}

extension DocumentScene {
    /// Whether a view lies in another; both are indices.
    func view(_ outer: Int, contains inner: Int) -> Bool {
        var next = views[inner].parent
        while let here = next {
            if here == outer { return true }
            next = views[here].parent
        }
        return false
    }
}

extension RecordedPlaces.Unknown.Kind {
    /// Safe areas come before the margins that contain them.
    fileprivate var rank: Int { self == .safeArea ? 0 : 1 }

    fileprivate var words: String { self == .safeArea ? "safe-area inset" : "margin" }
    fileprivate var edgeWords: String { self == .safeArea ? "safe-area edge" : "margin" }
}
