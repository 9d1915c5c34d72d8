import InterfaceBuilderDocument

extension SceneBuilder {
    /// Takes over what the document says about a view.
    package func applyAttributes(ofView index: Int, to made: UIView) {
        let element = scene.views[index].element
        applyAppearance(of: element, to: made)
        if let scrollView = made as? UIScrollView { applyScrolling(of: element, to: scrollView) }
        applyClassAttributes(of: element, to: made)
        applyPriorities(of: element, to: made)
        made.isHidden = element.variedFlag("hidden", scene.traits) ?? false
        if let tag = element.integer("tag") { made.tag = tag }
        if let alpha = element.varied("alpha", scene.traits).flatMap({ DocumentNumber.parse($0) }) {
            made.alpha = min(1, max(0, alpha))
        }
        if let clips = element.variedFlag("clipsSubviews", scene.traits) { made.clipsToBounds = clips }
        if let resizes = flag("autoresizesSubviews", of: element) { made.autoresizesSubviews = resizes }
        if let attribute = element["semanticContentAttribute"].flatMap(Self.semanticAttribute) {
            made.semanticContentAttribute = attribute
        }
    }

    /// What only views of one class have.
    private func applyClassAttributes(of element: MarkupElement, to made: UIView) {
        switch made {
        case let stack as UIStackView: applyStackAttributes(of: element, to: stack)
        case let table as UITableView: applyTableAttributes(of: element, to: table)
        case let cell as UITableViewCell: applyCellAttributes(of: element, to: cell)
        case let view as UICollectionReusableView: view.reuseIdentifier = element["reuseIdentifier"]
        case let view as UIVisualEffectView: applyEffect(of: element, to: view)
        case let label as UILabel: applyLabelAttributes(of: element, to: label)
        case let button as UIButton: applyButtonAttributes(of: element, to: button)
        case let view as UIImageView: applyImages(of: element, to: view)
        case let field as UITextField: applyTextFieldAttributes(of: element, to: field)
        case let view as UITextView: applyTextViewAttributes(of: element, to: view)
        case let control as UISwitch: applyValues(of: element, to: control)
        case let stepper as UIStepper: applyValues(of: element, to: stepper)
        case let slider as UISlider: applyValues(of: element, to: slider)
        case let control as UISegmentedControl: applySegments(of: element, to: control)
        case let spinner as UIActivityIndicatorView: applySpinnerAttributes(of: element, to: spinner)
        case let control as UIPageControl: applyPages(of: element, to: control)
        case let view as UIProgressView: applyProgress(of: element, to: view)
        case let picker as UIDatePicker: applyDates(of: element, to: picker)
        case let bar as UINavigationBar: applyBarAttributes(of: element, to: bar)
        case let bar as UIToolbar: applyBarAttributes(of: element, to: bar)
        case let bar as UITabBar: applyBarAttributes(of: element, to: bar)
        case let bar as UISearchBar: applyBarAttributes(of: element, to: bar)
        default: break
        }
    }

    /// Interface Builder writes what differs from 250 and 750, whatever the class.
    func applyPriorities(of element: MarkupElement, to made: UIView) {
        func priority(_ name: String, _ usual: Float) -> UILayoutPriority {
            let value = element.varied(name, scene.traits).flatMap { DocumentNumber.parse($0) }.map { Float($0) } ?? usual
            return UILayoutPriority(min(1000, max(1, value)))
        }
        made.setContentHuggingPriority(priority("horizontalHuggingPriority", 250), for: .horizontal)
        made.setContentHuggingPriority(priority("verticalHuggingPriority", 250), for: .vertical)
        made.setContentCompressionResistancePriority(priority("horizontalCompressionResistancePriority", 750), for: .horizontal)
        made.setContentCompressionResistancePriority(priority("verticalCompressionResistancePriority", 750), for: .vertical)
    }

    private static func semanticAttribute(_ name: String) -> UISemanticContentAttribute? {
        switch name {
        case "playback": .playback
        case "spatial": .spatial
        case "forceLeftToRight": .forceLeftToRight
        case "forceRightToLeft": .forceRightToLeft
        default: nil
        }
    }

    /// How the view follows its superview's size; nil when the document does not say.
    package static func autoresizingMask(of element: MarkupElement) -> UIView.AutoresizingMask? {
        element.child(key: "autoresizingMask", named: "autoresizingMask").map(mask)
    }

    private static func mask(_ element: MarkupElement) -> UIView.AutoresizingMask {
        let names: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return names.reduce(into: []) { mask, pair in if element.flag(pair.0) ?? false { mask.formUnion(pair.1) } }
    }
}
