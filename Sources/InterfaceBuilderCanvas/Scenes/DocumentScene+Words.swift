import Foundation
import InterfaceBuilderDocument

/// Constraints and views in words, with their lines, as findings about documents name them.
extension DocumentScene {
    /// A constraint as an equation, such as `the top of UILabel (line 12) = the bottom of UIView (line 8) + 20, on line
    /// 31`.
    package func words(for constraint: DocumentConstraint) -> String {
        let first = "the \(constraint.firstAttribute.words) of \(words(for: constraint.first))"
        let line = constraint.element.position.line
        return "\(first) \(constraint.relation.words) \(rightSide(of: constraint)), on line \(line)"
    }

    /// A view as people know it, see ``MarkupElement/words``.
    package func words(forView index: Int) -> String { views[index].element.words }

    /// The names of the views between the root view and a view, such as `UIStackView “Fields” > UIView`; nil where
    /// there is none. Of more than three only the nearest are named.
    package func path(ofView index: Int) -> String? {
        let parents = sequence(first: index) { self.views[$0].parent }.dropFirst().filter { $0 != 0 }
        guard !parents.isEmpty else { return nil }
        let names = parents.prefix(3).map { views[$0].element.shortName } + (parents.count > 3 ? ["…"] : [])
        return names.reversed().joined(separator: " > ")
    }

    private func words(for item: DocumentConstraint.Item) -> String {
        switch item {
        case .view(let index): words(forView: index)
        case .guide(let index): "\(guides[index].kind.words) of \(words(forView: guides[index].owner))"
        }
    }

    private func rightSide(of constraint: DocumentConstraint) -> String {
        guard let second = constraint.second, let attribute = constraint.secondAttribute else {
            return constraint.constant.shortText
        }
        let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.shortText) x "
        let sign = constraint.constant < 0 ? "-" : "+"
        let constant = constraint.constant == 0 ? "" : " \(sign) \(abs(constraint.constant).shortText)"
        return "\(factor)the \(attribute.words) of \(words(for: second))\(constant)"
    }
}

extension Double {
    /// The number to hundredths, such as `20.33`. A number that would be written as 0 has all its digits.
    package var shortText: String {
        let rounded = (self * 100).rounded() / 100
        if rounded == 0 && self != 0 { return String(self) }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}
