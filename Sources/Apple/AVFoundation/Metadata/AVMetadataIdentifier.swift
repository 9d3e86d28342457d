/// The name of a fact about a film, in full: its registry and its key there.
public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the name of a key in a registry. The sign © of iTunes' keys stands as its byte, `%A9`.
    init(_ space: AVMetadataKeySpace, _ key: AVMetadataKey) {
        rawValue = "\(space == .id3 ? "id3" : space.rawValue)/\(key.rawValue.replacing("\u{A9}", with: "%A9"))"
    }

    /// The registry and the key; nil where the name has no two parts.
    var parts: (space: AVMetadataKeySpace, key: AVMetadataKey)? {
        let parts = rawValue.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        return (
            parts[0] == "id3" ? .id3 : AVMetadataKeySpace(rawValue: parts[0]),
            AVMetadataKey(rawValue: parts[1].replacing("%A9", with: "\u{A9}"))
        )
    }

    private static func common(_ key: AVMetadataKey) -> Self { Self(.common, key) }
    private static func quickTime(_ key: AVMetadataKey) -> Self { Self(.quickTimeMetadata, key) }
    private static func iTunes(_ key: AVMetadataKey) -> Self { Self(.iTunes, key) }
    private static func id3(_ key: AVMetadataKey) -> Self { Self(.id3, key) }
}

extension AVMetadataIdentifier {
    /// The facts that all kinds of files have.
    public static let commonIdentifierTitle = common(.commonKeyTitle)
    public static let commonIdentifierCreator = common(.commonKeyCreator)
    public static let commonIdentifierSubject = common(.commonKeySubject)
    public static let commonIdentifierDescription = common(.commonKeyDescription)
    public static let commonIdentifierPublisher = common(.commonKeyPublisher)
    public static let commonIdentifierContributor = common(.commonKeyContributor)
    public static let commonIdentifierCreationDate = common(.commonKeyCreationDate)
    public static let commonIdentifierLastModifiedDate = common(.commonKeyLastModifiedDate)
    public static let commonIdentifierType = common(.commonKeyType)
    public static let commonIdentifierFormat = common(.commonKeyFormat)
    public static let commonIdentifierAssetIdentifier = common(.commonKeyIdentifier)
    public static let commonIdentifierSource = common(.commonKeySource)
    public static let commonIdentifierLanguage = common(.commonKeyLanguage)
    public static let commonIdentifierRelation = common(.commonKeyRelation)
    public static let commonIdentifierLocation = common(.commonKeyLocation)
    public static let commonIdentifierCopyrights = common(.commonKeyCopyrights)
    public static let commonIdentifierAlbumName = common(.commonKeyAlbumName)
    public static let commonIdentifierAuthor = common(.commonKeyAuthor)
    public static let commonIdentifierArtist = common(.commonKeyArtist)
    public static let commonIdentifierArtwork = common(.commonKeyArtwork)
    public static let commonIdentifierMake = common(.commonKeyMake)
    public static let commonIdentifierModel = common(.commonKeyModel)
    public static let commonIdentifierSoftware = common(.commonKeySoftware)

    /// The facts of films as QuickTime writes them.
    public static let quickTimeMetadataAuthor = quickTime(.quickTimeMetadataKeyAuthor)
    public static let quickTimeMetadataComment = quickTime(.quickTimeMetadataKeyComment)
    public static let quickTimeMetadataCopyright = quickTime(.quickTimeMetadataKeyCopyright)
    public static let quickTimeMetadataCreationDate = quickTime(.quickTimeMetadataKeyCreationDate)
    public static let quickTimeMetadataDirector = quickTime(.quickTimeMetadataKeyDirector)
    public static let quickTimeMetadataDisplayName = quickTime(.quickTimeMetadataKeyDisplayName)
    public static let quickTimeMetadataInformation = quickTime(.quickTimeMetadataKeyInformation)
    public static let quickTimeMetadataKeywords = quickTime(.quickTimeMetadataKeyKeywords)
    public static let quickTimeMetadataProducer = quickTime(.quickTimeMetadataKeyProducer)
    public static let quickTimeMetadataPublisher = quickTime(.quickTimeMetadataKeyPublisher)
    public static let quickTimeMetadataAlbum = quickTime(.quickTimeMetadataKeyAlbum)
    public static let quickTimeMetadataArtist = quickTime(.quickTimeMetadataKeyArtist)
    public static let quickTimeMetadataArtwork = quickTime(.quickTimeMetadataKeyArtwork)
    public static let quickTimeMetadataDescription = quickTime(.quickTimeMetadataKeyDescription)
    public static let quickTimeMetadataSoftware = quickTime(.quickTimeMetadataKeySoftware)
    public static let quickTimeMetadataYear = quickTime(.quickTimeMetadataKeyYear)
    public static let quickTimeMetadataGenre = quickTime(.quickTimeMetadataKeyGenre)
    public static let quickTimeMetadataLocationName = quickTime(.quickTimeMetadataKeyLocationName)
    public static let quickTimeMetadataLocationBody = quickTime(.quickTimeMetadataKeyLocationBody)
    public static let quickTimeMetadataLocationNote = quickTime(.quickTimeMetadataKeyLocationNote)
    public static let quickTimeMetadataLocationRole = quickTime(.quickTimeMetadataKeyLocationRole)
    public static let quickTimeMetadataLocationDate = quickTime(.quickTimeMetadataKeyLocationDate)
    public static let quickTimeMetadataDirectionFacing = quickTime(.quickTimeMetadataKeyDirectionFacing)
    public static let quickTimeMetadataDirectionMotion = quickTime(.quickTimeMetadataKeyDirectionMotion)
    public static let quickTimeMetadataTitle = quickTime(.quickTimeMetadataKeyTitle)
    public static let quickTimeMetadataContentIdentifier = quickTime(.quickTimeMetadataKeyContentIdentifier)
    public static let quickTimeMetadataAccessibilityDescription = quickTime(
        .quickTimeMetadataKeyAccessibilityDescription)
    public static let quickTimeMetadataLocationISO6709 = quickTime(.quickTimeMetadataKeyLocationISO6709)
    public static let quickTimeMetadataMake = quickTime(.quickTimeMetadataKeyMake)
    public static let quickTimeMetadataModel = quickTime(.quickTimeMetadataKeyModel)
    public static let quickTimeMetadataCollectionUser = quickTime(.quickTimeMetadataKeyCollectionUser)
    public static let quickTimeMetadataRatingUser = quickTime(.quickTimeMetadataKeyRatingUser)
    public static let quickTimeMetadataCameraIdentifier = quickTime(.quickTimeMetadataKeyCameraIdentifier)
    public static let quickTimeMetadataVideoOrientation = Self(rawValue: "mdta/com.apple.quicktime.video-orientation")
    public static let quickTimeMetadataAutoLivePhoto = Self(rawValue: "mdta/com.apple.quicktime.live-photo.auto")

    /// The facts of songs as iTunes writes them.
    public static let iTunesMetadataAlbum = iTunes(.iTunesMetadataKeyAlbum)
    public static let iTunesMetadataArtist = iTunes(.iTunesMetadataKeyArtist)
    public static let iTunesMetadataUserComment = iTunes(.iTunesMetadataKeyUserComment)
    public static let iTunesMetadataCoverArt = iTunes(.iTunesMetadataKeyCoverArt)
    public static let iTunesMetadataCopyright = iTunes(.iTunesMetadataKeyCopyright)
    public static let iTunesMetadataReleaseDate = iTunes(.iTunesMetadataKeyReleaseDate)
    public static let iTunesMetadataEncodedBy = iTunes(.iTunesMetadataKeyEncodedBy)
    public static let iTunesMetadataPredefinedGenre = iTunes(.iTunesMetadataKeyPredefinedGenre)
    public static let iTunesMetadataUserGenre = iTunes(.iTunesMetadataKeyUserGenre)
    public static let iTunesMetadataSongName = iTunes(.iTunesMetadataKeySongName)
    public static let iTunesMetadataTrackSubTitle = iTunes(.iTunesMetadataKeyTrackSubTitle)
    public static let iTunesMetadataEncodingTool = iTunes(.iTunesMetadataKeyEncodingTool)
    public static let iTunesMetadataComposer = iTunes(.iTunesMetadataKeyComposer)
    public static let iTunesMetadataAlbumArtist = iTunes(.iTunesMetadataKeyAlbumArtist)
    public static let iTunesMetadataDiscNumber = iTunes(.iTunesMetadataKeyDiscNumber)
    public static let iTunesMetadataTrackNumber = iTunes(.iTunesMetadataKeyTrackNumber)
    public static let iTunesMetadataLyrics = iTunes(.iTunesMetadataKeyLyrics)
    public static let iTunesMetadataBeatsPerMin = iTunes(.iTunesMetadataKeyBeatsPerMin)
    public static let iTunesMetadataDescription = iTunes(.iTunesMetadataKeyDescription)
    public static let iTunesMetadataGenreID = iTunes(.iTunesMetadataKeyGenreID)
    public static let iTunesMetadataGrouping = iTunes(.iTunesMetadataKeyGrouping)
    public static let iTunesMetadataDiscCompilation = iTunes(.iTunesMetadataKeyDiscCompilation)
    public static let iTunesMetadataContentRating = iTunes(.iTunesMetadataKeyContentRating)

    /// The facts of songs as ID3 writes them, and those of a stream.
    public static let id3MetadataAttachedPicture = id3(.id3MetadataKeyAttachedPicture)
    public static let id3MetadataComments = id3(.id3MetadataKeyComments)
    public static let id3MetadataAlbumTitle = id3(.id3MetadataKeyAlbumTitle)
    public static let id3MetadataBeatsPerMinute = id3(.id3MetadataKeyBeatsPerMinute)
    public static let id3MetadataComposer = id3(.id3MetadataKeyComposer)
    public static let id3MetadataContentType = id3(.id3MetadataKeyContentType)
    public static let id3MetadataCopyright = id3(.id3MetadataKeyCopyright)
    public static let id3MetadataLyricist = id3(.id3MetadataKeyLyricist)
    public static let id3MetadataTitleDescription = id3(.id3MetadataKeyTitleDescription)
    public static let id3MetadataSubTitle = id3(.id3MetadataKeySubTitle)
    public static let id3MetadataLanguage = id3(.id3MetadataKeyLanguage)
    public static let id3MetadataLength = id3(.id3MetadataKeyLength)
    public static let id3MetadataLeadPerformer = id3(.id3MetadataKeyLeadPerformer)
    public static let id3MetadataBand = id3(.id3MetadataKeyBand)
    public static let id3MetadataPartOfASet = id3(.id3MetadataKeyPartOfASet)
    public static let id3MetadataPublisher = id3(.id3MetadataKeyPublisher)
    public static let id3MetadataTrackNumber = id3(.id3MetadataKeyTrackNumber)
    public static let id3MetadataYear = id3(.id3MetadataKeyYear)
    public static let id3MetadataRecordingTime = id3(.id3MetadataKeyRecordingTime)
    public static let id3MetadataReleaseTime = id3(.id3MetadataKeyReleaseTime)
    public static let id3MetadataUserText = id3(.id3MetadataKeyUserText)
    public static let id3MetadataUnsynchronizedLyric = id3(.id3MetadataKeyUnsynchronizedLyric)
    public static let id3MetadataOfficialArtistWebpage = id3(.id3MetadataKeyOfficialArtistWebpage)
    public static let icyMetadataStreamTitle = Self(rawValue: "icy/StreamTitle")
    public static let icyMetadataStreamURL = Self(rawValue: "icy/StreamUrl")
}
