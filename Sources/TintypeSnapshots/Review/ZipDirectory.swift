/// Reads and checks the directory of a zip file.
struct ZipDirectory {
    private let file: [UInt8]
    private let limits: ArtifactLimits
    /// The range of the directory in the file.
    private let range: Range<Int>
    private let count: Int
    private var entries: [String: ZipArchive.Entry] = [:]
    private var folded: Set<String> = []
    private var total = 0

    private static let endSize = 22
    private static let recordSize = 46
    private static let headerSize = 30

    init(_ file: [UInt8], limits: ArtifactLimits) throws(ArtifactError) {
        self.file = file
        self.limits = limits
        guard file.count >= Self.endSize else { throw .archive("it is no zip file") }
        guard file.count <= limits.totalBytes else { throw .limit("it has more than \(limits.totalBytes) bytes") }
        // The end record stands last, but for a comment of up to 64 KiB that it tells the length of.
        let earliest = max(0, file.count - Self.endSize - 0xFFFF)
        let found = stride(from: file.count - Self.endSize, through: earliest, by: -1).first { position in
            Self.number32(file, position) == 0x0605_4B50
                && position + Self.endSize + Int(Self.number16(file, position + 20)) == file.count
        }
        guard let end = found else { throw .archive("it is no zip file, or is cut off") }
        let count = Int(Self.number16(file, end + 10))
        let (size, start) = (Int(Self.number32(file, end + 12)), Int(Self.number32(file, end + 16)))
        if count == 0xFFFF || size == 0xFFFF_FFFF || start == 0xFFFF_FFFF {
            throw .archive("it is of the Zip64 kind, which is not read here")
        }
        guard Self.number16(file, end + 4) == 0, Self.number16(file, end + 6) == 0,
            Int(Self.number16(file, end + 8)) == count
        else { throw .archive("it is a part of a split archive") }
        guard start + size == end else { throw .archive("its directory does not stand where it says") }
        guard count <= limits.entries else { throw .limit("it has more than \(limits.entries) entries") }
        range = start..<end
        self.count = count
    }

    mutating func read() throws(ArtifactError) -> [String: ZipArchive.Entry] {
        var position = range.lowerBound
        var taken: [Range<Int>] = []
        for _ in 0..<count {
            guard position + Self.recordSize <= range.upperBound, Self.number32(file, position) == 0x0201_4B50 else {
                throw .archive("its directory is damaged")
            }
            let lengths = [28, 30, 32].map { Int(Self.number16(file, position + $0)) }
            let end = position + Self.recordSize + lengths.reduce(0, +)
            guard end <= range.upperBound else { throw .archive("its directory is damaged") }
            let nameStart = position + Self.recordSize
            guard let name = String(validating: file[nameStart..<nameStart + lengths[0]], as: UTF8.self) else {
                throw .archive("a name in it is not UTF-8")
            }
            taken.append(try add(name, record: position))
            position = end
        }
        guard position == range.upperBound else { throw .archive("its directory holds more than it says") }
        taken.sort { $0.lowerBound < $1.lowerBound }
        for (a, b) in zip(taken, taken.dropFirst()) where a.upperBound > b.lowerBound {
            throw .archive("two of its entries share bytes")
        }
        return entries
    }

    /// Checks an entry, keeps it unless it is a folder, and returns where it stands in the file, its own header included.
    private mutating func add(_ name: String, record: Int) throws(ArtifactError) -> Range<Int> {
        let isFolder = name.hasSuffix("/")
        guard let path = JailedPath(isFolder ? String(name.dropLast()) : name) else {
            throw .name(name, "is no plain path below the folder")
        }
        guard folded.insert(path.text.lowercased()).inserted else { throw .name(name, "is there more than once") }
        try checkKind(name, record: record, isFolder: isFolder)
        let method = Self.number16(file, record + 10)
        guard method == 0 || method == 8 else {
            throw .archive("\(ReviewError.shown(name)) is pressed in an unknown way")
        }
        guard Self.number16(file, record + 8) & 0x2041 == 0 else {
            throw .archive("\(ReviewError.shown(name)) is encrypted")
        }
        let (packed, size) = (Int(Self.number32(file, record + 20)), Int(Self.number32(file, record + 24)))
        total += size
        guard total <= limits.totalBytes else { throw .limit("it holds more than \(limits.totalBytes) bytes") }
        guard method == 8 ? size <= max(1, packed) * 1032 : size == packed else {
            throw .archive("\(ReviewError.shown(name)) tells a size that it cannot have")
        }
        let header = Int(Self.number32(file, record + 42))
        let start = try contents(of: name, header: header)
        guard start + packed <= range.lowerBound else { throw .archive("\(ReviewError.shown(name)) is cut off") }
        if !isFolder {
            entries[name] = ZipArchive.Entry(
                isDeflated: method == 8, checksum: Self.number32(file, record + 16), range: start..<start + packed,
                size: size)
        }
        return header..<start + packed
    }

    /// Refuses all but ordinary files and folders: a link could lead anywhere.
    private func checkKind(_ name: String, record: Int, isFolder: Bool) throws(ArtifactError) {
        // The upper half holds the mode where the archive was made on Unix (3) or macOS (19).
        guard [3, 19].contains(file[record + 5]) else { return }
        let kind = Self.number32(file, record + 38) >> 28
        // 0: not told, 4: folder, 8: file.
        guard kind == 0 || kind == (isFolder ? 4 : 8) else {
            throw .name(name, kind == 10 ? "is a symbolic link" : "is neither a file nor a folder")
        }
    }

    /// The offset of the entry's bytes, whose own header must tell the same name.
    private func contents(of name: String, header: Int) throws(ArtifactError) -> Int {
        guard header + Self.headerSize <= range.lowerBound, Self.number32(file, header) == 0x0403_4B50 else {
            throw .archive("\(ReviewError.shown(name)) does not stand where the directory says")
        }
        let nameEnd = header + Self.headerSize + Int(Self.number16(file, header + 26))
        let start = nameEnd + Int(Self.number16(file, header + 28))
        guard start <= range.lowerBound, file[(header + Self.headerSize)..<nameEnd].elementsEqual(name.utf8) else {
            throw .archive("\(ReviewError.shown(name)) has another name where it stands")
        }
        return start
    }

    private static func number16(_ file: [UInt8], _ index: Int) -> UInt16 {
        UInt16(file[index]) | UInt16(file[index + 1]) << 8
    }

    private static func number32(_ file: [UInt8], _ index: Int) -> UInt32 {
        UInt32(number16(file, index)) | UInt32(number16(file, index + 2)) << 16
    }
}
