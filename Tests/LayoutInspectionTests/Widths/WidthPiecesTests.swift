import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Breakpoints of scenes whose constraints say where they are.
@MainActor
struct WidthPiecesTests {
    /// A view that is at most 500 points wide and else reaches from edge to edge bends where the root view is 540
    /// points wide.
    @Test func anUpperBoundBendsAnEdge() throws {
        let layout = SceneLayout(try InterfaceDocument(bytes: Array(Self.text.utf8)))
        let pieces = layout.pieces(of: layout.scenes[0], widths: 320...1366)
        #expect(pieces.breakpoints == [WidthPieces.Breakpoint(width: 540, kind: .bend)])
        let index = pieces.views.firstIndex(of: "a")!
        #expect(pieces.frames(atWidth: 400)[index]?.width == 360)
        #expect(pieces.frames(atWidth: 1000)[index]?.width == 500)
    }

    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="R"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="20" y="0.0" width="335" height="50"/></view></subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="R" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" priority="750" constant="20" id="c2"/>
        <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="500" id="c3"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="R" secondAttribute="top" id="c4"/>
        <constraint firstItem="a" firstAttribute="height" constant="50" id="c5"/>
        </constraints></view></objects></document>
        """

    /// A search over a function finds bends and jumps where they are, two bends within one step included.
    @Test(arguments: [[400.0], [347.5, 348.25], [333, 352, 352.5]])
    func bendsAreFoundWhereTheyAre(_ bends: [Double]) {
        let pieces = WidthSearch.pieces(in: 320...500, singles: []) { width in
            let edge = bends.enumerated().reduce(0.0) { $0 + max(0, width - $1.element) * Double($1.offset + 1) }
            return WidthSample([CGRect(x: 0, y: 0, width: edge, height: 10)])
        }
        #expect(pieces.count == bends.count + 1)
        for (piece, bend) in zip(pieces, bends) { #expect(abs(piece.widths.upperBound - bend) < 1e-6) }
    }

    /// Two equal steps within one distance of samples, the middle of which lies on the line between the ends.
    @Test func equalStepsAreNoLine() {
        let pieces = WidthSearch.pieces(in: 320...352, singles: []) { width in
            WidthSample([CGRect(x: 0, y: 0, width: width, height: width < 325 ? 60 : width < 345.5 ? 40 : 20)])
        }
        let found = WidthPieces(views: ["a"], pieces: pieces)
        #expect(found.breakpoints.map(\.width) == [325, 345.5])
        #expect(found.frames(atWidth: 340)[0]?.height == 40)
    }

    /// A conflict ends near the end of a distance of samples, where the edge is back on the line that it left.
    @Test func theEndOfAConflictIsABreakpoint() {
        let pieces = WidthSearch.pieces(in: 320...384, singles: []) { width in
            WidthSample([CGRect(x: 0, y: 0, width: width < 345 ? width - 102 : 250, height: 10)], givenUp: width < 345 ? [3] : [])
        }
        let found = WidthPieces(views: ["a"], pieces: pieces)
        #expect(found.breakpoints == [WidthPieces.Breakpoint(width: 345, kind: .jump)])
        #expect(found.frames(atWidth: 351.5)[0]?.width == 250)
    }

    /// Text that keeps its width once it has wrapped leaves the line at 500 points and is back on it at 511.
    @Test func anEdgeThatComesBackToItsLineHasLeftIt() {
        let pieces = WidthSearch.pieces(in: 320...1366, singles: []) { width in
            WidthSample([CGRect(x: 0, y: 0, width: width < 500 ? width : width < 511 ? 500 : 511, height: 10)])
        }
        let found = WidthPieces(views: ["a"], pieces: pieces)
        #expect(found.breakpoints.map(\.width) == [500, 511])
        #expect(found.frames(atWidth: 510.5)[0]?.width == 500)
    }

    /// Text keeps its width for a fifth of a point, between samples that lie on one line: only who knows where text
    /// wraps can tell.
    @Test func aWidthThatIsSuspectedIsLookedAt() {
        func sample(_ width: Double) -> WidthSample {
            WidthSample([CGRect(x: 0, y: 0, width: (340.25..<340.45).contains(width) ? 340.25 : width, height: 10)])
        }
        let pieces = WidthSearch.pieces(in: 320...352, singles: [], by: sample) { low, high in
            [340.25 + 1.0 / 64].filter { (low...high).contains($0) }
        }
        let found = WidthPieces(views: ["a"], pieces: pieces)
        #expect(found.frames(atWidth: 340.4)[0]?.width == 340.25)
        #expect(found.frames(atWidth: 340.5)[0]?.width == 340.5)
    }

    @Test func aJumpIsFoundAtItsWidth() {
        let pieces = WidthSearch.pieces(in: 320...500, singles: []) { width in
            WidthSample([CGRect(x: 0, y: 0, width: width, height: width < 414 ? 40 : 20)])
        }
        let found = WidthPieces(views: ["a"], pieces: pieces)
        #expect(found.breakpoints == [WidthPieces.Breakpoint(width: 414, kind: .jump)])
        #expect(found.frames(atWidth: 413.5)[0]?.height == 40)
        #expect(found.frames(atWidth: 414)[0]?.height == 20)
    }
}
