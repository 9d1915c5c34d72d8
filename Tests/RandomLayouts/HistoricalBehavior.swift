/// Behaviour that depends on the history of a layout because UIKit's own does: random layouts keep clear of it.
package enum HistoricalBehavior: String, CaseIterable, Sendable {
    /// The guide of a view's margins keeps the view as large as its margins from when it is first asked for, as Apple's
    /// lazily made guides do.
    case knownGuide
    /// A view that a flexible autoresizing mask places has the frame that resizing left: here such views have masks
    /// without flexible parts.
    case autoresizedFrame
    /// Which of several conflicting constraints is given up depends on the order in which they became active.
    case brokenConstraint
    /// What a program's `layoutSubviews` makes of the frame that it finds is the program's own state. Where that in
    /// turn decides the frame, layout may come to rest in more than one place, and does so in the one that is nearer to
    /// the last: such trees are not compared.
    case reaction
    /// The margins that a view preserves of its superview follow from where its frame lies. Where they decide the frame
    /// in turn, as in a view that is just as large as its margins, layout may come to rest in more than one place, and
    /// does so in the one that is nearer to the last: such trees are not compared.
    case preservedMargins
    /// A scroll view shows the part of its content that it was scrolled to, and one that is resized scrolls back to
    /// where there is content. New trees are scrolled to where the edited ones are.
    case scrollOffset
    /// Among equally good layouts the one that is near the last may be chosen: views with an ambiguous layout are not
    /// compared.
    case ambiguousLayout
    /// Of several equally strong constraints that one view holds, the one that became active first is kept: trees made
    /// anew activate in the same order.
    case orderOfActivation
    /// A custom spacing ends when its view leaves the arrangement, though the view may come back.
    case customSpacing
    /// Constraints to what is outside of a view end when it leaves its superview.
    case outsideConstraints
    /// A view that was arranged does not follow its autoresizing mask afterwards.
    case autoresizingTranslation
}
