/// Converts lengths along and across the scroll direction to and from horizontal and vertical ones.
struct FlowAxes {
    let isVertical: Bool

    func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func mainBefore(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
    func mainAfter(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }
    func crossBefore(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
    func crossAfter(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.right : insets.bottom }
    func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
    func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    func rect(main: CGFloat, cross: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), size: size)
    }
}
