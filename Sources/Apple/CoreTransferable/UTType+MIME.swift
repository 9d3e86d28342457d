extension UTType {
    private static let mimeTypes: [(name: String, type: UTType)] = [
        ("text/plain", .plainText), ("text/html", .html), ("text/csv", .commaSeparatedText), ("text/rtf", .rtf),
        ("text/vcard", .vCard), ("application/json", .json), ("application/xml", .xml), ("application/pdf", .pdf),
        ("application/zip", .zip), ("image/png", .png), ("image/jpeg", .jpeg), ("image/gif", .gif),
        ("image/heic", .heic), ("image/svg+xml", .svg), ("video/mp4", .mpeg4Movie),
        ("video/quicktime", .quickTimeMovie),
        ("audio/mpeg", .mp3), ("audio/vnd.wave", .wav),
    ]

    /// The kind of content with a name of the web; nil where it is none of those named here.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = UTType.mimeTypes.first(where: { $0.name == mimeType.lowercased() }) else { return nil }
        self = known.type
    }

    /// The name that the web has for the kind; nil where it is none of those named here.
    public var preferredMIMEType: String? { UTType.mimeTypes.first { $0.type == self }?.name }
}
