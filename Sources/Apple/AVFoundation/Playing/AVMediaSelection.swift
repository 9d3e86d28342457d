public import Foundation

/// The choices among a film's languages and subtitles. No film is opened, and none is handed out.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    override init() {}
    /// The choices.
    open var options: [AVMediaSelectionOption] { [] }
    open var defaultOption: AVMediaSelectionOption? { nil }
    open var allowsEmptySelection: Bool { true }
    open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? { nil }

    /// The choices among others that can be played, that are of a language, or that have characteristics.
    open class func playableMediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption]
    ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter(\.isPlayable) }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
    ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter { $0.locale == locale } }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption] {
        preferredLanguages.flatMap { language in
            mediaSelectionOptions.filter { $0.extendedLanguageTag == language }
        }
    }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in mediaCharacteristics.allSatisfy(option.hasMediaCharacteristic) }
    }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in !mediaCharacteristics.contains(where: option.hasMediaCharacteristic) }
    }
}

/// A choice of a language or of subtitles.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    override init() {}
    /// The facts of the choice.
    open var mediaType: AVMediaType { .audio }
    open var displayName: String { "" }
    open func displayName(with locale: Locale) -> String { displayName }
    open var locale: Locale? { nil }
    open var extendedLanguageTag: String? { nil }
    open var isPlayable: Bool { false }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var mediaSubTypes: [NSNumber] { [] }
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
    open func propertyList() -> Any { [String: String]() }
    open func associatedMediaSelectionOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        nil
    }
}

/// The choices for a film.
open class AVMediaSelection: NSObject, @unchecked Sendable {
    /// The choice of a group.
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
    open func mediaSelectionCriteriaCanBeApplied(
        automaticallyTo mediaSelectionGroup: AVMediaSelectionGroup
    ) -> Bool { false }
}

/// The languages that a player chooses by itself.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
    /// The wishes.
    public let preferredLanguages: [String]?
    public let preferredMediaCharacteristics: [AVMediaCharacteristic]?
    public let principalMediaCharacteristics: [AVMediaCharacteristic]?

    /// Creates wishes.
    public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
        self.preferredLanguages = preferredLanguages
        self.preferredMediaCharacteristics = preferredMediaCharacteristics
        principalMediaCharacteristics = nil
    }
    public init(
        principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?,
        preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        self.preferredLanguages = preferredLanguages
        self.preferredMediaCharacteristics = preferredMediaCharacteristics
        self.principalMediaCharacteristics = principalMediaCharacteristics
    }
}

/// A characteristic of a choice.
public struct AVMediaCharacteristic: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let visual = AVMediaCharacteristic(rawValue: "visual")
    public static let audible = AVMediaCharacteristic(rawValue: "audible")
    public static let legible = AVMediaCharacteristic(rawValue: "legible")
    public static let frameBased = AVMediaCharacteristic(rawValue: "frame-based")
    public static let isMainProgramContent = AVMediaCharacteristic(rawValue: "public.main-program-content")
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(rawValue: "public.subtitles.forced-only")
    public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.transcribes-spoken-dialog")
    public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.describes-music-and-sound")
    public static let describesVideoForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.describes-video")
    public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")
    public static let isOriginalContent = AVMediaCharacteristic(rawValue: "public.original-content")
    public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "public.contains-hdr-video")
    public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "public.auxiliary-content")
    public static let languageTranslation = AVMediaCharacteristic(rawValue: "public.translation")
    public static let dubbedTranslation = AVMediaCharacteristic(rawValue: "public.translation.dubbed")
    public static let voiceOverTranslation = AVMediaCharacteristic(rawValue: "public.translation.voice-over")
    public static let containsAlphaChannel = AVMediaCharacteristic(rawValue: "public.contains-alpha-channel")
}

extension AVAsset {
    /// The choices of a kind: nil, as for a film without any.
    public func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> AVMediaSelectionGroup? { nil }
    public func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic,
        completionHandler: @escaping (AVMediaSelectionGroup?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }
    public func mediaSelectionGroup(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVMediaSelectionGroup? { nil }
    public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    public var preferredMediaSelection: AVMediaSelection { AVMediaSelection() }
    public func cancelLoading() {}
}

extension AVPlayerItem {
    /// Chooses; nothing is chosen, as there are no choices.
    public func select(
        _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
    ) {}
    public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
    public var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
}
