import CairnTesting
import Testing

@testable import UIKit

/// Handlers hear of changes of the properties that can be observed.
@MainActor
struct ObservationTests {
    @Test func aScrollViewTellsOfItsOffsetAndSize() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        var heard: [String] = []
        let offset = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
            #expect(view === scroll && change.kind == .setting && !change.isPrior && change.indexes == nil)
            heard.append("\(change.oldValue!.y) \(change.newValue!.y)")
        }
        let size = scroll.observe(\.contentSize) { _, change in heard.append("size \(change.newValue == nil)") }
        scroll.contentOffset.y = 50
        scroll.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
        scroll.contentSize.height = 2000
        #expect(heard == ["0.0 50.0", "50.0 80.0", "size true"])
        offset.invalidate()
        scroll.contentOffset.y = 0
        #expect(heard.count == 3)
        _ = size
    }

    @Test func subclassesAndTheirOwnPathsTell() {
        final class List: UITableView {}
        let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        list.contentSize = CGSize(width: 100, height: 1000)
        var count = 0
        let tokens = [
            list.observe(\.contentOffset) { _, _ in count += 1 },
            (list as UITableView).observe(\.contentOffset) { _, _ in count += 10 },
            (list as UIScrollView).observe(\.contentOffset) { _, _ in count += 100 },
        ]
        list.contentOffset.y = 20
        #expect(count == 111 && tokens.count == 3)
    }

    @Test func viewsAndLayersTellOfTheirGeometry() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [String] = []
        let tokens: [NSKeyValueObservation] = [
            view.observe(\.frame, options: .new) { heard.append("frame \($1.newValue!.width)") },
            view.observe(\.bounds, options: .new) { heard.append("bounds \($1.newValue!.width)") },
            view.observe(\.center, options: .new) { heard.append("center \($1.newValue!.x)") },
            view.observe(\.isHidden, options: .new) { heard.append("hidden \($1.newValue!)") },
            view.layer.observe(\.position, options: .new) { heard.append("position \($1.newValue!.x)") },
        ]
        view.isHidden = true
        #expect(heard == ["hidden true"])
        view.center.x = 50
        #expect(heard.contains("center 50.0") && heard.contains("position 50.0") && heard.contains("frame 10.0"))
        heard = []
        view.bounds.size.width = 30
        #expect(heard.contains("bounds 30.0") && heard.contains("frame 30.0") && !heard.contains { $0.hasPrefix("center") })
        #expect(tokens.count == 5)
    }

    @Test func constraintsTellToo() {
        let window = visibleWindow()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        window.layoutIfNeeded()
        var widths: [CGFloat] = []
        let token = view.observe(\.bounds, options: [.initial, .new]) { widths.append($1.newValue!.width) }
        width.constant = 60
        window.layoutIfNeeded()
        #expect(widths == [40, 60])
        _ = token
    }

    @Test func controlsAndTextsTell() {
        let (button, label, field) = (UIButton(), UILabel(), UITextField())
        var heard: [String] = []
        let tokens: [NSKeyValueObservation] = [
            button.observe(\.isSelected, options: .new) { heard.append("selected \($1.newValue!)") },
            button.observe(\.isEnabled, options: .new) { heard.append("enabled \($1.newValue!)") },
            button.observe(\.isHighlighted, options: .new) { heard.append("highlighted \($1.newValue!)") },
            label.observe(\.text, options: .new) { heard.append("label \(($1.newValue ?? nil) ?? "-")") },
            field.observe(\.text, options: .new) { heard.append("field \(($1.newValue ?? nil) ?? "-")") },
        ]
        button.isSelected = true
        button.isEnabled = false
        button.isHighlighted = true
        label.text = "a"
        label.text = "a"
        field.text = "b"
        #expect(heard == ["selected true", "enabled false", "highlighted true", "label a", "field b"])
        #expect(tokens.count == 5)
    }

    @Test func anObservationEndsWithItsToken() {
        let view = UIView()
        var count = 0
        var token: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
        view.alpha = 0.5
        #expect(count == 1 && token != nil)
        token = nil
        view.alpha = 0.25
        #expect(count == 1)
    }

    @Test func whatCannotBeObservedActsAtFirstOnly() {
        final class Model: NSObject { var value = 1 }
        let model = Model()
        var heard: [Int?] = []
        let token = model.observe(\.value, options: [.initial, .new, .old]) { heard.append($1.newValue) }
        model.value = 2
        #expect(heard == [1])
        _ = token
    }
}
