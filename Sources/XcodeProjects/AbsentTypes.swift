/// Types of Apple's frameworks that their modules here do not declare, although `Documentation/Coverage.symbols` has
/// them.
enum AbsentTypes {
    static let all: Set<String> = [
        "CAEDRMetadata", "CAMetalDisplayLink", "CGColorConversionInfo", "CGImageMetadata",
        "CGPDFContentStream",
        "CGPDFOperatorTable", "CGPDFScanner", "CGToneMapping", "NSAdaptiveImageGlyph", "UICloudSharingController",
        "UICloudSharingControllerDelegate", "UICollectionViewDiffableDataSourceReference", "UIFocusDebugger",
        "UIFocusMovementHint",
        "UIFocusSoundIdentifier", "UIGuidedAccessRestrictionDelegate", "UIManagedDocument", "UIRemoteNotificationType",
        "UIScrollViewAccessibilityDelegate", "UISearchTextFieldPasteItem", "UITableViewDiffableDataSourceReference",
        "UITextDragPreviewRenderer", "UITextFormattingCoordinator", "UIWindowSceneActivationAction",
        "UIWindowSceneActivationInteraction", "UIWritingToolsCoordinator", "UIZoomTransitionOptions",
    ]
}
