import Testing

@testable import UIKit

/// Backgrounds of cells that follow from configurations and states.
@MainActor
struct BackgroundConfigurationTests {
    private func state(selected: Bool) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: UITraitCollection.current)
        state.isSelected = selected
        return state
    }

    private func laidOut<Cell: UIView>(_ cell: Cell) -> Cell {
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        cell.layoutIfNeeded()
        return cell
    }

    private func fill(_ cell: UIView) -> UIView? {
        cell.subviews.compactMap { $0 as? BackgroundConfigurationView }.first?.subviews.first
    }

    // MARK: Values

    @Test func colorsOfListsFollowTheState() {
        let cell = UIBackgroundConfiguration.listGroupedCell()
        #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
        #expect(cell.updated(for: state(selected: true)).backgroundColor == .systemGray4)
        var own = cell
        own.backgroundColor = .yellow
        #expect(own.updated(for: state(selected: true)).backgroundColor == .yellow)
        #expect(UIBackgroundConfiguration.clear().updated(for: state(selected: true)).backgroundColor == .clear)
    }

    @Test func transformersChangeColors() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = nil
        #expect(configuration.resolvedBackgroundColor(for: .red) == .red)
        configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
        configuration.strokeColorTransformer = .grayscale
        #expect(configuration.resolvedBackgroundColor(for: .red) == .green)
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        configuration.resolvedStrokeColor(for: .red).getWhite(&white, alpha: &alpha)
        #expect(abs(white - 0.2126) < 0.01 && alpha == 1)
    }

    @Test func configurationsAreComparedByTheirLooks() {
        var (one, other) = (UIBackgroundConfiguration.clear(), UIBackgroundConfiguration.clear())
        #expect(one == other && one.hashValue == other.hashValue)
        one.backgroundColorTransformer = .grayscale
        #expect(one != other)
        other.backgroundColorTransformer = .grayscale
        #expect(one == other)
        other.backgroundInsets.leading = 3
        #expect(one != other)
    }

    // MARK: Cells

    @Test func aCollectionCellShowsItsBackground() {
        let cell = UICollectionViewCell(frame: .zero)
        cell.backgroundColor = .blue
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .yellow
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        (configuration.cornerRadius, configuration.strokeWidth, configuration.strokeColor) = (5, 2, .red)
        let view = UIView()
        configuration.customView = view
        cell.backgroundConfiguration = configuration
        _ = laidOut(cell)
        #expect(cell.backgroundColor == nil && cell.backgroundConfiguration == configuration)
        #expect(fill(cell)?.frame == CGRect(x: 2, y: 1, width: 194, height: 46) && fill(cell)?.backgroundColor == .yellow)
        #expect(fill(cell)?.layer.cornerRadius == 5 && view.frame == CGRect(x: 0, y: 0, width: 194, height: 46))
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && fill(cell) == nil)
        cell.backgroundConfiguration = .listCell()
        #expect(cell.backgroundView == nil)
    }

    @Test func backgroundsFollowTheCellsState() {
        let cell = UICollectionViewCell(frame: .zero)
        cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
        #expect(fill(laidOut(cell))?.backgroundColor == .systemBackground)
        cell.isHighlighted = true
        #expect(fill(laidOut(cell))?.backgroundColor == .systemGray4)
        cell.isHighlighted = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        _ = laidOut(cell)
        cell.isSelected = true
        let before = fill(cell)?.backgroundColor
        #expect(fill(laidOut(cell))?.backgroundColor == before)
        cell.configurationUpdateHandler = { cell, state in
            cell.backgroundConfiguration?.backgroundColor = state.isSelected ? .orange : .white
        }
        #expect(fill(laidOut(cell))?.backgroundColor == .orange)
    }

    @Test func aTableCellsSelectionIsItsBackgrounds() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
        cell.isSelected = true
        #expect(fill(laidOut(cell))?.backgroundColor == .systemGray4 && cell.selectionView == nil)
        cell.selectedBackgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
        _ = laidOut(cell)
        #expect(cell.selectionView === cell.selectedBackgroundView)
    }
}
