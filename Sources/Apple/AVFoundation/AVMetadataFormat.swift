/// A manner in which facts are kept in a file. AVFoundation's type.
public struct AVMetadataFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The manners by name.
    public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
    public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLS")
    public static let unknown = AVMetadataFormat(rawValue: "")
}

extension AVAsset {
    /// The manners in which facts are kept: none, for no file is opened.
    public var availableMetadataFormats: [AVMetadataFormat] { [] }

    /// The facts that are kept in a manner: none.
    public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
}
