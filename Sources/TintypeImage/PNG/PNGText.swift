/// The contents of an `iTXt` chunk: a keyword and its text.
enum PNGText {
    /// The number of bytes from which on a text is compressed, where that makes it shorter.
    static let compressionThreshold = 256
    /// The most bytes that all compressed texts of a file may hold together; those beyond are not read. The layout of some
    /// hundred thousand views is as long.
    static let maximumLength = 1 << 23

    static func encode(_ entry: PNGMetadata.Entry, compressor: borrowing ZlibCompressor) -> [UInt8] {
        var text = Array(entry.text.utf8)
        var isCompressed = false
        if text.count >= compressionThreshold {
            let stream = compressor.compress(text)
            if stream.count < text.count {
                text = stream
                isCompressed = true
            }
        }
        // A keyword is Latin-1. Then: end of keyword, compression flag, method, no language, no translated keyword.
        return entry.keyword.unicodeScalars.map { UInt8($0.value) } + [0, isCompressed ? 1 : 0, 0, 0, 0] + text
    }

    /// nil where the contents are not what they must be: a text says nothing about pixels and is left out.
    ///
    /// - Parameter left: The number of bytes that may still be decompressed, of which what was tried is taken.
    static func decode(_ data: UnsafeBufferPointer<UInt8>, left: inout Int) -> PNGMetadata.Entry? {
        guard let keywordEnd = data.firstIndex(of: 0), data.count >= keywordEnd + 3,
            let languageEnd = data[(keywordEnd + 3)...].firstIndex(of: 0),
            let translationEnd = data[(languageEnd + 1)...].firstIndex(of: 0)
        else { return nil }
        let keyword = String(String.UnicodeScalarView(data[..<keywordEnd].map { Unicode.Scalar($0) }))
        guard PNGMetadata.Entry.isKeyword(keyword) else { return nil }
        let body = UnsafeBufferPointer(rebasing: data[(translationEnd + 1)...])
        switch (data[keywordEnd + 1], data[keywordEnd + 2]) {
        case (0, _):
            return PNGMetadata.Entry(keyword, String(decoding: body, as: UTF8.self))
        case (1, 0):
            guard left > 0, let text = Zlib.decompress(body, limit: left) else {
                // It is not known how much of it there was, and nothing is tried twice.
                left = 0
                return nil
            }
            left -= text.count
            return PNGMetadata.Entry(keyword, String(decoding: text, as: UTF8.self))
        default: return nil
        }
    }
}
