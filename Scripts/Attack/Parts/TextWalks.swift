import SeededRandom
import UIKit

/// A label that is given texts, fonts and widths, measured and drawn.
struct LabelWalk: TextWalk {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

    init(_ random: inout SplitMix) { label.text = RandomTexts.string(&random, upTo: 60) }

    func step(_ random: inout SplitMix) -> String? {
        switch random.below(12) {
        case 0: label.text = RandomTexts.string(&random, upTo: 60)
        case 1: label.attributedText = RandomTexts.attributed(&random)
        case 2: label.font = RandomTexts.font(&random)
        case 3: label.numberOfLines = random.pick([0, 1, 2, 5, 1_000_000])
        case 4:
            label.lineBreakMode = random.pick([
                .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
            ])
        case 5: (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (random.flip(), random.pick([0, 0.5, 1, 2]))
        case 6: label.preferredMaxLayoutWidth = random.pick([0, 10, 100, 1000])
        case 7: label.frame.size = CGSize(width: random.pick([0, 1, 20, 375]), height: random.pick([0, 1, 20, 300]))
        case 8: draw()
        case 9: return label.intrinsicContentSize.fault
        case 10:
            return label.textRect(forBounds: CGRect(origin: .zero, size: space(&random)), limitedToNumberOfLines: random.below(4))
                .size.fault
        default: return label.sizeThatFits(space(&random)).fault
        }
        return nil
    }

    var faultAtEnd: String? { label.intrinsicContentSize.fault }

    private func space(_ random: inout SplitMix) -> CGSize {
        CGSize(width: random.pick(RandomTexts.lengths), height: random.pick(RandomTexts.lengths))
    }

    private func draw() {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { label.layer.render(in: $0.cgContext) }
    }
}

/// A text view and its text, which is edited through the view, by positions and in the storage.
struct TextViewWalk: TextWalk {
    private let window: UIWindow
    private let view: UITextView

    init(_ random: inout SplitMix) {
        view = UITextView(frame: CGRect(x: 10, y: 10, width: random.pick([50, 200, 350]), height: 200))
        window = UIWindow(showing: view)
        view.attributedText = RandomTexts.attributed(&random)
        view.becomeFirstResponder()
    }

    func step(_ random: inout SplitMix) -> String? {
        let storage = view.textStorage
        switch random.below(12) {
        case 0:
            storage.replaceCharacters(in: range(&random), with: RandomTexts.string(&random, upTo: 4))
        case 1:
            storage.replaceCharacters(in: range(&random), with: RandomTexts.attributed(&random))
        case 2:
            let oval = UIBezierPath(
                ovalIn: CGRect(x: random.below(200), y: random.below(100), width: 80, height: random.below(200)))
            view.textContainer.exclusionPaths = random.flip() ? [] : [oval]
        case 3:
            view.textContainerInset = UIEdgeInsets(
                top: 8, left: random.pick([0, 8, 500]), bottom: -10, right: random.pick([0, 500]))
        case 4:
            let glyphs = view.layoutManager.glyphRange(forCharacterRange: range(&random), actualCharacterRange: nil)
            _ = view.layoutManager.boundingRect(forGlyphRange: glyphs, in: view.textContainer)
        case 5: view.selectedRange = range(&random)
        case 6:
            window.layoutIfNeeded()
            view.scrollRangeToVisible(view.selectedRange)
        case 7: view.text = RandomTexts.string(&random, upTo: 10)
        default: if let fault = EditedInput(input: view).step(&random) { return fault }
        }
        return fault
    }

    private func range(_ random: inout SplitMix) -> NSRange {
        let start = random.below(view.textStorage.length + 1)
        return NSRange(location: start, length: random.below(view.textStorage.length - start + 1))
    }

    private var fault: String? {
        let length = view.textStorage.length
        if (view.text as NSString).length != length { return "the text has not the storage's \(length) units" }
        let selection = view.selectedRange
        if selection.location < 0 || selection.location + selection.length > length {
            return "\(selection) is selected of \(length) units"
        }
        return EditedInput(input: view).fault
    }

    var faultAtEnd: String? {
        let fresh = UITextView(frame: view.frame)
        (fresh.textContainerInset, fresh.attributedText) = (view.textContainerInset, view.attributedText)
        fresh.textContainer.exclusionPaths = view.textContainer.exclusionPaths
        let space = CGSize(width: view.bounds.width, height: 10_000)
        let (height, anew) = (view.sizeThatFits(space).height, fresh.sizeThatFits(space).height)
        return abs(height - anew) < 0.01 ? nil : "the view is \(height) high, \(anew) when it is made anew"
    }
}

/// A text field that is typed into, with its text hidden at times.
struct FieldWalk: TextWalk {
    private let window: UIWindow
    private let field: UITextField

    init(_ random: inout SplitMix) {
        field = UITextField(frame: CGRect(x: 10, y: 10, width: random.pick([0, 50, 350]), height: 34))
        window = UIWindow(showing: field)
        field.text = RandomTexts.string(&random, upTo: 10)
        field.becomeFirstResponder()
    }

    func step(_ random: inout SplitMix) -> String? {
        switch random.below(10) {
        case 0: field.text = RandomTexts.string(&random, upTo: 5)
        case 1: field.isSecureTextEntry.toggle()
        case 2: field.borderStyle = random.pick([.none, .line, .roundedRect, .bezel])
        case 3: field.attributedText = RandomTexts.attributed(&random)
        case 4:
            window.layoutIfNeeded()
            _ = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30)).image { field.layer.render(in: $0.cgContext) }
        default: if let fault = EditedInput(input: field).step(&random) { return fault }
        }
        return EditedInput(input: field).fault
    }

    var faultAtEnd: String? { field.intrinsicContentSize.fault }
}

extension UIWindow {
    /// A window with a controller's view that has one subview.
    fileprivate convenience init(showing view: UIView) {
        self.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let root = UIViewController()
        root.view.addSubview(view)
        rootViewController = root
        makeKeyAndVisible()
    }
}

/// Edits by what fields and text views share.
@MainActor
struct EditedInput {
    let input: any UITextInput & UIResponder

    private var length: Int { input.offset(from: input.beginningOfDocument, to: input.endOfDocument) }

    private func offsets(_ random: inout SplitMix) -> NSRange {
        let start = random.below(length + 1)
        return NSRange(location: start, length: random.below(length - start + 1))
    }

    private func range(_ offsets: NSRange) -> UITextRange? {
        guard let from = input.position(from: input.beginningOfDocument, offset: offsets.location),
            let to = input.position(from: from, offset: offsets.length)
        else { return nil }
        return input.textRange(from: from, to: to)
    }

    /// - Returns: What is wrong; nil if everything holds.
    func step(_ random: inout SplitMix) -> String? {
        let offsets = offsets(&random)
        guard let range = range(offsets) else { return "no range is \(offsets) of \(length) units" }
        switch random.below(14) {
        case 0, 1: input.insertText(RandomTexts.string(&random, upTo: 2))
        case 2: input.deleteBackward()
        case 3: return mark(RandomTexts.string(&random, upTo: 3), &random)
        case 4: input.unmarkText()
        case 5: return replace(offsets, range, with: RandomTexts.string(&random, upTo: 3))
        case 6: input.selectedTextRange = range
        case 7: _ = (input.text(in: range), input.selectionRects(for: range), input.firstRect(for: range))
        case 8: move(range.start, &random)
        case 9: _ = input.closestPosition(to: CGPoint(x: random.below(400), y: random.below(900)))
        case 10: input.undoManager?.undo()
        case 11: input.undoManager?.redo()
        case 12: input.cut(nil)
        default: input.paste(nil)
        }
        return nil
    }

    private func mark(_ text: String, _ random: inout SplitMix) -> String? {
        input.setMarkedText(text, selectedRange: NSRange(location: random.below(3), length: random.below(3)))
        let marked = input.markedTextRange.flatMap(input.text(in:)) ?? ""
        return marked == text ? nil : "\(marked.debugDescription) is marked and not \(text.debugDescription)"
    }

    private func replace(_ offsets: NSRange, _ range: UITextRange, with text: String) -> String? {
        let end = offsets.location + offsets.length
        let expected = part(0, offsets.location) + text + part(end, length - end)
        input.replace(range, withText: text)
        let found = part(0, length)
        return found == expected ? nil : "the text is \(found.debugDescription) and not \(expected.debugDescription)"
    }

    private func part(_ start: Int, _ count: Int) -> String {
        range(NSRange(location: start, length: count)).flatMap(input.text(in:)) ?? ""
    }

    private func move(_ place: UITextPosition, _ random: inout SplitMix) {
        let unit = random.pick([UITextGranularity.character, .word, .sentence, .paragraph, .line, .document])
        _ = input.tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(random.flip() ? .forward : .backward))
        _ = input.position(from: place, in: random.pick([.left, .right, .up, .down]), offset: random.below(5))
    }

    /// The faults of the cursor.
    var fault: String? {
        let cursor = input.caretRect(for: input.selectedTextRange?.start ?? input.beginningOfDocument)
        return cursor.minX.isFinite && cursor.minY.isFinite ? cursor.size.fault : "a cursor stands at \(cursor.origin)"
    }
}
