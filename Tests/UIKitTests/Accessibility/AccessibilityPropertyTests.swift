import Testing

@testable import UIKit

/// What views and items tell assistive technologies beside their labels.
@MainActor
struct AccessibilityPropertyTests {
    private let window = visibleWindow()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

    init() { window.addSubview(view) }

    @Test func textsWithAttributesAreTheTexts() {
        view.accessibilityAttributedLabel = NSAttributedString(string: "Tea", attributes: [.accessibilitySpeechPitch: 1.5])
        #expect(view.accessibilityLabel == "Tea")
        #expect(
            view.accessibilityAttributedLabel?.attribute(.accessibilitySpeechPitch, at: 0, effectiveRange: nil) as? Double == 1.5)
        view.accessibilityLabel = "Pot"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Pot"))
        view.accessibilityAttributedHint = NSAttributedString(string: "Pours")
        view.accessibilityAttributedValue = NSAttributedString(string: "Full")
        #expect(view.accessibilityHint == "Pours" && view.accessibilityValue == "Full")
        #expect(view.accessibilityUserInputLabels == ["Pot"])
        view.accessibilityUserInputLabels = ["Kettle", "Jug"]
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Kettle", "Jug"])
    }

    @Test func placesFollowFromTheFrame() {
        #expect(view.accessibilityActivationPoint == CGPoint(x: 60, y: 40) && view.accessibilityPath == nil)
        view.accessibilityActivationPoint = .zero
        #expect(view.accessibilityActivationPoint == .zero)
        #expect(
            UIAccessibility.convertToScreenCoordinates(CGRect(x: 5, y: 5, width: 10, height: 10), in: view)
                == CGRect(x: 15, y: 25, width: 10, height: 10))
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: view.bounds), in: view)
        #expect(path.bounds == view.frame)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(element.accessibilityActivationPoint == CGPoint(x: 15, y: 25))
    }

    @Test func elementsHaveNumbers() {
        let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        view.accessibilityElements = elements
        #expect(
            view.accessibilityElementCount() == 3 && view.accessibilityElement(at: 1) as? UIAccessibilityElement === elements[1])
        #expect(view.accessibilityElement(at: 3) == nil && view.index(ofAccessibilityElement: elements[2]) == 2)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
        #expect(view.accessibilityRespondsToUserInteraction)
        view.isUserInteractionEnabled = false
        #expect(!view.accessibilityRespondsToUserInteraction)
    }

    @Test func placesHaveNames() {
        let place = UIAccessibilityLocationDescriptor(name: "Lid", view: view)
        #expect(place.name == "Lid" && place.point == CGPoint(x: 50, y: 20) && place.view === view)
    }

    @Test func barItemsNameTheirButtons() throws {
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        #expect(item.accessibilityLabel == "Add")
        (item.accessibilityIdentifier, item.accessibilityLabel, item.accessibilityHint) = ("add", "Add tea", "Opens a form")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let content = UINavigationItem(title: "")
        content.rightBarButtonItem = item
        bar.items = [content]
        window.addSubview(bar)
        window.layoutIfNeeded()
        let button = try #require(item.shownView)
        #expect(button.accessibilityIdentifier == "add" && button.accessibilityLabel == "Add tea")
        #expect(button.accessibilityHint == "Opens a form")
    }

    @Test func textSizesHaveLimits() {
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        let inner = UIView()
        view.addSubview(inner)
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        view.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        view.minimumContentSizeCategory = .extraExtraLarge
        view.maximumContentSizeCategory = nil
        window.traitOverrides.preferredContentSizeCategory = .small
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(view.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryXXL"))
    }

    @Test func viewsSayHowTheyTakeTouchesThemselves() {
        #expect(view.accessibilityDirectTouchOptions.isEmpty)
        view.accessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
        #expect(view.accessibilityDirectTouchOptions.contains(.requiresActivation))
        #expect(view.accessibilityDirectTouchOptions.rawValue == 3)
        view.accessibilityDirectTouchOptions.remove(.silentOnTouch)
        #expect(view.accessibilityDirectTouchOptions == .requiresActivation)
    }

    @Test func actionsHaveACategory() {
        let action = UIAccessibilityCustomAction(name: "Cut") { _ in true }
        #expect(action.category == nil)
        action.category = UIAccessibilityCustomActionCategoryEdit
        #expect(action.category == UIAccessibilityCustomActionCategoryEdit)
    }

    @Test func objectsGiveTheirOwnBarsAboveTheKeyboard() {
        final class Field: UITextField {
            let item = UITextField().inputAssistantItem
            override var inputAssistantItem: UITextInputAssistantItem { item }
        }
        let (field, own) = (UITextField(), Field())
        #expect(field.inputAssistantItem === field.inputAssistantItem, "It is kept.")
        #expect(own.inputAssistantItem === own.item && own.inputAssistantItem !== field.inputAssistantItem)
        field.inputAssistantItem.leadingBarButtonGroups = [.fixedGroup(items: [UIBarButtonItem()])]
        #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
    }
}
