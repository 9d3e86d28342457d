/// The eight bytes that every PNG file starts with, and what else a file in their place may be.
enum PNGSignature {
    static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Throws: ``PNGError`` that says what the file is instead.
    static func check(_ file: [UInt8]) throws(PNGError) {
        if file.starts(with: bytes) { return }
        if file.isEmpty { throw .notPNG(found: "the file is empty") }
        if bytes.starts(with: file) { throw .truncated(chunk: PNGChunkType.header.name) }
        if file.starts(with: bytes[..<4]) { throw .lineEndingsChanged }

        // A pointer file that a merge broke starts either with the mark or with the pointer's first line.
        let text = String(decoding: file.prefix(4096), as: UTF8.self)
        let marks = ["<<<<<<< ", "=======\n", ">>>>>>> ", "||||||| "]
        if marks.contains(where: { text.hasPrefix($0) || text.contains("\n" + $0) }) { throw .mergeConflict }
        if text.hasPrefix("version https://git-lfs") { throw .gitLFSPointer }
        throw .notPNG(found: lookAlike(file))
    }

    private static func lookAlike(_ file: [UInt8]) -> String {
        if file.allSatisfy({ $0 == 0 }) { return "it holds only zeros, as after a crash or on a full disk" }
        guard let kind = FileKind(of: file) else { return "it does not start with the PNG signature" }
        return kind == .annexPointer ? "it is \(kind.rawValue)" : "it looks like \(kind.rawValue)"
    }
}
