import SwiftUI
import Testing

/// What happens to hosted views when state changes.
@MainActor struct UpdateTests {
    final class Log {
        var lines: [String] = []
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("count \(count)")
                Button("more") { count += 1 }
                if count > 1 { Text("many") }
            }
        }
    }

    private func tap(_ host: HostedViews<some View>) {
        for case let control as UIControl in host.views { control.sendActions(for: .touchUpInside) }
        host.layOut()
    }

    @Test func stateUpdatesTheViews() {
        let host = HostedViews { Counter() }
        let label = host.views[0]
        #expect(host.texts == ["count 0"])
        tap(host)
        #expect(host.texts == ["count 1"] && host.views[0] === label)
        tap(host)
        #expect(host.texts == ["count 2", "many"])
    }

    @Test func placesKeepStatesOfTheirOwn() {
        let counter = Counter()
        let host = HostedViews {
            VStack {
                counter
                counter
            }
        }
        (host.views[1] as? UIControl)?.sendActions(for: .touchUpInside)
        host.layOut()
        #expect(host.texts == ["count 1", "count 0"])
    }

    @Test func newRootKeepsState() {
        let host = HostedViews { Counter().padding() }
        tap(host)
        host.controller.rootView = host.controller.rootView
        host.layOut()
        #expect(host.texts == ["count 1"])
    }

    struct Parent: View {
        @State var isOn = false
        var body: some View {
            HStack {
                Child(isOn: $isOn)
                Text(isOn ? "on" : "off")
            }
        }
    }

    struct Child: View {
        @Binding var isOn: Bool
        var body: some View { Button("turn") { isOn.toggle() } }
    }

    @Test func bindingsChangeTheStateOfOthers() {
        let host = HostedViews { Parent() }
        #expect(host.texts == ["off"])
        tap(host)
        #expect(host.texts == ["on"])
    }

    struct Item: Identifiable {
        let id: Int
    }

    struct Row: View {
        let id: Int
        @State private var mark = ""
        var body: some View {
            Text("\(id)\(mark)")
            Button("mark") { mark = "!" }
        }
    }

    @Test func elementsKeepTheirStateWhenTheyMove() {
        let host = HostedViews { VStack { ForEach([Item(id: 1), Item(id: 2)]) { Row(id: $0.id) } } }
        (host.views[1] as? UIControl)?.sendActions(for: .touchUpInside)
        host.layOut()
        #expect(host.texts == ["1!", "2"])
        host.controller.rootView = VStack { ForEach([Item(id: 2), Item(id: 1), Item(id: 3)]) { Row(id: $0.id) } }
        host.layOut()
        #expect(host.texts == ["2", "1!", "3"])
    }

    struct Tone: EnvironmentKey { static let defaultValue = "plain" }

    struct Reader: View {
        @Environment(\.tone) private var tone
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text(tone + (isEnabled ? "" : " off")) }
    }

    @Test func environmentReachesViewsBelow() {
        let host = HostedViews {
            VStack {
                Reader()
                Group { Reader() }.environment(\.tone, "warm").disabled(true)
            }
        }
        #expect(host.texts == ["plain", "warm off"])
    }

    @Test func looksReachTexts() throws {
        let host = HostedViews {
            VStack {
                Text("a").bold()
                Text("b").foregroundColor(.green)
            }.font(.system(size: 20)).foregroundColor(.red).opacity(0.5)
        }
        let container = try #require(host.views.first)
        let labels = container.subviews.compactMap { $0 as? UILabel }
        #expect(container.alpha == 0.5 && labels.map { $0.font.pointSize } == [20, 20])
        #expect(labels[0].font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let colors = labels.map { $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor }
        let traits = container.traitCollection
        #expect(
            colors.map { $0?.resolvedColor(with: traits) }
                == [UIColor.systemRed, .systemGreen].map { $0.resolvedColor(with: traits) })
    }

    struct Shout: ViewModifier {
        @State private var times = 1
        func body(content: Content) -> some View {
            content
            Button("louder") { times += 1 }
            Text(String(repeating: "!", count: times))
        }
    }

    @Test func modifiersKeepState() {
        let host = HostedViews { VStack { Text("hey").modifier(Shout()) } }
        tap(host)
        #expect(host.texts == ["hey", "!!"])
        let two = HostedViews { VStack { Text("hey").modifier(Shout().concat(Shout())) } }
        #expect(two.texts == ["hey", "!", "!"])
    }

    struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    struct Sizing: View {
        @State private var widest: CGFloat = 0
        var body: some View {
            VStack {
                box().preference(key: Widest.self, value: 30)
                box().preference(key: Widest.self, value: 50)
                Text(verbatim: "\(Int(widest))")
            }.onPreferenceChange(Widest.self) { widest = $0 }
        }
    }

    @Test func preferencesReachViewsAround() { #expect(HostedViews { Sizing() }.texts == ["50"]) }

    @Test func appearancesAreTold() {
        let log = Log()
        struct Switched: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("turn") { isShown.toggle() }
                    if isShown {
                        box().onAppear { log.lines.append("appear") }.onDisappear { log.lines.append("disappear") }
                    }
                }.onChange(of: isShown) { log.lines.append("changed to \($0)") }
            }
        }
        let host = HostedViews { Switched(log: log) }
        #expect(log.lines == ["appear"])
        tap(host)
        #expect(log.lines == ["appear", "disappear", "changed to false"])
        tap(host)
        #expect(log.lines.count == 5)
    }

    @Test func disabledButtonsTakeNoTouches() {
        let host = HostedViews { Button("a") {}.disabled(true) }
        #expect((host.views[0] as? UIControl)?.isEnabled == false)
    }

    @Test func translationsTakeValues() {
        #expect(HostedViews { Text("\(3) of \("ten") at 5%") }.texts == ["3 of ten at 5%"])
    }
}

extension EnvironmentValues {
    fileprivate var tone: String {
        get { self[UpdateTests.Tone.self] }
        set { self[UpdateTests.Tone.self] = newValue }
    }
}

/// What happens to hosted views when objects tell of changes.
@MainActor struct ObservationTests {
    final class Cart: ObservableObject {
        @Published var count = 0
        var name = "cart"
    }

    struct Reader: View {
        @ObservedObject var cart: Cart
        var body: some View { Text(verbatim: "\(cart.count)") }
    }

    struct Owner: View {
        @StateObject private var cart = Cart()
        var body: some View {
            Reader(cart: cart)
            Button("more") { cart.count += 1 }
            Stepping(count: $cart.count)
        }
    }

    struct Stepping: View {
        @Binding var count: Int
        var body: some View { Button("ten more") { count += 10 } }
    }

    struct Below: View {
        @EnvironmentObject private var cart: Cart
        var body: some View { Text(verbatim: cart.name + " \(cart.count)") }
    }

    @Test func objectsUpdateTheViewsThatObserveThem() {
        let cart = Cart()
        let host = HostedViews { Reader(cart: cart) }
        cart.count = 3
        host.layOut()
        #expect(host.texts == ["3"])
        let other = Cart()
        host.controller.rootView = Reader(cart: other)
        host.layOut()
        other.count = 5
        host.layOut()
        #expect(host.texts == ["5"])
    }

    @Test func viewsKeepTheObjectsThatTheyMake() {
        let host = HostedViews { VStack { Owner() } }
        for case let control as UIControl in host.views { control.sendActions(for: .touchUpInside) }
        host.layOut()
        #expect(host.texts == ["11"])
        host.controller.rootView = VStack { Owner() }
        host.layOut()
        #expect(host.texts == ["11"])
    }

    @Test func environmentObjectsReachViewsBelow() {
        let cart = Cart()
        let host = HostedViews { VStack { Below() }.environmentObject(cart) }
        cart.count = 2
        host.layOut()
        #expect(host.texts == ["cart 2"])
    }

    struct Listener: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var heard = 0
        var body: some View { Text(verbatim: "\(heard)").onReceive(subject) { heard += $0 } }
    }

    @Test func publishersAreReceived() {
        let subject = PassthroughSubject<Int, Never>()
        let host = HostedViews { Listener(subject: subject) }
        for value in [1, 2] {
            subject.send(value)
            host.layOut()
        }
        #expect(host.texts == ["3"])
    }
}
