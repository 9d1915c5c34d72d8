/// Stands for entries of a menu that are known only when it is shown.
///
/// The menu shows that it waits until the entries are there.
///
/// - Source: developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Asks for the entries; hands them to the closure, at once or later.
    typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keepsElements: Bool
    /// The entries, once they were given, unless they are asked for each time.
    private(set) var known: [UIMenuElement]?

    /// Makes an element that asks for its entries once, when it is first shown.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, keepsElements: true)
    }

    /// Makes an element that asks for its entries each time it is shown.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement
    {
        UIDeferredMenuElement(elementProvider, keepsElements: false)
    }

    private init(_ provider: @escaping Provider, keepsElements: Bool) {
        self.provider = provider
        self.keepsElements = keepsElements
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Hands the entries over, at once or later.
    func resolve(_ taker: @escaping ([UIMenuElement]) -> Void) {
        if let known { return taker(known) }
        provider { [weak self] elements in
            if self?.keepsElements == true { self?.known = elements }
            taker(elements)
        }
    }
}
