import InterfaceBuilderDocument
import UIKit

/// The container controllers around scenes of a storyboard, in a window: UIKit's own controllers, made and placed as a
/// program makes them.
///
/// A controller with a view of its own is stood for by a plain one with the same items of bars. The size and the safe
/// area of its view are those that the scene has on the device.
@MainActor
package final class ContainerStage {
    /// The size of a scene's root view, in points, its safe-area insets and its size classes.
    package struct Place {
        package let size: CGSize
        package let safeArea: UIEdgeInsets
        /// Nil for those of the screen.
        package let sizeClasses: SizeClasses?

        package init(size: CGSize, safeArea: UIEdgeInsets, sizeClasses: SizeClasses? = nil) {
            (self.size, self.safeArea, self.sizeClasses) = (size, safeArea, sizeClasses)
        }

        @MainActor package init(of view: UIView) {
            let traits = view.traitCollection.values
            self.init(size: view.bounds.size, safeArea: view.safeAreaInsets, sizeClasses: SizeClasses(traits))
        }
    }

    private let document: InterfaceDocument
    private let context: AttributeContext
    /// The object ids of the controllers from the outermost one to the scene that is to be shown.
    private let path: Set<String>
    private let window: UIWindow
    private var stands: [(id: String, controller: UIViewController)] = []
    /// The pages that stand for those of a program in page view controllers, with the name that each shows.
    private var pages: [(name: String, controller: UIViewController)] = []
    private var made: Set<String> = []
    /// The most containers of a stage; damaged documents nest them without end.
    private static let mostContainers = 32

    /// Puts a container, or a controller that is presented, on a stage.
    ///
    /// - Parameters:
    ///   - path: The object ids of controllers that are to be shown: tabs are selected by them.
    ///   - place: The size and safe area of the window.
    ///   - presentation: The segue that presents the controller; nil for one that fills the window.
    package init(
        _ container: MarkupElement, of document: InterfaceDocument, showing path: Set<String> = [],
        in environment: CanvasEnvironment, _ place: Place, presentedBy presentation: MarkupElement? = nil
    ) {
        self.document = document
        self.path = path
        let traits = environment.windowTraits
        context = AttributeContext(
            document, SizeClasses(traits), environment.scene, by: CanvasSceneRules(environment: environment))
        window = UIWindow(frame: CGRect(origin: .zero, size: place.size))
        window.traitOverrides = UITraitOverrides(traits)
        window.ownSafeAreaInsets = place.safeArea
        let controller = make(container)
        if let presentation {
            present(controller, container, presentation)
        } else {
            window.rootViewController = controller
        }
        window.layoutIfNeeded()
        for page in pages { SceneOrnaments.addHatch(named: page.name, to: page.controller.view) }
    }

    /// Presents a controller over an empty one, in the style that the segue or else the controller states.
    private func present(_ controller: UIViewController, _ element: MarkupElement, _ segue: MarkupElement) {
        let presenter = UIViewController()
        window.rootViewController = presenter
        window.layoutIfNeeded()
        for described in [element, segue] {
            AttributeTable.find(UIViewController.self)?.apply(
                AttributeReader(described, context), to: controller, only: Self.attributesOfPresentations)
        }
        if StoryboardSegue.Kind(of: segue) == .popover {
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.sourceView = presenter.view
        }
        presenter.present(controller, animated: false)
    }

    private static let attributesOfPresentations: Set<String> = ["modalPresentationStyle", "preferredContentSize"]

    /// Whether an element is a controller that shows others.
    nonisolated package static func isContainer(_ element: MarkupElement) -> Bool { containers.contains(element.name) }

    nonisolated private static let containers: Set<String> = [
        "navigationController", "tabBarController", "splitViewController", "pageViewController",
    ]

    /// The root view of all, or that of the presented controller.
    package var root: UIView {
        (window.rootViewController?.presentedViewController ?? window.rootViewController)?.view ?? window
    }

    /// The scenes that are in sight, by the object ids of their controllers, each with the view that stands for it.
    package var shown: [(id: String, view: UIView)] {
        stands.compactMap { id, controller in
            guard let view = controller.viewIfLoaded, view.isDescendant(of: window) else { return nil }
            return (id, view)
        }
    }

    /// The place of a scene; nil if it is not in sight.
    package func place(of id: String) -> Place? { shown.first { $0.id == id }.map { Place(of: $0.view) } }

    // MARK: Making controllers

    private func make(_ element: MarkupElement) -> UIViewController {
        let reader = AttributeReader(element, context)
        guard Self.isContainer(element), let id = element.id, made.count < Self.mostContainers, made.insert(id).inserted else {
            return makeStand(element, reader)
        }
        let controller = makeContainer(element)
        AttributeTable.find(type(of: controller))?.apply(reader, to: controller)
        connect(controller, element)
        return controller
    }

    private func makeContainer(_ element: MarkupElement) -> UIViewController {
        switch element.name {
        case "navigationController": UINavigationController()
        case "tabBarController": UITabBarController()
        case "splitViewController": makeSplit(element)
        default: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
    }

    private func makeSplit(_ element: MarkupElement) -> UISplitViewController {
        switch element["style"] {
        case "tripleColumn": UISplitViewController(style: .tripleColumn)
        case "doubleColumn": UISplitViewController(style: .doubleColumn)
        default:
            element.flag("allowDoubleColumnStyle") ?? false
                ? UISplitViewController(style: .doubleColumn) : UISplitViewController(nibName: nil, bundle: nil)
        }
    }

    /// A plain controller in place of one whose scene, or whose storyboard, is another.
    private func makeStand(_ element: MarkupElement, _ reader: AttributeReader) -> UIViewController {
        let controller = UIViewController()
        AttributeTable.find(UIViewController.self)?.apply(reader, to: controller, only: Self.attributesOfStands)
        if let id = element.id { stands.append((id, controller)) }
        return controller
    }

    private static let attributesOfStands: Set<String> = [
        "title", "hidesBottomBarWhenPushed", "extendedLayoutIncludesOpaqueBars", "edgesForExtendedLayout", "navigationItem",
        "tabBarItem", "toolbarItems",
    ]

    private func connect(_ container: UIViewController, _ element: MarkupElement) {
        let held = { (role: String) in self.held(by: element, role).map { ($0.id, self.make($0)) } }
        switch container {
        case let stack as UINavigationController: stack.setViewControllers(held("rootViewController").map(\.1), animated: false)
        case let tabs as UITabBarController:
            let controllers = held("viewControllers")
            tabs.setViewControllers(controllers.map(\.1), animated: false)
            let wanted = controllers.firstIndex { id, _ in id.map(path.contains) ?? false }
            if let wanted { tabs.selectedIndex = wanted }
        case let split as UISplitViewController:
            for (role, column) in Self.columns {
                if let controller = held(role).first?.1 { split.setViewController(controller, for: column) }
            }
        case let pages as UIPageViewController: addPage(to: pages, element)
        default: break
        }
    }

    /// Adds a page to a page view controller, whose pages only a program has.
    private func addPage(to container: UIPageViewController, _ element: MarkupElement) {
        let page = UIViewController()
        container.setViewControllers([page], direction: .forward, animated: false)
        pages.append((element.className, page))
    }

    private static let columns: [(String, UISplitViewController.Column)] = [
        ("masterViewController", .primary), ("supplementaryViewController", .supplementary), ("detailViewController", .secondary),
        ("compactViewController", .compact),
    ]

    private func held(by element: MarkupElement, _ role: String) -> [MarkupElement] {
        element.children(in: "connections").compactMap { segue in
            guard StoryboardSegue.Kind(of: segue) == .relationship(role) else { return nil }
            return segue["destination"].flatMap { document.elementsByID[$0] }
        }
    }
}

extension SizeClasses {
    fileprivate init(_ traits: UITraitCollection.Values) {
        self.init(width: Self.sizeClass(traits.horizontalSizeClass), height: Self.sizeClass(traits.verticalSizeClass))
    }

    private static func sizeClass(_ value: UIUserInterfaceSizeClass) -> SizeClass? {
        value == .compact ? .compact : value == .regular ? .regular : nil
    }
}
