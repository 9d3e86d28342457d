import AVFoundation
import Testing

/// The facts that a film tells of itself.
struct MetadataItemTests {
    private func item(_ identifier: AVMetadataIdentifier, _ text: String, language: String) -> AVMetadataItem {
        let item = AVMutableMetadataItem()
        item.identifier = identifier
        item.value = NSString(string: text)
        item.extendedLanguageTag = language
        return item
    }

    @Test
    func aFactIsFoundByItsNames() {
        let facts = [
            item(.commonIdentifierTitle, "A", language: "en"), item(.commonIdentifierArtist, "B", language: "de"),
        ]
        let titles = AVMetadataItem.metadataItems(from: facts, withKey: AVMetadataKey.commonKeyTitle, keySpace: .common)
        #expect(titles.map(\.stringValue) == ["A"])
        let artists = AVMetadataItem.metadataItems(from: facts, filteredByIdentifier: .commonIdentifierArtist)
        #expect(artists.first?.commonKey == .commonKeyArtist)
    }

    @Test
    func preferredLanguagesComeFirst() {
        let facts = [
            item(.commonIdentifierTitle, "A", language: "en"), item(.commonIdentifierTitle, "B", language: "de"),
        ]
        let sorted = AVMetadataItem.metadataItems(
            from: facts, filteredAndSortedAccordingToPreferredLanguages: ["de", "en"])
        #expect(sorted.map(\.stringValue) == ["B", "A"])
    }

    @Test
    func anIdentifierIsASpaceAndAKey() {
        #expect(AVMetadataItem.keySpace(forIdentifier: .id3MetadataTitleDescription) == .id3)
        #expect(AVMetadataItem.key(forIdentifier: .id3MetadataTitleDescription) as? String == "TIT2")
        #expect(AVMetadataItem.identifier(forKey: "TIT2", keySpace: .id3) == .id3MetadataTitleDescription)
    }
    @Test("a full name is made of a key and its registry, and tells both")
    func fullNames() {
        let item = AVMutableMetadataItem()
        item.key = NSString(string: AVMetadataKey.iTunesMetadataKeySongName.rawValue)
        item.keySpace = .iTunes
        #expect(item.identifier == .iTunesMetadataSongName)
        #expect(AVMetadataIdentifier.iTunesMetadataSongName.rawValue == "itsk/%A9nam")
        #expect(AVMetadataItem.keySpace(forIdentifier: .id3MetadataAlbumTitle) == .id3)
        #expect(AVMetadataItem.key(forIdentifier: .iTunesMetadataSongName) as? String == "\u{A9}nam")
    }
}
