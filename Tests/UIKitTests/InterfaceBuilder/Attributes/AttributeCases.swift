@testable import UIKit

/// A case for each attribute that sets a property.
extension AttributeCase {
    static let all: [AttributeCase] = [
        views, layout, controls, values, texts, labels, inputs, lists, scrolling, stacks, bars,
    ].flatMap { $0 }

    private static let views: [AttributeCase] = [
        .color("view", "backgroundColor", \UIView.backgroundColor),
        .color("view", "tintColor", \UIView.tintColor),
        .word("view", "contentMode", "scaleAspectFit", \UIView.contentMode, .scaleAspectFit),
        .flag("view", "opaque", \UIView.isOpaque, is: false),
        .flag("view", "hidden", \UIView.isHidden, is: true),
        .number("view", "alpha", 0.5, \UIView.alpha),
        .flag("view", "clipsSubviews", \UIView.clipsToBounds, is: true, key: "clipsToBounds"),
        .flag("view", "clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing, is: false),
        .flag("view", "userInteractionEnabled", \UIView.isUserInteractionEnabled, is: false),
        .flag("view", "multipleTouchEnabled", \UIView.isMultipleTouchEnabled, is: true),
        .flag("view", "exclusiveTouch", \UIView.isExclusiveTouch, is: true),
        .integer("view", "tag", 7, \UIView.tag),
        .flag("view", "autoresizesSubviews", \UIView.autoresizesSubviews, is: false),
        .word(
            "view", "semanticContentAttribute", "forceRightToLeft", \UIView.semanticContentAttribute, .forceRightToLeft),
        .flag("view", "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins, is: true),
        .flag("view", "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea, is: false),
        .flag("imageView", "highlighted", \UIImageView.isHighlighted, is: true),
    ]

    private static let layout: [AttributeCase] = [
        .priority("horizontalHuggingPriority") { $0.contentHuggingPriority(for: .horizontal) },
        .priority("verticalHuggingPriority") { $0.contentHuggingPriority(for: .vertical) },
        .priority("horizontalCompressionResistancePriority") { $0.contentCompressionResistancePriority(for: .horizontal) },
        .priority("verticalCompressionResistancePriority") { $0.contentCompressionResistancePriority(for: .vertical) },
        AttributeCase(
            "stackView", "layoutMargins", "1 2 3 4",
            child: #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
        ) { object in
            guard let stack = object as? UIStackView else { return false }
            return stack.isLayoutMarginsRelativeArrangement && stack.layoutMargins.left == 2 && stack.layoutMargins.right == 4
        },
        AttributeCase(
            "view", "layoutMargins", "1 2 3 4",
            child: #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
        ) { ($0 as? UIView)?.layoutMargins.left == 2 && ($0 as? UIView)?.layoutMargins.right == 4 },
        .insets("button", "contentEdgeInsets", \UIButton.contentEdgeInsets),
        .insets("button", "titleEdgeInsets", \UIButton.titleEdgeInsets),
        .insets("button", "imageEdgeInsets", \UIButton.imageEdgeInsets),
        .insets("tableView", "separatorInset", \UITableView.separatorInset),
        .insets("tableViewCell", "separatorInset", \UITableViewCell.separatorInset),
        AttributeCase(
            "label", "shadowOffset", "3 4", child: #"<size key="shadowOffset" width="3" height="4"/>"#
        ) { ($0 as? UILabel)?.shadowOffset == CGSize(width: 3, height: 4) },
    ]

    private static let controls: [AttributeCase] = [
        .flag("button", "enabled", \UIControl.isEnabled, is: false),
        .flag("button", "selected", \UIControl.isSelected, is: true),
        .flag("button", "highlighted", \UIControl.isHighlighted, is: true),
        .word("button", "role", "primary", \UIButton.role, .primary),
        AttributeCase("button", "pointerInteraction", "YES", \UIButton.isPointerInteractionEnabled, true),
        AttributeCase("button", "changesSelectionAsPrimaryAction", "YES", \UIButton.changesSelectionAsPrimaryAction, true),
        .word("button", "contentHorizontalAlignment", "right", \UIControl.contentHorizontalAlignment, .right),
        .word("button", "contentVerticalAlignment", "top", \UIControl.contentVerticalAlignment, .top),
        .flag("button", "adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted, is: false),
        .flag("button", "adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled, is: false),
        .flag("button", "showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction, is: true),
        .flag("button", "reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted, is: true),
        .flag("button", "showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted, is: true),
        .flag("switch", "on", \UISwitch.isOn, is: true),
        .color("switch", "onTintColor", \UISwitch.onTintColor),
        .color("switch", "thumbTintColor", \UISwitch.thumbTintColor),
        .flag(
            "segmentedControl", "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent,
            is: true),
        .flag("segmentedControl", "momentary", \UISegmentedControl.isMomentary, is: true),
        .color("segmentedControl", "selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    ]

    private static let values: [AttributeCase] = [
        .number("slider", "maxValue", 4, \UISlider.maximumValue, key: "maximumValue"),
        .number("slider", "minValue", -4, \UISlider.minimumValue, key: "minimumValue"),
        .number("slider", "value", 0.25, \UISlider.value),
        .flag("slider", "continuous", \UISlider.isContinuous, is: false),
        .color("slider", "minimumTrackTintColor", \UISlider.minimumTrackTintColor),
        .color("slider", "maximumTrackTintColor", \UISlider.maximumTrackTintColor),
        .color("slider", "thumbTintColor", \UISlider.thumbTintColor),
        .number("stepper", "maximumValue", 4, \UIStepper.maximumValue),
        .number("stepper", "minimumValue", -4, \UIStepper.minimumValue),
        .number("stepper", "value", 3, \UIStepper.value),
        .number("stepper", "stepValue", 2, \UIStepper.stepValue),
        .flag("stepper", "wraps", \UIStepper.wraps, is: true),
        .flag("stepper", "continuous", \UIStepper.isContinuous, is: false),
        .flag("stepper", "autorepeat", \UIStepper.autorepeat, is: false),
        .integer("pageControl", "numberOfPages", 3, \UIPageControl.numberOfPages),
        .flag("pageControl", "hidesForSinglePage", \UIPageControl.hidesForSinglePage, is: true),
        .color("pageControl", "pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        .color("pageControl", "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        .word("progressView", "progressViewStyle", "bar", \UIProgressView.progressViewStyle, .bar),
        .number("progressView", "progress", 0.5, \UIProgressView.progress),
        .color("progressView", "progressTintColor", \UIProgressView.progressTintColor),
        .color("progressView", "trackTintColor", \UIProgressView.trackTintColor),
        .color("activityIndicatorView", "color", \UIActivityIndicatorView.color),
        .word("activityIndicatorView", "style", "large", \UIActivityIndicatorView.style, .large),
        .flag("activityIndicatorView", "hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped, is: true),
        .word("datePicker", "datePickerMode", "time", \UIDatePicker.datePickerMode, .time),
        .integer("datePicker", "minuteInterval", 15, \UIDatePicker.minuteInterval),
    ]

    private static let labels: [AttributeCase] = [
        .font("label", \UILabel.font),
        .font("textField", \UITextField.font),
        .font("textView", \UITextView.font),
        AttributeCase(
            "button", "fontDescription", "31 points",
            child: #"<fontDescription key="fontDescription" type="system" pointSize="31"/>"#
        ) { ($0 as? UIButton)?.titleLabel?.font.pointSize == 31 },
        .integer("label", "numberOfLines", 3, \UILabel.numberOfLines),
        .word("label", "lineBreakMode", "wordWrap", \UILabel.lineBreakMode, .byWordWrapping),
        .word("label", "textAlignment", "right", \UILabel.textAlignment, .right),
        .number("label", "preferredMaxLayoutWidth", 160, \UILabel.preferredMaxLayoutWidth),
        .flag(
            "label", "adjustsLetterSpacingToFitWidth", \UILabel.allowsDefaultTighteningForTruncation, is: true,
            key: "allowsDefaultTighteningForTruncation"),
        .flag("textField", "adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory, is: true),
        .flag("textView", "adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory, is: true),
        .flag(
            "imageView", "adjustsImageSizeForAccessibilityContentSizeCategory",
            \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory, is: true),
        .flag("label", "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory, is: true),
        .word("label", "baselineAdjustment", "alignCenters", \UILabel.baselineAdjustment, .alignCenters),
        .flag(
            "label", "adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth, is: false, key: "adjustsFontSizeToFitWidth"),
        .number("label", "minimumScaleFactor", 0.5, \UILabel.minimumScaleFactor),
        .color("label", "textColor", \UILabel.textColor),
        .color("label", "highlightedColor", \UILabel.highlightedTextColor, runtimeKey: "highlightedTextColor"),
        .color("label", "shadowColor", \UILabel.shadowColor),
        .flag("label", "enabled", \UILabel.isEnabled, is: false),
        .flag("label", "highlighted", \UILabel.isHighlighted, is: true),
    ]

    private static let texts: [AttributeCase] = [
        AttributeCase("label", "text", "Some", \UILabel.text, "Some", runtime: string("text")),
        AttributeCase("textField", "text", "Some", \UITextField.text, "Some", runtime: string("text")),
        AttributeCase("textView", "text", "Some", \UITextView.text, "Some", runtime: string("text")),
        AttributeCase("searchBar", "text", "Some", \UISearchBar.text, "Some", runtime: string("text")),
        AttributeCase("textField", "placeholder", "Some", \UITextField.placeholder, "Some", runtime: string("placeholder")),
        AttributeCase("searchBar", "placeholder", "Some", \UISearchBar.placeholder, "Some", runtime: string("placeholder")),
        AttributeCase(
            "view", "restorationIdentifier", "Some", \UIView.restorationIdentifier, "Some",
            runtime: string("restorationIdentifier")),
    ]

    private static func string(_ key: String) -> String {
        #"<userDefinedRuntimeAttribute type="string" keyPath="\#(key)" value="Some"/>"#
    }

    private static let inputs: [AttributeCase] = [
        .word("textField", "borderStyle", "line", \UITextField.borderStyle, .line),
        .word("textField", "textAlignment", "center", \UITextField.textAlignment, .center),
        .color("textField", "textColor", \UITextField.textColor),
        .flag("textField", "clearsOnBeginEditing", \UITextField.clearsOnBeginEditing, is: true),
        .flag(
            "textField", "adjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth, is: false,
            key: "adjustsFontSizeToFitWidth"),
        .number("textField", "minimumFontSize", 9, \UITextField.minimumFontSize),
        .word("textField", "clearButtonMode", "always", \UITextField.clearButtonMode, .always),
        .flag("textView", "editable", \UITextView.isEditable, is: false),
        .flag("textView", "allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes, is: true),
        .flag("textView", "selectable", \UITextView.isSelectable, is: false),
        .word("textView", "textAlignment", "center", \UITextView.textAlignment, .center),
        .color("textView", "textColor", \UITextView.textColor),
    ]

    private static let lists: [AttributeCase] =
        [
            .number("tableView", "rowHeight", 50, \UITableView.rowHeight),
            .number("tableView", "estimatedRowHeight", 51, \UITableView.estimatedRowHeight),
            .number("tableView", "sectionHeaderHeight", 52, \UITableView.sectionHeaderHeight),
            .number("tableView", "sectionFooterHeight", 53, \UITableView.sectionFooterHeight),
            .number("tableView", "estimatedSectionHeaderHeight", 54, \UITableView.estimatedSectionHeaderHeight),
            .number("tableView", "estimatedSectionFooterHeight", 55, \UITableView.estimatedSectionFooterHeight),
            .word("tableView", "separatorStyle", "none", \UITableView.separatorStyle, .none),
            .word(
                "tableView", "separatorInsetReference", "fromAutomaticInsets", \UITableView.separatorInsetReference,
                .fromAutomaticInsets),
            .color("tableView", "separatorColor", \UITableView.separatorColor),
            .flag("tableView", "allowsSelection", \UITableView.allowsSelection, is: false),
            .flag("tableView", "allowsMultipleSelection", \UITableView.allowsMultipleSelection, is: true),
            .flag(
                "tableView", "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing, is: true),
            .flag("tableView", "allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing, is: true),
            .flag(
                "tableView", "contentViewInsetsToSafeArea", \UITableView.insetsContentViewsToSafeArea, is: false,
                key: "insetsContentViewsToSafeArea"),
            .word("tableViewCell", "accessoryType", "checkmark", \UITableViewCell.accessoryType, .checkmark),
            .word("tableViewCell", "editingAccessoryType", "checkmark", \UITableViewCell.editingAccessoryType, .checkmark),
            .word("tableViewCell", "selectionStyle", "none", \UITableViewCell.selectionStyle, .none),
            .flag("tableViewCell", "shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing, is: false),
            .flag("tableViewCell", "showsReorderControl", \UITableViewCell.showsReorderControl, is: true),
            .integer("tableViewCell", "indentationLevel", 2, \UITableViewCell.indentationLevel),
            .number("tableViewCell", "indentationWidth", 12, \UITableViewCell.indentationWidth),
        ] + listBehavior

    private static let listBehavior: [AttributeCase] = [
        .integer("tableView", "sectionIndexMinimumDisplayRowCount", 9, \UITableView.sectionIndexMinimumDisplayRowCount),
        .color("tableView", "sectionIndexColor", \UITableView.sectionIndexColor),
        .color("tableView", "sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
        .color("tableView", "sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
        .flag("tableView", "springLoaded", \UITableView.isSpringLoaded, is: true),
        .flag("tableView", "remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath, is: true),
        .flag("collectionView", "allowsSelection", \UICollectionView.allowsSelection, is: false),
        .flag("collectionView", "allowsMultipleSelection", \UICollectionView.allowsMultipleSelection, is: true),
        .flag("collectionView", "prefetchingEnabled", \UICollectionView.isPrefetchingEnabled, is: false),
        .flag("collectionView", "springLoaded", \UICollectionView.isSpringLoaded, is: true),
    ]

    private static let scrolling: [AttributeCase] = [
        .word(
            "scrollView", "contentInsetAdjustmentBehavior", "never", \UIScrollView.contentInsetAdjustmentBehavior, .never),
        .flag("scrollView", "scrollEnabled", \UIScrollView.isScrollEnabled, is: false),
        .flag("scrollView", "pagingEnabled", \UIScrollView.isPagingEnabled, is: true),
        .flag("scrollView", "bounces", \UIScrollView.bounces, is: false),
        .flag("scrollView", "bouncesZoom", \UIScrollView.bouncesZoom, is: false),
        .number("scrollView", "minimumZoomScale", 0.5, \UIScrollView.minimumZoomScale),
        .number("scrollView", "maximumZoomScale", 3, \UIScrollView.maximumZoomScale),
        .word("scrollView", "indicatorStyle", "white", \UIScrollView.indicatorStyle, .white),
        .insets("scrollView", "scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
        .flag("scrollView", "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, is: true),
        .flag("scrollView", "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, is: true),
        .flag("scrollView", "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator, is: false),
        .flag("scrollView", "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator, is: false),
        .flag("scrollView", "directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled, is: true),
        .flag("scrollView", "delaysContentTouches", \UIScrollView.delaysContentTouches, is: false),
        .flag("scrollView", "canCancelContentTouches", \UIScrollView.canCancelContentTouches, is: false),
        .word("scrollView", "keyboardDismissMode", "onDrag", \UIScrollView.keyboardDismissMode, .onDrag),
    ]

    private static let stacks: [AttributeCase] = [
        .word("stackView", "axis", "vertical", \UIStackView.axis, .vertical),
        .word("stackView", "distribution", "fillEqually", \UIStackView.distribution, .fillEqually),
        .word("stackView", "alignment", "top", \UIStackView.alignment, .leading),
        .number("stackView", "spacing", 9, \UIStackView.spacing),
        .flag(
            "stackView", "baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, is: true),
    ]

    private static let bars: [AttributeCase] = [
        .word("navigationBar", "barStyle", "black", \UINavigationBar.barStyle, .black),
        .flag("navigationBar", "translucent", \UINavigationBar.isTranslucent, is: false),
        .flag("navigationBar", "largeTitles", \UINavigationBar.prefersLargeTitles, is: true, key: "prefersLargeTitles"),
        .color("navigationBar", "barTintColor", \UINavigationBar.barTintColor),
        .word("toolbar", "barStyle", "black", \UIToolbar.barStyle, .black),
        .color("toolbar", "barTintColor", \UIToolbar.barTintColor),
        .word("tabBar", "barStyle", "black", \UITabBar.barStyle, .black),
        .color("tabBar", "barTintColor", \UITabBar.barTintColor),
        .word("tabBar", "itemPositioning", "centered", \UITabBar.itemPositioning, .centered),
        .word("searchBar", "searchBarStyle", "minimal", \UISearchBar.searchBarStyle, .minimal),
        .flag("searchBar", "showsCancelButton", \UISearchBar.showsCancelButton, is: true),
        .flag("searchBar", "showsBookmarkButton", \UISearchBar.showsBookmarkButton, is: true),
        .flag("searchBar", "showsSearchResultsButton", \UISearchBar.showsSearchResultsButton, is: true),
        .flag("searchBar", "showsScopeBar", \UISearchBar.showsScopeBar, is: true),
        .word("searchBar", "barStyle", "black", \UISearchBar.barStyle, .black),
        .flag("searchBar", "translucent", \UISearchBar.isTranslucent, is: false),
        .offset("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment),
        .offset("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment),
    ]
}
