import Testing

@testable import InterfaceBuilderDocument

/// A session makes changes, undoes them and makes them again, to the byte, and takes over what others did to the file.
struct EditSessionTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="R">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="A">
                            <rect key="frame" x="10" y="20" width="100" height="20"/>
                        </label>
                        <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="B">
                            <rect key="frame" x="10" y="50" width="80" height="20"/>
                        </label>
                    </subviews>
                    <!-- what is not known stays -->
                    <constraints>
                        <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="k1"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    private func document(_ text: String = text) throws -> InterfaceDocument { try InterfaceDocument(bytes: Array(text.utf8)) }

    private func string(_ document: InterfaceDocument) -> String { String(decoding: document.tree.source, as: UTF8.self) }

    @Test func changesAreUndoneAcrossSaves() throws {
        var session = EditSession(try document())
        var states = [string(session.document)]
        for line in ["set A.text Hello", "add button N to R x=5", "remove B ; set A.tag 3", "embed A in stackView S"] {
            #expect(try session.apply(SessionMessage(parsing: line)))
            states.append(string(session.document))
            if states.count == 3 { session.markSaved() }
        }
        #expect(Set(states).count == 5 && session.isChanged)
        for state in states.reversed().dropFirst() {
            #expect(try session.apply(.undo))
            #expect(string(session.document) == state)
            #expect(session.isChanged == (state != states[2]), "as it was saved")
        }
        #expect(try !session.apply(.undo) && !session.canUndo)
        for state in states.dropFirst() {
            #expect(try session.apply(.redo))
            #expect(string(session.document) == state)
        }
        #expect(try !session.apply(.redo) && !session.canRedo)
    }

    @Test func aChangeAfterAnUndoEndsWhatCouldBeMadeAgain() throws {
        var session = EditSession(try document())
        try session.apply(SessionMessage(parsing: "set A.text x"))
        try session.apply(.undo)
        try session.apply(SessionMessage(parsing: "set A.text y"))
        #expect(!session.canRedo)
        // A change that changes nothing is none.
        #expect(try !session.apply(SessionMessage(parsing: "set A.text y")))
        try session.apply(.undo)
        #expect(string(session.document) == Self.text)
    }

    @Test func aMessageIsMadeAsAWholeOrNotAtAll() throws {
        var session = EditSession(try document())
        let error = #expect(throws: DocumentEditError.self) {
            try session.apply(SessionMessage(parsing: "set A.text x ; set C.text y"))
        }
        #expect(error?.edit == 1 && string(session.document) == Self.text && !session.canUndo)
    }

    @Test(
        "Messages are read as they are written",
        arguments: [
            "undo", "redo", "set A.text \"a; b\" ; remove B", "set A.text \";\" ; set B.text \"two\\nlines\"",
            "embed A B in stackView S spacing=8", "unembed S", "move A to R at 2", "add viewController to scenes",
            "paste \"<view id=\\\"x\\\"/>\\n\" to R first", "set A.alpha 0.5 on heightClass=compact-widthClass=regular",
        ])
    func messagesAreWritten(_ line: String) throws {
        let message = try SessionMessage(parsing: line)
        #expect(message.description == line)
        #expect(try SessionMessage(parsing: message.description) == message)
    }

    @Test(
        "Faults of lines have a column",
        arguments: [
            ("set A.text x ; paint B", 16, "instead of 'paint'"), ("undo twice", 6, "one word too many"),
            ("set A.text x ;", 15, "expected set"), ("embed A B", 10, "expected an object, or in"),
            ("move A at x", 11, "a number"),
            ("paste", 6, "expected elements"),
        ])
    func faults(_ line: String, _ column: Int, _ words: String) throws {
        let error = try #require(throws: DocumentEdit.ParsingError.self) { try SessionMessage(parsing: line) }
        #expect(error.column == column && error.description.contains(words), "\(error.column): \(error)")
    }

    // MARK: Changes by others

    @Test func changesOfTheFileAreTakenOver() throws {
        var session = EditSession(try document())
        let theirs = try document(Self.text.replacing("Two", with: "Drei"))
        #expect(try session.takeOver(theirs).isEmpty)
        #expect(session.document.tree.source == theirs.tree.source && !session.isChanged)
        try session.apply(.undo)
        #expect(string(session.document) == Self.text && session.isChanged)
    }

    @Test func changesOfBothAreMerged() throws {
        var session = EditSession(try document())
        try session.apply(SessionMessage(parsing: "set A.text Eins"))
        let own = string(session.document)
        #expect(try session.takeOver(try document(Self.text.replacing("Two", with: "Zwei"))).isEmpty)
        let merged = Self.text.replacing("One", with: "Eins").replacing("Two", with: "Zwei")
        #expect(string(session.document) == merged && session.isChanged)
        try session.apply(.undo)
        #expect(string(session.document) == own)
    }

    @Test func whatContradictsIsAskedAbout() throws {
        let theirs = try document(Self.text.replacing("One", with: "Uno"))
        var session = EditSession(try document())
        try session.apply(SessionMessage(parsing: "set A.text Eins"))
        let own = string(session.document)
        let decisions = try session.takeOver(theirs)
        #expect(decisions.map(\.id) == ["A"] && decisions.map(\.attribute) == ["text"])
        #expect(string(session.document) == own)
        var other = session
        #expect(try session.takeOver(theirs, .keepOwn).isEmpty && string(session.document) == own && session.isChanged)
        #expect(try other.takeOver(theirs, .takeTheirs).isEmpty && !other.isChanged)
        try other.apply(.undo)
        #expect(string(other.document) == own)
    }
}
