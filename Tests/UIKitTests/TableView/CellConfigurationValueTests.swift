import Testing
import UIKit

/// The values of contents, backgrounds and states of cells.
@MainActor
@Suite struct CellConfigurationValueTests {
    @Test func contentsOfListsHaveTheirLooks() {
        let styles: [UIListContentConfiguration] = [
            .plainHeader(), .groupedHeader(), .plainFooter(), .groupedFooter(), .cell(),
        ]
        for content in styles { #expect(content.text == nil && content.image == nil && content.attributedText == nil) }
        var content = UIListContentConfiguration.cell()
        #expect(content.textProperties.font == .preferredFont(forTextStyle: .body))
        #expect(content.textProperties.transform == .none && content.textProperties.alignment == .natural)
        #expect(content.imageProperties.maximumSize == .zero && content.imageProperties.reservedLayoutSize == .zero)
        content.secondaryAttributedText = NSAttributedString(string: "two")
        #expect(content.secondaryText == nil || content.secondaryText == "two")
        content.prefersSideBySideTextAndSecondaryText = true
        content.textToSecondaryTextHorizontalPadding = 7
        content.textToSecondaryTextVerticalPadding = 5
        content.imageToTextPadding = 9
        #expect(content.prefersSideBySideTextAndSecondaryText && content.imageToTextPadding == 9)
        let copy = content
        content.imageToTextPadding = 3
        #expect(copy.imageToTextPadding == 9 && content.imageToTextPadding == 3)
    }

    @Test func transformersMakeTheResolvedColors() {
        var text = UIListContentConfiguration.cell().textProperties
        text.color = .red
        text.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(text.resolvedColor() == .blue)
        text.colorTransformer = nil
        #expect(text.resolvedColor() == .red)
        var image = UIListContentConfiguration.cell().imageProperties
        image.tintColorTransformer = UIConfigurationColorTransformer { _ in .green }
        #expect(image.tintColorTransformer?(.red) == .green)
        #expect(image.resolvedTintColor(for: .red) == .green)
    }

    @Test func backgroundsOfListsAreMade() {
        let backgrounds: [UIBackgroundConfiguration] = [
            .listPlainCell(), .listGroupedCell(), .listSidebarCell(), .listHeader(), .listFooter(), .listPlainHeaderFooter(),
            .listGroupedHeaderFooter(), .clear(),
        ]
        for background in backgrounds {
            #expect(background.strokeWidth == 0 && background.strokeOutset == 0 && background.image == nil)
            #expect(background.imageContentMode == .scaleToFill && background.customView == nil)
        }
        #expect(
            UIBackgroundConfiguration.clear().backgroundColor == nil
                || UIBackgroundConfiguration.clear().backgroundColor == .clear)
    }

    @Test func statesAreOffUnlessTold() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        var state = UICellConfigurationState(traitCollection: traits)
        #expect(!state.isDisabled && !state.isReordering && !state.isSwiped && !state.isExpanded && !state.isEditing)
        #expect(state.cellDragState == .none && state.cellDropState == .none)
        state.cellDragState = .lifting
        state.cellDropState = .notTargeted
        #expect(state.cellDragState == .lifting && state.cellDropState == .notTargeted)
        state.cellDropState = UICellConfigurationState.DropState.targeted
        #expect(state.traitCollection.userInterfaceStyle == .dark)
        var view = UIViewConfigurationState(traitCollection: traits)
        #expect(!view.isDisabled && !view.isSelected && !view.isPinned)
        let key = UIConfigurationStateCustomKey("org.example.kind")
        #expect(view[key] == nil)
        view[key] = "fruit"
        #expect(view[key] as? String == "fruit")
        view.isDisabled = true
        #expect(view.isDisabled)
    }

    @Test func cellsHaveUsualValues() {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        #expect(UITableViewCell.CellStyle.value2.rawValue == 2 && cell.editingStyle == .none && cell.editingAccessoryView == nil)
        #expect(cell.automaticallyUpdatesContentConfiguration && cell.multipleSelectionBackgroundView == nil)
        let masks: [UITableViewCell.StateMask] = [.showingEditControl, .showingDeleteConfirmation]
        #expect(masks.map(\.rawValue) == [1, 2])
        #expect(UITableViewCell.FocusStyle.default.rawValue == 0 && UITableViewCell.FocusStyle.custom.rawValue == 1)
        let drags: [UITableViewCell.DragState] = [.none, .lifting, .dragging]
        #expect(drags.map(\.rawValue) == [0, 1, 2])
        #expect(UITableViewCell.SeparatorStyle.singleLineEtched.rawValue == 2)
    }
}
