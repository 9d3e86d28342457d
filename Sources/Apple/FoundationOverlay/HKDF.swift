public import Foundation

/// Keys of other keys, by a digest (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    /// A key of another key, of a salt and of facts about its use.
    ///
    /// - Parameter outputByteCount: The number of bytes: at most 255 digests of them.
    public static func deriveKey<S: DataProtocol, I: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: S, info: I, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }
    public static func deriveKey<I: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: I, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
    public static func deriveKey<S: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: S, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first step: a code of the key under the salt.
    public static func extract<S: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: S?
    ) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(
            for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
    }

    /// The second step: so many bytes of that code and the facts.
    public static func expand<P: ContiguousBytes, I: DataProtocol>(
        pseudoRandomKey prk: P, info: I?, outputByteCount: Int
    ) -> SymmetricKey {
        let key = SymmetricKey(data: prk)
        var (result, last): ([UInt8], [UInt8]) = ([], [])
        var number: UInt8 = 0
        while result.count < outputByteCount {
            precondition(number < 255, "a key has at most 255 digests")
            number += 1
            last = Array(HMAC<H>.authenticationCode(for: last + (info.map { Array($0) } ?? []) + [number], using: key))
            result += last
        }
        return SymmetricKey(data: Array(result.prefix(outputByteCount)))
    }
}
