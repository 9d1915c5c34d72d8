@testable import SwiftUI
import Testing

/// Views and controllers of UIKit in SwiftUI's, and the other way round.
@MainActor struct RepresentableTests {
    final class Log {
        var lines: [String] = []
    }

    struct Meter: UIViewRepresentable {
        let value: Float
        let log: Log

        final class Coordinator: NSObject {
            var updates = 0
        }

        func makeCoordinator() -> Coordinator {
            log.lines.append("coordinator")
            return Coordinator()
        }
        func makeUIView(context: Context) -> UISlider {
            log.lines.append("make")
            return UISlider()
        }
        func updateUIView(_ uiView: UISlider, context: Context) {
            context.coordinator.updates += 1
            uiView.value = value
            log.lines.append("update \(context.coordinator.updates)")
        }
        static func dismantleUIView(_ uiView: UISlider, coordinator: Coordinator) {
            uiView.accessibilityIdentifier = "dismantled after \(coordinator.updates)"
        }
    }

    @Test func viewsAreMadeUpdatedAndDismantled() throws {
        let log = Log()
        let host = HostedViews { Group { Meter(value: 0.25, log: log) } }
        let slider = try #require(host.views.first as? UISlider)
        #expect(slider.value == 0.25 && log.lines == ["coordinator", "make", "update 1"])
        host.controller.rootView = Group { Meter(value: 0.75, log: log) }
        host.layOut()
        #expect(slider.value == 0.75 && host.views == [slider] && log.lines.last == "update 2")
        let other = HostedViews { AnyView(Meter(value: 0, log: log)) }
        let view = try #require(other.views.first)
        other.controller.rootView = AnyView(Text("gone"))
        other.layOut()
        #expect(view.accessibilityIdentifier == "dismantled after 1" && view.superview == nil)
    }

    struct Plain<V: UIView>: UIViewRepresentable {
        let make: () -> V
        func makeUIView(context: Context) -> V { make() }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    struct Sized: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: (proposal.width ?? 0) / 3, height: 12)
        }
    }

    @Test func contentAndPrioritiesDecideTheSize() {
        #expect(HostedViews { Plain { UIView() } }.frames == [CGRect(x: 0, y: 0, width: 300, height: 400)])
        // A switch hugs its content, a slider does so from top to bottom only.
        let turner = UISwitch().intrinsicContentSize
        #expect(HostedViews { Plain { UISwitch() } }.frames[0].size == turner)
        // A label fills what is proposed until the program lets it hug.
        let label = HostedViews {
            Plain { () -> UILabel in
                let label = UILabel()
                label.text = "abc"
                return label
            }
        }
        #expect(label.frames[0].size == CGSize(width: 300, height: 400))
        let hugging = HostedViews {
            Plain { () -> UILabel in
                let label = UILabel()
                label.text = "abc"
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    label.setContentHuggingPriority(.required, for: axis)
                }
                return label
            }
        }
        #expect(hugging.frames[0].size == hugging.views[0].intrinsicContentSize)
        #expect(HostedViews { Sized() }.frames[0].size == CGSize(width: 100, height: 12))
        #expect(HostedViews { Plain { UIView() }.frame(width: 50, height: 60) }.frames[0].size == CGSize(width: 50, height: 60))
    }

    struct Page: UIViewControllerRepresentable {
        let title: String
        func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: UIViewController())
        }
        func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {
            uiViewController.viewControllers[0].title = title
        }
    }

    @Test func controllersBecomeChildren() throws {
        let host = HostedViews { VStack(spacing: 0) { Page(title: "one") } }
        let child = try #require(host.controller.children.first as? UINavigationController)
        #expect(host.views == [child.view] && child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(child.viewControllers[0].title == "one")
        host.controller.rootView = VStack(spacing: 0) { Page(title: "two") }
        host.layOut()
        #expect(child.viewControllers[0].title == "two" && host.controller.children == [child])
    }

    @Test func controllersLeave() throws {
        let host = HostedViews { AnyView(Page(title: "one")) }
        #expect(host.controller.children.count == 1)
        host.controller.rootView = AnyView(Text("gone"))
        host.layOut()
        #expect(host.controller.children.isEmpty && host.texts == ["gone"])
    }

    @Test func hostingControllersHaveSizes() {
        let controller = UIHostingController(rootView: box(40, 20).padding(5))
        #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 50, height: 30))
        #expect(controller.view.intrinsicContentSize == CGSize(width: 50, height: 30))
        controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
        #expect(controller.preferredContentSize == CGSize(width: 50, height: 30))
        controller.rootView = box(40, 20).padding(10)
        #expect(controller.preferredContentSize == CGSize(width: 60, height: 40))
        #expect(controller.view.backgroundColor == .systemBackground)
    }

    @Test func constraintsPlaceHostedViews() {
        let parent = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = parent
        let child = UIHostingController(rootView: box(40, 20))
        child.view.translatesAutoresizingMaskIntoConstraints = false
        parent.addChild(child)
        parent.view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 10),
            child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 10),
        ])
        child.didMove(toParent: parent)
        window.layoutIfNeeded()
        #expect(child.view.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
        #expect(child.view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    }

    final class Cells: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = UIHostingConfiguration {
                box(40, indexPath.row == 0 ? 10 : 100)
            }.margins(.all, 10)
            return cell
        }
    }

    @Test func cellsShowHostedViews() throws {
        let (table, cells) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Cells())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = cells
        table.layoutIfNeeded()
        // A row is as high as a finger needs, or as its content with the margins.
        #expect(table.visibleCells.map(\.frame.height) == [44, 120])
        let last = try #require(table.visibleCells.last)
        last.layoutIfNeeded()
        #expect(last.contentView.subviews.map(\.frame) == [CGRect(x: 10, y: 10, width: 40, height: 100)])
    }

    @Test func colorsAndFontsAreThoseOfUIKit() {
        #expect(UIColor(Color.red).cgColor == UIColor.systemRed.cgColor && Color(.systemBlue) == .blue)
        #expect(abs(UIColor(Color.black.opacity(0.25)).cgColor.alpha - 0.25) < 1e-6)
        #expect(Font.body.bold().uiFont(.current).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(Font.system(size: 12, weight: .semibold).uiFont(.current) == .systemFont(ofSize: 12, weight: .semibold))
    }

    /// - Source: a printed run on iOS 18.3.1: a text of 38.333 x 24 points on a screen of 402 x 874 with insets of 62
    ///   and 34 is at (182, 439).
    @Test func contentIsCentredInTheSafeArea() {
        let controller = UIHostingController(rootView: box(38.333, 24))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.traitOverrides.displayScale = 3
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let place = controller.view.subviews.first?.frame.origin
        #expect(place == CGPoint(x: 182, y: 439))
    }
}
