/// The contents of an `iTXt` chunk: a keyword and its text.
enum PNGText {
    /// From this many bytes on a text is compressed, where that makes it shorter.
    static let compressionThreshold = 256
    /// A text that is longer than this, in bytes, is not read.
    static let maximumLength = 1 << 26

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
    static func decode(_ data: UnsafeBufferPointer<UInt8>) -> PNGMetadata.Entry? {
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
            guard let text = Zlib.decompress(body, limit: maximumLength) else { return nil }
            return PNGMetadata.Entry(keyword, String(decoding: text, as: UTF8.self))
        default: return nil
        }
    }
}
