public import Foundation

/// Writes what a session captures into files; there is no camera here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturefileoutput
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// Whether a file is written: it is not.
    open var isRecording: Bool { false }
    /// The file; nil, since none is written.
    open var outputFileURL: URL? { nil }
    /// The time that was recorded.
    open var recordedDuration: CMTime { .zero }
    /// The longest time of a file; stored, without effect here.
    open var maxRecordedDuration = CMTime.invalid

    /// Begins a file; the delegate is told that no session runs.
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        nonisolated(unsafe) let delegate = delegate
        DispatchQueue.main.async {
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
        }
    }
    /// Ends the file.
    open func stopRecording() {}
}

/// Writes movies.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturemoviefileoutput
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// Creates an output.
    public override init() { super.init() }
    /// The time after which a part of a movie is written; stored, without effect here.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    /// The ways to store pictures: none, since there is no camera.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}

/// The delegate of files that are written. The optional method has a default implementation.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturefileoutputrecordingdelegate
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// A file was begun; never called here.
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// A file was ended, or could not be begun.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    /// Default implementation; does nothing.
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}
