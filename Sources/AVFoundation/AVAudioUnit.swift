import Foundation

/// A node that changes sound. What is set is kept; nothing sounds here.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiounit
open class AVAudioUnit: AVAudioNode {}

/// A node that changes sound while it plays.
open class AVAudioUnitEffect: AVAudioUnit {
    /// Whether sound passes as it is.
    open var bypass = false
}

/// A node that changes speed and pitch.
open class AVAudioUnitTimeEffect: AVAudioUnit {
    /// Whether sound passes as it is.
    open var bypass = false
}

/// A node that changes speed or pitch.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    /// The speed; 1 for that of the sound itself.
    open var rate: Float = 1
    /// The pitch, in hundredths of a halftone.
    open var pitch: Float = 0
    /// The overlap of the segments that are played one after another, from 3 to 32.
    open var overlap: Float = 8
    /// Makes a node.
    public override init() { super.init() }
}

/// A node that changes the speed, and the pitch with it.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    /// The speed; 1 for that of the sound itself.
    open var rate: Float = 1
    /// Makes a node.
    public override init() { super.init() }
}

/// A node that sounds as a room does.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// The share of the changed sound, in percent.
    open var wetDryMix: Float = 0
    /// Makes a node.
    public override init() { super.init() }
    /// Takes the values of a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    /// The rooms.
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2
    case mediumHall2, mediumHall3, largeHall2
}

/// A node that repeats sound later.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// The time, in seconds.
    open var delayTime: TimeInterval = 1
    /// The share of the delayed sound that is fed back into the delay, in percent.
    open var feedback: Float = 50
    /// The frequency above which nothing passes.
    open var lowPassCutoff: Float = 15000
    /// The share of the changed sound, in percent.
    open var wetDryMix: Float = 100
    /// Makes a node.
    public override init() { super.init() }
}

/// A node that distorts sound.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
    /// The gain before, in decibels.
    open var preGain: Float = -6
    /// The share of the changed sound, in percent.
    open var wetDryMix: Float = 50
    /// Makes a node.
    public override init() { super.init() }
    /// Takes the values of a kind.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// A kind of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    /// The kinds.
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
    case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared
    case multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter
    case speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
