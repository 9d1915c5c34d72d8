import LayoutEngine

/// The order in which constraints are kept where nothing else decides, as of equally strong contents that contend for room. It is that of the tree
/// as it is: an outer view before what is in it, subviews first to last, and stack views' own constraints at the end,
/// those of inner ones first.
extension LayoutHost {
    func listInOrder(_ list: inout SeniorityList) {
        postponeArrangements(in: root, in: &list)
        listContents(of: root, in: &list)
    }

    /// Lists a view's content, what UIKit's guides in it state, what a program or document states there, and then what is in the view.
    private func listContents(of view: UIView, in list: inout SeniorityList) {
        list.append(view)
        for guide in view.allGuides { list.append(guide) }
        if !view.layoutState.systemGuides.isEmpty {
            for kind in SystemGuide.Kind.allCases { listGuide(of: kind, of: view, in: &list) }
        }
        // A closure given to `map` would be checked for its actor at each call.
        for constraint in view.layoutState.constraints { if let id = constraint.engineID { list.append(id) } }
        for subview in view.hierarchy.subviews where subview.layoutState.host === self { listContents(of: subview, in: &list) }
    }

    private func listGuide(of kind: SystemGuide.Kind, of view: UIView, in list: inout SeniorityList) {
        guard let system = view.layoutState.systemGuides.first(where: { $0.kind == kind }) else { return }
        for constraint in system.constraints { constraint.engineID.map { list.append($0) } }
    }

    private func postponeArrangements(in view: UIView, in list: inout SeniorityList) {
        for subview in view.hierarchy.subviews where subview.layoutState.host === self {
            postponeArrangements(in: subview, in: &list)
        }
        view.layoutState.generated?.postpone(in: &list)
    }
}
