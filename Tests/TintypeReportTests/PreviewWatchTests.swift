import Foundation
import LoopbackClient
import Testing

extension ReportTests {
    /// `tintype preview --watch` in the browser.
    @Suite("of watched previews", .enabled(if: !WatchProcess.isSanitized, "sanitized code is no toolkit"))
    struct PreviewWatchTests {
        private static func fish(_ padding: Int, _ name: String = "Carp") -> String {
            """
            import SwiftUI

            struct Fish: View {
                var body: some View { Text("\(name)").padding(\(padding)).background(Color.orange) }
            }

            #Preview("Fish", traits: .sizeThatFitsLayout) { Fish() }
            """
        }

        private static let plant = """
            import SwiftUI

            #Preview("Plant", traits: .sizeThatFitsLayout) { Text("Reed").padding() }
            """

        private static let pond = """
            import SwiftUI

            #Preview("Pond", traits: .sizeThatFitsLayout) { VStack { Fish(); Text("Water") } }
            """

        private func open(_ watch: WatchProcess, scheme: Page.Scheme = .light) async throws -> Page {
            let page = try await Page.open(watch.address, scheme: scheme)
            try await page.wait("document.querySelectorAll('.card').length === 3")
            try await page.wait(Self.isSettled)
            return page
        }

        private static let isSettled = """
            document.getElementById('summary').innerText === '3 previews'
              && [...document.querySelectorAll('.card img')].every(image => image.naturalWidth > 0)
              && !document.querySelector('.is-stale')
            """

        private func watch() async throws -> WatchProcess {
            try await WatchProcess(["Fish.swift": Self.fish(8), "Plant.swift": Self.plant, "Pond.swift": Self.pond])
        }

        @Test("shows an edit, the error of a break with the last good pictures behind it, and what mends it")
        func course() async throws {
            let watch = try await watch()
            let page = try await open(watch)
            #expect(try await page.holds("!location.hash.includes('token')"), "the token leaves the address")
            let width = "document.querySelector('.card[data-name=Pond-Fish-Fish] img').naturalWidth"
            let before: Int = try await page.value(width)
            try watch.save("Fish.swift", Self.fish(20))
            try await page.wait("\(width) === \(before + 48)")
            try await page.wait(Self.isSettled)
            // The plant shows no fish.
            _ = try await watch.notes(with: "saved: Pond/Fish.swift: 2 of 3 previews drawn")

            try watch.save("Fish.swift", Self.fish(20).replacingOccurrences(of: "Text(", with: "Txt("))
            try await page.wait("!document.getElementById('errors').hidden")
            #expect(try await page.text("#errors h2") == "Pond/Fish.swift:4:27")
            #expect(try await page.text("#errors p") == "cannot find 'Txt' in scope")
            #expect(try await page.text("#errors pre").contains("^~~"))
            #expect(try await page.count(".card.is-stale") == 3)
            #expect(try await page.holds("\(width) === \(before + 48)"))

            try watch.save("Fish.swift", Self.fish(8))
            try await page.wait("document.getElementById('errors').hidden")
            try await page.wait("\(width) === \(before)")
            try await page.wait(Self.isSettled)
            #expect(try await page.log() == [])
        }

        @Test("shows one at full size, as it is wished, and a crash in its place")
        func wishes() async throws {
            let watch = try await watch()
            let page = try await open(watch, scheme: .dark)
            try await page.click(".card[data-name=Pond-Pond-Pond]")
            let image = "document.querySelector('#stage img')"
            try await page.wait("\(image)?.naturalWidth > 0")
            let usual: String = try await page.value("\(image).dataset.key")
            let width: Int = try await page.value("\(image).width")
            func choose(_ id: String, _ value: String) async throws {
                try await page.value(
                    """
                    (() => {
                      const field = document.getElementById('\(id)');
                      field.value = '\(value)';
                      field.dispatchEvent(new Event('change', { bubbles: true }));
                    })()
                    """, as: Any.self)
            }
            try await choose("scheme", "dark")
            try await page.wait("\(image).dataset.key !== '\(usual)'")
            try await choose("type", "accessibility3")
            try await page.wait("\(image).width > \(width)")
            let wished: String = try await page.value("\(image).dataset.key")
            // The wish holds for what is saved.
            try watch.save("Fish.swift", Self.fish(8, "Pike"))
            try await page.wait("\(image).dataset.key !== '\(wished)'")
            try await choose("scheme", "light")
            try await choose("type", "large")
            try watch.save(
                "Fish.swift", Self.fish(8).replacingOccurrences(of: "Text(", with: "let _ = [Int]()[2]; Text("))
            try await page.wait("document.querySelector('#notes .fault')?.innerText.includes('Index out of range')")
            #expect(try await page.text("#notes .fault").hasPrefix("Pond/Fish.swift:4: Fatal error"))
            #expect(try await page.holds("\(image).naturalWidth > 0"), "the last good picture is behind it")
            #expect(try await page.count(".card.is-stale") == 2)
            try await page.press(Key.escape)
            #expect(try await page.holds("document.getElementById('full').hidden"))
            #expect(try await page.log() == [])
        }

        /// A sample app, a source of it, and an edit of that source which is seen.
        struct Sample: Sendable {
            var name: String
            var file: String
            var text: String
            var other: String
        }

        @Test(
            "a folder, a project for Xcode and a package with another beside it follow what is saved",
            arguments: [
                Sample(name: "Meadow", file: "Views/FlowerList.swift", text: ".padding(8)", other: ".padding(20)"),
                Sample(
                    name: "Orchard", file: "Orchard/TreeView.swift", text: "TreeView().padding()",
                    other: "TreeView().padding(40)"),
                Sample(
                    name: "Harbor", file: "Sources/HarborUI/TideView.swift", text: "TideView(tide: .high).padding()",
                    other: "TideView(tide: .high).padding(40)"),
                Sample(name: "Harbor", file: "Tides/Sources/Tides/Tide.swift", text: "6.4", other: "1234567.8"),
            ])
        func samples(_ sample: Sample) async throws {
            let watch = try await WatchProcess(sample: sample.name)
            let page = try await Page.open(watch.address, scheme: .light)
            let sizes = "[...document.querySelectorAll('.card img')].map(image => image.naturalWidth).join()"
            try await page.wait("document.querySelectorAll('.card').length > 0 && !\(sizes).split(',').includes('0')")
            let before: String = try await page.value(sizes)
            let source = try watch.source(sample.file)
            #expect(source.contains(sample.text))
            let edited = source.replacingOccurrences(of: sample.text, with: sample.other)
            try watch.save(sample.file, edited)
            try await page.wait("\(sizes) !== '\(before)' && !document.querySelector('.is-stale')")
            let after: String = try await page.value(sizes)

            try watch.save(sample.file, edited + "\nlet broken: Int = nowhere\n")
            try await page.wait("!document.getElementById('errors').hidden")
            #expect(try await page.text("#errors p") == "cannot find 'nowhere' in scope")
            #expect(try await page.text("#errors h2").contains("\(sample.name)/\(sample.file):"))
            #expect(try await page.holds("\(sizes) === '\(after)'"), "the last good pictures are behind it")

            try watch.save(sample.file, source)
            try await page.wait("document.getElementById('errors').hidden")
            try await page.wait("\(sizes) === '\(before)' && !document.querySelector('.is-stale')")
            #expect(try await page.log() == [])
        }

        @Test("takes in new sources, and lets nobody in without the token")
        func strangers() async throws {
            let watch = try await watch()
            let page = try await open(watch)
            try watch.save("Stone.swift", "import SwiftUI\n#Preview(\"<img src=x>\") { Text(\"Stone\") }\n")
            try await page.wait("document.querySelectorAll('.card').length === 4")
            #expect(try await page.text(".card:last-child .name").contains("Pond-Stone-<img src=x>"))
            #expect(try await page.count("img[src=x]") == 0)
            try FileManager.default.removeItem(at: watch.app.appendingPathComponent("Stone.swift"))
            try await page.wait("document.querySelectorAll('.card').length === 3")

            let base = String(watch.address.prefix { $0 != "#" })
            let port = try #require(URL(string: base)?.port.map(UInt16.init))
            let token = String(watch.address.split(separator: "=").last ?? "")
            func status(_ path: String, _ headers: [String: String]) async throws -> Int {
                try await LoopbackAnswer(port: port, path: path, headers: headers).status
            }
            let key = ["X-Tintype-Token": token]
            #expect(try await status("/api/state", key) == 200)
            #expect(try await status("/api/state", [:]) == 401)
            #expect(try await status("/api/state", key.merging(["Host": "evil.example:\(port)"]) { $1 }) == 421)
            #expect(try await status("/api/state", key.merging(["Origin": "http://evil.example"]) { $1 }) == 403)
            #expect(try await status("/Fish.swift", key) == 404)
            #expect(try await status("/api/picture/../../etc/passwd", key) == 404)
        }
    }
}
