/// The name of a fact about a film, in full: its registry and its key there.
public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension AVMetadataIdentifier {
    /// The facts that all kinds of files have.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
    public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "comn/subject")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "comn/publisher")
    public static let commonIdentifierContributor = AVMetadataIdentifier(rawValue: "comn/contributor")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(rawValue: "comn/lastModifiedDate")
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "comn/type")
    public static let commonIdentifierFormat = AVMetadataIdentifier(rawValue: "comn/format")
    public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier(rawValue: "comn/identifier")
    public static let commonIdentifierSource = AVMetadataIdentifier(rawValue: "comn/source")
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "comn/language")
    public static let commonIdentifierRelation = AVMetadataIdentifier(rawValue: "comn/relation")
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "comn/copyrights")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "comn/make")
    public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "comn/model")
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "comn/software")

    /// The facts of films as QuickTime writes them.
    public static let quickTimeMetadataAuthor = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.author")
    public static let quickTimeMetadataComment = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.comment")
    public static let quickTimeMetadataCopyright = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.copyright")
    public static let quickTimeMetadataCreationDate = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.creationdate")
    public static let quickTimeMetadataDirector = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.director")
    public static let quickTimeMetadataDisplayName = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.displayname")
    public static let quickTimeMetadataInformation = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.information")
    public static let quickTimeMetadataKeywords = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.keywords")
    public static let quickTimeMetadataProducer = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.producer")
    public static let quickTimeMetadataPublisher = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.publisher")
    public static let quickTimeMetadataAlbum = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.album")
    public static let quickTimeMetadataArtist = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.artist")
    public static let quickTimeMetadataArtwork = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.artwork")
    public static let quickTimeMetadataDescription = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.description")
    public static let quickTimeMetadataSoftware = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.software")
    public static let quickTimeMetadataYear = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.year")
    public static let quickTimeMetadataGenre = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.genre")
    public static let quickTimeMetadataLocationName = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.name")
    public static let quickTimeMetadataLocationBody = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.body")
    public static let quickTimeMetadataLocationNote = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.note")
    public static let quickTimeMetadataLocationRole = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.role")
    public static let quickTimeMetadataLocationDate = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.date")
    public static let quickTimeMetadataDirectionFacing = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.direction.facing")
    public static let quickTimeMetadataDirectionMotion = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.direction.motion")
    public static let quickTimeMetadataTitle = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.title")
    public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.content.identifier")
    public static let quickTimeMetadataAccessibilityDescription = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.accessibility.description")
    public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataMake = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.make")
    public static let quickTimeMetadataModel = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.model")
    public static let quickTimeMetadataCollectionUser = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.collection.user")
    public static let quickTimeMetadataRatingUser = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.rating.user")
    public static let quickTimeMetadataCameraIdentifier = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.camera.identifier")
    public static let quickTimeMetadataVideoOrientation = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.video-orientation")
    public static let quickTimeMetadataAutoLivePhoto = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.live-photo.auto")

    /// The facts of songs as iTunes writes them.
    public static let iTunesMetadataAlbum = AVMetadataIdentifier(rawValue: "itsk/%A9alb")
    public static let iTunesMetadataArtist = AVMetadataIdentifier(rawValue: "itsk/%A9ART")
    public static let iTunesMetadataUserComment = AVMetadataIdentifier(rawValue: "itsk/%A9cmt")
    public static let iTunesMetadataCoverArt = AVMetadataIdentifier(rawValue: "itsk/covr")
    public static let iTunesMetadataCopyright = AVMetadataIdentifier(rawValue: "itsk/cprt")
    public static let iTunesMetadataReleaseDate = AVMetadataIdentifier(rawValue: "itsk/%A9day")
    public static let iTunesMetadataEncodedBy = AVMetadataIdentifier(rawValue: "itsk/%A9enc")
    public static let iTunesMetadataPredefinedGenre = AVMetadataIdentifier(rawValue: "itsk/gnre")
    public static let iTunesMetadataUserGenre = AVMetadataIdentifier(rawValue: "itsk/%A9gen")
    public static let iTunesMetadataSongName = AVMetadataIdentifier(rawValue: "itsk/%A9nam")
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
    public static let iTunesMetadataEncodingTool = AVMetadataIdentifier(rawValue: "itsk/%A9too")
    public static let iTunesMetadataComposer = AVMetadataIdentifier(rawValue: "itsk/%A9wrt")
    public static let iTunesMetadataAlbumArtist = AVMetadataIdentifier(rawValue: "itsk/aART")
    public static let iTunesMetadataDiscNumber = AVMetadataIdentifier(rawValue: "itsk/disk")
    public static let iTunesMetadataTrackNumber = AVMetadataIdentifier(rawValue: "itsk/trkn")
    public static let iTunesMetadataLyrics = AVMetadataIdentifier(rawValue: "itsk/%A9lyr")
    public static let iTunesMetadataBeatsPerMin = AVMetadataIdentifier(rawValue: "itsk/tmpo")
    public static let iTunesMetadataDescription = AVMetadataIdentifier(rawValue: "itsk/desc")
    public static let iTunesMetadataGenreID = AVMetadataIdentifier(rawValue: "itsk/geID")
    public static let iTunesMetadataGrouping = AVMetadataIdentifier(rawValue: "itsk/grup")
    public static let iTunesMetadataDiscCompilation = AVMetadataIdentifier(rawValue: "itsk/cpil")
    public static let iTunesMetadataContentRating = AVMetadataIdentifier(rawValue: "itsk/rtng")

    /// The facts of songs as ID3 writes them, and those of a stream.
    public static let id3MetadataAttachedPicture = AVMetadataIdentifier(rawValue: "id3/APIC")
    public static let id3MetadataComments = AVMetadataIdentifier(rawValue: "id3/COMM")
    public static let id3MetadataAlbumTitle = AVMetadataIdentifier(rawValue: "id3/TALB")
    public static let id3MetadataBeatsPerMinute = AVMetadataIdentifier(rawValue: "id3/TBPM")
    public static let id3MetadataComposer = AVMetadataIdentifier(rawValue: "id3/TCOM")
    public static let id3MetadataContentType = AVMetadataIdentifier(rawValue: "id3/TCON")
    public static let id3MetadataCopyright = AVMetadataIdentifier(rawValue: "id3/TCOP")
    public static let id3MetadataLyricist = AVMetadataIdentifier(rawValue: "id3/TEXT")
    public static let id3MetadataTitleDescription = AVMetadataIdentifier(rawValue: "id3/TIT2")
    public static let id3MetadataSubTitle = AVMetadataIdentifier(rawValue: "id3/TIT3")
    public static let id3MetadataLanguage = AVMetadataIdentifier(rawValue: "id3/TLAN")
    public static let id3MetadataLength = AVMetadataIdentifier(rawValue: "id3/TLEN")
    public static let id3MetadataLeadPerformer = AVMetadataIdentifier(rawValue: "id3/TPE1")
    public static let id3MetadataBand = AVMetadataIdentifier(rawValue: "id3/TPE2")
    public static let id3MetadataPartOfASet = AVMetadataIdentifier(rawValue: "id3/TPOS")
    public static let id3MetadataPublisher = AVMetadataIdentifier(rawValue: "id3/TPUB")
    public static let id3MetadataTrackNumber = AVMetadataIdentifier(rawValue: "id3/TRCK")
    public static let id3MetadataYear = AVMetadataIdentifier(rawValue: "id3/TYER")
    public static let id3MetadataRecordingTime = AVMetadataIdentifier(rawValue: "id3/TDRC")
    public static let id3MetadataReleaseTime = AVMetadataIdentifier(rawValue: "id3/TDRL")
    public static let id3MetadataUserText = AVMetadataIdentifier(rawValue: "id3/TXXX")
    public static let id3MetadataUnsynchronizedLyric = AVMetadataIdentifier(rawValue: "id3/USLT")
    public static let id3MetadataOfficialArtistWebpage = AVMetadataIdentifier(rawValue: "id3/WOAR")
    public static let icyMetadataStreamTitle = AVMetadataIdentifier(rawValue: "icy/StreamTitle")
    public static let icyMetadataStreamURL = AVMetadataIdentifier(rawValue: "icy/StreamUrl")
}
