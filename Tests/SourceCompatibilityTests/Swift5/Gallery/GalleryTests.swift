import SwiftUI
import Testing
import TintypeTesting

/// Every file of the gallery compiles as it is, and each of its pictures was looked at when it was recorded.
@MainActor
@Suite(.snapshots(date: Date(timeIntervalSince1970: 1_767_260_460)))
struct GalleryTests {
    nonisolated static let entries =
        paintGallery + textGallery + controlsGallery + screensGallery + motionGallery + appsGallery + containersGallery

    @Test("draws as before", arguments: entries)
    func draws(_ entry: GalleryEntry) {
        assertSnapshot(
            of: entry.view(),
            as: .image(
                layout: .fixed(width: entry.width, height: entry.height), scale: 1, scheme: entry.scheme),
            named: entry.name)
    }

    @Test("names are used once")
    func namesAreUnique() {
        let names = GalleryTests.entries.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
