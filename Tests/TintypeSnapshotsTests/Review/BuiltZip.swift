import Foundation
import TintypeImage

/// Zip files, sound ones and such as nobody should take.
struct BuiltZip {
    struct Entry {
        var name: String
        var contents: [UInt8]
        /// The name that the entry's own header tells; nil for the same.
        var innerName: String?
        var method: UInt16 = 0
        var flags: UInt16 = 0
        /// The Unix mode, in the upper half of the attributes.
        var mode: UInt32 = 0o100644
        /// The directory's claim of size and checksum; nil for the truth.
        var toldSize: Int?
        var toldChecksum: UInt32?
        /// The directory's claim of the entry's place; nil for the truth.
        var toldOffset: Int?

        init(_ name: String, _ contents: [UInt8] = [1, 2, 3]) {
            self.name = name
            self.contents = contents
        }
    }

    var entries: [Entry]
    var toldCount: Int?

    /// The contents as one stored block of a deflate stream.
    static func deflated(_ contents: [UInt8]) -> [UInt8] {
        let count = UInt16(contents.count)
        return [1] + little(count) + little(~count) + contents
    }

    var bytes: [UInt8] {
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let offset = file.count
            let data = entry.method == 8 ? Self.deflated(entry.contents) : entry.contents
            let inner = Array((entry.innerName ?? entry.name).utf8)
            let sums =
                Self.little(entry.toldChecksum ?? Inflate.checksum(entry.contents)) + Self.little(UInt32(data.count))
                + Self.little(UInt32(entry.toldSize ?? entry.contents.count))
            file += Self.little(UInt32(0x0403_4B50)) + Self.little(UInt16(20)) + Self.little(entry.flags)
            file += Self.little(entry.method) + [0, 0, 0, 0] + sums + Self.little(UInt16(inner.count)) + [0, 0]
            file += inner + data
            let name = Array(entry.name.utf8)
            directory += Self.little(UInt32(0x0201_4B50)) + [20, 3, 20, 0] + Self.little(entry.flags)
            directory += Self.little(entry.method) + [0, 0, 0, 0] + sums + Self.little(UInt16(name.count))
            directory += [0, 0, 0, 0, 0, 0, 0, 0] + Self.little(entry.mode << 16)
            directory += Self.little(UInt32(entry.toldOffset ?? offset)) + name
        }
        let count = Self.little(UInt16(toldCount ?? entries.count))
        let end = Self.little(UInt32(0x0605_4B50)) + [0, 0, 0, 0] + count + count
        return file + directory + end + Self.little(UInt32(directory.count)) + Self.little(UInt32(file.count)) + [0, 0]
    }

    private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }
}
