import Foundation

/// Bytes as standards print them: two hexadecimal digits each.
enum Hex {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    static func bytes(_ text: String) -> [UInt8] {
        let digits = text.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count, by: 2).map { index -> UInt8 in
            let value: Int = digits[index] * 16 + digits[index + 1]
            return UInt8(value)
        }
    }
}
