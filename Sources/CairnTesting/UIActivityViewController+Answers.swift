import UIKit

/// The user's answers to a share sheet that is presented.
extension UIActivityViewController {
    /// The activities that the sheet offers, by their types; those without a type are left out.
    public var offeredActivityTypes: [UIActivity.ActivityType] { offered.compactMap(\.activityType) }

    /// The items that an activity would share.
    public func activityItems(for type: UIActivity.ActivityType?) -> [Any] { items(for: type) }

    /// The subject with which an activity would send the items; nil for none.
    public func activitySubject(for type: UIActivity.ActivityType?) -> String? { subject(for: type) }

    /// The thumbnails of the items that an activity would share, for the items that have one.
    public func activityThumbnails(for type: UIActivity.ActivityType?, size: CGSize) -> [UIImage] {
        thumbnails(for: type, size: size)
    }

    /// Chooses one of the offered activities and performs it. Returns whether the activity is offered.
    @discardableResult
    public func choose(_ type: UIActivity.ActivityType) -> Bool {
        guard let activity = offered.first(where: { $0.activityType == type }) else { return false }
        choose(activity)
        return true
    }

    /// Ends the sheet as an activity of another program does, without performing anything here.
    ///
    /// - Parameters:
    ///   - type: The activity; nil for none, as when the user closes the sheet.
    ///   - isCompleted: Whether the activity was completed.
    public func answer(
        _ type: UIActivity.ActivityType?, isCompleted: Bool = true, returnedItems: [Any]? = nil, error: (any Error)? = nil
    ) {
        end(Outcome(type: type, isCompleted: isCompleted, returnedItems: returnedItems, error: error))
    }

    /// Closes the sheet without choosing anything.
    public func cancel() { end(Outcome()) }
}
