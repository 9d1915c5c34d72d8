public import Foundation

/// Names a short sound of the system. There is no loudspeaker here, and nothing sounds.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/systemsoundid
public typealias SystemSoundID = UInt32

/// What a function of the system answers: 0 where it did what was asked.
public typealias OSStatus = Int32

/// The motion of the device that stands for a sound.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays a sound; nothing sounds.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound and calls a closure at the next turn of the main queue, as if the sound were over.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Plays a sound as an alert; nothing sounds.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound as an alert and calls a closure at the next turn of the main queue, as if the sound were over.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Names the sound of a file, which is not read. Returns 0.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = SoundNames.next()
    return 0
}

/// Forgets the name of a sound. Returns 0.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

/// Numbers sounds of programs, above those of the system.
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
