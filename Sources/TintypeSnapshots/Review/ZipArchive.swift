import TintypeImage

/// A zip file whose maker is not trusted: its directory is checked as a whole before anything is unpacked.
///
/// Stored and deflated entries are read; encrypted, split and Zip64 archives are not. Refused are: names that are absolute, go up,
/// hold a backslash, a colon or a control character; names that are equal, or equal but for case; entries that are links or
/// devices; entries that overlap, or whose own header tells another name; sizes above the limits, or above what deflate can hold;
/// contents that are longer, shorter or other than the directory says. (PKWARE, APPNOTE 6.3.)
package struct ZipArchive: Sendable {
    struct Entry: Hashable {
        var isDeflated: Bool
        var checksum: UInt32
        /// The range of the entry's bytes in the file.
        var range: Range<Int>
        /// Bytes when unpacked.
        var size: Int
    }

    private let file: [UInt8]
    private let entries: [String: Entry]

    /// The names of the files, sorted by their bytes.
    package var names: [String] { entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    package init(_ file: [UInt8], limits: ArtifactLimits = ArtifactLimits()) throws(ArtifactError) {
        self.file = file
        var directory = try ZipDirectory(file, limits: limits)
        entries = try directory.read()
    }

    /// The bytes of the file `name`; nil where there is none.
    package func read(_ name: String, limit: Int) throws(ArtifactError) -> [UInt8]? {
        guard let entry = entries[name] else { return nil }
        guard entry.size <= limit else { throw .limit("\(ReviewError.shown(name)) has more than \(limit) bytes") }
        let stream = file[entry.range]
        let bytes = entry.isDeflated ? Inflate.bytes(of: stream, count: entry.size) : Array(stream)
        guard let bytes, Inflate.checksum(bytes) == entry.checksum else {
            throw .archive("the contents of \(ReviewError.shown(name)) are not what its directory says")
        }
        return bytes
    }
}
