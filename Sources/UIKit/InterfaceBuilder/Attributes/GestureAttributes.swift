extension AttributeTable {
    static let gestureRecognizer = AttributeTable(
        UIGestureRecognizer.self,
        rows: [
            .flag("enabled", \.isEnabled),
            .flag("cancelsTouchesInView", \.cancelsTouchesInView),
            .flag("delaysTouchesBegan", \.delaysTouchesBegan),
            .flag("delaysTouchesEnded", \.delaysTouchesEnded),
            .key("delegate", path: \.delegate),
        ])

    static let tap = AttributeTable(
        UITapGestureRecognizer.self, elements: ["tapGestureRecognizer"],
        rows: [
            .integer("numberOfTapsRequired", \.numberOfTapsRequired),
            .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
        ])

    static let longPress = AttributeTable(
        UILongPressGestureRecognizer.self, elements: ["pongPressGestureRecognizer"],
        rows: [
            .integer("numberOfTapsRequired", \.numberOfTapsRequired),
            .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
            .number("minimumPressDuration", \.minimumPressDuration),
            .number("allowableMovement", \.allowableMovement),
        ])

    static let pan = AttributeTable(
        UIPanGestureRecognizer.self, elements: ["panGestureRecognizer"],
        rows: [
            .integer("minimumNumberOfTouches", \.minimumNumberOfTouches),
            .integer("maximumNumberOfTouches", \.maximumNumberOfTouches),
        ])

    static let screenEdgePan = AttributeTable(
        UIScreenEdgePanGestureRecognizer.self, elements: ["screenEdgePanGestureRecognizer"],
        rows: [
            AttributeRow("edges") { reader, pan in if let edges = reader.child("edges") { pan.edges = edges.edges } }
        ])

    static let swipe = AttributeTable(
        UISwipeGestureRecognizer.self, elements: ["swipeGestureRecognizer"],
        rows: [
            AttributeRow(["direction"], \.direction) {
                $0.value("direction", ["right": .right, "left": .left, "up": .up, "down": .down])
            }
        ])
}
