/// The secret that a browser must show with each request, so that no other page and no other user of the machine gets in.
struct AccessToken: Sendable {
    /// 64 hex digits.
    let text: String

    /// 256 bits from the system's secure generator.
    init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<32).map { _ in
            let byte = UInt8.random(in: 0...255, using: &generator)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        .joined()
    }

    /// Returns whether `other` is this token; it takes as long for a near miss as for any other.
    func matches(_ other: String?) -> Bool {
        guard let other, other.utf8.count == text.utf8.count else { return false }
        return zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
