/// The registry of a fact's name.
public struct AVMetadataKeySpace: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
    public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
    public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")
}

/// The way in which a file writes its facts.
public struct AVMetadataFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
    public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLSMetadata")
    public static let unknown = AVMetadataFormat(rawValue: "")
}
