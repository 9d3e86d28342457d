public import Foundation

extension AES {
    /// Keys that are hidden by other keys (RFC 3394).
    public enum KeyWrap {
        private static let mark = [UInt8](repeating: 0xA6, count: 8)

        /// Hides a key by another.
        ///
        /// - Throws: ``CryptoKitError`` for a key that hides of another length than 16, 24 or 32 bytes, and for one to be hidden
        ///   that is not 16 bytes or more in eights.
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            let (cipher, plain) = (try AESBlocks(key: kek.bytes), keyToWrap.bytes)
            guard plain.count >= 16, plain.count % 8 == 0 else { throw CryptoKitError.incorrectParameterSize }
            let count = plain.count / 8
            var (head, parts) = (mark, (0..<count).map { Array(plain[8 * $0..<8 * $0 + 8]) })
            for round in 0..<6 {
                for index in 0..<count {
                    let block = cipher.encrypted(head + parts[index])
                    head = counted(Array(block[..<8]), count * round + index + 1)
                    parts[index] = Array(block[8...])
                }
            }
            return Data(head + parts.joined())
        }

        /// Shows a key that another hides.
        ///
        /// - Throws: ``CryptoKitError/unwrapFailure`` where it was hidden by another key, or changed.
        public static func unwrap<D: DataProtocol>(_ wrappedKey: D, using kek: SymmetricKey) throws -> SymmetricKey {
            let (cipher, wrapped) = (try AESBlocks(key: kek.bytes), Array(wrappedKey))
            guard wrapped.count >= 24, wrapped.count % 8 == 0 else { throw CryptoKitError.incorrectParameterSize }
            let count = wrapped.count / 8 - 1
            var (head, parts) = (Array(wrapped[..<8]), (1...count).map { Array(wrapped[8 * $0..<8 * $0 + 8]) })
            for round in (0..<6).reversed() {
                for index in (0..<count).reversed() {
                    let block = cipher.decrypted(counted(head, count * round + index + 1) + parts[index])
                    head = Array(block[..<8])
                    parts[index] = Array(block[8...])
                }
            }
            // All bytes are looked at, whichever differs.
            let difference = zip(head, mark).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
            guard difference == 0 else { throw CryptoKitError.unwrapFailure }
            return SymmetricKey(data: Data(parts.joined()))
        }

        private static func counted(_ head: [UInt8], _ count: Int) -> [UInt8] {
            head.enumerated().map { $1 ^ UInt8(truncatingIfNeeded: count >> (8 * (7 - $0))) }
        }
    }
}
