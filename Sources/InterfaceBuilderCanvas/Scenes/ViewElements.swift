import InterfaceBuilderDocument
import UIKit

/// Makes views for elements of documents.
///
/// An element whose own class UIKit does not have is made as the nearest class that it has.
@MainActor
enum ViewElements {
    /// A view for an element; nil for elements that are not known.
    static func makeView(_ element: MarkupElement) -> UIView? {
        if element.name == "button" { return UIButton(type: SceneBuilder.buttonType(element["buttonType"])) }
        return makers[element.name]?()
    }

    private static let makers: [String: () -> UIView] = [
        "view": { UIView() },
        "containerView": { UIView() },
        "window": { UIView() },
        "control": { UIControl() },
        "scrollView": { UIScrollView() },
        "tableView": { UITableView() },
        "collectionView": { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
        "textView": { UITextView() },
        "tableViewCell": { UITableViewCell() },
        "tableViewCellContentView": { UIView() },
        "collectionViewCell": { UICollectionViewCell() },
        "collectionViewCellContentView": { UIView() },
        "collectionReusableView": { UICollectionReusableView() },
        "visualEffectView": { UIVisualEffectView() },
        "stackView": { UIStackView() },
        "label": { UILabel() },
        "imageView": { UIImageView() },
        "textField": { UITextField() },
        "switch": { UISwitch() },
        "slider": { CanvasSlider() },
        "segmentedControl": { UISegmentedControl() },
        "stepper": { UIStepper() },
        "progressView": { UIProgressView() },
        "activityIndicatorView": { UIActivityIndicatorView(style: .medium) },
        "pageControl": { UIPageControl() },
        "searchBar": { UISearchBar() },
        "datePicker": { UIDatePicker() },
        "pickerView": { UIPickerView() },
        "navigationBar": { UINavigationBar() },
        "toolbar": { UIToolbar() },
        "tabBar": { UITabBar() },
        "colorWell": { UIColorWell() },
    ]
}
