/// Moves and extends selections by keys and gestures.
///
/// - Source: developer.apple.com/documentation/uikit/nstextselectionnavigation
open class NSTextSelectionNavigation: NSObject {
    /// A direction in which a selection is moved.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextselectionnavigation/direction
    public enum Direction: Int, Sendable {
        case forward = 0
        case backward, right, left, up, down
    }
    /// The distance by which a selection is moved.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextselectionnavigation/destination
    public enum Destination: Int, Sendable {
        case character = 0
        case word, line, sentence, paragraph, container, document
    }
    /// A modifier of a selection by touch or pointer.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextselectionnavigation/modifier
    public struct Modifier: OptionSet, Sendable {
        /// Bit mask of the contained modifiers.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The selection is extended to the point.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// The selection follows the visual order.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// The selection gets an additional range.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }
    /// The writing direction of a line's characters.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextselectionnavigation/writingdirection
    public enum WritingDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft
    }
    /// The orientation of lines.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextselectionnavigation/layoutorientation
    public enum LayoutOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }

    /// The data source with the document's structure. Held weakly.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    /// Whether a selection may have several ranges. It reads back what was set; selections here have one.
    open var allowsNonContiguousRanges = false

    /// Makes a navigation object for a document.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Clears cached layout; does nothing, since none is cached.
    open func flushLayoutCache() {}

    // MARK: Moving

    /// A selection after a move.
    ///
    /// - Parameters:
    ///   - extending: Whether the other end of the selection is kept.
    ///   - confined: Whether the move stops at the end of the paragraph.
    /// - Returns: The new selection; nil if there is no such location.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let first = textSelection.textRanges.first?.location,
            let last = textSelection.textRanges.last?.endLocation
        else { return nil }
        let isForward = isForward(direction, at: last, in: source)
        let isVertical = [.up, .down].contains(direction) && destination == .character
        let anchor = textSelection.anchor ?? (isForward ? first : last)
        let movesLast = extending && textSelection.anchor != nil ? anchor.compare(first) == .orderedSame : isForward
        let start = movesLast ? last : first
        let isEmpty = first.compare(last) == .orderedSame
        if !extending, !isEmpty, !isVertical, destination == .character { return NSTextSelection(start, affinity: .downstream) }
        let x = isVertical ? wantedOffset(textSelection, at: start, in: source) : 0
        let moved =
            isVertical
            ? line(isForward ? 1 : -1, from: start, offset: x, in: source)
            : place(destination, isForward, from: start, in: source)
        guard let moved else { return nil }
        let end = confined ? Self.confine(moved, toParagraphOf: start, in: source) : moved
        let result = extending ? Self.selection(from: anchor, to: end) : NSTextSelection(end, affinity: .downstream)
        if isVertical { result.anchorPositionOffset = x }
        return result
    }

    private static func confine(
        _ location: any NSTextLocation, toParagraphOf start: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        guard let paragraph = source.textRange(for: .paragraph, enclosing: start) else { return location }
        if location.compare(paragraph.location) == .orderedAscending { return paragraph.location }
        return location.compare(paragraph.endLocation) == .orderedDescending ? paragraph.endLocation : location
    }

    private static func selection(from anchor: any NSTextLocation, to end: any NSTextLocation) -> NSTextSelection {
        let isForward = anchor.compare(end) != .orderedDescending
        let range = NSTextRange(unchecked: isForward ? anchor : end, end: isForward ? end : anchor)
        let selection = NSTextSelection(range: range, affinity: .downstream, granularity: .character)
        selection.anchor = anchor
        return selection
    }

    private func isForward(
        _ direction: Direction, at location: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: source.baseWritingDirection(at: location) == .leftToRight
        case .left: source.baseWritingDirection(at: location) == .rightToLeft
        }
    }

    /// The location to which a move leads; nil at the end of the document.
    private func place(
        _ destination: Destination, _ isForward: Bool, from start: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        let document = source.documentRange
        let limit = isForward ? document.endLocation : document.location
        switch destination {
        case .character:
            guard start.compare(limit) != .orderedSame else { return nil }
            let inside = isForward ? start : source.location(start, offsetBy: -1)
            let range = inside.flatMap { source.textRange(for: .character, enclosing: $0) }
            return isForward ? range?.endLocation : range?.location
        case .word: return piece(.words, isForward, from: start, in: source) ?? limit
        case .sentence: return piece(.sentences, isForward, from: start, in: source) ?? limit
        case .paragraph: return piece(.byParagraphs, isForward, from: start, in: source) ?? limit
        case .line:
            let range = source.textRange(for: .line, enclosing: start)
            return isForward ? range.flatMap { end(of: $0, from: start, in: source) } : range?.location
        case .container: return containerEnd(isForward, from: start, in: source)
        case .document: return limit
        }
    }

    /// The end of a line, before the separator of its paragraph.
    private func end(
        of line: NSTextRange, from start: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        let paragraph = source.textRange(for: .paragraph, enclosing: start)
        guard let paragraph, paragraph.endLocation.compare(line.endLocation) == .orderedSame else { return line.endLocation }
        var last = line.endLocation
        source.enumerateCaretOffsetsInLineFragment(at: start) { _, place, _, _ in last = place }
        return last
    }

    private func containerEnd(
        _ isForward: Bool, from start: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        var found: (any NSTextLocation)?
        source.enumerateContainerBoundaries(from: start, reverse: !isForward) { place, stop in
            found = place
            stop.pointee = true
        }
        return found
    }

    /// The end of the first word, sentence or paragraph that ends after a location, or, backwards, the start of the
    /// first that begins before it.
    private func piece(
        _ unit: NSString.EnumerationOptions, _ isForward: Bool, from start: any NSTextLocation,
        in source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        var found: (any NSTextLocation)?
        source.enumerateSubstrings(from: start, options: isForward ? unit : [unit, .reverse]) { _, range, _, stop in
            let edge = isForward ? range.endLocation : range.location
            guard edge.compare(start) == (isForward ? .orderedDescending : .orderedAscending) else { return }
            found = edge
            stop.pointee = true
        }
        return found
    }

    // MARK: Lines

    /// The distance from the line's start that moves up and down preserve.
    private func wantedOffset(
        _ selection: NSTextSelection, at location: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> CGFloat {
        if selection.anchorPositionOffset != 0 { return selection.anchorPositionOffset }
        var offset: CGFloat = 0
        source.enumerateCaretOffsetsInLineFragment(at: location) { x, place, isLeading, stop in
            guard isLeading, place.compare(location) == .orderedSame else { return }
            offset = x
            stop.pointee = true
        }
        return offset
    }

    /// The location in the next or previous line that is nearest to a distance from its start; the end or start of the
    /// document without such a line.
    private func line(
        _ step: Int, from start: any NSTextLocation, offset x: CGFloat, in source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        let document = source.documentRange
        guard let own = source.textRange(for: .line, enclosing: start) else { return nil }
        let inside = step > 0 ? own.endLocation : source.location(own.location, offsetBy: -1)
        guard let inside, step < 0 || inside.compare(document.endLocation) == .orderedAscending else {
            return step > 0 ? document.endLocation : document.location
        }
        return nearest(to: x, inLineOf: inside, in: source)
    }

    private func nearest(
        to x: CGFloat, inLineOf location: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        var best: (distance: CGFloat, place: any NSTextLocation)?
        source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, isLeading, _ in
            guard isLeading, abs(offset - x) < best?.distance ?? .infinity else { return }
            best = (abs(offset - x), place)
        }
        return best?.place
    }

    // MARK: Extending selections, and points

    /// A selection extended to whole words, lines, sentences or paragraphs.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        guard let source = textSelectionDataSource, let first = textSelection.textRanges.first?.location,
            let last = textSelection.textRanges.last
        else { return textSelection }
        let inside = last.isEmpty ? last.endLocation : source.location(last.endLocation, offsetBy: -1) ?? last.endLocation
        let start = source.textRange(for: selectionGranularity, enclosing: first)?.location ?? first
        let end = source.textRange(for: selectionGranularity, enclosing: inside)?.endLocation ?? last.endLocation
        let range = NSTextRange(unchecked: start, end: end)
        return NSTextSelection(range: range, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    /// A selection of the character, word, line, sentence or paragraph at a point; nil if there is none.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let place = place(at: point, inContainerAt: location, in: source),
            let range = source.textRange(for: selectionGranularity, enclosing: place)
        else { return nil }
        return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
    }

    /// The selections after a tap or during a drag at a point.
    ///
    /// - Parameters:
    ///   - point: A point in the container's coordinates.
    ///   - anchors: The former selections.
    ///   - modifiers: Whether the last of them is extended to the point, or another one is added.
    ///   - selecting: Whether a drag is in progress, which also extends the selection.
    ///   - bounds: The visible part of the container. Not read.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: NSTextSelectionNavigation.Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource, let place = place(at: point, inContainerAt: containerLocation, in: source)
        else { return [] }
        let new = NSTextSelection(place, affinity: .downstream)
        guard let old = anchors.last, let range = old.textRanges.first else { return [new] }
        if modifiers.contains(.extend) || selecting { return [Self.selection(from: old.anchor ?? range.location, to: place)] }
        return modifiers.contains(.multiple) ? anchors + [new] : [new]
    }

    private func place(
        at point: CGPoint, inContainerAt location: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        guard let line = source.lineFragmentRange(for: point, inContainerAt: location) else { return nil }
        return nearest(to: point.x, inLineOf: line.location, in: source)
    }

    // MARK: Insertion and deletion

    /// The location at which typed text is inserted: the selection's start, or its second location for text of the
    /// other direction.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: NSTextSelectionNavigation.WritingDirection
    ) -> (any NSTextLocation)? {
        guard let first = textSelection.textRanges.first?.location else { return nil }
        guard let second = textSelection.secondarySelectionLocation, let source = textSelectionDataSource else { return first }
        return source.baseWritingDirection(at: first) == writingDirection ? first : second
    }

    /// The ranges that a key deletes: the selection itself, or, if it is empty, up to the destination of a move.
    ///
    /// - Parameter allowsDecomposition: Whether accents are deleted separately from their letters. Not read: composed
    ///   characters are deleted as a whole.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        guard textSelection.textRanges.allSatisfy(\.isEmpty) else { return textSelection.textRanges }
        let grown = destinationSelection(
            for: textSelection, direction: direction, destination: destination, extending: true, confined: false)
        return grown?.textRanges.filter { !$0.isEmpty } ?? []
    }
}
