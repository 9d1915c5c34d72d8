import LayoutEngine

/// The seniority of constraints if nothing else decides, for example among contents of equal priorities in too little
/// room. It is the order of the present tree: an outer view before its subviews, subviews first to last, and stack
/// views' own constraints at the end, those of inner ones first.
extension LayoutHost {
    func listInOrder(_ list: inout SeniorityList) {
        postponeArrangements(in: root, in: &list)
        listContents(of: root, in: &list)
    }

    /// Lists a view's content, the constraints of UIKit's guides in it, the constraints of programs and documents, and
    /// then its subviews.
    private func listContents(of view: UIView, in list: inout SeniorityList) {
        list.append(view)
        for guide in view.allGuides { list.append(guide) }
        if !view.layoutState.systemGuides.isEmpty {
            for kind in SystemGuide.Kind.allCases { listGuide(of: kind, of: view, in: &list) }
        }
        // A closure passed to `map` would check its actor at each call.
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
