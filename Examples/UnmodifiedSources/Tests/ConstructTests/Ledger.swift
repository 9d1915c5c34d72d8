import Foundation

/// A model that imports Foundation alone, and uses what iOS has there.
final class Ledger: NSObject {
    @objc dynamic var balance = 0
    var heard: [String] = []
    private let center: NotificationCenter
    private let entries = NSHashTable<Ledger>.weakObjects()
    private let undoing = UndoManager()

    init(center: NotificationCenter) {
        self.center = center
        super.init()
        center.addObserver(self, selector: #selector(changed(_:)), name: Notification.Name("LedgerChanged"), object: nil)
    }

    @objc private func changed(_ notification: Notification) { heard.append(notification.name.rawValue) }

    @objc private func setAmount(_ amount: NSNumber) {
        let before = NSNumber(value: balance)
        undoing.registerUndo(withTarget: self, selector: #selector(setAmount(_:)), object: before)
        balance = amount.intValue
    }

    func book(_ amount: Int) { setAmount(NSNumber(value: amount)) }
    func undo() { undoing.undo() }

    func watch(_ report: @escaping (Int) -> Void) -> NSKeyValueObservation {
        observe(\.balance, options: [.new]) { _, change in report(change.newValue ?? -1) }
    }

    func post() { autoreleasepool { center.post(name: Notification.Name("LedgerChanged"), object: self) } }

    static func texts(in locale: Locale) -> [String] {
        let distance = RelativeDateTimeFormatter()
        distance.locale = locale
        let duration = DateComponentsFormatter()
        duration.allowedUnits = [.hour, .minute]
        let list = ListFormatter()
        list.locale = locale
        return [
            distance.localizedString(from: DateComponents(day: -1)), duration.string(from: 3_720) ?? "",
            list.string(from: ["a", "b", "c"]) ?? "",
            Measurement(value: 7, unit: UnitLength.kilometers).formatted(
                .measurement(width: .abbreviated, usage: .asProvided).locale(locale)),
        ]
    }

    static func long(_ words: [String]) -> [String] {
        let predicate = NSPredicate(format: "SELF MATCHES %@", "[a-z]{4,}")
        return words.filter { predicate.evaluate(with: $0) }
    }

    static func turned(_ point: CGPoint) -> CGPoint { point.applying(CGAffineTransform(scaleX: 2, y: -1)) }

    static func isKnown(_ name: String) -> Bool { Ledger.instancesRespond(to: Selector((name))) }
}
