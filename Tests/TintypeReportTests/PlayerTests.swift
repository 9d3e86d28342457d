import Foundation
import Testing
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

extension ReportTests {
    @Suite("plays animations")
    struct PlayerTests {
        private let film: SampleFilm

        init() throws { film = try SampleFilm() }

        private func frame(_ page: Page) async throws -> Int {
            try await page.value("Number(document.getElementById('frame').value)")
        }

        @Test("and begins with the frame that differs most, whose pictures and numbers it shows")
        func start() async throws {
            let page = try await Page.open(try film.reportFolder())
            #expect(try await page.shownCase() == SampleFilm.id)
            #expect(try await frame(page) == 3)
            #expect(try await page.text("#frame-time") == "0.3 s 4/8")
            #expect(try await page.count(".stage .pane") == 2)
            #expect(try await page.count(".track-marks .is-differs") == 3)
            #expect(try await page.text(".numbers").contains("of 8 frames changed"))
            #expect(try await page.text("#values").contains("Circle#dot opacity"))
            #expect(try await page.text("#values dd") == "0.375")
            #expect(
                try await page.value("document.getElementById('frame').getAttribute('aria-valuetext')", as: String.self)
                    == "0.3 s, frame 4 of 8: differs, 256 of 3,200 pixels")
            #expect(try await page.log() == [])
        }

        @Test("by the space bar, goes on by itself, and stops")
        func play() async throws {
            let page = try await Page.open(try film.reportFolder())
            try await page.press(" ")
            #expect(try await page.text("#play").hasPrefix("Pause"))
            try await page.wait("document.getElementById('frame').value === '7'")
            try await page.wait("document.getElementById('frame').value === '1'")
            try await page.press(" ")
            #expect(try await page.text("#play").hasPrefix("Play"))
            let stopped = try await frame(page)
            try await Task.sleep(for: .milliseconds(400))
            #expect(try await frame(page) == stopped)
            try await page.click("#play")
            try await page.wait("document.getElementById('frame').value !== '\(stopped)'")
            try await page.press(Key.left)
            #expect(try await page.text("#play").hasPrefix("Play"), "who steps stops")
            #expect(try await page.log() == [])
        }

        @Test("slower where that is asked for")
        func speed() async throws {
            let page = try await Page.open(try film.reportFolder())
            try await page.value(
                """
                (() => { const menu = document.getElementById('speed'); menu.value = '0.1';
                menu.dispatchEvent(new Event('change')); document.getElementById('case').focus(); })()
                """, as: Any.self)
            try await page.press(" ")
            try await Task.sleep(for: .milliseconds(300))
            #expect(try await frame(page) == 3, "a tenth of a second lasts a second")
        }

        @Test("scrubbed by keys, on the page and on the slider")
        func scrub() async throws {
            let page = try await Page.open(try film.reportFolder())
            let actual = "document.querySelector('.pane:nth-child(2) img').dataset.key"
            try await page.press("\u{E011}")
            #expect(try await frame(page) == 0)
            let first: String = try await page.value(actual)
            try await page.press("\u{E010}")
            #expect(try await frame(page) == 7)
            #expect(try await page.text("#frame-time") == "0.7 s 8/8")
            let last: String = try await page.value(actual)
            #expect(first != last)
            try await page.press(Key.left + Key.left)
            #expect(try await frame(page) == 5)
            // A large view is outlined where one asks for it.
            try await page.press("o")
            try await page.wait("document.querySelectorAll('.marks .cluster').length > 0")
            try await page.value("document.getElementById('frame').focus()", as: Any.self)
            try await page.press(Key.right)
            #expect(try await frame(page) == 6)
            // This frame is equal.
            try await page.wait("document.querySelectorAll('.marks .cluster').length === 0")
            try await page.press("\u{E011}")
            #expect(try await page.value(actual, as: String.self) == first)
            try await page.press(" ")
            #expect(try await page.text("#play").hasPrefix("Pause"))
            try await page.press(" ")
        }

        @Test("of which only the changed frames are shown, where one wants that")
        func changedOnly() async throws {
            let page = try await Page.open(try film.reportFolder())
            try await page.press("\u{E011}")
            try await page.click("#changed-only")
            #expect(try await frame(page) == 3)
            #expect(try await page.text("#status") == "3 changed frames")
            try await page.press("\u{E010}")
            #expect(try await frame(page) == 5)
            try await page.press(Key.right)
            #expect(try await frame(page) == 5)
            try await page.press("\u{E011}" + Key.right)
            #expect(try await frame(page) == 4)
            try await page.value(
                """
                (() => { window.seen = new Set();
                new MutationObserver(() => window.seen.add(document.getElementById('frame').value))
                  .observe(document.getElementById('frame-time'), { childList: true });
                // On a button the space bar presses that.
                document.getElementById('case').focus(); })()
                """, as: Any.self)
            try await page.press(" ")
            try await page.wait("window.seen.size === 3")
            try await page.wait("document.getElementById('frame').value === '3'")
            try await page.press(" ")
            #expect(try await page.value("[...window.seen].sort().join()", as: String.self) == "3,4,5")
        }

        @Test("frame by frame in each mode: before, after and the difference")
        func modes() async throws {
            let page = try await Page.open(try film.reportFolder())
            try await page.press("6")
            let key = "document.querySelector('.stage img').dataset.key"
            let differing: String = try await page.value(key)
            try await page.press("\u{E010}")
            #expect(try await page.value(key, as: String.self) != differing)
            try await page.press("4")
            try await page.press(" ")
            #expect(try await page.text(".pane-title") == "Expected", "in this mode the space bar flips")
            for mode in ["2", "3", "5", "7", "1"] {
                try await page.press(mode)
                try await page.press(Key.left)
            }
            #expect(try await page.log() == [])
        }

        @Test("with the ways of views that moved, and onion skins on request")
        func paths() async throws {
            let page = try await Page.open(try film.reportFolder())
            #expect(try await page.count(".pane:nth-child(2) .marks .way") == 1)
            #expect(try await page.text(".path-legend") == "Circle#dot")
            let point = "document.querySelector('.pane:nth-child(2) .marks .now').getAttribute('cx')"
            let before: String = try await page.value(point)
            try await page.press(Key.right)
            #expect(try await page.value(point, as: String.self) != before)
            try await page.click("#paths")
            #expect(try await page.count(".marks .way") == 0)
            #expect(try await page.count(".onion") == 0)
            try await page.click("#onion")
            #expect(try await page.count(".pane:nth-child(2) .onion img") == 6, "of eight frames two are as others")
            try await page.click("#onion")
            #expect(try await page.count(".onion") == 0)
        }

        @Test("from one file without any other, and accepts them")
        func accept() async throws {
            let page = try await Page.open(try film.reportFile())
            try await page.wait(
                "[...document.querySelectorAll('.stage img')].every(image => image.complete && image.naturalWidth > 0)")
            try await page.press(Key.right + "a")
            #expect(try await page.text("#command") == "tintype accept '\(SampleFilm.id)'")
            var review = try PendingReview(output: film.output, snapshots: film.goldens)
            let report = try review.accept([SampleFilm.id])
            #expect(
                report.items.map(\.outcome) == [.accepted(golden: film.goldens + "/" + SampleFilm.id, isNew: false)])
            let golden = try #require(try WholeFile.read(film.goldens + "/" + SampleFilm.id))
            #expect(try PNG.outline(of: golden).frameCount == 8)
        }
    }
}
