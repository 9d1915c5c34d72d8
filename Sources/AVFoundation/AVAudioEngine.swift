/// Nodes that play and record sound. The engine keeps them, and is silent: no sound comes in, and taps are not called.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioengine
open class AVAudioEngine: NSObject {
    /// The node that sound from a microphone would come from.
    public let inputNode = AVAudioInputNode()
    /// The node that sound goes to.
    public let outputNode = AVAudioOutputNode()
    /// The node before the output, which mixes.
    public let mainMixerNode = AVAudioMixerNode()
    /// The nodes that were attached.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    /// Whether the engine runs.
    open private(set) var isRunning = false

    /// Makes an engine.
    public override init() { super.init() }

    /// Adds a node.
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    /// Removes a node.
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }
    /// Lets the sound of a node go to another one.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Lets the sound of a bus of a node go to a bus of another one.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    /// Ends the connections from a node.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Ends the connections to a node.
    open func disconnectNodeInput(_ node: AVAudioNode) {}

    /// Prepares the start.
    open func prepare() {}
    /// Starts.
    open func start() throws { isRunning = true }
    /// Pauses.
    open func pause() { isRunning = false }
    /// Stops.
    open func stop() { isRunning = false }
    /// Forgets what is still to be played.
    open func reset() {}
}

/// The number of a bus of a node.
public typealias AVAudioNodeBus = Int

/// A part of an engine.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudionode
open class AVAudioNode: NSObject {
    /// The engine that has the node.
    open internal(set) weak var engine: AVAudioEngine?

    /// The format of what comes in.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .silent }
    /// The format of what goes out.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .silent }
    /// Lets a closure have the sound of a bus; it is not called here.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    /// Ends a tap.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Forgets what is still to be played.
    open func reset() {}
}

/// Gets the sound of a node.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// The node of a device.
open class AVAudioIONode: AVAudioNode {}
/// The node of a microphone.
open class AVAudioInputNode: AVAudioIONode {}
/// The node of a loudspeaker.
open class AVAudioOutputNode: AVAudioIONode {}

/// A node that mixes.
open class AVAudioMixerNode: AVAudioNode {
    /// The volume, from 0 to 1.
    open var outputVolume: Float = 1
    /// The volume at the next mixer, from 0 to 1.
    open var volume: Float = 1
    /// From -1, left, to 1, right.
    open var pan: Float = 0
    /// Makes a node.
    public override init() { super.init() }
}

/// A node that plays buffers and files; it is silent, and what it is given has ended at once.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioplayernode
open class AVAudioPlayerNode: AVAudioNode {
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// From -1, left, to 1, right.
    open var pan: Float = 0
    /// Whether the node plays.
    open private(set) var isPlaying = false
    /// Makes a node.
    public override init() { super.init() }

    /// Plays what was scheduled.
    open func play() { isPlaying = true }
    /// Pauses.
    open func pause() { isPlaying = false }
    /// Stops, and forgets what was scheduled.
    open func stop() { isPlaying = false }
    /// Plays a buffer after those before it.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {
        if let completionHandler { DispatchQueue.main.async(execute: completionHandler) }
    }
    /// Plays a buffer at a time.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {
        if !options.contains(.loops) { scheduleBuffer(buffer, completionHandler: completionHandler) }
    }
    /// Plays a file after what is before it.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {
        if let completionHandler { DispatchQueue.main.async(execute: completionHandler) }
    }
}

/// How a buffer is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    /// The value.
    public let rawValue: UInt
    /// Makes one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 0)
    /// In place of what is played.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
    /// In place of what loops, at its next end.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}
