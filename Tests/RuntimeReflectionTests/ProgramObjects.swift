import Foundation
import RuntimeReflection

/// A program's class with methods and properties of every kind.
class Cart: NSObject {
    var steps: [String] = []
    var title: String? { didSet { steps.append("title \(title ?? "-")") } }
    var total: Double {
        get { 0 }
        set { steps.append("total \(newValue)") }
    }
    var items: [Cart] = [] { didSet { steps.append("items") } }
    var plainItems: [Cart] = []
    var owner: Cart?
    weak var neighbor: Cart?
    weak var observer: (any CartObserver)?
    unowned(unsafe) var parent: Cart?
    let fixed: Cart? = nil

    func pay() { steps.append("pay") }
    func pay(_ sender: Cart) { steps.append("pay \(sender.steps.count)") }
    private func pay(_ sender: Any?, forEvent event: Cart?) { steps.append("pay \(sender != nil) \(event != nil)") }
    func pay(amount: Int) { steps.append("amount") }
    func payLater(_ sender: Cart?) async { steps.append("later") }
    func payOrFail(_ sender: Cart?) throws { steps.append("fail") }
    func payAny<Sender>(_ sender: Sender) { steps.append("any") }
    func price() -> Int { 3 }
    func price(_ number: Int?) { steps.append("price") }
    func make(_ coder: NSCoder) -> Cart? { Cart() }
    func makeFor(_ coder: NSCoder, sender: Any?) -> Cart? { sender as? Cart }
    func makeNumber(_ coder: NSCoder) -> Int { 7 }
    func makePoint(_ coder: NSCoder) -> CartPoint { CartPoint(x: 1) }
}

final class SpecialCart: Cart {
    override func pay() { steps.append("special") }
}

protocol CartObserver: AnyObject {
    func watches(_ cart: Cart) -> Bool
}

final class Watcher: NSObject, CartObserver {
    func watches(_ cart: Cart) -> Bool { cart.observer === self }
}

struct CartPoint { var x: Double }

/// Foundation stands in for the framework whose classes end the search.
@MainActor let classes = ProgramClasses(below: "Foundation")
