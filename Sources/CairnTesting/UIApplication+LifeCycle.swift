import UIKit

/// What a user and the system do to a program.
extension UIApplication {
    /// Leaves the program for the home screen: the delegates hear of it, and the notifications are posted.
    public func moveToBackground() { enterBackground() }
    /// Comes back to the program.
    public func moveToForeground() { enterForeground() }
    /// Interrupts the program, as a call does, or ends the interruption.
    public func setInterrupted(_ isInterrupted: Bool) { if isInterrupted { resignActive() } else { becomeActive() } }
    /// Tells the program that memory is scarce.
    public func warnOfScarceMemory() { receiveMemoryWarning() }
    /// Opens a link of one of the program's schemes, as another program does. Returns whether the program took it.
    @discardableResult
    public func receive(_ link: URL) -> Bool { receiveLink(link) }
    /// The links that other programs took so far, in order.
    public var linksOpenedElsewhere: [URL] { linkOpening.opened }
    /// The schemes, in small letters, of links that other programs take.
    public var schemesOfOtherPrograms: Set<String> {
        get { linkOpening.schemes }
        set { linkOpening.schemes = newValue }
    }
}
