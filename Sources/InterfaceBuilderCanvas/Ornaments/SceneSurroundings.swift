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
    /// What the status bar takes at the top of the screen, in points; 0 where there is none.
    package var statusBar: CGFloat = 0
    /// What the home indicator takes at the bottom of the screen, in points.
    package var homeIndicator: CGFloat = 0
    /// Whether the screen has rounded corners, around which the status bar is set.
    package var hasRoundedCorners = false

    /// The surroundings of a scene outside any container controller.
    package init() {}

    /// The surroundings of a document's controllers, by object id: a destination
    /// of a relationship or push segue takes over its source's.
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
