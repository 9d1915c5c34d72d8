/// The reason why a layout or a fitting size needs the engine.
package enum EngineReason: String, Sendable {
    case change = "the tree was laid out before, or constraints were asked for"
    case disabled = "direct solutions are switched off"
    case update = "constraints wait for an update"
    case rectangle = "a view has a size that layout does not take"
    case guide = "a layout guide takes part"
    case scroll = "a view scrolls, or its height is left to constraints"
    case insets = "a view with alignment insets arranges or places others"
    case recipe =
        "constraints alone state how the stack view arranges: baselines, centres, shares by content, hidden views, negative gaps"
    case statement =
        "the constraint is not between a view and its subviews, compares baselines or other edges, or has a multiplier"
    case stackStatement = "a stack view, or a view in it, holds constraints other than lengths of its own"
    case contradiction = "a required equation contradicts others"
    case open = "equations and contents leave a length or a place open"
    case content = "a content cannot have the size that it asks for"
    case bound = "an inequality or an optional constraint does not hold"
    case room = "inequalities leave a view room"
    case size = "too many views or inequalities depend on contents, or a width is compared with a height"
    case text = "the width of a text that wraps depends on its lines"
    case lengths = "lengths of stacks tie, contradict, have too many priorities, or take too many steps"
    case priorities = "priorities of contents are too near to that of the size asked for"
    case nested = "several stack views, or something inside a subview, decide the size"
    case own = "the view is a stack view, scrolls, has guides or a content of its own, or holds no constraints"
    case tree = "the view stands in a window, or is measured during a layout"
}
