import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// How fast a storyboard of many scenes is drawn on one canvas.
@MainActor
enum CanvasFigures {
    static func print() {
        let bytes = Array(storyboard(scenes: 40).utf8)
        var count = 0
        let start = ContinuousClock.now
        let processor = ProcessorTime.measure(times: 3) {
            do { count = try draw(bytes) } catch { preconditionFailure("\(error)") }
        }
        let time = (ContinuousClock.now - start) / 4
        Swift.print("a canvas of 40 scenes: \(processor.words) of processor time, \(time) by the clock, \(count / 1024) KB")
    }

    private static func draw(_ bytes: [UInt8]) throws -> Int {
        let layout = SceneLayout(try InterfaceDocument(bytes: bytes))
        return try ScenePictures(layout).canvas(of: layout.scenes).picture.data(as: .png).count
    }

    private static func storyboard(scenes: Int) -> String {
        let all = (0..<scenes).map { number in
            let labels = (0..<12).map { line in
                """
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Line \(line) of scene \(number)" \
                textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" \
                id="L\(number)-\(line)"><rect key="frame" x="20" y="\(40 + line * 40)" width="335" height="21"/>\
                <fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" white="0" alpha="1" \
                colorSpace="calibratedWhite"/></label>
                """
            }.joined()
            return """
                <scene sceneID="S\(number)"><objects><viewController id="C\(number)" sceneMemberID="viewController">\
                <view key="view" contentMode="scaleToFill" id="V\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/>\
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(labels)</subviews>\
                <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB"/></view>\
                </viewController></objects><point key="canvasLocation" x="\(number % 8 * 700)" y="\(number / 8 * 800)"/></scene>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13122" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="C0"><scenes>\(all.joined())</scenes></document>
            """
    }
}
