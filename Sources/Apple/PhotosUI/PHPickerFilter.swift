/// The kinds of assets that can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
    private let names: [String]

    public static let images = PHPickerFilter(names: ["images"])
    public static let videos = PHPickerFilter(names: ["videos"])
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    public static let screenshots = PHPickerFilter(names: ["screenshots"])
    public static let panoramas = PHPickerFilter(names: ["panoramas"])
    public static let bursts = PHPickerFilter(names: ["bursts"])
    public static let slomoVideos = PHPickerFilter(names: ["slomoVideos"])
    public static let cinematicVideos = PHPickerFilter(names: ["cinematicVideos"])
    public static let depthEffectPhotos = PHPickerFilter(names: ["depthEffectPhotos"])
    public static let timelapseVideos = PHPickerFilter(names: ["timelapseVideos"])
    public static let spatialMedia = PHPickerFilter(names: ["spatialMedia"])
    public static let screenRecordings = PHPickerFilter(names: ["screenRecordings"])

    /// Assets of a way of moving.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(names: ["style \(playbackStyle.rawValue)"])
    }

    /// Assets of one of some kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.flatMap(\.names))
    }

    /// Assets of all of some kinds.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.flatMap(\.names))
    }

    /// Assets of another kind.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(names: filter.names.map { "not " + $0 })
    }
}
