/// Names that Apple's frameworks had in Swift 3 to 4.1, with those that they have since Swift 4.2.
///
/// - Source: the `NS_SWIFT_NAME` history of UIKit's headers, as the compiler of Swift 5 tells it in its fix-its
enum RenamedNames {
    /// Types, also where they stand for their values, and constants.
    static let names: [String: String] = table(
        """
        UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
        UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
        UIApplicationState UIApplication.State
        UIAlertActionStyle UIAlertAction.Style
        UIAlertControllerStyle UIAlertController.Style
        UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
        UIActivityType UIActivity.ActivityType
        UIBarButtonItemStyle UIBarButtonItem.Style
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UIBlurEffectStyle UIBlurEffect.Style
        UIButtonType UIButton.ButtonType
        UICollectionElementCategory UICollectionView.ElementCategory
        UICollectionViewScrollDirection UICollectionView.ScrollDirection
        UICollectionViewScrollPosition UICollectionView.ScrollPosition
        UICollectionUpdateAction UICollectionViewUpdateItem.Action
        UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
        UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
        UIControlEvents UIControl.Event
        UIControlState UIControl.State
        UIDatePickerMode UIDatePicker.Mode
        UIDocumentState UIDocument.State
        UIEventSubtype UIEvent.EventSubtype
        UIEventType UIEvent.EventType
        UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
        UIFontTextStyle UIFont.TextStyle
        UIGestureRecognizerState UIGestureRecognizer.State
        UIImageOrientation UIImage.Orientation
        UIImagePickerControllerSourceType UIImagePickerController.SourceType
        UIImageRenderingMode UIImage.RenderingMode
        UIImageResizingMode UIImage.ResizingMode
        UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
        UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
        UILayoutConstraintAxis NSLayoutConstraint.Axis
        NSLayoutAttribute NSLayoutConstraint.Attribute
        NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
        NSLayoutRelation NSLayoutConstraint.Relation
        NSAttributedStringKey NSAttributedString.Key
        RunLoopMode RunLoop.Mode
        UINavigationControllerOperation UINavigationController.Operation
        UINavigationItemLargeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode
        UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
        UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
        UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
        UIPreviewActionStyle UIPreviewAction.Style
        UIProgressViewStyle UIProgressView.Style
        UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
        UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
        UISearchBarIcon UISearchBar.Icon
        UISearchBarStyle UISearchBar.Style
        UISegmentedControlSegment UISegmentedControl.Segment
        UISegmentedControlStyle UISegmentedControl.Style
        UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
        UIStackViewAlignment UIStackView.Alignment
        UIStackViewDistribution UIStackView.Distribution
        UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
        UISystemAnimation UIView.SystemAnimation
        UITabBarItemPositioning UITabBar.ItemPositioning
        UITabBarSystemItem UITabBarItem.SystemItem
        UITableViewCellAccessoryType UITableViewCell.AccessoryType
        UITableViewCellEditingStyle UITableViewCell.EditingStyle
        UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
        UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
        UITableViewCellStyle UITableViewCell.CellStyle
        UITableViewRowActionStyle UITableViewRowAction.Style
        UITableViewRowAnimation UITableView.RowAnimation
        UITableViewScrollPosition UITableView.ScrollPosition
        UITableViewStyle UITableView.Style
        UITextBorderStyle UITextField.BorderStyle
        UITextFieldViewMode UITextField.ViewMode
        UITouchPhase UITouch.Phase
        UITouchType UITouch.TouchType
        UIViewAnimationCurve UIView.AnimationCurve
        UIViewAnimationOptions UIView.AnimationOptions
        UIViewAnimationTransition UIView.AnimationTransition
        UIViewAutoresizing UIView.AutoresizingMask
        UIViewContentMode UIView.ContentMode
        UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
        UIViewTintAdjustmentMode UIView.TintAdjustmentMode
        UIWebViewNavigationType UIWebView.NavigationType
        UIWindowLevel UIWindow.Level
        UITableViewAutomaticDimension UITableView.automaticDimension
        UITableViewIndexSearch UITableView.indexSearch
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
        UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
        UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
        UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
        UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
        UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
        UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
        UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
        UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
        UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
        UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
        UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
        UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
        UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
        UIWindowLevelNormal UIWindow.Level.normal
        UIWindowLevelAlert UIWindow.Level.alert
        UIWindowLevelStatusBar UIWindow.Level.statusBar
        UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage
        UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage
        UIImagePickerControllerMediaType UIImagePickerController.InfoKey.mediaType
        UIImagePickerControllerMediaURL UIImagePickerController.InfoKey.mediaURL
        UIAccessibilityTraitNone UIAccessibilityTraits.none
        UIAccessibilityTraitButton UIAccessibilityTraits.button
        UIAccessibilityTraitHeader UIAccessibilityTraits.header
        UIAccessibilityTraitImage UIAccessibilityTraits.image
        UIAccessibilityTraitLink UIAccessibilityTraits.link
        UIAccessibilityTraitSelected UIAccessibilityTraits.selected
        UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
        UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
        UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
        UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
        UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
        UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
        NSFontAttributeName NSAttributedString.Key.font
        NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
        NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
        NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
        NSKernAttributeName NSAttributedString.Key.kern
        NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle
        NSStrikethroughStyleAttributeName NSAttributedString.Key.strikethroughStyle
        NSLinkAttributeName NSAttributedString.Key.link
        NSBaselineOffsetAttributeName NSAttributedString.Key.baselineOffset
        UIFontWeightUltraLight UIFont.Weight.ultraLight
        UIFontWeightThin UIFont.Weight.thin
        UIFontWeightLight UIFont.Weight.light
        UIFontWeightRegular UIFont.Weight.regular
        UIFontWeightMedium UIFont.Weight.medium
        UIFontWeightSemibold UIFont.Weight.semibold
        UIFontWeightBold UIFont.Weight.bold
        UIFontWeightHeavy UIFont.Weight.heavy
        UIFontWeightBlack UIFont.Weight.black
        kCAGravityCenter CALayerContentsGravity.center
        kCAGravityResize CALayerContentsGravity.resize
        kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
        kCAGravityResizeAspectFill CALayerContentsGravity.resizeAspectFill
        kCAFillModeBackwards CAMediaTimingFillMode.backwards
        kCAFillModeBoth CAMediaTimingFillMode.both
        kCAFillModeForwards CAMediaTimingFillMode.forwards
        kCAFillModeRemoved CAMediaTimingFillMode.removed
        kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
        kCAFillRuleNonZero CAShapeLayerFillRule.nonZero
        kCALineCapButt CAShapeLayerLineCap.butt
        kCALineCapRound CAShapeLayerLineCap.round
        kCALineCapSquare CAShapeLayerLineCap.square
        kCALineJoinBevel CAShapeLayerLineJoin.bevel
        kCALineJoinMiter CAShapeLayerLineJoin.miter
        kCALineJoinRound CAShapeLayerLineJoin.round
        kCAMediaTimingFunctionDefault CAMediaTimingFunctionName.default
        kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
        kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
        kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
        kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
        kCATransitionFade CATransitionType.fade
        kCATransitionMoveIn CATransitionType.moveIn
        kCATransitionPush CATransitionType.push
        kCATransitionReveal CATransitionType.reveal
        kCATransitionFromBottom CATransitionSubtype.fromBottom
        kCATransitionFromLeft CATransitionSubtype.fromLeft
        kCATransitionFromRight CATransitionSubtype.fromRight
        kCATransitionFromTop CATransitionSubtype.fromTop
        kCAAlignmentCenter CATextLayerAlignmentMode.center
        kCAAlignmentLeft CATextLayerAlignmentMode.left
        kCAAlignmentRight CATextLayerAlignmentMode.right
        kCATruncationEnd CATextLayerTruncationMode.end
        kCATruncationMiddle CATextLayerTruncationMode.middle
        kCATruncationNone CATextLayerTruncationMode.none
        kCATruncationStart CATextLayerTruncationMode.start
        kCAAlignmentJustified CATextLayerAlignmentMode.justified
        kCAAlignmentNatural CATextLayerAlignmentMode.natural
        kCAAnimationCubic CAAnimationCalculationMode.cubic
        kCAAnimationCubicPaced CAAnimationCalculationMode.cubicPaced
        kCAAnimationDiscrete CAAnimationCalculationMode.discrete
        kCAAnimationLinear CAAnimationCalculationMode.linear
        kCAAnimationPaced CAAnimationCalculationMode.paced
        kCAAnimationRotateAuto CAAnimationRotationMode.rotateAuto
        kCAAnimationRotateAutoReverse CAAnimationRotationMode.rotateAutoReverse
        kCAEmitterLayerAdditive CAEmitterLayerRenderMode.additive
        kCAEmitterLayerUnordered CAEmitterLayerRenderMode.unordered
        kCAEmitterLayerCircle CAEmitterLayerEmitterShape.circle
        kCAEmitterLayerLine CAEmitterLayerEmitterShape.line
        kCAEmitterLayerPoint CAEmitterLayerEmitterShape.point
        kCAEmitterLayerRectangle CAEmitterLayerEmitterShape.rectangle
        kCAEmitterLayerOutline CAEmitterLayerEmitterMode.outline
        kCAEmitterLayerSurface CAEmitterLayerEmitterMode.surface
        kCAFilterLinear CALayerContentsFilter.linear
        kCAFilterNearest CALayerContentsFilter.nearest
        kCAFilterTrilinear CALayerContentsFilter.trilinear
        kCAGradientLayerAxial CAGradientLayerType.axial
        kCAGravityBottom CALayerContentsGravity.bottom
        kCAGravityBottomLeft CALayerContentsGravity.bottomLeft
        kCAGravityBottomRight CALayerContentsGravity.bottomRight
        kCAGravityLeft CALayerContentsGravity.left
        kCAGravityRight CALayerContentsGravity.right
        kCAGravityTop CALayerContentsGravity.top
        kCAGravityTopLeft CALayerContentsGravity.topLeft
        kCAGravityTopRight CALayerContentsGravity.topRight
        AVAudioSessionCategoryAmbient AVAudioSession.Category.ambient
        AVAudioSessionCategoryPlayAndRecord AVAudioSession.Category.playAndRecord
        AVAudioSessionCategoryPlayback AVAudioSession.Category.playback
        AVAudioSessionCategoryRecord AVAudioSession.Category.record
        AVAudioSessionCategorySoloAmbient AVAudioSession.Category.soloAmbient
        AVAudioSessionCategoryOptions AVAudioSession.CategoryOptions
        AVAudioSessionInterruptionOptions AVAudioSession.InterruptionOptions
        AVAudioSessionInterruptionType AVAudioSession.InterruptionType
        AVAudioSessionRouteChangeReason AVAudioSession.RouteChangeReason
        MKMapRectNull MKMapRect.null
        MKMapRectWorld MKMapRect.world
        NSTextStorageEditActions NSTextStorage.EditActions
        UIAccessibilityPageScrolledNotification UIAccessibility.Notification.pageScrolled
        UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraits.allowsDirectInteraction
        UIAccessibilityTraitCausesPageTurn UIAccessibilityTraits.causesPageTurn
        UIAccessibilityTraitKeyboardKey UIAccessibilityTraits.keyboardKey
        UIAccessibilityTraitPlaysSound UIAccessibilityTraits.playsSound
        UIAccessibilityTraitSearchField UIAccessibilityTraits.searchField
        UIAccessibilityTraitStartsMediaSession UIAccessibilityTraits.startsMediaSession
        UIAccessibilityTraitSummaryElement UIAccessibilityTraits.summaryElement
        UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
        UIApplicationBackgroundFetchIntervalMinimum UIApplication.backgroundFetchIntervalMinimum
        UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
        UICollisionBehaviorMode UICollisionBehavior.Mode
        UIDeviceBatteryState UIDevice.BatteryState
        UIDocumentChangeKind UIDocument.ChangeKind
        UIDocumentSaveOperation UIDocument.SaveOperation
        UIImagePickerControllerCameraCaptureMode UIImagePickerController.CameraCaptureMode
        UIImagePickerControllerCameraDevice UIImagePickerController.CameraDevice
        UIImagePickerControllerCameraFlashMode UIImagePickerController.CameraFlashMode
        UIImagePickerControllerCropRect UIImagePickerController.InfoKey.cropRect
        UIImagePickerControllerImageURL UIImagePickerController.InfoKey.imageURL
        UIImagePickerControllerMediaMetadata UIImagePickerController.InfoKey.mediaMetadata
        UIImagePickerControllerPHAsset UIImagePickerController.InfoKey.phAsset
        UIImagePickerControllerReferenceURL UIImagePickerController.InfoKey.referenceURL
        UIInputViewStyle UIInputView.Style
        UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
        UIMenuControllerArrowDirection UIMenuController.ArrowDirection
        UIPageViewControllerOptionInterPageSpacingKey UIPageViewController.OptionsKey.interPageSpacing
        UIPageViewControllerOptionSpineLocationKey UIPageViewController.OptionsKey.spineLocation
        UIPressPhase UIPress.Phase
        UIPressType UIPress.PressType
        UIPushBehaviorMode UIPushBehavior.Mode
        UIStackViewSpacingUseDefault UIStackView.spacingUseDefault
        UIStackViewSpacingUseSystem UIStackView.spacingUseSystem
        UITableViewCellStateMask UITableViewCell.StateMask
        UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
        AVPlayerStatus AVPlayer.Status
        AVPlayerTimeControlStatus AVPlayer.TimeControlStatus
        AVPlayerActionAtItemEnd AVPlayer.ActionAtItemEnd
        AVPlayerItemStatus AVPlayerItem.Status
        AVAssetExportSessionStatus AVAssetExportSession.Status
        AVAudioSessionSetActiveOptions AVAudioSession.SetActiveOptions
        AVAudioSessionPortOverride AVAudioSession.PortOverride
        AVAudioSessionRecordPermission AVAudioSession.RecordPermission
        AVAudioSessionModeDefault AVAudioSession.Mode.default
        AVAudioSessionModeMeasurement AVAudioSession.Mode.measurement
        AVAudioSessionModeVideoChat AVAudioSession.Mode.videoChat
        AVAudioSessionModeVoiceChat AVAudioSession.Mode.voiceChat
        AVAudioSessionModeMoviePlayback AVAudioSession.Mode.moviePlayback
        AVAudioSessionModeVideoRecording AVAudioSession.Mode.videoRecording
        AVAudioSessionModeSpokenAudio AVAudioSession.Mode.spokenAudio
        AVAudioSessionPortBuiltInSpeaker AVAudioSession.Port.builtInSpeaker
        AVAudioSessionPortBuiltInMic AVAudioSession.Port.builtInMic
        AVAudioSessionPortBuiltInReceiver AVAudioSession.Port.builtInReceiver
        AVAudioSessionPortHeadphones AVAudioSession.Port.headphones
        AVAudioSessionCategoryMultiRoute AVAudioSession.Category.multiRoute
        kCMTimeZero CMTime.zero
        kCMTimeInvalid CMTime.invalid
        kCMTimeIndefinite CMTime.indefinite
        kCMTimePositiveInfinity CMTime.positiveInfinity
        kCMTimeNegativeInfinity CMTime.negativeInfinity
        kCMTimeRangeZero CMTimeRange.zero
        kCMTimeRangeInvalid CMTimeRange.invalid
        MKAnnotationViewDragState MKAnnotationView.DragState
        MKLocalSearchRequest MKLocalSearch.Request
        MKLocalSearchResponse MKLocalSearch.Response
        MKDirectionsRequest MKDirections.Request
        MKDirectionsResponse MKDirections.Response
        MKMapSnapshotOptions MKMapSnapshotter.Options
        MKMapSnapshot MKMapSnapshotter.Snapshot
        MKRouteStep MKRoute.Step
        UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
        UITableViewSeparatorInsetReference UITableView.SeparatorInsetReference
        UICollectionViewReorderingCadence UICollectionView.ReorderingCadence
        UICollectionViewFlowLayoutSectionInsetReference UICollectionViewFlowLayout.SectionInsetReference
        UIContextualActionStyle UIContextualAction.Style
        UIApplicationShortcutIconType UIApplicationShortcutIcon.IconType
        UIFontDescriptorAttributeName UIFontDescriptor.AttributeName
        UIFontDescriptorTraitKey UIFontDescriptor.TraitKey
        UIFontDescriptorFeatureKey UIFontDescriptor.FeatureKey
        UIPrintInfoOutputType UIPrintInfo.OutputType
        UIPrintInfoOrientation UIPrintInfo.Orientation
        UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
        UITableViewCellDragState UITableViewCell.DragState
        UICollectionViewCellDragState UICollectionViewCell.DragState
        UIAccessibilityCustomRotorDirection UIAccessibilityCustomRotor.Direction
        UIApplicationBackgroundFetchIntervalNever UIApplication.backgroundFetchIntervalNever
        UILayoutPriorityRequired UILayoutPriority.required
        UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
        UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
        UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
        NSStrokeColorAttributeName NSAttributedString.Key.strokeColor
        NSStrokeWidthAttributeName NSAttributedString.Key.strokeWidth
        NSShadowAttributeName NSAttributedString.Key.shadow
        NSUnderlineColorAttributeName NSAttributedString.Key.underlineColor
        NSStrikethroughColorAttributeName NSAttributedString.Key.strikethroughColor
        NSAttachmentAttributeName NSAttributedString.Key.attachment
        NSObliquenessAttributeName NSAttributedString.Key.obliqueness
        NSLigatureAttributeName NSAttributedString.Key.ligature
        AVMediaTypeVideo AVMediaType.video
        AVMediaTypeAudio AVMediaType.audio
        AVLayerVideoGravityResizeAspectFill AVLayerVideoGravity.resizeAspectFill
        AVLayerVideoGravityResizeAspect AVLayerVideoGravity.resizeAspect
        AVLayerVideoGravityResize AVLayerVideoGravity.resize
        AVCaptureSessionPresetHigh AVCaptureSession.Preset.high
        AVCaptureSessionPresetMedium AVCaptureSession.Preset.medium
        AVCaptureSessionPresetPhoto AVCaptureSession.Preset.photo
        AVMetadataObjectTypeQRCode AVMetadataObject.ObjectType.qr
        AVCaptureDevicePosition AVCaptureDevice.Position
        AVCaptureFlashMode AVCaptureDevice.FlashMode
        AVCaptureTorchMode AVCaptureDevice.TorchMode
        AVCaptureFocusMode AVCaptureDevice.FocusMode
        UISplitViewControllerAutomaticDimension UISplitViewController.automaticDimension
        UINavigationControllerHideShowBarDuration UINavigationController.hideShowBarDuration
        UIFloatRangeZero UIFloatRange.zero
        """)

    /// Names of notifications, which were members of `Notification.Name`.
    static let notifications: [String: String] = table(
        """
        UIKeyboardWillShow UIResponder.keyboardWillShowNotification
        UIKeyboardDidShow UIResponder.keyboardDidShowNotification
        UIKeyboardWillHide UIResponder.keyboardWillHideNotification
        UIKeyboardDidHide UIResponder.keyboardDidHideNotification
        UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
        UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
        UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
        UIApplicationWillResignActive UIApplication.willResignActiveNotification
        UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
        UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
        UIApplicationWillTerminate UIApplication.willTerminateNotification
        UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
        UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
        UIApplicationUserDidTakeScreenshot UIApplication.userDidTakeScreenshotNotification
        UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
        UIDeviceBatteryLevelDidChange UIDevice.batteryLevelDidChangeNotification
        UIDeviceBatteryStateDidChange UIDevice.batteryStateDidChangeNotification
        UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
        UITextFieldTextDidChange UITextField.textDidChangeNotification
        UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
        UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
        UITextViewTextDidChange UITextView.textDidChangeNotification
        UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
        UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
        UIPasteboardChanged UIPasteboard.changedNotification
        AVAudioSessionInterruption AVAudioSession.interruptionNotification
        AVAudioSessionRouteChange AVAudioSession.routeChangeNotification
        UIApplicationDidChangeStatusBarFrame UIApplication.didChangeStatusBarFrameNotification
        UIApplicationDidChangeStatusBarOrientation UIApplication.didChangeStatusBarOrientationNotification
        UIApplicationSignificantTimeChange UIApplication.significantTimeChangeNotification
        UIApplicationWillChangeStatusBarFrame UIApplication.willChangeStatusBarFrameNotification
        UIApplicationWillChangeStatusBarOrientation UIApplication.willChangeStatusBarOrientationNotification
        UIMenuControllerDidHideMenu UIMenuController.didHideMenuNotification
        UIMenuControllerDidShowMenu UIMenuController.didShowMenuNotification
        UIMenuControllerWillHideMenu UIMenuController.willHideMenuNotification
        UIMenuControllerWillShowMenu UIMenuController.willShowMenuNotification
        UIScreenBrightnessDidChange UIScreen.brightnessDidChangeNotification
        UIDocumentStateChanged UIDocument.stateChangedNotification
        UIScreenDidConnect UIScreen.didConnectNotification
        UIScreenDidDisconnect UIScreen.didDisconnectNotification
        UIViewControllerShowDetailTargetDidChange UIViewController.showDetailTargetDidChangeNotification
        UIWindowDidBecomeHidden UIWindow.didBecomeHiddenNotification
        UIWindowDidBecomeKey UIWindow.didBecomeKeyNotification
        UIWindowDidBecomeVisible UIWindow.didBecomeVisibleNotification
        UIWindowDidResignKey UIWindow.didResignKeyNotification
        """)

    /// Properties and methods without labels that kept their arguments, by the names that stand behind a period.
    static let members: [String: String] = table(
        """
        childViewControllers children
        childViewControllerForStatusBarStyle childForStatusBarStyle
        childViewControllerForStatusBarHidden childForStatusBarHidden
        activityIndicatorViewStyle style
        commonModes common
        defaultRunLoopMode default
        UITrackingRunLoopMode tracking
        addChildViewController addChild
        removeFromParentViewController removeFromParent
        styleSingle single
        styleDouble double
        styleThick thick
        """)

    /// Methods whose first label moved into the name, or changed: the name with the label, and what both are now.
    static let labelled: [String: (name: String, label: String?)] = [
        "bringSubview(toFront:": ("bringSubviewToFront", nil), "sendSubview(toBack:": ("sendSubviewToBack", nil),
        "UIActivityIndicatorView(activityIndicatorStyle:": ("UIActivityIndicatorView", "style"),
        "didMove(toParentViewController:": ("didMove", "toParent"), "willMove(toParentViewController:": ("willMove", "toParent"),
    ]

    /// Methods whose last label changed: the name with all labels, and the last one now.
    static let lastLabels: [String: String] = ["setCategory(_:with:)": "options", "setActive(_:with:)": "options"]

    /// Methods without arguments that are properties now, with the type before the period where others have the name.
    static let getters: Set<String> = ["UNNotificationSound.default", "recordPermission"]

    /// Initializers whose argument was a string, and its type now.
    static let wrappers: [String: String] = ["UNNotificationSound(named:)": "UNNotificationSoundName"]

    /// Methods of `UIViewController` that are properties now, where controllers override them.
    static let properties: [String: String] = [
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
        "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
        "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
    ]

    /// Methods of delegates whose last parameter was a dictionary with texts as keys, by their names with labels, and
    /// its type now.
    static let dictionaries: [String: String] = [
        "imagePickerController(_:didFinishPickingMediaWithInfo:)": "[UIImagePickerController.InfoKey: Any]"
    ]

    /// Functions that are calls of types or members now. In the texts, numbers stand for the arguments.
    static let functions: [String: String] = [
        "UIEdgeInsetsMake": "UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 3)",
        "UIOffsetMake": "UIOffset(horizontal: 0, vertical: 1)",
        "UIImageJPEGRepresentation": "(0).jpegData(compressionQuality: 1)", "UIImagePNGRepresentation": "(0).pngData()",
        "UIEdgeInsetsInsetRect": "(0).inset(by: 1)", "UIEdgeInsetsEqualToEdgeInsets": "((0) == (1))",
        "UIAccessibilityPostNotification": "UIAccessibility.post(notification: 0, argument: 1)",
        "UIDeviceOrientationIsLandscape": "(0 as UIDeviceOrientation).isLandscape",
        "UIDeviceOrientationIsPortrait": "(0 as UIDeviceOrientation).isPortrait",
        "UIInterfaceOrientationIsLandscape": "(0 as UIInterfaceOrientation).isLandscape",
        "UIInterfaceOrientationIsPortrait": "(0 as UIInterfaceOrientation).isPortrait",
        "MKCoordinateRegionMake": "MKCoordinateRegion(center: 0, span: 1)",
        "MKCoordinateRegionMakeWithDistance": "MKCoordinateRegion(center: 0, latitudinalMeters: 1, longitudinalMeters: 2)",
        "MKCoordinateSpanMake": "MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 1)",
        "MKMapPointForCoordinate": "MKMapPoint(0)", "MKCoordinateForMapPoint": "(0).coordinate",
        "MKMetersBetweenMapPoints": "(0).distance(to: 1)", "MKMapRectUnion": "(0).union(1)",
        "MKMapPointMake": "MKMapPoint(x: 0, y: 1)", "MKMapSizeMake": "MKMapSize(width: 0, height: 1)",
        "MKMapRectMake": "MKMapRect(x: 0, y: 1, width: 2, height: 3)",
        "UIAccessibilityIsBoldTextEnabled": "UIAccessibility.isBoldTextEnabled",
        "UIAccessibilityIsReduceTransparencyEnabled": "UIAccessibility.isReduceTransparencyEnabled",
        "UIAccessibilityIsSwitchControlRunning": "UIAccessibility.isSwitchControlRunning",
        "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
        "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
        "NSStringFromCGRect": "NSCoder.string(for: 0)", "NSStringFromCGPoint": "NSCoder.string(for: 0)",
        "NSStringFromCGSize": "NSCoder.string(for: 0)", "CGRectFromString": "NSCoder.cgRect(for: 0)",
        "CMTimeMake": "CMTimeMake(value: 0, timescale: 1)",
        "CMTimeMakeWithSeconds": "CMTimeMakeWithSeconds(0, preferredTimescale: 1)",
        "CMTimeRangeMake": "CMTimeRangeMake(start: 0, duration: 1)",
        "CMTimeMultiply": "CMTimeMultiply(0, multiplier: 1)",
        "CMTimeMultiplyByFloat64": "CMTimeMultiplyByFloat64(0, multiplier: 1)",
        "CGPointFromString": "NSCoder.cgPoint(for: 0)", "CGSizeFromString": "NSCoder.cgSize(for: 0)",
    ]

    /// The words by which a file is known that has such names.
    static let words = WordSet(all)
    /// The same, in their order.
    static let all: [String] =
        [names, notifications, members, properties].flatMap(\.keys).sorted() + functions.keys.sorted()
        + ["didFinishPickingMediaWithInfo", "recordPermission", "setActive", "setCategory", "UNNotificationSound"]
        + labelled.keys.map { String($0[$0.index(after: $0.firstIndex(of: "(")!)...].dropLast()) }.sorted()

    private static func table(_ text: String) -> [String: String] {
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0[1]) })
    }
}
