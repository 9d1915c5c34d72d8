import DocumentFolders
import Foundation
import InterfaceBuilderDocument
import LayoutInspection
import SeededRandom
import Testing
import UIKit

/// The pieces in which frames are linear agree with layouts made at single widths.
///
/// Without `CAIRN_FULL` in the environment, some scenes of the project's own documents are compared. With it, 300
/// scenes drawn by a seed from the documents of `CAIRN_CORPUS`, or of the project where that names none, are compared
/// at every half point, and all others half a point either side of each breakpoint. `CAIRN_SHARE=I/N` takes a part of
/// the scenes only.
@MainActor
struct WidthAgreementTests {
    /// A scene of a document.
    private struct Place {
        let file: URL
        let document: InterfaceDocument
        let scene: Int
    }

    private static let range = 320.0...1366
    private static let isFull = ProcessInfo.processInfo.environment["CAIRN_FULL"] != nil
    /// Scenes that are compared at every half point.
    private static let drawn = 300
    private static let seed: UInt64 = 21

    @Test func piecesAgreeWithLayoutsAtEveryWidth() throws {
        ConflictLog.sink = { _ in }
        let places = Self.places()
        var random = SplitMix(seed: Self.seed)
        let chosen = Set(places.indices.shuffled(using: &random).prefix(Self.isFull ? Self.drawn : 6))
        let (part, parts) = Self.share
        var (compared, bad) = (0, [String]())
        for (index, place) in places.enumerated() where index % parts == part && (Self.isFull || chosen.contains(index)) {
            let step = chosen.contains(index) ? Self.isFull ? 0.5 : 61.5 : nil
            let (widths, faults) = Self.compare(place, step: step)
            compared += widths
            guard let fault = faults.first else { continue }
            bad.append("\(place.file.path) scene \(place.scene): \(faults.count) of \(widths) widths, first \(fault)")
            if Self.isFull { print(bad.last!) }
        }
        print("\(compared) widths of \(places.count) scenes compared, \(bad.count) scenes disagree")
        #expect(bad.isEmpty, "\(bad.joined(separator: "\n"))")
    }

    /// - Returns: How many widths were compared, and what is different at some.
    private static func compare(_ place: Place, step: Double?) -> (Int, [String]) {
        let layout = SceneLayout(place.document)
        let scene = layout.scenes[place.scene]
        let pieces = layout.pieces(of: scene, widths: range)
        let around = pieces.breakpoints.flatMap { [$0.width - 0.5, $0.width + 0.5] }
        let widths = step.map { Array(stride(from: range.lowerBound, through: range.upperBound, by: $0)) } ?? []
        let wanted = Set(widths + around).filter(range.contains).sorted()
        var faults: [String] = []
        for width in wanted {
            let expected = layout.frames(of: scene, atWidth: width)
            if let fault = difference(pieces, pieces.frames(atWidth: width), expected) { faults.append("at \(width): \(fault)") }
        }
        return (wanted.count, faults)
    }

    /// Points. Frames of layouts are as fine as a millionth of a point, and factors of constraints are `Float`.
    private static let noise = 0.005

    private static func difference(_ pieces: WidthPieces, _ found: [CGRect?], _ expected: [CGRect?]) -> String? {
        for (index, (one, other)) in zip(found, expected).enumerated() {
            switch (one, other) {
            case (nil, nil): continue
            case (let one?, let other?):
                let edges = [
                    one.minX - other.minX, one.maxX - other.maxX, one.minY - other.minY, one.maxY - other.maxY,
                ]
                if edges.allSatisfy({ abs($0) <= noise }) { continue }
                return "\(pieces.views[index]) is \(one) by the pieces and \(other) by layout"
            default: return "\(pieces.views[index]) is there by one of both only"
            }
        }
        return nil
    }

    private static func places() -> [Place] {
        let files = DocumentFolders.corpus.isEmpty ? DocumentFolders.fixtures : DocumentFolders.corpus
        return files.flatMap { file -> [Place] in
            guard let bytes = try? Data(contentsOf: file), let document = try? InterfaceDocument(bytes: Array(bytes)) else {
                return []
            }
            return SceneLayout(document).scenes.indices.map { Place(file: file, document: document, scene: $0) }
        }
    }

    private static var share: (Int, Int) {
        let words = (ProcessInfo.processInfo.environment["CAIRN_SHARE"] ?? "").split(separator: "/").compactMap { Int($0) }
        return words.count == 2 ? (words[0] - 1, words[1]) : (0, 1)
    }
}
