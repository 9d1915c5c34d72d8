import RuntimeReflection
import UIKit

/// UIKit's own properties that programs read of objects of any class, or by their names.
@MainActor
enum FrameworkKeys {
    /// Registers the properties before `main` runs.
    nonisolated static func register() {
        MemberTables.register { device }
        MemberTables.register { table(UIResponder.self, [("next", { $0.next })]) }
        MemberTables.register { table(UIView.self, view) }
        MemberTables.register { table(UIViewController.self, [("title", { $0.title }), ("view", { $0.view })]) }
        MemberTables.register { table(UIBarItem.self, barItem) }
        MemberTables.register { table(UIGestureRecognizer.self, recognizer) }
        MemberTables.register { table(UIControl.self, control) }
        MemberTables.register { table(UILabel.self, [("text", { $0.text })]) }
        MemberTables.register {
            table(UITextField.self, [("text", { $0.text }), ("placeholder", { $0.placeholder })])
        }
        MemberTables.register { table(UITextView.self, [("text", { $0.text })]) }
        MemberTables.register { table(UIButton.self, [("currentTitle", { $0.currentTitle })]) }
        MemberTables.register { table(UISwitch.self, [("isOn", { $0.isOn }), ("on", { $0.isOn })]) }
        MemberTables.register { table(UISegmentedControl.self, [("selectedSegmentIndex", { $0.selectedSegmentIndex })]) }
        MemberTables.register { table(UIImageView.self, [("image", { $0.image })]) }
    }

    /// The device's orientation, which programs set by its key before iOS 16. Since then that changes nothing and is
    /// told.
    nonisolated private static var device: MemberTable {
        MemberTable(
            describes: { $0 is UIDevice.Type }, getters: [("orientation", { ($0 as? UIDevice)?.orientation.rawValue })],
            setters: [
                (
                    "orientation",
                    { _, _ in
                        LayoutWarning.sink(
                            "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
                                + "UIWindowScene.requestGeometryUpdate(_:)")
                        return true
                    }
                )
            ])
    }

    /// Reads a property of an object.
    typealias Read<Object> = @MainActor (Object) -> Any?

    /// A table of properties of a class.
    nonisolated static func table<Object: NSObject>(
        _ type: Object.Type, _ keys: [(String, Read<Object>)]
    ) -> MemberTable {
        MemberTable(describes: { $0 is Object.Type }, getters: keys.map { ($0, getter($1)) })
    }

    nonisolated private static func getter<Object>(_ read: @escaping Read<Object>) -> MemberTable.Getter {
        { object in (object as? Object).flatMap(read) }
    }

    nonisolated private static var barItem: [(String, Read<UIBarItem>)] {
        [
            ("tag", { $0.tag }), ("title", { $0.title }), ("image", { $0.image }), ("isEnabled", { $0.isEnabled }),
            ("enabled", { $0.isEnabled }), ("view", { $0.shownView }),
        ]
    }

    nonisolated private static var recognizer: [(String, Read<UIGestureRecognizer>)] {
        [("view", { $0.view }), ("isEnabled", { $0.isEnabled }), ("enabled", { $0.isEnabled })]
    }

    nonisolated private static var control: [(String, Read<UIControl>)] {
        [
            ("isEnabled", { $0.isEnabled }), ("enabled", { $0.isEnabled }), ("isSelected", { $0.isSelected }),
            ("selected", { $0.isSelected }),
        ]
    }

    nonisolated private static var view: [(String, Read<UIView>)] {
        [
            ("tag", { $0.tag }), ("frame", { $0.frame }), ("bounds", { $0.bounds }), ("center", { $0.center }),
            ("alpha", { $0.alpha }), ("isHidden", { $0.isHidden }), ("hidden", { $0.isHidden }),
            ("superview", { $0.superview }), ("backgroundColor", { $0.backgroundColor }), ("layer", { $0.layer }),
        ]
    }
}

@section(".init_array") @used private let registerFrameworkKeys: @Sendable @convention(c) () -> Void = {
    FrameworkKeys.register()
}
