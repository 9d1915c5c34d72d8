public import Foundation

/// The id of a short system sound. There is no loudspeaker here, and nothing is played.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/systemsoundid
public typealias SystemSoundID = UInt32

/// The result code of a system function: 0 for success.
public typealias OSStatus = Int32

/// The sound id that vibrates the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays a sound; does nothing here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound and calls a closure at the next turn of the main queue, as if the sound were over.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Plays a sound as an alert; does nothing here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound as an alert and calls a closure at the next turn of the main queue, as if the sound were over.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Creates a sound id for a file, which is not read. Returns 0.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = SoundNames.next()
    return 0
}

/// Disposes of a sound id. Returns 0.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

/// Numbers the sounds of programs, above those of the system.
private enum SoundNames {
    private static let access = NSLock()
    nonisolated(unsafe) private static var last: SystemSoundID = 0x1000

    static func next() -> SystemSoundID {
        access.withLock {
            last += 1
            return last
        }
    }
}
