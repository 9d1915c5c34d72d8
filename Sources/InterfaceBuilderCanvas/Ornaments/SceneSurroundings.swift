import InterfaceBuilderDocument
import UIKit

/// The screen and the container controllers around a scene, whose bars cover the scene in pictures.
package struct SceneSurroundings: Equatable {
    /// The navigation controller around the scene's controller.
    package internal(set) var navigation: MarkupElement?
    /// Whether another controller lies below the scene's on the navigation stack.
    package internal(set) var isPushed = false
    /// The tab bar controller around the scene's controller, and the controller that it holds.
    package internal(set) var tabs: MarkupElement?
    package internal(set) var tab: MarkupElement?
    /// The height of the status bar, in points; 0 if there is none.
    package var statusBar: CGFloat = 0
    /// The height that the home indicator covers at the bottom of the screen, in points.
    package var homeIndicator: CGFloat = 0
    /// Whether the screen shows other scenes beside this one, over all of which the status bar and the home indicator
    /// lie, so that the picture of one leaves both out.
    package var isBesideOthers = false
    /// Whether the scene is in a sheet, where bars have other heights.
    package var isInSheet = false
    /// Whether the screen has rounded corners, so that the parts of the status bar stand beside them.
    package var hasRoundedCorners = false

    /// The height, in points, that bars cover at the top which the picture of a container around the scene shows; nil
    /// for a scene that shows its bars itself.
    package var coveredTop: CGFloat?
    /// The object ids of the container views that show other scenes.
    package var filledContainers: Set<String> = []

    /// The surroundings of a scene outside any container controller.
    package init() {}

    /// The surroundings of a scene that another picture contains, which shows the bars over it.
    package init(coveredTop: CGFloat) { self.coveredTop = coveredTop }

    /// The surroundings of a document's controllers, by object id. The destination of a relationship or push segue
    /// takes over those of its source.
    package static func all(in document: InterfaceDocument) -> [String: SceneSurroundings] {
        document.handedOnAlongSegues(SceneSurroundings()) { segue, source, destination in
            destination.take(from: source, along: segue)
        }
    }
}

extension SceneSurroundings {
    fileprivate mutating func take(from source: SceneSurroundings, along segue: StoryboardSegue) {
        switch segue.kind {
        case .relationship("rootViewController"):
            take(navigation: segue.source, isPushed: false)
            take(tabs: source.tabs, source.tab)
        case .relationship("viewControllers") where segue.source.name == "tabBarController":
            take(tabs: segue.source, segue.destination)
        case .show, .push:
            guard let navigation = source.navigation else { return }
            take(navigation: navigation, isPushed: true)
            take(tabs: source.tabs, source.tab)
        default: break
        }
    }

    private mutating func take(navigation element: MarkupElement, isPushed: Bool) {
        guard navigation == nil, element.name == "navigationController" else { return }
        (navigation, self.isPushed) = (element, isPushed)
    }

    private mutating func take(tabs element: MarkupElement?, _ held: MarkupElement?) {
        guard tabs == nil, let element else { return }
        (tabs, tab) = (element, held)
    }
}
