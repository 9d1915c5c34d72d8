extension ElementSchema {
    /// The views. A block's first line has the elements' names and, after a colon, the element whose rows they have
    /// too; a row has the form of values or the kind of parts and then names, or a name, `=` and its words.
    static let viewTable = """
        view
        flag translatesAutoresizingMaskIntoConstraints fixedFrame opaque clipsSubviews hidden userInteractionEnabled
        flag insetsLayoutMarginsFromSafeArea multipleTouchEnabled preservesSuperviewLayoutMargins exclusiveTouch
        flag clearsContextBeforeDrawing layoutMarginsFollowReadableWidth autoresizesSubviews ambiguous misplaced
        priority verticalHuggingPriority horizontalHuggingPriority
        priority verticalCompressionResistancePriority horizontalCompressionResistancePriority
        integer tag
        share alpha
        lengthOrInfinite placeholderIntrinsicWidth placeholderIntrinsicHeight
        identifier id key
        text userLabel
        name customClass customModule
        customModuleProvider = target
        text restorationIdentifier sceneMemberID colorLabel
        text propertyAccessControl toolTip simulatedAppContext reference
        contentMode = scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight \
        bottomLeft bottomRight TopLeft TopRight BottomLeft BottomRight
        semanticContentAttribute = unspecified playback spatial forceLeftToRight forceRightToLeft
        verifyAmbiguity = off ignoreSizes
        rect frame bounds contentStretch
        color backgroundColor tintColor
        edgeInsets layoutMargins
        directionalEdgeInsets directionalLayoutMargins
        point canvasLocation
        size freeformSize customSize
        autoresizingMask autoresizingMask
        viewLayoutGuide|keyboardLayoutGuide safeArea keyboard
        accessibility accessibilityConfiguration
        attributedString userComments
        frame frameInset

        containerView window collectionViewCellContentView: view
        flag visibleAtLaunch

        tableViewCellContentView: view
        reference tableViewCell

        stackView: view
        flag baselineRelativeArrangement
        length spacing
        axis = horizontal vertical
        distribution = fill fillEqually fillProportionally equalSpacing equalCentering
        alignment = fill leading top center trailing bottom firstBaseline lastBaseline
        spacingType = standard custom

        imageView: view
        text image highlightedImage catalog
        flag highlighted adjustsImageSizeForAccessibilityContentSizeCategory
        imageReference image highlightedImage
        preferredSymbolConfiguration preferredSymbolConfiguration

        visualEffectView: view
        view contentView

        progressView: view
        share progress
        text progressImage trackImage
        progressViewStyle = default bar
        color progressTintColor trackTintColor

        activityIndicatorView: view
        flag hidesWhenStopped animating
        style = medium large whiteLarge white gray
        color color

        pickerView: view
        flag showsSelectionIndicator

        label: view
        text text
        count numberOfLines
        flag adjustsFontSizeToFit adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth usesAttributedText
        flag enabled highlighted showsExpansionTextWhenTruncated
        share minimumScaleFactor
        extent minimumFontSize preferredMaxLayoutWidth
        textAlignment = left center right justified natural
        lineBreakMode = wordWrap characterWrap clip headTruncation tailTruncation middleTruncation wordWrapping \
        charWrapping clipping truncatingHead truncatingTail truncatingMiddle
        baselineAdjustment = alignBaselines alignCenters none
        color textColor highlightedColor shadowColor
        font fontDescription
        offset shadowOffset
        string|mutableString text
        attributedString attributedText

        control: view
        flag enabled selected highlighted
        contentHorizontalAlignment = center left right fill leading trailing
        contentVerticalAlignment = center top bottom fill

        colorWell: control
        flag supportsAlpha
        color selectedColor

        button: control
        flag adjustsImageWhenDisabled adjustsImageWhenHighlighted showsTouchWhenHighlighted pointerInteraction
        flag hasAttributedTitle changesSelectionAsPrimaryAction reversesTitleShadowWhenHighlighted showsMenuAsPrimaryAction
        flag adjustsImageSizeForAccessibilityContentSizeCategory springLoaded
        buttonType = custom system roundedRect detailDisclosure infoLight infoDark contactAdd close
        role = normal primary cancel destructive
        lineBreakMode = wordWrap characterWrap clip headTruncation tailTruncation middleTruncation wordWrapping \
        charWrapping clipping truncatingHead truncatingTail truncatingMiddle
        font fontDescription
        inset contentEdgeInsets titleEdgeInsets imageEdgeInsets
        offset titleShadowOffset
        state normal highlighted disabled selected focused
        buttonConfiguration configuration

        textField: control
        text text placeholder background disabledBackground
        flag clearsOnBeginEditing adjustsFontSizeToFit adjustsFontForContentSizeCategory usesAttributedText
        extent minimumFontSize
        textAlignment = left center right justified natural
        borderStyle = none line bezel roundedRect
        clearButtonMode = never whileEditing unlessEditing always
        color textColor
        font fontDescription
        string|mutableString text placeholder
        attributedString attributedText attributedPlaceholder
        textInputTraits textInputTraits

        switch: control
        flag on
        text title
        color onTintColor thumbTintColor
        inset insetFor6xAndEarlier

        slider: control
        number value minValue maxValue
        flag continuous
        text minimumValueImage maximumValueImage
        color minimumTrackTintColor maximumTrackTintColor thumbTintColor
        imageReference minimumValueImage maximumValueImage

        stepper: control
        number value minimumValue maximumValue
        positive stepValue
        flag wraps continuous autorepeat

        segmentedControl: control
        flag momentary apportionsSegmentWidthsByContent springLoaded
        integer selectedSegmentIndex
        segmentControlStyle = plain bar bordered bezeled
        color selectedSegmentTintColor

        pageControl: control
        count numberOfPages currentPage
        flag hidesForSinglePage defersCurrentPageDisplay
        color pageIndicatorTintColor currentPageIndicatorTintColor

        datePicker: control
        minuteInterval = 1 2 3 4 5 6 10 12 15 20 30
        flag useCurrentDate
        number countDownDuration
        datePickerMode = time date dateAndTime countDownTimer yearAndMonth
        style = automatic wheels compact inline
        date date minimumDate maximumDate
        timeZone timeZone
        locale locale

        refreshControl: control
        attributedString attributedTitle

        scrollView: view
        flag scrollEnabled pagingEnabled bounces bouncesZoom alwaysBounceVertical alwaysBounceHorizontal
        flag showsVerticalScrollIndicator showsHorizontalScrollIndicator directionalLockEnabled delaysContentTouches
        flag canCancelContentTouches
        number minimumZoomScale maximumZoomScale
        contentInsetAdjustmentBehavior = automatic scrollableAxes never always
        keyboardDismissMode = none onDrag interactive onDragWithAccessory interactiveWithAccessory
        indicatorStyle = default black white
        viewLayoutGuide contentLayoutGuide frameLayoutGuide
        inset scrollIndicatorInsets contentInset

        textView: scrollView
        text text
        flag editable selectable adjustsFontForContentSizeCategory usesAttributedText allowsEditingTextAttributes
        textAlignment = left center right justified natural
        layoutManager = textKit1 textKit2
        color textColor
        font fontDescription
        string|mutableString|nil text
        attributedString attributedText
        textInputTraits textInputTraits
        dataDetectorType dataDetectorTypes

        tableView: scrollView
        extentOrAutomatic rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight
        extentOrAutomatic estimatedSectionHeaderHeight estimatedSectionFooterHeight
        flag allowsSelection allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
        flag contentViewInsetsToSafeArea showsSelectionImmediatelyOnTouchBegin springLoaded remembersLastFocusedIndexPath
        count sectionIndexMinimumDisplayRowCount
        style = plain grouped insetGrouped
        dataMode = prototypes static none
        separatorStyle = default none singleLine singleLineEtched
        separatorInsetReference = fromCellEdges fromAutomaticInsets
        color separatorColor sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor
        inset separatorInset

        collectionView: scrollView
        dataMode = prototypes none
        flag allowsSelection allowsMultipleSelection springLoaded prefetchingEnabled remembersLastFocusedIndexPath
        collectionViewFlowLayout|collectionViewLayout collectionViewLayout
        collectionReusableView sectionHeaderView sectionFooterView

        tableViewCell: view
        text reuseIdentifier
        extentOrAutomatic rowHeight
        extent indentationWidth
        count indentationLevel
        flag hidesAccessoryWhenEditing shouldIndentWhileEditing showsReorderControl
        reference textLabel detailTextLabel imageView
        style = IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2 \
        IBUITableViewCellStyleSubtitle
        selectionStyle = default none blue gray
        accessoryType editingAccessoryType = none disclosureIndicator detailDisclosureButton checkmark detailButton
        focusStyle = default custom
        inset separatorInset
        tableViewCellContentView|view contentView

        collectionReusableView: view
        text reuseIdentifier

        collectionViewCell: collectionReusableView
        view|collectionViewCellContentView contentView

        navigationBar: view
        flag translucent largeTitles
        text backIndicatorImage backIndicatorTransitionMask shadowImage backgroundImage
        barStyle = default black blackTranslucent blackOpaque
        color barTintColor
        textAttributes titleTextAttributes largeTitleTextAttributes
        navigationBarAppearance standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance

        toolbar: view
        flag translucent
        barStyle = default black blackTranslucent blackOpaque
        color barTintColor
        toolbarAppearance standardAppearance compactAppearance scrollEdgeAppearance

        tabBar: view
        flag translucent
        reference selectedItem
        barStyle = default black blackTranslucent blackOpaque
        itemPositioning = automatic fill centered
        color barTintColor selectedImageTintColor unselectedItemTintColor
        tabBarAppearance standardAppearance scrollEdgeAppearance

        searchBar: view
        text text placeholder prompt
        flag translucent showsCancelButton showsSearchResultsButton showsBookmarkButton showsScopeBar
        barStyle = default black blackTranslucent blackOpaque
        searchBarStyle = default prominent minimal
        color barTintColor
        textInputTraits textInputTraits
        offsetWrapper searchTextPositionAdjustment searchFieldBackgroundPositionAdjustment


        """
}
