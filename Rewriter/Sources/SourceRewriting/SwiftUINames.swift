/// The names of SwiftUI that a source may use, and which of them the module SwiftUI does not have: those of views and
/// modifiers that SwiftUI itself draws.
enum SwiftUINames {
    /// Types, protocols, attributes and functions.
    private static let types = """
        AccessibilityFocusState Alert AlignmentKey Angle AngularGradient Animatable AnimatablePair Animation AnyGesture AnyLayout
        AnyShape AnyShapeStyle AnyTransition AppStorage AsyncImage Axis BadgeProminence BlendMode BorderedButtonStyle
        BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonStyle Canvas Capsule Chart Circle Color ColorPicker Color
        ColorScheme CommandGroup CommandMenu ConfirmationDialog ContainerRelativeShape ContentUnavailableView ContextMenu
        ControlGroup CoordinateSpace DatePicker DefaultButtonStyle DefaultToggleStyle DisclosureGroup Divider DocumentGroup
        DragGesture DropDelegate EditButton EditMode Ellipse EllipticalGradient EmptyView Environment EnvironmentObject
        EnvironmentValues EquatableView ExclusiveGesture FetchRequest FetchedResults FileDocument FillStyle FocusState
        FocusedBinding FocusedValue Font ForEach Form Gauge GeometryEffect GeometryProxy GeometryReader Gesture GestureState
        Gradient GraphicsContext Grid GridItem GridRow Group GroupBox HStack HoverEffect Image InsettableShape KeyframeAnimator
        KeyframeTrack Label LabelStyle LabeledContent Layout LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid
        LazyVStack LinearGradient Link List ListStyle LongPressGesture MagnificationGesture MagnifyGesture MatchedGeometryEffect
        Material Menu MenuButton MenuStyle MultiDatePicker Namespace NavigationBarItem NavigationLink NavigationPath
        NavigationSplitView NavigationStack NavigationView NavigationViewStyle OutlineGroup PasteButton Path PhaseAnimator
        PhotosPicker Picker PickerStyle PlainButtonStyle PresentationDetent PreviewDevice PreviewLayout PrimitiveButtonStyle
        ProgressView ProgressViewStyle RadialGradient Rectangle RedactionReasons RenameButton RotateGesture RotationGesture
        RoundedCornerStyle RoundedRectangle ScaledMetric ScenePhase SceneStorage ScrollView ScrollViewProxy ScrollViewReader
        SearchFieldPlacement Section SectionedFetchRequest SecureField SensoryFeedback SequenceGesture Settings Shape ShareLink
        SimultaneousGesture Slider Spacer SpatialTapGesture Stepper StrokeStyle SubmitLabel SwitchToggleStyle TabView
        TabViewStyle Table TableColumn TapGesture TextEditor TextField TextFieldStyle TimelineSchedule TimelineView Toggle
        ToggleStyle ToolbarContent ToolbarItem ToolbarItemGroup ToolbarItemPlacement TruncationMode UIApplicationDelegateAdaptor
        UIGestureRecognizerRepresentable UnevenRoundedRectangle UnitPoint VStack VectorArithmetic VerticalEdge
        VideoPlayer View ViewDimensions ViewThatFits WidgetConfiguration ZStack withAnimation withTransaction
        """

    /// Methods of views.
    private static let modifiers = """
        accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits accessibilityAdjustableAction
        accessibilityChildren accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
        accessibilityIdentifier accessibilityInputLabels accessibilityLabel accessibilityRemoveTraits
        accessibilityRepresentation accessibilityRotor accessibilityScrollAction accessibilitySortPriority accessibilityValue
        actionSheet alert alignmentGuide allowsHitTesting allowsTightening anchorPreference animation aspectRatio
        autocapitalization background backgroundPreferenceValue backgroundStyle badge blendMode blur bold border brightness
        buttonBorderShape buttonStyle clipShape clipped colorInvert colorMultiply colorScheme compositingGroup
        confirmationDialog containerRelativeFrame containerShape contentMargins contentShape contentTransition contextMenu
        contrast controlGroupStyle controlSize coordinateSpace cornerRadius datePickerStyle defersSystemGestures
        deleteDisabled disableAutocorrection disabled drawingGroup dynamicTypeSize edgesIgnoringSafeArea environment
        environmentObject fileExporter fileImporter fileMover fixedSize flipsForRightToLeftLayoutDirection focusable focused
        focusedValue font fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle frame
        fullScreenCover gaugeStyle geometryGroup gesture gridCellColumns grayscale headerProminence help hidden highPriorityGesture
        hoverEffect hueRotation id ignoresSafeArea imageScale inspector interactiveDismissDisabled italic itemProvider
        keyboardShortcut keyboardType labelStyle labelsHidden layoutPriority lineLimit lineSpacing listItemTint listRowBackground
        listRowInsets listRowSeparator listRowSeparatorTint listSectionSeparator listSectionSpacing listStyle
        luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource menuIndicator menuOrder menuStyle minimumScaleFactor
        modifier monospaced monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden
        navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationSplitViewStyle
        navigationTitle navigationTransition navigationViewStyle offset onAppear onChange onContinueUserActivity onDelete
        onDisappear onDrag onDrop onGeometryChange onHover onLongPressGesture onMove onOpenURL onPreferenceChange onReceive
        onScrollGeometryChange onSubmit onTapGesture opacity overlay overlayPreferenceValue padding pickerStyle popover
        position preference preferredColorScheme presentationBackground presentationCornerRadius presentationDetents
        presentationDragIndicator previewDevice previewDisplayName previewInterfaceOrientation previewLayout
        privacySensitive progressViewStyle projectionEffect redacted refreshable renderingMode resizable rotation3DEffect
        rotationEffect safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding scrollBounceBehavior
        scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators scrollPosition
        scrollTargetBehavior scrollTargetLayout scrollTransition searchable sensoryFeedback shadow sheet simultaneousGesture
        speechSpellsOutCharacters statusBar statusBarHidden strikethrough stroke strokeBorder submitLabel submitScope
        swipeActions symbolEffect symbolRenderingMode symbolVariant tabItem tabViewStyle tableStyle tag task textCase
        textContentType textFieldStyle textInputAutocapitalization textSelection tint toggleStyle toolbar toolbarBackground
        toolbarColorScheme toolbarRole tracking transaction transformEffect transformEnvironment transformPreference transition
        trim truncationMode underline unredacted userActivity zIndex
        """

    /// Values that `@Environment` reads.
    private static let values = """
        accessibilityDifferentiateWithoutColor accessibilityEnabled accessibilityInvertColors accessibilityReduceMotion
        accessibilityReduceTransparency allowsTightening calendar colorScheme colorSchemeContrast controlSize
        defaultMinListHeaderHeight defaultMinListRowHeight disableAutocorrection dismiss dismissSearch displayScale
        dynamicTypeSize editMode font headerProminence horizontalSizeClass imageScale isEnabled isFocused isPresented
        isSearching keyboardShortcut layoutDirection legibilityWeight lineLimit lineSpacing locale managedObjectContext
        minimumScaleFactor multilineTextAlignment openURL openWindow pixelLength presentationMode redactionReasons refresh
        scenePhase sizeCategory symbolRenderingMode symbolVariants textCase timeZone truncationMode undoManager verticalSizeClass
        """

    /// The types that the module does not have.
    static let absentTypes = absent(types, FrameworkDeclarations.swiftUITypes)
    /// The modifiers that it does not have.
    static let absentModifiers = absent(modifiers, FrameworkDeclarations.swiftUIMembers)
    /// The values of the environment that it does not have.
    static let absentValues = absent(values, FrameworkDeclarations.swiftUIMembers)
    /// The types that it has; views begin with them.
    static let presentTypes = words(FrameworkDeclarations.swiftUITypes)

    private static func words(_ text: String) -> Set<String> { Set(text.split { $0 == " " || $0 == "\n" }.map(String.init)) }
    private static func absent(_ all: String, _ present: String) -> Set<String> { words(all).subtracting(words(present)) }
}
