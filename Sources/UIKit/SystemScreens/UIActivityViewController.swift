/// The share sheet: offers activities for texts, links, images and other items.
///
/// Other programs and services do not exist here. The sheet offers the activities that the simulated device supports,
/// which are copying items and saving images, and the program's own; tests choose any activity through functions of
/// `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityviewcontroller
open class UIActivityViewController: UIViewController {
    /// Called with the chosen activity, or nil; whether it was completed; the items that an extension returned; and an
    /// error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The result of the sheet.
    package struct Outcome {
        package var type: UIActivity.ActivityType?
        package var isCompleted = false
        package var returnedItems: [Any]?
        package var error: (any Error)?

        package init(
            type: UIActivity.ActivityType? = nil, isCompleted: Bool = false, returnedItems: [Any]? = nil,
            error: (any Error)? = nil
        ) {
            (self.type, self.isCompleted, self.returnedItems, self.error) = (type, isCompleted, returnedItems, error)
        }
    }

    /// Called once, after the sheet was dismissed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Whether an activity may be shown prominently. It reads back what was set; no activity is.
    open var allowsProminentActivity = true

    private var configuration: (any UIActivityItemsConfigurationReading)?
    private let items: [Any]
    private let ownActivities: [UIActivity]
    private var outcome = Outcome()

    /// Makes a share sheet.
    ///
    /// - Parameters:
    ///   - activityItems: The shared items; a ``UIActivityItemSource`` provides its item.
    ///   - applicationActivities: The program's own activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (items, ownActivities) = (activityItems, applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Makes a share sheet from the configuration of a view or controller.
    ///
    /// - Parameter activityItemsConfiguration: Provides the items.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        let activities = activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration()
        self.init(activityItems: providers, applicationActivities: activities)
        configuration = activityItemsConfiguration
    }

    /// Returns nil: share sheets are not archived.
    public required init?(coder: NSCoder) { nil }

    // MARK: Activities

    /// The activities that support the items, those of the system first.
    package var offered: [UIActivity] {
        let placeholders = items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
        return ([CopyActivity(), SaveImageActivity()] + ownActivities).filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: placeholders)
        }
    }

    /// The items for an activity.
    package func items(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// The subject for sending the items by an activity: the first one that is not empty.
    package func subject(for type: UIActivity.ActivityType?) -> String? {
        let named = sources.lazy.map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty }
        return named ?? configuration?.activityItemsConfigurationMetadata(key: .title) as? String
    }

    /// Thumbnails of the items that have one, for an activity.
    package func thumbnails(for type: UIActivity.ActivityType?, size: CGSize) -> [UIImage] {
        sources.compactMap { $0.activityViewController(self, thumbnailImageForActivityType: type, suggestedSize: size) }
    }

    private var sources: [any UIActivityItemSource] { items.compactMap { $0 as? any UIActivityItemSource } }

    /// Performs an activity with the items. Item providers create theirs first, on other threads.
    package func choose(_ activity: UIActivity) {
        let providers = items.compactMap { $0 as? UIActivityItemProvider }.filter { !$0.isFinished && !$0.isCancelled }
        guard !providers.isEmpty else { return perform(activity) }
        for provider in providers { provider.prepare(for: activity.activityType) }
        let end = BlockOperation { [weak self] in DispatchQueue.main.async { self?.perform(activity) } }
        for provider in providers { end.addDependency(provider) }
        OperationQueue().addOperations(providers + [end], waitUntilFinished: false)
    }

    private func perform(_ activity: UIActivity) {
        activity.course = self
        activity.prepare(withActivityItems: items(for: activity.activityType))
        guard let controller = activity.activityViewController else { return activity.perform() }
        present(controller, animated: true)
    }

    /// Called when an activity ended. Dismisses the sheet if it was completed; otherwise the user can choose again.
    func finish(_ activity: UIActivity, completed: Bool) {
        activity.course = nil
        guard completed else { return presentedViewController.map { _ in dismiss(animated: true) } ?? () }
        end(Outcome(type: activity.activityType, isCompleted: true))
    }

    /// Dismisses the sheet and the controller presented over it; the handler is called with the result.
    package func end(_ outcome: Outcome) {
        self.outcome = outcome
        presentingViewController?.dismiss(animated: true)
    }

    // MARK: The sheet

    /// Raises `NSGenericException` for a popover without a source.
    override func presentationWillBegin(from source: UIViewController) {
        guard presentationStyle == .popover, let popover = popoverPresentationController else { return }
        if popover.sourceView != nil || popover.barButtonItem != nil { return }
        raise(
            "NSGenericException",
            "UIPopoverPresentationController (\(LayoutText.opening(popover))>) should have a non-nil sourceView or barButtonItem set before "
                + "the presentation occurs.")
    }

    open override func loadView() {
        let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.end(Outcome()) }
        view = StandInView(
            title: "Share Sheet",
            text: "Stands for the share sheet. Other programs and services are not on this device.",
            choices: offered.map(choice) + [cancel])
    }

    private func choice(_ activity: UIActivity) -> UIAction {
        UIAction(title: activity.activityTitle ?? "", image: activity.activityImage) { [weak self] _ in self?.choose(activity) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, let handler = completionWithItemsHandler else { return }
        completionWithItemsHandler = nil
        handler(outcome.type, outcome.isCompleted, outcome.returnedItems, outcome.error)
    }
}
