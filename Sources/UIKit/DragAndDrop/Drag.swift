/// A drag session, from the request for items until they were dropped or returned; it is both the drag and the drop
/// session.
@MainActor
final class Drag: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    private(set) var progress = Progress(totalUnitCount: 0)
    private let source: UIDragInteraction
    private let window: UIWindow
    /// The location of the touch, in the window's coordinates.
    private var point: CGPoint
    private var pictures: [DragPicture] = []
    private var hasBegun = false
    /// The drop interaction under the touch that handles the session, and its proposal.
    private var target: UIDropInteraction?
    private var proposal: UIDropProposal?
    /// Every drop interaction that handled the session, in the order in which the touch entered them.
    private var visited: [UIDropInteraction] = []

    init(_ source: UIDragInteraction, at point: CGPoint, in window: UIWindow) {
        (self.source, self.point, self.window) = (source, point, window)
    }

    // MARK: Session

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }

    var allowsMoveOperation: Bool { source.delegate?.dragInteraction(source, sessionAllowsMoveOperation: self) ?? true }

    var isRestrictedToDraggingApplication: Bool {
        source.delegate?.dragInteraction(source, sessionIsRestrictedToDraggingApplication: self) ?? false
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        self.progress = progress
        let loading = ItemLoading(count: providers.count, completion)
        for (place, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                progress.completedUnitCount += 1
                loading.put(object, at: place)
            }
        }
        return progress
    }

    // MARK: Lift and movement

    func lift() {
        guard let delegate = source.delegate else { return }
        for item in items {
            let preview = delegate.dragInteraction(source, previewForLifting: item, session: self)
            if let picture = preview.flatMap({ DragPicture($0, of: item, in: window) }) { pictures.append(picture) }
        }
        let animator = DragAnimator()
        delegate.dragInteraction(source, willAnimateLiftWith: animator, session: self)
        animator.run { for picture in self.pictures { picture.lift() } }
    }

    func move(to point: CGPoint) {
        let distance = CGPoint(x: point.x - self.point.x, y: point.y - self.point.y)
        self.point = point
        begin()
        for picture in pictures { picture.move(by: distance) }
        source.delegate?.dragInteraction(source, sessionDidMove: self)
        springLoad()
        enter(findTarget())
        if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: self) }
    }

    /// Begins the drag at the first movement: closes a context menu that the same touch opened.
    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        ShownMenus.shared.close(in: window)
        source.delegate?.dragInteraction(source, sessionWillBegin: self)
        for picture in pictures { picture.showItem() }
    }

    /// The drop interaction of the nearest view under the touch that can handle the session.
    private func findTarget() -> UIDropInteraction? {
        var view = window.hitTest(point, with: nil)
        while let current = view {
            for case let interaction as UIDropInteraction in current.interactions {
                if interaction === target || interaction.delegate?.dropInteraction(interaction, canHandle: self) ?? false {
                    return interaction
                }
            }
            view = current.superview
        }
        return nil
    }

    /// The spring-loaded interaction under the touch.
    private var springLoaded: UISpringLoadedInteraction?

    private func springLoad() {
        let views = sequence(first: window.hitTest(point, with: nil)) { $0?.superview }.compactMap { $0 }
        let found = views.lazy.flatMap(\.interactions).compactMap { $0 as? UISpringLoadedInteraction }.first
        if found !== springLoaded { springLoaded?.dragLeft() }
        springLoaded = found
        found?.dragMoved(self)
    }

    private func enter(_ found: UIDropInteraction?) {
        guard found !== target else { return }
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: self) }
        (target, proposal) = (found, nil)
        guard let found else { return }
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: self)
    }

    // MARK: End

    /// Drops the items when the touch ends.
    func drop() {
        springLoaded?.dragLeft()
        let operation = proposal?.operation ?? .cancel
        let isTaken = operation == .copy || (operation == .move && allowsMoveOperation)
        guard hasBegun, isTaken, let target else { return cancel() }
        source.delegate?.dragInteraction(source, session: self, willEndWith: operation)
        target.delegate?.dropInteraction(target, performDrop: self)
        let flights = pictures.map { picture in
            let animator = DragAnimator()
            let place = target.delegate?.dropInteraction(target, previewForDropping: picture.item, withDefault: picture.preview)
            target.delegate?.dropInteraction(target, item: picture.item, willAnimateDropWith: animator)
            return Flight(picture: picture, destination: place?.target, animator: animator)
        }
        fly(flights) { [self] in
            target.delegate?.dropInteraction(target, concludeDrop: self)
            end(with: operation)
            source.delegate?.dragInteraction(source, sessionDidTransferItems: self)
        }
    }

    /// Cancels the drag: the previews return to where they were lifted.
    func cancel() {
        springLoaded?.dragLeft()
        if hasBegun { source.delegate?.dragInteraction(source, session: self, willEndWith: .cancel) }
        let flights = pictures.map { picture in
            let animator = DragAnimator()
            let delegate = source.delegate
            let place = delegate?.dragInteraction(source, previewForCancelling: picture.item, withDefault: picture.preview)
            delegate?.dragInteraction(source, item: picture.item, willAnimateCancelWith: animator)
            return Flight(picture: picture, destination: place?.target, animator: animator)
        }
        fly(flights) { [self] in if hasBegun { end(with: .cancel) } }
    }

    private struct Flight {
        let picture: DragPicture
        /// The destination of the preview; nil for a preview that fades out in place.
        let destination: UIPreviewTarget?
        let animator: DragAnimator
    }

    private func fly(_ flights: [Flight], then end: @escaping () -> Void) {
        let journey = DragAnimator()
        for flight in flights {
            journey.addAnimations {
                flight.picture.land(at: flight.destination)
                flight.animator.runAnimations()
            }
            journey.addCompletion { position in
                flight.picture.remove()
                flight.animator.runCompletions(position)
            }
        }
        journey.addCompletion { _ in end() }
        journey.run {}
    }

    private func end(with operation: UIDropOperation) {
        for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self) }
        source.delegate?.dragInteraction(source, session: self, didEndWith: operation)
    }
}

/// Collects the objects that several items load.
private final class ItemLoading: @unchecked Sendable {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        (missing, self.completion) = (count, completion)
        if count == 0 { DispatchQueue.main.async { self.completion([]) } }
    }

    /// Stores an item's object. Items are loaded on the main queue, one after another.
    func put(_ object: (any NSItemProviderReading)?, at place: Int) {
        objects[place] = object
        missing -= 1
        if missing == 0 { completion(objects.compactMap { $0 }) }
    }
}
