import ARKit
import AVFoundation
import CallKit
import CloudKit
import CoreML
import CoreNFC
import GameKit
import HealthKit
import PassKit
import ReplayKit
import Testing

/// Errors of frameworks: their codes have Apple's numbers, and match in `catch` and `switch`.
@Suite struct ErrorCodeTests {
    private func kind(of error: any Error) -> String {
        switch error {
        case CKError.notAuthenticated: "account"
        case CKError.networkFailure, CKError.networkUnavailable: "network"
        case HKError.errorHealthDataUnavailable: "health"
        case ARError.unsupportedConfiguration: "room"
        case GKError.notAuthenticated: "player"
        case MLModelError.io: "model"
        case NFCReaderError.readerSessionInvalidationErrorUserCanceled: "tag"
        case PKPassKitError.invalidDataError: "pass"
        case CXErrorCodeIncomingCallError.filteredByDoNotDisturb: "call"
        case CXErrorCodeRequestTransactionError.unknownCallUUID: "transaction"
        case AVError.mediaServicesWereReset: "media"
        default: "other"
        }
    }

    @Test func codesMatch() {
        #expect(kind(of: CKError(.notAuthenticated)) == "account" && kind(of: CKError(.networkUnavailable)) == "network")
        #expect(kind(of: HKError(.errorHealthDataUnavailable)) == "health" && kind(of: HKError(.errorNoData)) == "other")
        #expect(kind(of: ARError(.unsupportedConfiguration)) == "room" && kind(of: GKError(.notAuthenticated)) == "player")
        #expect(kind(of: MLModelError(.io)) == "model" && kind(of: PKPassKitError(.invalidDataError)) == "pass")
        #expect(kind(of: NFCReaderError(.readerSessionInvalidationErrorUserCanceled)) == "tag")
        #expect(kind(of: CXErrorCodeIncomingCallError(.filteredByDoNotDisturb)) == "call")
        #expect(kind(of: CXErrorCodeRequestTransactionError(.unknownCallUUID)) == "transaction")
        #expect(kind(of: AVError(.mediaServicesWereReset)) == "media" && kind(of: AVError(.unknown)) == "other")
    }

    @Test func errorsOfADomainMatchCodes() {
        #expect(kind(of: NSError(domain: CKErrorDomain, code: 9)) == "account")
        #expect(
            kind(of: NSError(domain: HKErrorDomain, code: 1)) == "health" && kind(of: NSError(domain: "x", code: 1)) == "other")
        #expect(
            kind(of: NSError(domain: ARErrorDomain, code: 100)) == "room"
                && kind(of: NSError(domain: GKErrorDomain, code: 6)) == "player")
        #expect(kind(of: NSError(domain: NFCErrorDomain, code: 200)) == "tag")
        #expect(kind(of: NSError(domain: AVFoundationErrorDomain, code: -11819)) == "media")
    }

    /// - Source: the headers' enumerations.
    @Test func codesHaveApplesNumbers() {
        #expect(CKError.Code.accountTemporarilyUnavailable.rawValue == 36 && CKError.Code.quotaExceeded.rawValue == 25)
        #expect(HKError.Code.errorNoData.rawValue == 11 && ARError.Code.insufficientFeatures.rawValue == 400)
        #expect(GKError.Code.invitationsDisabled.rawValue == 25 && MLModelError.Code.predictionCancelled.rawValue == 11)
        #expect(NFCReaderError.Code.ndefReaderSessionErrorZeroLengthMessage.rawValue == 403)
        #expect(AVError.Code.fileAlreadyExists.rawValue == -11823 && AVError.Code.diskFull.rawValue == -11807)
        #expect(AVError.Code.operationNotSupportedForAsset.rawValue == -11838)
    }

    /// The errors of ReplayKit have a domain and codes, and no type of their own.
    @Test func recordingsFailWithCodes() async throws {
        let error: (any Error)? = await withCheckedContinuation { next in
            RPScreenRecorder.shared().startRecording { next.resume(returning: $0) }
        }
        let failure = try #require(error as NSError?)
        #expect(failure.domain == RPRecordingErrorDomain && RPRecordingErrorCode(rawValue: failure.code) == .failedToStart)
        let end: (any Error)? = await withCheckedContinuation { next in
            RPScreenRecorder.shared().stopCapture { next.resume(returning: $0) }
        }
        #expect((end as NSError?)?.code == -5829)
    }
}
