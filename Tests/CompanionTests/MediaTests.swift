import AVFoundation
import CoreML
import PassKit
import Testing
import UIKit
import Vision

/// Times, compositions, pixels and passes.
@Suite struct MediaTests {
    /// - Source: developer.apple.com/documentation/coremedia/cmtime: times are rational numbers.
    @Test func timesAreRationalNumbers() {
        let (half, third) = (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 3))
        #expect(
            half == CMTime(value: 300, timescale: 600) && half > third && Set([half, CMTime(value: 2, timescale: 4)]).count == 1)
        #expect((half + third).value == 5 && (half + third).timescale == 6 && (half - third).seconds == 1 / 6.0)
        #expect(CMTimeMultiply(half, multiplier: 3).value == 3 && CMTimeMultiplyByFloat64(half, multiplier: 2.5).seconds == 1.25)
        #expect(CMTime.invalid.flags == [] && !CMTime().isValid && CMTime.indefinite.isIndefinite && CMTime.indefinite.isValid)
        #expect(
            CMTime.positiveInfinity > half && CMTime.negativeInfinity < half && (half + .positiveInfinity) == .positiveInfinity)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity && CMTime.indefinite.seconds.isNaN)
        let range = CMTimeRange(start: third, end: half)
        #expect(range.containsTime(third) && !range.containsTime(half) && range.end == half)
        #expect(range.union(CMTimeRange(start: .zero, duration: third)).duration == half)
        #expect(NSValue(time: .indefinite).timeValue.isIndefinite && NSValue(timeRange: range).timeRangeValue == range)
    }

    @Test func compositionsHaveTracks() throws {
        let composition = AVMutableComposition()
        let video = try #require(
            composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        let audio = composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7)
        #expect(video.trackID == 1 && audio?.trackID == 7 && composition.tracks(withMediaType: .audio).count == 1)
        #expect(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7) == nil)
        let film = AVURLAsset(url: URL(fileURLWithPath: "/film"))
        let all = CMTimeRange(start: .zero, duration: film.duration)
        #expect(throws: AVError.self) { try composition.insertTimeRange(all, of: film, at: .zero) }
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.layerInstructions = [AVMutableVideoCompositionLayerInstruction(assetTrack: video)]
        let plan = AVMutableVideoComposition()
        (plan.instructions, plan.frameDuration) = ([instruction], CMTime(value: 1, timescale: 30))
        #expect((plan as AVVideoComposition).frameDuration.timescale == 30 && instruction.layerInstructions[0].trackID == 1)
    }

    @Test func imagesOfFilmsFailForTheirTime() async {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/film")))
        let time = CMTime(value: 3, timescale: 1)
        let asked: CMTime = await withCheckedContinuation { next in
            generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: time)]) { asked, _, _, _, _ in
                next.resume(returning: asked)
            }
        }
        #expect(asked == time)
    }

    /// Two pixels of a buffer: blue beside red, in the order of bytes blue, green, red, alpha.
    @Test func buffersHavePixels() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(kCFAllocatorDefault, 2, 1, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        CVPixelBufferLockBaseAddress(buffer, [])
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        for (index, byte) in [255, 0, 0, 255, 0, 0, 255, 255].enumerated() { bytes[index] = UInt8(byte) }
        CVPixelBufferUnlockBaseAddress(buffer, [])
        #expect(CVPixelBufferGetWidth(buffer) == 2 && CVPixelBufferGetBytesPerRow(buffer) % 64 == 0)
        let image = CIImage(cvPixelBuffer: buffer)
        let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
        let data = try #require(drawn.dataProvider?.data).map { Int($0) }
        #expect(drawn.width == 2 && data[..<4].max() == 255 && data[..<4] != data[4..<8])
        #expect(
            CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &made)
                == kCVReturnInvalidPixelFormat)
        #expect(MLFeatureValue(pixelBuffer: buffer).imageBufferValue === buffer)
        #expect(throws: (any Error).self) {
            try VNImageRequestHandler(cvPixelBuffer: buffer, orientation: .up).perform([VNDetectFaceRectanglesRequest()])
        }
    }

    @Test func resultsHaveTypes() {
        let faces: [VNFaceObservation]? = VNDetectFaceRectanglesRequest().results
        let lines = VNRecognizeTextRequest().results?.compactMap { $0.topCandidates(1).first?.string }
        let codes = VNDetectBarcodesRequest().results?.map(\.payloadStringValue)
        let request: VNRequest = VNClassifyImageRequest()
        #expect(faces == nil && lines == nil && codes == nil && request.results == nil)
        #expect(VNRecognizeTextRequest().revision == VNRecognizeTextRequestRevision3)
    }

    @Test func arraysOfModelsAreMemory() throws {
        let array = try MLMultiArray(shape: [2, 2], dataType: .float32)
        array[[1, 0]] = 2.5
        #expect(array.dataPointer.assumingMemoryBound(to: Float.self)[2] == 2.5)
        #expect(try MLMultiArray([1, 2, 3] as [Int])[2] == 3 && MLMultiArray([0.5] as [Double]).dataType == .double)
    }

    /// An archive of `icon.png`, stored, and `pass.json`, deflated by zlib.
    private static let pass = """
        UEsDBBQAAAAAAAAAIVzPAJB/BAAAAAQAAAAIAAAAaWNvbi5wbmdub25lUEsDBBQAAAAIAAAAIVyJZPmXPwEAAA4DAAAJAAAAcGFz
        cy5qc29u7ZDdSsNAEEZfZdlrmyYVFXonBrGgvdDoheLFZDOxS/Yn7G5SY8m7u5NYoeAjCIHA+Wa+PcyB19ZpCC/ovLSGr1l2xrhH
        J0FtO12ii4hfL7IrHnkL3hdDi5sKTZC1nFOiibA6wU/QrcJEdx47TQvWfYCRXxBi9xY00vjDlDJbsxtlReNprkIvnGzDrMBzGFiQ
        osFAYUDQpy8WhKELO4Jiai9sg9OuR+HmvT2WT+h6KfD58Z6iXQitXy+XR8/ovCR5nBwcKuzBhBzC5LlKV5eL9GKRZkWWrlP6Xmku
        6ruNqW2cOXBn9/F/PkaOfbQpZmuKWic1uOFWoqp8JG8H3uAweYBS1KSgREXg7gf0oDo8ArpQi6bqVKc9H99jXoJo/ugL6LQ/KSyO
        5Lcxt8zYwPbSVCzejYnp9gn75zOPBx7Hb1BLAQIUAxQAAAAAAAAAIVzPAJB/BAAAAAQAAAAIAAAAAAAAAAAAAACAAQAAAABpY29u
        LnBuZ1BLAQIUAxQAAAAIAAAAIVyJZPmXPwEAAA4DAAAJAAAAAAAAAAAAAACAASoAAABwYXNzLmpzb25QSwUGAAAAAAIAAgBtAAAA
        kAEAAAAA
        """

    @Test func passesAreRead() throws {
        let data = try #require(Data(base64Encoded: Self.pass, options: .ignoreUnknownCharacters))
        let pass = try PKPass(data: data)
        #expect(
            pass.serialNumber == "A-17" && pass.organizationName == "Museum of Clocks"
                && pass.localizedDescription == "Day ticket")
        #expect(pass.passTypeIdentifier == "pass.com.example.museum" && pass.userInfo?["row"] as? Int == 3)
        #expect(
            pass.localizedValue(forFieldKey: "hall") as? String == "Hall of pendulums"
                && pass.localizedValue(forFieldKey: "x") == nil)
        #expect((pass.localizedValue(forFieldKey: "terms") as? String)?.count == 288)
        #expect(pass.webServiceURL?.host == "example.com" && pass.relevantDate == Date(timeIntervalSince1970: 1_777_629_600))
        for damage in stride(from: 40, to: data.count, by: 7) {
            var other = data
            other[damage] ^= 0x55
            _ = try? PKPass(data: other)
            _ = try? PKPass(data: data.prefix(damage))
        }
        #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: data.prefix(data.count - 30)) }
    }
}
