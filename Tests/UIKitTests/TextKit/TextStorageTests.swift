import Testing
import UIKit

/// Text storages tell of their changes, in whatever way the text is kept.
@Suite struct TextStorageTests {
    /// Notes what it is told.
    private final class Log: NSObject, NSTextStorageDelegate {
        var will: [String] = []
        var did: [String] = []

        private func words(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) -> String {
            (mask.contains(.editedCharacters) ? "c" : "") + (mask.contains(.editedAttributes) ? "a" : "")
                + " \(range.location)+\(range.length) \(delta)"
        }

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { will.append(words(editedMask, editedRange, delta)) }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { did.append(words(editedMask, editedRange, delta)) }
    }

    /// Keeps the text as programs do, in a string of Foundation, and makes digits red.
    private final class DigitStorage: NSTextStorage {
        let backing = NSMutableAttributedString()

        override var string: String { backing.string }

        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
            backing.attributes(at: location, effectiveRange: range)
        }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }

        override func processEditing() {
            for (index, unit) in string.utf16.enumerated() where (0x30...0x39).contains(unit) {
                addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
            }
            super.processEditing()
        }
    }

    @Test func storagesThatKeepTheTextThemselvesAreEqualToWhatHasTheSameText() {
        let (storage, other) = (DigitStorage(), DigitStorage())
        for each in [storage, other] { each.append(NSAttributedString(string: "a1")) }
        #expect(storage == storage && storage == other)
        #expect(storage == NSTextStorage(attributedString: storage))
        other.append(NSAttributedString(string: "b"))
        #expect(storage != other)
    }

    private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

    // MARK: The text

    @Test("A storage is a mutable attributed string") func mutableString() {
        let storage = NSTextStorage(string: "ab", attributes: [.kern: 1])
        storage.append(NSAttributedString(string: "cd", attributes: [.kern: 2]))
        storage.insert(NSAttributedString(string: "x"), at: 2)
        storage.addAttribute(.link, value: "l", range: range(1, 3))
        storage.deleteCharacters(in: range(0, 1))
        #expect(storage.string == "bxcd" && storage.length == 4)
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(storage.attributes(at: 1, effectiveRange: nil).count == 1)
        var links = range(0, 0)
        #expect(storage.attribute(.link, at: 1, longestEffectiveRange: &links, in: range(0, 4)) as? String == "l")
        #expect(links == range(0, 3))
        storage.removeAttribute(.link, range: range(0, 2))
        #expect(storage.attribute(.link, at: 1, effectiveRange: nil) == nil)
        #expect(storage.attribute(.link, at: 2, effectiveRange: nil) != nil)
        #expect(storage.attributedSubstring(from: range(2, 2)).string == "cd")
        storage.setAttributedString(NSAttributedString(string: "new"))
        #expect(storage.string == "new")
    }

    @Test("Text that replaces characters has the first one's attributes; inserted text has those before it") func inheritance() {
        let storage = NSTextStorage(string: "a", attributes: [.kern: 1])
        storage.append(NSAttributedString(string: "b", attributes: [.kern: 2]))
        storage.replaceCharacters(in: range(1, 1), with: "xy")
        storage.replaceCharacters(in: range(1, 0), with: "i")
        let kerns = (0..<4).map { storage.attribute(.kern, at: $0, effectiveRange: nil) as? Int }
        #expect(storage.string == "aixy" && kerns == [1, 1, 2, 2])
    }

    @Test("Runs are enumerated in both directions, and the block may stop") func enumeration() {
        let storage = NSTextStorage(string: "ab")
        storage.append(NSAttributedString(string: "cd", attributes: [.kern: 2]))
        var ranges: [NSRange] = []
        storage.enumerateAttributes(in: range(1, 3), options: .reverse) { _, range, _ in ranges.append(range) }
        #expect(ranges == [range(2, 2), range(1, 1)])
        ranges = []
        storage.enumerateAttribute(.kern, in: range(0, 4)) { _, range, stop in
            ranges.append(range)
            stop.pointee = true
        }
        #expect(ranges == [range(0, 2)])
    }

    @Test("Copies are strings of their own") func copies() throws {
        let storage = NSTextStorage(string: "ab", attributes: [.kern: 1])
        let copy = try #require(storage.copy() as? NSAttributedString)
        let mutable = try #require(storage.mutableCopy() as? NSMutableAttributedString)
        storage.replaceCharacters(in: range(0, 2), with: "")
        #expect(copy.string == "ab" && mutable.string == "ab" && storage.string == "")
        #expect(copy.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
    }

    @Test("An index beyond the text raises") func misuse() async {
        await #expect(processExitsWith: .failure) { _ = NSTextStorage(string: "a").attributes(at: 1, effectiveRange: nil) }
        await #expect(processExitsWith: .failure) {
            NSTextStorage(string: "a").replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
        }
    }

    // MARK: Changes

    @Test("Each change is told with its range in the changed text") func changes() {
        let (storage, log) = (NSTextStorage(string: "hello"), Log())
        storage.delegate = log
        storage.replaceCharacters(in: range(1, 2), with: "abcd")
        storage.addAttribute(.kern, value: 1, range: range(0, 2))
        #expect(log.will == ["c 1+4 2", "a 0+2 0"] && log.did == log.will)
        #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
    }

    @Test("Changes between beginEditing and endEditing are told as one") func groups() {
        let (storage, log) = (NSTextStorage(string: "hello"), Log())
        storage.delegate = log
        storage.beginEditing()
        storage.replaceCharacters(in: range(4, 1), with: "xyz")
        storage.replaceCharacters(in: range(0, 1), with: "")
        storage.beginEditing()
        storage.addAttribute(.kern, value: 1, range: range(1, 1))
        storage.endEditing()
        #expect(log.will.isEmpty)
        storage.endEditing()
        #expect(log.will == ["ca 0+6 1"] && storage.string == "ellxyz")
    }

    @Test("A subclass that keeps the text is read and changed by its primitive methods") func subclass() {
        let (storage, log) = (DigitStorage(), Log())
        storage.delegate = log
        storage.append(NSAttributedString(string: "a1", attributes: [.kern: 1]))
        #expect(storage.backing.string == "a1" && storage.length == 2)
        #expect(storage.backing.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(storage.backing.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(log.did.count == 1)
        var red: [NSRange] = []
        storage.enumerateAttribute(.foregroundColor, in: range(0, 2)) { color, range, _ in if color != nil { red.append(range) } }
        #expect(red == [range(1, 1)])
    }

    @MainActor @Test("A text view shows and types into a storage of the program's") func viewOfASubclass() {
        let storage = DigitStorage()
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 1000)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(view.textStorage === storage && view.layoutManager === manager)
        view.insertText("x7")
        #expect(storage.backing.string == "x7" && view.text == "x7")
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        view.text = "9"
        #expect(storage.backing.string == "9")
    }
}
