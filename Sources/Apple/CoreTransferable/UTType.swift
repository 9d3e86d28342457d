/// A kind of content, by its uniform identifier. Apple's type, as far as views name it.
public struct UTType: Hashable, Sendable, Codable {
    /// The identifier, such as `public.png`.
    public let identifier: String

    /// - Returns: nil for an empty identifier.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    /// Creates a type that the app defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Creates a type that another app defines.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// The kind of files with an extension; nil where it is none of those named here.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard let known = UTType.byExtension.first(where: { $0.name == filenameExtension.lowercased() }) else {
            return nil
        }
        self = known.type
    }

    /// The extension that files of the kind have; nil where it is none of those named here.
    public var preferredFilenameExtension: String? { UTType.byExtension.first { $0.type == self }?.name }

    private init(known identifier: String) {
        self.identifier = identifier
    }

    /// The types that have names.
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let folder = UTType(known: "public.folder")
    public static let directory = UTType(known: "public.directory")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let heic = UTType(known: "public.heic")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let svg = UTType(known: "public.svg-image")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let zip = UTType(known: "public.zip-archive")
    public static let archive = UTType(known: "public.archive")
    public static let vCard = UTType(known: "public.vcard")

    /// Returns whether content of the type is of another one, too, as text is data. Types that are not named here are of no other.
    public func conforms(to type: UTType) -> Bool {
        if self == type { return true }
        return UTType.parents.contains { $0.type == self && $0.parents.contains { $0.conforms(to: type) } }
    }

    /// The types that some are kinds of: Apple's documentation of each.
    private static let parents: [(type: UTType, parents: [UTType])] = [
        (.data, [.item]), (.text, [.data, .content]), (.plainText, [.text]), (.utf8PlainText, [.plainText]),
        (.rtf, [.text]),
        (.html, [.text]), (.xml, [.text]), (.json, [.text]), (.commaSeparatedText, [.text]), (.propertyList, [.data]),
        (.sourceCode, [.plainText]), (.swiftSource, [.sourceCode]), (.url, [.data]), (.fileURL, [.url]),
        (.folder, [.directory]), (.directory, [.item]), (.image, [.data, .content]), (.png, [.image]),
        (.jpeg, [.image]),
        (.heic, [.image]), (.gif, [.image]), (.svg, [.image]), (.pdf, [.data, .content]),
        (.audiovisualContent, [.data, .content]), (.movie, [.audiovisualContent]), (.video, [.movie]),
        (.audio, [.audiovisualContent]), (.mpeg4Movie, [.movie]), (.quickTimeMovie, [.movie]), (.mp3, [.audio]),
        (.wav, [.audio]), (.archive, [.data]), (.zip, [.archive, .data]), (.vCard, [.text]),
    ]

    private static let byExtension: [(name: String, type: UTType)] = [
        ("txt", .plainText), ("rtf", .rtf), ("html", .html), ("xml", .xml), ("json", .json),
        ("csv", .commaSeparatedText), ("plist", .propertyList), ("swift", .swiftSource), ("png", .png),
        ("jpeg", .jpeg), ("jpg", .jpeg), ("heic", .heic), ("gif", .gif), ("svg", .svg), ("pdf", .pdf),
        ("mp4", .mpeg4Movie), ("mov", .quickTimeMovie), ("mp3", .mp3), ("wav", .wav), ("zip", .zip), ("vcf", .vCard),
    ]
}
