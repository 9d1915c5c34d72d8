import CommonCrypto
import CryptoKit
import Foundation
import Testing

/// Digests, codes and ciphers against the values of their standards.
struct CryptographyTests {
    private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    private func bytes(_ hex: String) -> [UInt8] {
        let digits = Array(hex)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    }
    private let abc = Data("abc".utf8)

    /// FIPS 180-4's examples for "abc", and RFC 1321's.
    @Test func digestsAreThoseOfTheStandards() {
        let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(hex(SHA256.hash(data: abc)) == sha256)
        #expect(SHA256.hash(data: abc).description == "SHA256 digest: " + sha256)
        #expect(
            hex(SHA384.hash(data: abc))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hex(SHA512.hash(data: abc))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    }

    @Test func digestsGrowAndAreCopied() {
        var function = SHA256()
        function.update(data: Data("a".utf8))
        var copy = function
        function.update(data: Data("bc".utf8))
        copy.update(data: Data("x".utf8))
        #expect(function.finalize() == SHA256.hash(data: abc) && function.finalize() == function.finalize())
        #expect(copy.finalize() == SHA256.hash(data: Data("ax".utf8)))
        #expect(SHA256.hash(data: abc) == Data(SHA256.hash(data: abc)))
    }

    /// RFC 4231, test case 2, and RFC 5869, test case 1.
    @Test func codesAndDerivedKeysAreThoseOfTheStandards() {
        let (key, message) = (SymmetricKey(data: Data("Jefe".utf8)), Data("what do ya want for nothing?".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code.dropLast()), authenticating: message, using: key))
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)), salt: bytes("000102030405060708090a0b0c"),
            info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(
            derived.withUnsafeBytes { hex($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    /// The case 14 of McGrew and Viega's specification of GCM.
    @Test func sealedBoxesAreThoseOfTheStandard() throws {
        let key = SymmetricKey(data: [UInt8](repeating: 0, count: 32))
        let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
        let box = try AES.GCM.seal([UInt8](repeating: 0, count: 16), using: key, nonce: nonce)
        #expect(hex(box.ciphertext) == "cea7403d4d606b6e074ec5d3baf39d18" && hex(box.tag) == "d0d1c8a799996bf0265b98b5d48ab919")
    }

    @Test func boxesOpenWithTheirKeyOnly() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(abc, using: key, authenticating: Data("for".utf8))
        let combined = try #require(box.combined)
        #expect(combined.count == 12 + 3 + 16)
        let read = try AES.GCM.SealedBox(combined: combined)
        #expect(try AES.GCM.open(read, using: key, authenticating: Data("for".utf8)) == abc)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(read, using: key) }
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(read, using: SymmetricKey(size: .bits256)) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(abc, using: SymmetricKey(data: abc)) }
        let other = try ChaChaPoly.seal(abc, using: key)
        #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: other.combined), using: key) == abc)
        #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key) == Data())
    }

    @Test func functionsOfCAgree() {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        abc.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(abc.count), &digest) }
        #expect(digest == Array(SHA256.hash(data: abc)))
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5("abc", 3, &md5)
        #expect(md5 == Array(Insecure.MD5.hash(data: abc)))
        var code = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &code)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    private func crypt(_ operation: Int, _ options: Int, _ key: [UInt8], _ input: [UInt8], room: Int? = nil) -> (Int32, [UInt8]) {
        var (output, count) = ([UInt8](repeating: 0, count: room ?? input.count + 16), 0)
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, nil, input, input.count,
            &output, output.count, &count)
        return (status, Array(output.prefix(count)))
    }

    /// FIPS 197, appendix C.1.
    @Test func blocksAreThoseOfTheStandard() {
        let (key, plain) = (bytes("000102030405060708090a0b0c0d0e0f"), bytes("00112233445566778899aabbccddeeff"))
        #expect(crypt(kCCEncrypt, kCCOptionECBMode, key, plain) == (0, bytes("69c4e0d86a7b0430d8cdb78070b4c55a")))
        let padded = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, Array(abc))
        #expect(
            padded.0 == 0 && padded.1.count == 16 && crypt(kCCDecrypt, kCCOptionPKCS7Padding, key, padded.1) == (0, Array(abc)))
        #expect(crypt(kCCEncrypt, 0, key, Array(abc)).0 == Int32(kCCAlignmentError))
        #expect(crypt(kCCEncrypt, 0, Array(abc), plain).0 == Int32(kCCKeySizeError))
        #expect(crypt(kCCEncrypt, 0, key, plain, room: 3).0 == Int32(kCCBufferTooSmall))
    }
}
