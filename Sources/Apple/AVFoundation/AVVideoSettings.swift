public import Foundation

/// The codec of a film or a photograph.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let hevc = AVVideoCodecType(rawValue: "hevc")
    public static let h264 = AVVideoCodecType(rawValue: "h264")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "proRes422")
    public static let proRes4444 = AVVideoCodecType(rawValue: "proRes4444")
    public static let proRes422HQ = AVVideoCodecType(rawValue: "proRes422HQ")
    public static let proRes422LT = AVVideoCodecType(rawValue: "proRes422LT")
    public static let proRes422Proxy = AVVideoCodecType(rawValue: "proRes422Proxy")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "hevcWithAlpha")
}

/// The type of a film's or a sound's file.
public struct AVFileType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let mov = AVFileType(rawValue: "mov")
    public static let mp4 = AVFileType(rawValue: "mp4")
    public static let m4v = AVFileType(rawValue: "m4v")
    public static let m4a = AVFileType(rawValue: "m4a")
    public static let mobile3GPP = AVFileType(rawValue: "mobile3GPP")
    public static let caf = AVFileType(rawValue: "caf")
    public static let wav = AVFileType(rawValue: "wav")
    public static let aiff = AVFileType(rawValue: "aiff")
    public static let mp3 = AVFileType(rawValue: "mp3")
    public static let jpg = AVFileType(rawValue: "jpg")
    public static let heic = AVFileType(rawValue: "heic")
    public static let heif = AVFileType(rawValue: "heif")
    public static let avci = AVFileType(rawValue: "avci")
    public static let dng = AVFileType(rawValue: "dng")
    public static let tif = AVFileType(rawValue: "tif")
    public static let amr = AVFileType(rawValue: "amr")
    public static let ac3 = AVFileType(rawValue: "ac3")
    public static let eac3 = AVFileType(rawValue: "eac3")
    public static let au = AVFileType(rawValue: "au")
    public static let aifc = AVFileType(rawValue: "aifc")
    public static let SCC = AVFileType(rawValue: "scc")
    public static let ahap = AVFileType(rawValue: "ahap")
    public static let appleiTT = AVFileType(rawValue: "itt")
}

/// The rectangle of an aspect ratio in the middle of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    let origin = CGPoint(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2)
    return CGRect(origin: origin, size: size)
}
