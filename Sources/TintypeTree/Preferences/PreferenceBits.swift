/// A bit for each name, so that a reader passes over what cannot hold its key. Names may share a bit.
package struct PreferenceBits: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(name: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        rawValue = 1 << (hash >> 58)
    }

    static let all = PreferenceBits(rawValue: .max)
}
