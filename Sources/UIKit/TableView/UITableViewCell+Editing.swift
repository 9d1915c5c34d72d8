/// A cell in editing mode. Lengths are points.
extension UITableViewCell {
    /// The width of the controls at the sides.
    ///
    /// - Source: the leading one is the content's recorded shift; the trailing one is not measured.
    static let editingWidth: CGFloat = 38

    /// Shows the controls of the present mode.
    func updateEditingControls() {
        let style = state.isEditing ? editingStyle : .none
        if editingControls.edit?.style ?? .none != style {
            editingControls.edit?.removeFromSuperview()
            editingControls.edit = style == .none ? nil : CellEditControl(style)
            editingControls.edit.map(addSubview)
        }
        let isMarkable = state.isEditing && editingControls.isMarkable
        if isMarkable != (editingControls.mark != nil) {
            editingControls.mark?.removeFromSuperview()
            editingControls.mark = isMarkable ? CellSelectionMark() : nil
            editingControls.mark.map(addSubview)
        }
        editingControls.mark?.isOn = state.isSelected
        let isMovable = state.isEditing && editingControls.isMovable
        if isMovable != (editingControls.reorder != nil) {
            editingControls.reorder?.removeFromSuperview()
            editingControls.reorder = isMovable ? CellReorderControl() : nil
            editingControls.reorder.map(addSubview)
        }
        if !state.isEditing { hideDeleteConfirmation() }
        setNeedsLayout()
    }

    /// The room that controls take at the leading and at the trailing side of the content.
    var editingRoom: (leading: CGFloat, trailing: CGFloat) {
        let isIndented = editingControls.isMarkable || editingStyle != .none && shouldIndentWhileEditing
        let leading = state.isEditing && isIndented ? Self.editingWidth : 0
        return (leading, editingControls.reorder == nil ? 0 : Self.editingWidth)
    }

    func placeEditingControls() {
        let safe = row?.safeSides ?? .zero
        let (left, right) = (safe.left, bounds.width - safe.right - Self.editingWidth)
        func frame(isLeading: Bool) -> CGRect {
            CGRect(x: isLeading != isRightToLeft ? left : right, y: 0, width: Self.editingWidth, height: bounds.height)
        }
        let leading = frame(isLeading: true).offsetBy(dx: isRightToLeft ? -8 : 8, dy: 0)
        editingControls.edit?.frame = leading
        editingControls.mark?.frame = leading
        editingControls.reorder?.frame = frame(isLeading: false)
        guard let button = editingControls.confirmation else { return }
        let width = max(button.sizeThatFits(bounds.size).width + 30, 74)
        button.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        bringSubviewToFront(button)
    }

    // MARK: Deleting

    /// The circle was tapped: inserts, or asks whether to delete.
    func editControlTapped() {
        guard let table = enclosingTable else { return }
        if editingStyle == .insert { return table.commit(.insert, of: self) }
        if showingDeleteConfirmation { hideDeleteConfirmation() } else { table.confirmDeletion(of: self) }
    }

    func showDeleteConfirmation(_ title: String) {
        guard editingControls.confirmation == nil else { return }
        let mask: StateMask = state.isEditing ? [.showingEditControl, .showingDeleteConfirmation] : .showingDeleteConfirmation
        willTransition(to: mask)
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .systemRed
        button.addAction(UIAction { [unowned self] _ in enclosingTable?.commit(.delete, of: self) }, for: .touchUpInside)
        editingControls.confirmation = button
        editingControls.edit?.isTurned = true
        addSubview(button)
        setNeedsLayout()
        didTransition(to: mask)
    }

    func hideDeleteConfirmation() {
        guard let button = editingControls.confirmation else { return }
        let mask: StateMask = state.isEditing ? .showingEditControl : []
        willTransition(to: mask)
        button.removeFromSuperview()
        editingControls.confirmation = nil
        editingControls.edit?.isTurned = false
        setNeedsLayout()
        didTransition(to: mask)
    }
}
