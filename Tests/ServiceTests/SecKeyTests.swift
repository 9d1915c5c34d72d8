import Foundation
import Security
import Testing

@Suite struct SecKeyTests {
    struct Kind: Sendable {
        let type: String
        let bits: Int
        let algorithm: SecKeyAlgorithm
        /// Bytes of the external representation of a public key; SEC 1 for points of curves, PKCS #1 for RSA.
        let publicBytes: Int
    }

    static let kinds = [
        Kind(
            type: kSecAttrKeyTypeECSECPrimeRandom, bits: 256, algorithm: .ecdsaSignatureMessageX962SHA256, publicBytes: 65),
        Kind(
            type: kSecAttrKeyTypeECSECPrimeRandom, bits: 384, algorithm: .ecdsaSignatureMessageX962SHA384, publicBytes: 97),
        Kind(type: kSecAttrKeyTypeRSA, bits: 2048, algorithm: .rsaSignatureMessagePKCS1v15SHA256, publicBytes: 270),
        Kind(type: kSecAttrKeyTypeRSA, bits: 2048, algorithm: .rsaSignatureMessagePSSSHA256, publicBytes: 270),
    ]

    private func key(_ kind: Kind) throws -> SecKey {
        try #require(SecKeyCreateRandomKey([kSecAttrKeyType: kind.type, kSecAttrKeySizeInBits: kind.bits], nil))
    }

    @Test(arguments: kinds) func signaturesAreThoseOfTheDataAlone(_ kind: Kind) throws {
        let key = try key(kind)
        let own = try #require(SecKeyCopyPublicKey(key))
        let signature = try #require(SecKeyCreateSignature(key, kind.algorithm, Data("hello".utf8), nil))
        #expect(SecKeyVerifySignature(own, kind.algorithm, Data("hello".utf8), signature, nil))
        var error: Unmanaged<CFError>?
        #expect(!SecKeyVerifySignature(own, kind.algorithm, Data("hallo".utf8), signature, &error))
        #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
    }

    @Test(arguments: kinds) func keysAreReadFromTheirBytes(_ kind: Kind) throws {
        let key = try key(kind)
        let own = try #require(SecKeyCopyPublicKey(key))
        let bytes = try #require(SecKeyCopyExternalRepresentation(key, nil))
        let ownBytes = try #require(SecKeyCopyExternalRepresentation(own, nil))
        #expect(ownBytes.count == kind.publicBytes)
        let other = try #require(
            SecKeyCreateWithData(
                bytes, [kSecAttrKeyType: kind.type, kSecAttrKeyClass: kSecAttrKeyClassPrivate], nil))
        let otherOwn = try #require(
            SecKeyCreateWithData(
                ownBytes, [kSecAttrKeyType: kind.type, kSecAttrKeyClass: kSecAttrKeyClassPublic], nil))
        let signature = try #require(SecKeyCreateSignature(other, kind.algorithm, Data([1]), nil))
        #expect(SecKeyVerifySignature(otherOwn, kind.algorithm, Data([1]), signature, nil))
        #expect(SecKeyGetBlockSize(key) == kind.bits / 8)
    }

    @Test(arguments: [SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA256])
    func whatAPublicKeyEncryptsThePrivateOneDecrypts(_ algorithm: SecKeyAlgorithm) throws {
        let key = try key(Self.kinds[2])
        let own = try #require(SecKeyCopyPublicKey(key))
        let secret = try #require(SecKeyCreateEncryptedData(own, algorithm, Data("secret".utf8), nil))
        #expect(SecKeyCreateDecryptedData(key, algorithm, secret, nil) == Data("secret".utf8))
        #expect(SecKeyCreateDecryptedData(own, algorithm, secret, nil) == nil)
    }

    @Test func keysSupportWhatTheirKindCanDo() throws {
        let (curve, rsa) = (try key(Self.kinds[0]), try key(Self.kinds[2]))
        #expect(SecKeyIsAlgorithmSupported(curve, .sign, .ecdsaSignatureMessageX962SHA256))
        #expect(!SecKeyIsAlgorithmSupported(rsa, .sign, .ecdsaSignatureMessageX962SHA256))
        #expect(!SecKeyIsAlgorithmSupported(curve, .encrypt, .rsaEncryptionPKCS1))
        #expect(!SecKeyIsAlgorithmSupported(curve, .sign, SecKeyAlgorithm(rawValue: "algid:other")))
        #expect(SecKeyCreateRandomKey([:], nil) == nil)
        #expect(SecKeyCreateWithData(Data([1, 2]), [kSecAttrKeyType: kSecAttrKeyTypeRSA], nil) == nil)
    }
}
