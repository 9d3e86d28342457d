/// The kinds of files that turn up where a picture is expected, told by their first bytes.
package enum FileKind: String, Hashable, Sendable {
    case jpeg = "a JPEG"
    case webP = "a WebP"
    case gif = "a GIF"
    case heic = "a HEIC"
    case avif = "an AVIF"
    case tiff = "a TIFF"
    case bmp = "a BMP"
    case pdf = "a PDF"
    case svg = "an SVG"
    case webPage = "a web page"
    case xml = "XML"
    case annexPointer = "a git-annex pointer"

    package init?(of bytes: [UInt8]) {
        guard let kind = FileKind.image(bytes) ?? FileKind.text(bytes) else { return nil }
        self = kind
    }

    private static func image(_ bytes: [UInt8]) -> FileKind? {
        if JPEG.isBeginning(of: bytes) { return .jpeg }
        if WebP.isBeginning(of: bytes) { return .webP }
        if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) {
            switch String(decoding: bytes[8..<12], as: UTF8.self) {
            case "avif", "avis": return .avif
            case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return .heic
            default: return nil
            }
        }
        let starts: [([UInt8], FileKind)] = [
            (Array("GIF8".utf8), .gif), ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff),
            (Array("BM".utf8), .bmp), (Array("%PDF".utf8), .pdf),
        ]
        return starts.first { bytes.starts(with: $0.0) }?.1
    }

    private static func text(_ bytes: [UInt8]) -> FileKind? {
        let start = String(decoding: bytes.prefix(1024), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if start.hasPrefix("/annex/objects/") { return .annexPointer }
        if start.lowercased().hasPrefix("<!doctype html") || start.lowercased().hasPrefix("<html") { return .webPage }
        if start.hasPrefix("<"), start.contains("<svg") { return .svg }
        return start.hasPrefix("<?xml") ? .xml : nil
    }
}
