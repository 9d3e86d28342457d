import SwiftUI
import Testing
import TintypeGraphics
import TintypeTesting

/// Every file of the gallery compiles as it is, and each of its pictures was looked at when it was recorded.
@MainActor
@Suite(.snapshots(date: Date(timeIntervalSince1970: 1_767_260_460)))
struct GalleryTests {
    nonisolated static let entries =
        paintGallery + textGallery + controlsGallery + screensGallery + motionGallery + appsGallery + containersGallery
        + chartsGallery + barsGallery + uikitGallery

    @Test("draws as before", arguments: entries)
    func draws(_ entry: GalleryEntry) {
        assertSnapshots(
            of: entry.view(),
            as: .image(
                layout: .fixed(width: entry.width, height: entry.height), scale: entry.scale, scheme: entry.scheme),
            across: SnapshotVariants(systems: [entry.system]), named: entry.name)
    }

    @Test("settles alike each time, knows its pictures, and draws more than its ground", arguments: entries)
    func settles(_ entry: GalleryEntry) throws {
        func rendered() throws -> Rendered {
            try Rendered(
                entry.view().environment(\.colorScheme, entry.scheme), width: entry.width, height: entry.height)
        }
        let first = try rendered()
        #expect(try first.tree.text(names: false) == rendered().tree.text(names: false))
        // "There is no symbol", or image, of a name: a box stands in its place.
        #expect(first.notes.filter { $0.hasPrefix("there is no ") } == [])
        #expect(first.list.items.count > 1)
    }

    @Test("names are used once")
    func namesAreUnique() {
        let names = GalleryTests.entries.map(\.testDescription)
        #expect(Set(names).count == names.count)
    }
}
