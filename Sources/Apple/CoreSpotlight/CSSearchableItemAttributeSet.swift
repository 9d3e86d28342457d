public import CoreTransferable
public import Foundation

/// The facts about a thing to be found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    /// The texts and pictures that are shown, and the words by which it is found.
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var relatedUniqueIdentifier: String?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var supportsNavigation: NSNumber?
    open var rating: NSNumber?
    /// Facts about texts, people, places, moments, sounds and pictures; lengths are in seconds, sizes in bytes and pixels.
    open var subject: String?
    open var theme: String?
    open var textContent: String?
    open var htmlContentData: Data?
    open var identifier: String?
    open var domainIdentifier: String?
    open var path: String?
    open var kind: String?
    open var version: String?
    open var creator: String?
    open var artist: String?
    open var album: String?
    open var composer: String?
    open var genre: String?
    open var lyricist: String?
    open var city: String?
    open var country: String?
    open var stateOrProvince: String?
    open var namedLocation: String?
    open var fullyFormattedAddress: String?
    open var thoroughfare: String?
    open var subThoroughfare: String?
    open var postalCode: String?
    open var containerTitle: String?
    open var containerDisplayName: String?
    open var containerIdentifier: String?
    open var role: String?
    open var comment: String?
    open var copyright: String?
    open var containerOrder: NSNumber?
    open var alternateNames: [String]?
    open var languages: [String]?
    open var authorNames: [String]?
    open var authorAddresses: [String]?
    open var authorEmailAddresses: [String]?
    open var recipientNames: [String]?
    open var recipientAddresses: [String]?
    open var emailHeaders: [String: [String]]?
    open var contactKeywords: [String]?
    open var performers: [String]?
    open var organizations: [String]?
    open var mailboxIdentifiers: [String]?
    open var projects: [String]?
    open var contentTypeTree: [String]?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var completionDate: Date?
    open var importantDates: [Date]?
    open var addedDate: Date?
    open var downloadedDate: Date?
    open var lastUsedDate: Date?
    open var metadataModificationDate: Date?
    open var recordingDate: Date?
    open var timestamp: Date?
    open var allDay: NSNumber?
    open var supportsPhoneCall: NSNumber?
    open var duration: NSNumber?
    open var fileSize: NSNumber?
    open var pageCount: NSNumber?
    open var pageWidth: NSNumber?
    open var pageHeight: NSNumber?
    open var pixelWidth: NSNumber?
    open var pixelHeight: NSNumber?
    open var altitude: NSNumber?
    open var speed: NSNumber?
    open var rankingHint: NSNumber?
    open var userCreated: NSNumber?
    open var userOwned: NSNumber?
    open var userCurated: NSNumber?
    open var playCount: NSNumber?
    open var year: NSNumber?
    open var trackNumber: NSNumber?
    open var ratingDescription: String?
    open var url: URL?
    open var weakRelatedUniqueIdentifier: String?
    /// The facts of pictures: sizes in pixels, bits and dots per inch, lengths in millimetres, times in seconds.
    open var pixelCount: NSNumber?
    open var bitsPerSample: NSNumber?
    open var isoSpeed: NSNumber?
    open var orientation: NSNumber?
    open var aperture: NSNumber?
    open var maxAperture: NSNumber?
    open var fNumber: NSNumber?
    open var focalLength: NSNumber?
    open var exposureTime: NSNumber?
    open var exposureMode: NSNumber?
    open var resolutionWidthDPI: NSNumber?
    open var resolutionHeightDPI: NSNumber?
    open var flashOn: NSNumber?
    open var focalLength35mm: NSNumber?
    open var hasAlphaChannel: NSNumber?
    open var redEyeOn: NSNumber?
    open var whiteBalance: NSNumber?
    open var colorSpace: String?
    open var acquisitionMake: String?
    open var acquisitionModel: String?
    open var cameraOwner: String?
    open var lensModel: String?
    open var profileName: String?
    open var exposureProgram: String?
    open var exposureTimeString: String?
    open var exifVersion: String?
    open var exifgpsVersion: String?
    open var meteringMode: String?
    open var layerNames: [String]?
    /// The facts of sounds and films: rates in bits, beats and samples per second.
    open var audioSampleRate: NSNumber?
    open var audioChannelCount: NSNumber?
    open var audioTrackNumber: NSNumber?
    open var audioBitRate: NSNumber?
    open var videoBitRate: NSNumber?
    open var totalBitRate: NSNumber?
    open var tempo: NSNumber?
    open var deliveryType: NSNumber?
    open var streamable: NSNumber?
    open var local: NSNumber?
    open var contentRating: NSNumber?
    open var generalMIDISequence: NSNumber?
    open var keySignature: String?
    open var timeSignature: String?
    open var musicalGenre: String?
    open var musicalInstrumentCategory: String?
    open var musicalInstrumentName: String?
    open var audioEncodingApplication: String?
    open var director: String?
    open var producer: String?
    open var originalFormat: String?
    open var originalSource: String?
    open var coverage: String?
    open var information: String?
    open var rights: String?
    open var codecs: [String]?
    open var mediaTypes: [String]?
    open var editors: [String]?
    open var participants: [String]?
    open var publishers: [String]?
    open var contributors: [String]?
    open var contentSources: [String]?
    /// The facts of texts and letters.
    open var securityMethod: String?
    open var accountIdentifier: String?
    open var audiences: [String]?
    open var fontNames: [String]?
    open var encodingApplications: [String]?
    open var accountHandles: [String]?
    open var recipientEmailAddresses: [String]?
    open var instantMessageAddresses: [String]?
    open var likelyJunk: NSNumber?
    open var authors: [CSPerson]?
    open var primaryRecipients: [CSPerson]?
    open var additionalRecipients: [CSPerson]?
    open var hiddenAdditionalRecipients: [CSPerson]?
    /// The facts of places: angles in degrees, distances in kilometres.
    open var headline: String?
    open var instructions: String?
    open var gpsTrack: NSNumber?
    open var gpsStatus: String?
    open var gpsMeasureMode: String?
    open var gpsMapDatum: String?
    open var gpsProcessingMethod: String?
    open var gpsAreaInformation: String?
    open var imageDirection: NSNumber?
    open var gpsdop: NSNumber?
    open var gpsDestLatitude: NSNumber?
    open var gpsDestLongitude: NSNumber?
    open var gpsDestBearing: NSNumber?
    open var gpsDestDistance: NSNumber?
    open var gpsDifferental: NSNumber?
    open var gpsDateStamp: Date?
    /// The facts of what can be done with the thing.
    open var actionIdentifiers: [String] = []
    open var sharedItemContentTypes: [UTType]?
    open var darkThumbnailURL: URL?
    /// The kind of the thing.
    open var contentType: String?

    /// Creates facts of a kind of things.
    public init(contentType: UTType) {
        self.contentType = contentType.identifier
    }

    /// Creates facts of a kind of things by its identifier.
    public init(itemContentType type: String) {
        contentType = type
    }

    private var values: [CSCustomAttributeKey: Any] = [:]

    /// Keeps a fact of the app's own, and gives it back.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) { values[key] = value }
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        values[key] as? any NSSecureCoding
    }
}

/// The name of a fact of an app's own.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    /// The name, and the ways to use it.
    public let keyName: String
    public let isSearchable: Bool
    public let isUnique: Bool
    public let isMultiValued: Bool

    /// - Returns: nil for an empty name.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        guard !keyName.isEmpty else { return nil }
        (self.keyName, isSearchable, isUnique, isMultiValued) = (keyName, searchable, unique, multiValued)
    }
}
