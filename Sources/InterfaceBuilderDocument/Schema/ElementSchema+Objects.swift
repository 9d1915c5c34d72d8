extension ElementSchema {
    /// Objects that are no views, in the syntax of ``viewTable``.
    static let objectTable = """
        viewController
        identifier id key
        text title
        name customClass customModule
        customModuleProvider = target
        text storyboardIdentifier userLabel sceneMemberID
        text restorationIdentifier nibName propertyAccessControl colorLabel
        flag useStoryboardIdentifierAsRestorationIdentifier extendedLayoutIncludesOpaqueBars wantsFullScreenLayout
        flag automaticallyAdjustsScrollViewInsets hidesBottomBarWhenPushed definesPresentationContext
        flag providesPresentationContextTransitionStyle autoresizesArchivedViewToFullSize modalInPresentation
        modalPresentationStyle = automatic fullScreen pageSheet formSheet currentContext custom overFullScreen \
        overCurrentContext popover none
        modalTransitionStyle = coverVertical flipHorizontal crossDissolve partialCurl
        interfaceStyle = unspecified light dark
        size freeformSize preferredContentSize contentSizeForViewInPopover
        extendedEdge edgesForExtendedLayout
        navigationItem navigationItem
        tabBarItem tabBarItem
        value contentSizeForViewInPopover

        tableViewController collectionViewController: viewController
        flag clearsSelectionOnViewWillAppear
        refreshControl refreshControl

        navigationController: viewController
        flag navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
        flag hidesBarsWhenVerticallyCompact
        navigationBar navigationBar
        toolbar toolbar

        tabBarController: viewController
        tabBar tabBar

        splitViewController: viewController
        length minimumPrimaryColumnWidth maximumPrimaryColumnWidth
        flag presentsWithGesture allowDoubleColumnStyle allowTripleColumnStyle
        preferredDisplayMode = automatic beside over secondaryOnly twoBesideSecondary twoOverSecondary twoDisplaceSecondary
        behavior = automatic tile overlay displace
        primaryEdge = leading trailing

        pageViewController: viewController
        flag doubleSided
        length pageSpacing
        transitionStyle = scroll pageCurl
        navigationOrientation = horizontal vertical
        spineLocation = min mid max none

        navigationItem
        identifier id key
        text title prompt backButtonTitle userLabel
        name customClass customModule
        customModuleProvider = target
        flag hidesBackButton leftItemsSupplementBackButton hidesSearchBarWhenScrolling
        largeTitleDisplayMode = automatic always never
        barButtonItem leftBarButtonItem rightBarButtonItem backBarButtonItem
        string|nil title
        attributedString userComments

        barButtonItem
        identifier id key
        text title image landscapeImage selectedImage largeContentSizeImage userLabel
        name customClass customModule
        customModuleProvider = target
        text catalog badgeValue
        flag enabled selected springLoaded changesSelectionAsPrimaryAction
        integer tag
        extent width
        style = plain done bordered
        systemItem = done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search \
        refresh stop camera trash play pause rewind fastForward undo redo pageCurl close
        color tintColor
        inset imageInsets largeContentSizeImageInsets landscapeImageInsets
        imageReference image selectedImage

        tabBarItem: barButtonItem
        systemItem = more favorites featured topRated recents contacts history bookmarks search downloads mostRecent \
        mostViewed
        color badgeColor

        segment
        text title image catalog
        extent width
        flag enabled
        offset contentOffset
        imageReference image

        segue
        identifier id
        reference destination
        text identifier unwindAction reference
        name customClass customModule
        customModuleProvider = target
        text destinationCreationSelector
        text inheritsFrom trigger relationship
        reference popoverAnchorView popoverAnchorBarButtonItem
        flag animates
        integer splitViewControllerTargetIndex
        kind = relationship show showDetail presentation popoverPresentation embed unwind push modal replace custom
        modalPresentationStyle = automatic fullScreen pageSheet formSheet currentContext custom overFullScreen \
        overCurrentContext popover none
        modalTransitionStyle = coverVertical flipHorizontal crossDissolve partialCurl
        text key
        popoverArrowDirection popoverArrowDirection
        segue commit preview
        nil action
        needs destination kind

        outlet
        identifier id
        reference destination
        name property
        needs destination property

        outletCollection: outlet
        text collectionClass
        flag appends
        needs destination property

        action
        identifier id
        reference destination
        identifier selector
        eventType = touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside \
        touchUpOutside touchCancel valueChanged menuActionTriggered primaryActionTriggered editingDidBegin editingChanged \
        editingDidEnd editingDidEndOnExit
        needs destination selector

        tableViewSection
        identifier id
        text headerTitle footerTitle userLabel colorLabel
        string headerTitle footerTitle
        attributedString userComments

        collectionViewLayout
        identifier id key
        name customClass customModule
        customModuleProvider = target

        collectionViewFlowLayout: collectionViewLayout
        length minimumLineSpacing minimumInteritemSpacing
        flag automaticEstimatedItemSize sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
        scrollDirection = vertical horizontal
        sectionInsetReference = contentInset safeArea layoutMargins
        size itemSize estimatedItemSize headerReferenceSize footerReferenceSize
        inset sectionInset

        gestureRecognizer
        identifier id
        text userLabel
        name customClass customModule
        customModuleProvider = target
        flag enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded

        tapGestureRecognizer: gestureRecognizer
        count numberOfTapsRequired numberOfTouchesRequired

        pongPressGestureRecognizer: gestureRecognizer
        count numberOfTapsRequired numberOfTouchesRequired
        number minimumPressDuration allowableMovement

        panGestureRecognizer: gestureRecognizer
        count minimumNumberOfTouches maximumNumberOfTouches

        screenEdgePanGestureRecognizer: panGestureRecognizer
        extendedEdge edges

        swipeGestureRecognizer: gestureRecognizer
        count numberOfTouchesRequired
        direction = right left up down

        pinchGestureRecognizer rotationGestureRecognizer: gestureRecognizer

        constraint
        identifier id firstItem secondItem
        firstAttribute secondAttribute = left right top bottom leading trailing width height centerX centerY baseline \
        firstBaseline lastBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin \
        centerXWithinMargins centerYWithinMargins
        relation = equal lessThanOrEqual greaterThanOrEqual
        length constant
        ratio multiplier
        priority priority
        flag symbolic placeholder
        text identifier userLabel symbolType
        needs firstAttribute

        viewLayoutGuide
        identifier id
        key = safeArea contentLayoutGuide frameLayoutGuide
        text propertyAccessControl userLabel
        needs key


        """

    /// Parts of objects, in the syntax of ``viewTable``. A part without an attribute that it needs is not read.
    static let partTable = """
        rect
        identifier key
        length x y
        extent width height
        needs x y width height

        size
        identifier key
        length width height
        needs width height

        point
        identifier key
        length x y
        needs x y

        inset
        identifier key
        length minX minY maxX maxY
        needs minX minY maxX maxY

        edgeInsets
        identifier key
        length top left bottom right
        needs top left bottom right

        directionalEdgeInsets
        identifier key
        length top leading bottom trailing
        needs top leading bottom trailing

        color
        identifier key
        number red green blue white cyan magenta yellow black
        share alpha
        text name catalog patternImage
        text systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor
        colorSpace = custom calibratedRGB calibratedWhite deviceRGB deviceWhite deviceCMYK catalog pattern
        customColorSpace = sRGB displayP3 extendedSRGB genericGamma22GrayColorSpace extendedGray calibratedWhite \
        calibratedRGB genericCMYKColorSpace adobeRGB1998
        needs name
        needs systemColor
        needs cocoaTouchSystemColor
        needs xcode11CocoaTouchSystemColor
        needs white
        needs red green blue
        needs cyan magenta yellow black
        needs patternImage

        fontDescription
        identifier key
        positive pointSize
        text name family
        type = system boldSystem italicSystem monospacedDigitSystem
        weight = ultraLight thin light regular medium semibold bold heavy black
        size = system smallSystem label button
        style = UICTFontTextStyleExtraLargeTitle UICTFontTextStyleExtraLargeTitle2 UICTFontTextStyleTitle0 \
        UICTFontTextStyleTitle1 UICTFontTextStyleTitle2 UICTFontTextStyleTitle3 UICTFontTextStyleHeadline \
        UICTFontTextStyleSubhead UICTFontTextStyleBody UICTFontTextStyleCallout UICTFontTextStyleFootnote \
        UICTFontTextStyleCaption1 UICTFontTextStyleCaption2
        needs style
        needs type
        needs name

        state
        key = normal highlighted disabled selected focused
        text title image backgroundImage catalog
        color titleColor titleShadowColor
        imageReference image backgroundImage
        preferredSymbolConfiguration preferredSymbolConfiguration
        attributedString attributedTitle
        string|mutableString title
        needs key

        buttonConfiguration
        identifier key
        text title subtitle image catalog
        length imagePadding titlePadding
        style = plain gray tinted filled borderless bordered borderedTinted borderedProminent glass prominentGlass clearGlass \
        prominentClearGlass
        imagePlacement = leading trailing top bottom
        buttonSize = mini small medium large
        cornerStyle = fixed dynamic small medium large capsule
        titleAlignment = automatic leading center trailing
        flag showsActivityIndicator
        font titleFontDescription subtitleFontDescription
        color baseForegroundColor baseBackgroundColor
        directionalEdgeInsets contentInsets
        backgroundConfiguration background
        attributedString attributedTitle attributedSubtitle
        preferredSymbolConfiguration preferredSymbolConfigurationForImage
        imageReference image
        string title subtitle

        accessibility
        identifier key
        text identifier label hint
        accessibilityTraits traits
        bool isElement
        string label hint

        accessibilityTraits
        identifier key
        flag button link image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently
        flag searchField startsMediaSession adjustable allowsDirectInteraction causesPageTurn tabBar header none

        textInputTraits
        identifier key
        text textContentType
        flag secureTextEntry enablesReturnKeyAutomatically
        keyboardType = default alphabet ASCIICapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress \
        decimalPad twitter webSearch ASCIICapableNumberPad
        keyboardAppearance = default alert dark light
        returnKeyType = default go google join next route search send yahoo done emergencyCall continue
        autocapitalizationType = none words sentences allCharacters
        autocorrectionType spellCheckingType smartQuotesType smartDashesType smartInsertDeleteType = default no yes

        autoresizingMask
        identifier key
        flag flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY

        bool
        identifier key
        flag value
        needs value

        integer
        identifier key
        integer value
        needs value

        real
        identifier key
        number value
        needs value

        nil
        identifier key
        text name
        """
}
