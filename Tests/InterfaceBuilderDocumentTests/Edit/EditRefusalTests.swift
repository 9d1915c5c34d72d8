import Testing

@testable import InterfaceBuilderDocument

/// Edits that would leave a document which UIKit or Interface Builder refuses are not made, and say why.
struct EditRefusalTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes>
                <scene sceneID="sc">
                    <objects>
                        <viewController id="VC" sceneMemberID="viewController">
                            <view key="view" id="R">
                                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                                <subviews>
                                    <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="L">
                                        <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                    <button translatesAutoresizingMaskIntoConstraints="NO" id="B">
                                        <rect key="frame" x="0.0" y="30" width="100" height="20"/>
                                        <state key="normal" title="Go"/>
                                        <state key="highlighted" title="Going"/>
                                        <connections>
                                            <segue destination="VC" kind="show" id="S"/>
                                        </connections>
                                    </button>
                                    <segmentedControl selectedSegmentIndex="0" translatesAutoresizingMaskIntoConstraints="NO" id="G">
                                        <rect key="frame" x="0.0" y="60" width="100" height="20"/>
                                        <segments>
                                            <segment title="A"/>
                                            <segment title="B"/>
                                        </segments>
                                    </segmentedControl>
                                    <imageView translatesAutoresizingMaskIntoConstraints="NO" id="I">
                                        <rect key="frame" x="0.0" y="90" width="100" height="20"/>
                                        <subviews>
                                            <view translatesAutoresizingMaskIntoConstraints="NO" id="I1">
                                                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                                            </view>
                                        </subviews>
                                    </imageView>
                                    <view customClass="Dial" translatesAutoresizingMaskIntoConstraints="NO" id="V">
                                        <rect key="frame" x="0.0" y="120" width="100" height="20"/>
                                        <connections>
                                            <outletCollection property="gestureRecognizers" destination="Tap" appends="YES" id="o1"/>
                                        </connections>
                                    </view>
                                    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="C">
                                        <rect key="frame" x="0.0" y="150" width="100" height="20"/>
                                    </containerView>
                                    <tableView dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="T">
                                        <rect key="frame" x="0.0" y="180" width="320" height="200"/>
                                        <prototypes>
                                            <tableViewCell id="D">
                                                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                                                <tableViewCellContentView key="contentView" tableViewCell="D" id="E">
                                                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                                                    <subviews>
                                                        <label translatesAutoresizingMaskIntoConstraints="NO" id="F">
                                                            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                                                        </label>
                                                    </subviews>
                                                </tableViewCellContentView>
                                            </tableViewCell>
                                        </prototypes>
                                    </tableView>
                                </subviews>
                                <color key="backgroundColor" white="1" alpha="1"/>
                                <viewLayoutGuide key="safeArea" id="A"/>
                                <constraints>
                                    <constraint firstItem="L" firstAttribute="top" secondItem="R" secondAttribute="top" id="k"/>
                                </constraints>
                            </view>
                            <navigationItem key="navigationItem" id="N">
                                <barButtonItem key="rightBarButtonItem" title="Bar" id="Bar"/>
                            </navigationItem>
                            <connections>
                                <outlet property="bar" destination="Bar" id="o2"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="FR" sceneMemberID="firstResponder"/>
                        <exit id="X" sceneMemberID="exit"/>
                        <tapGestureRecognizer id="Tap"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    private func edited(_ statements: String...) throws -> InterfaceDocument {
        try InterfaceDocument(bytes: Array(Self.text.utf8)).applying(statements.map { try DocumentEdit(parsing: $0) })
    }

    private func refusal(_ statement: String) throws -> String {
        let error = try #require(throws: DocumentEditError.self, "\(statement)") { try edited(statement) }
        return error.description
    }

    // MARK: Constraints

    @Test(
        "A constraint that UIKit refuses is not written",
        arguments: [
            (
                "constrain L.top = B.leading",
                "UIKit refuses a constraint between top and leading: it compares positions along different axes; top can be "
                    + "related to top, bottom, centerY, firstBaseline, baseline, topMargin, bottomMargin, "
                    + "centerYWithinMargins of another item"
            ),
            (
                "constrain L.top = 5",
                "UIKit refuses a constraint of top to points alone: a position needs a second item and a multiplier"
            ),
            ("constrain A.top >= 5", "of top to points alone"),
            ("constrain L.top = 0 * R.top", "a position needs a second item and a multiplier"),
            ("constrain L.left = R.leading", "it compares leading or trailing with left or right; left can be related to left"),
            ("constrain L.width = R.leading", "it compares a position with a size; width can be related to width, height of"),
            ("constrain L.width = 1e300 * R.width", "its multiplier is out of range"),
            ("constrain F.top = R.top", "between F and R: it reaches across the edge of a cell"),
            ("constrain D.width = T.width", "it reaches across the edge of a cell"),
            ("set k.firstAttribute width", "between width and top: it compares a position with a size"),
            ("set k.secondAttribute leading", "between top and leading"), ("set k.multiplier 0", "between top and top"),
            ("unset k.secondItem", "of top to points alone"),
            (
                "paste \"<view id='q'><constraints><constraint firstAttribute='top' constant='4' id='z'/></constraints></view>\" to R",
                "of top to points alone"
            ),
        ])
    func constraints(_ statement: String, _ words: String) throws {
        #expect(try refusal(statement).contains(words))
    }

    @Test func attributesThatFitTogetherMayBeSetOneAfterTheOther() throws {
        let both = try edited("set k.firstAttribute width", "set L.tag 1", "set k.secondAttribute height")
        #expect(both.elementsByID["k"]?["secondAttribute"] == "height")
        let error = #expect(throws: DocumentEditError.self) {
            try edited("set L.tag 1", "set k.firstAttribute width", "set L.text Two", "set k.multiplier 2")
        }
        #expect(error?.edit == 1)
        let document = try edited("constrain F.top = D.top", "constrain L.width = 0 * R.width", "constrain L.width = 5")
        #expect(document.scenes()[0].constraints.count == 4)
    }

    @Test func constraintsThatWereRefusedBeforeMayStay() throws {
        let faulty = Self.text.replacing("secondAttribute=\"top\"", with: "secondAttribute=\"left\"")
        let document = try InterfaceDocument(bytes: Array(faulty.utf8))
        #expect(try document.applying([DocumentEdit(parsing: "set k.constant 3")]).elementsByID["k"]?["constant"] == "3")
    }

    // MARK: Identity

    @Test(
        "Attributes by which a document finds its objects stay",
        arguments: [
            ("unset R.key", "the key of R cannot be removed: the document finds the object by it"),
            ("set R.key foo", "the key of R cannot be changed"), ("set L.key view", "the key of L cannot be changed"),
            ("unset L.fontDescription.key", "the key of L.fontDescription cannot be removed"),
            ("unset A.id", "the id of A cannot be removed"), ("unset k.id", "the id of k cannot be removed"),
            ("unset L.id", "the id of L cannot be removed"),
            ("unset VC.sceneMemberID", "the sceneMemberID of VC cannot be removed"),
            ("set VC.sceneMemberID exit", "the sceneMemberID of VC cannot be changed"),
            ("set L.sceneMemberID viewController", "the sceneMemberID of L cannot be changed"),
            ("set FR.placeholderIdentifier IBOther", "the placeholderIdentifier of FR cannot be changed"),
            ("unset E.key", "the key of E cannot be removed"), ("set B.normal.key highlighted", "B has a part 'highlighted'"),
        ])
    func identity(_ statement: String, _ words: String) throws {
        #expect(try refusal(statement).hasPrefix(words))
    }

    @Test func idsAndKeysOfPartsMayChange() throws {
        let document = try edited("set L.id M", "set R.backgroundColor.key tintColor", "set R.key view")
        #expect(document.elementsByID["k"]?["firstItem"] == "M")
        #expect(document.elementsByID["R"]?.child(key: "tintColor") != nil && document.scenes().count == 1)
    }

    // MARK: Contents

    @Test(
        "Only views that Interface Builder gives subviews take some",
        arguments: [
            "add label to L", "add view to G", "add label to B", "move V to L", "paste \"<view/>\" to G", "add view to C",
            "add view to T", "embed L in label", "embed L in imageView", "embed L in containerView", "embed L in window",
        ])
    func subviews(_ statement: String) throws {
        #expect(try refusal(statement).contains(" cannot hold a "))
    }

    @Test(
        "Those that hold subviews take more",
        arguments: [
            "add label M to I", "move I1 first", "move L to I", "add label M to E", "add switch to R", "embed L in control",
        ])
    func moreSubviews(_ statement: String) throws {
        #expect(throws: Never.self, "\(statement)") { try edited(statement) }
    }

    // MARK: Connections

    @Test(
        "Connections have the ends that Interface Builder gives them",
        arguments: [
            ("add action to L selector=go: destination=VC eventType=touchUpInside", "a label sends no actions: controls, bar"),
            ("add action to VC selector=go: destination=VC", "a viewController sends no actions"),
            ("add action to Bar selector=go: destination=VC eventType=touchUpInside", "a barButtonItem sends its action without"),
            ("add segue to L kind=show destination=VC", "a label triggers no segues: controllers, cells, controls"),
            ("add segue to S kind=show destination=VC", "a segue cannot hold a segue"),
            ("add outlet to S property=a destination=VC", "a segue cannot hold an outlet"),
            ("add segue to B kind=embed destination=VC", "a button cannot have a segue of the kind embed"),
            ("add segue to C kind=show destination=VC", "a containerView cannot have a segue of the kind show"),
            ("add segue to VC kind=relationship destination=VC", "a viewController cannot have a segue of the kind relationship"),
            ("add segue to B kind=show destination=L", "a segue of the kind show cannot lead to a label: expected a controller"),
            ("add segue to B kind=unwind destination=VC", "cannot lead to a viewController: expected the exit of a scene"),
            ("set S.destination L", "a segue of the kind show cannot lead to a label"),
            ("set S.kind embed", "a button cannot have a segue of the kind embed"),
            ("add outlet to VC property=bar destination=L", "VC has an outlet bar, o2: remove it first, or set its destination"),
            ("add outlet to VC property=9x destination=L", "property of an outlet cannot be '9x': expected a name of letters"),
        ])
    func connections(_ statement: String, _ words: String) throws {
        #expect(try refusal(statement).contains(words))
    }

    @Test(
        "Connections of their kinds are added",
        arguments: [
            "add action to B selector=go: destination=VC eventType=touchUpInside",
            "add action to V selector=go: destination=VC eventType=valueChanged", "add action to Tap selector=go: destination=VC",
            "add action to Bar selector=go: destination=FR", "add segue to VC kind=show destination=VC",
            "add segue to D kind=show destination=VC", "add segue to C kind=embed destination=VC",
            "add segue to Tap kind=presentation destination=VC", "add segue to B kind=unwind destination=X unwindAction=back:",
            "add outlet to L property=owner destination=VC",
        ])
    func knownConnections(_ statement: String) throws {
        #expect(throws: Never.self, "\(statement)") { try edited(statement) }
    }

    // MARK: Values

    @Test(
        "Impossible values are told with possible ones",
        arguments: [
            ("set L.fontDescription.pointSize -3", "pointSize of a fontDescription cannot be '-3': expected a number above 0"),
            ("set L.fontDescription.pointSize 0", "expected a number above 0"),
            ("set V.frame 0,20,-5,44", "frame of a view cannot be '0,20,-5,44': expected four numbers: x, y, width and height"),
            ("set V.frame.width -5", "width of a rect cannot be '-5': expected a number of points from 0"),
            ("add label to R height=-5", "height of a rect cannot be '-5'"),
            ("set VC.preferredContentSize 10,-10", "expected two numbers from 0: width and height"),
            ("set L.customClass \"My Label\"", "customClass of a label cannot be 'My Label': expected a name of letters"),
            ("set L.customClass 9Lives", "customClass of a label cannot be '9Lives'"),
            ("set L.customClass \"\"", "customClass of a label cannot be ''"),
            ("set VC.customModule \"My App\"", "customModule of a viewController cannot be 'My App'"),
            ("set VC.customModuleProvider app", "customModuleProvider of a viewController cannot be 'app': expected target"),
            (
                "set G.selectedSegmentIndex 2",
                "selectedSegmentIndex of a segmentedControl cannot be '2': expected the index of one of its 2 segments, from 0, "
                    + "or -1 for none"
            ),
            ("add segmentedControl to R selectedSegmentIndex=7", "selectedSegmentIndex of a segmentedControl cannot be '7'"),
            ("set G.segments.segment.width -3", "width of a segment cannot be '-3'"),
            ("set T.rowHeight -2", "expected a number of points from 0, or -1 for automatic"),
            ("set L.minimumFontSize -1", "minimumFontSize of a label cannot be '-1'"),
            ("add stepper to R stepValue=0", "stepValue of a stepper cannot be '0'"),
            ("add datePicker to R minuteInterval=7", "expected one of 1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30"),
            (
                "set L.accessibilityConfiguration.traits button",
                "traits of an accessibility cannot be 'button': expected an element of its own (accessibilityTraits): set its "
                    + "attributes, such as traits.button"
            ),
            ("set L.accessibilityConfiguration.isElement maybe", "cannot be 'maybe': expected YES or NO"),
            ("set k.multiplier 2 on heightClass=compact", "'multiplier' cannot vary with size classes"),
            ("constrain L.width = 5 @0", "priority of a constraint cannot be '0': expected a priority above 0"),
            ("constrain L.width = 1e12", "constant of a constraint cannot be '1e12': expected a number of points"),
            ("set R.backgroundColor.alpha 7", "alpha of a color cannot be '7': expected a number from 0 to 1"),
        ])
    func values(_ statement: String, _ words: String) throws {
        #expect(try refusal(statement).contains(words))
    }

    @Test(
        "Values at the edge of what is possible",
        arguments: [
            ("set G.selectedSegmentIndex -1", "selectedSegmentIndex=\"-1\""),
            ("set G.selectedSegmentIndex 1", "selectedSegmentIndex=\"1\""),
            ("set V.frame -5,-5,0,0", "<rect key=\"frame\" x=\"-5\" y=\"-5\" width=\"0.0\" height=\"0.0\"/>"),
            ("set L.customClass _TtC3App5Label", "customClass=\"_TtC3App5Label\""),
            ("set L.customClass App.Étiquette2", "customClass=\"App.Étiquette2\""), ("set T.rowHeight -1", "rowHeight=\"-1\""),
            ("set L.shadowOffset -1,-1", "<size key=\"shadowOffset\" width=\"-1\" height=\"-1\"/>"),
            ("set L.accessibilityConfiguration.isElement YES", "<bool key=\"isElement\" value=\"YES\"/>"),
            ("set L.accessibilityConfiguration.traits.button YES", "<accessibilityTraits key=\"traits\" button=\"YES\"/>"),
        ])
    func possibleValues(_ statement: String, _ written: String) throws {
        let text = String(decoding: try edited(statement).tree.source, as: UTF8.self)
        #expect(text.contains(written) && !Self.text.contains(written), "\(statement)")
    }

    // MARK: Pasting

    @Test func pastedViewsWithoutAnIDGetOne() throws {
        let markup = "<view><subviews><label text='x'/></subviews></view><label text='y' id='L'/>"
        let document = try edited("paste \"\(markup)\" to R", "paste \"\(markup)\" to R")
        let views = document.scenes()[0].views
        #expect(views.count == (try edited().scenes()[0].views.count) + 6)
        #expect(Set(views.map(\.id)).count == views.count)
    }
}
