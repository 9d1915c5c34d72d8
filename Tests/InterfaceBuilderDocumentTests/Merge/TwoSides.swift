@testable import InterfaceBuilderDocument

/// A storyboard from which two sides part.
enum TwoSides {
    static let base = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="C">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
            </dependencies>
            <scenes>
                <!--Login-->
                <scene sceneID="s1">
                    <objects>
                        <viewController storyboardIdentifier="Login" id="C" customClass="LoginController" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="R">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
                                    <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="A">
                                        <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                    <view translatesAutoresizingMaskIntoConstraints="NO" id="B">
                                        <rect key="frame" x="0.0" y="30" width="100" height="20"/>
                                        <subviews>
                                            <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="D">
                                                <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                                            </label>
                                        </subviews>
                                        <animations/>
                                    </view>
                                    <button translatesAutoresizingMaskIntoConstraints="NO" id="E">
                                        <rect key="frame" x="0.0" y="60" width="100" height="20"/>
                                        <state key="normal" title="Go"/>
                                    </button>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="8" id="k1"/>
                                    <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" id="k2"/>
                                    <constraint firstItem="E" firstAttribute="top" secondItem="B" secondAttribute="bottom" id="k3"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="box" destination="B" id="o1"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="F" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
            </scenes>
            <resources>
                <image name="star" width="20" height="20"/>
            </resources>
        </document>

        """

    /// The storyboard after edits.
    static func state(_ edits: [String], of text: String = base) throws -> InterfaceDocument {
        try InterfaceDocument(bytes: Array(text.utf8)).applying(edits.map { try DocumentEdit(parsing: $0) })
    }

    static func merge(_ ours: InterfaceDocument, _ theirs: InterfaceDocument) throws -> (InterfaceDocument, [MergeDecision]) {
        let merge = DocumentMerge(base: try state([]), ours: ours, theirs: theirs)
        return (try InterfaceDocument(bytes: merge.bytes), merge.decisions)
    }

    /// The merge of two lists of edits.
    static func merge(_ ours: [String], _ theirs: [String]) throws -> (document: InterfaceDocument, decisions: [MergeDecision]) {
        try merge(state(ours), state(theirs))
    }
}
