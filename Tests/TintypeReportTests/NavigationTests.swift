import Foundation
import Testing
import TintypeSnapshots

extension ReportTests {
    @Suite("is walked through")
    struct NavigationTests {
        private let run = NavigationTests.run

        private static let run: SampleRun = {
            do {
                return try SampleRun { results in
                    var broken = CaseResult(
                        id: "scenes/broken@2x.png", name: "scenes/broken", scale: 2, status: .errored,
                        message: "bar.yaml:3:5: unknown modifier \"paddng\"\n  - paddng: 8\n    ^")
                    broken.hint = "did you mean \"padding\"?"
                    results.cases.append(broken)
                    results.obsolete = ["scenes/old@2x.png"]
                }
            } catch {
                preconditionFailure("a run of small pictures can be written: \(error)")
            }
        }()

        @Test("from failures on, by j and k, one of a group that changed alike for all of it")
        func walk() async throws {
            let page = try await Page.open(try run.reportFolder())
            #expect(
                try await page.value("document.querySelector('.tab[aria-selected=true]').textContent", as: String.self)
                    == "Changed 6")
            #expect(try await page.shownCase() == SampleRun.id("cards/first"))
            #expect(try await page.text("#place") == "1 of 3")
            #expect(try await page.text(".more") == "3 more")
            try await page.press("j")
            #expect(try await page.shownCase() == SampleRun.id("menu"))
            try await page.press("jj")
            #expect(try await page.shownCase() == SampleRun.id("wide"))
            #expect(try await page.text("#status") == "This is the last case")
            try await page.press("kk")
            #expect(try await page.shownCase() == SampleRun.id("cards/first"))
            try await page.press("g")
            #expect(try await page.count(".group .row") == 4)
            try await page.press("g")
            #expect(try await page.count(".group .row") == 1)
        }

        @Test(
            "of the variants of a scene the one as it stands comes first, dark ones last; pictures of a group are counted as such"
        )
        func variants() async throws {
            let names = ["menu.dark@2x.png", "menu.ax3@2x.png", "menu@2x.png", "menu.dark-ax3@2x.png"]
            let variants = ["dark", "ax3", nil, "dark-ax3"]
            let scenes = (0..<4).map { SampleRun.Scene(name: "s\($0)", before: 8, after: 12) }
            let run = try SampleRun(scenes) { results in
                for index in 0..<4 {
                    results.cases[index].id = "scenes/\(names[index])"
                    results.cases[index].variant = variants[index]
                }
                results.cases.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
                results.regroup()
            }
            let page = try await Page.open(try run.reportFolder())
            #expect(try await page.text(".places") == "4 pictures")
            try await page.press("g")
            let rows: [String] = try await page.value(
                "[...document.querySelectorAll('.row')].map(row => row.dataset.case)")
            #expect(
                rows
                    == ["menu@2x.png", "menu.ax3@2x.png", "menu.dark-ax3@2x.png", "menu.dark@2x.png"].map {
                        "scenes/\($0)"
                    })
            #expect(try await page.shownCase() == "scenes/menu@2x.png")
        }

        @Test("by tabs, of which none is empty and what fails comes first")
        func tabs() async throws {
            let page = try await Page.open(try run.reportFolder())
            let names: [String] = try await page.value(
                "[...document.querySelectorAll('.tab')].map(tab => tab.textContent)")
            #expect(names == ["Changed 6", "Missing golden 1", "Errors 1", "Obsolete 1", "Passed 1"])
            try await page.value("document.querySelector('.tab[aria-selected=true]').focus()", as: Any.self)
            try await page.press(Key.right + Key.right)
            #expect(try await page.shownCase() == "scenes/broken@2x.png")
            #expect(try await page.text(".case-head").contains("did you mean \"padding\"?"))
            #expect(try await page.text(".trace").hasSuffix("- paddng: 8\n    ^"))
            try await page.press(Key.right)
            #expect(try await page.text(".case-head").contains("tintype prune"))
            try await page.press(Key.right)
            #expect(try await page.text(".absence").contains("are not kept"))
        }

        @Test("by addresses that name a case and a mode, and back by the browser's way back")
        func addresses() async throws {
            let address = try run.reportFolder()
            let page = try await Page.open("\(address)#case=scenes%2Fcards%2Fthird%402x.png&mode=blend")
            #expect(try await page.text(".case-title h2").hasSuffix("third"))
            #expect(try await page.value("document.getElementById('stage').dataset.mode", as: String.self) == "blend")
            try await page.press("j")
            #expect(try await page.text(".case-title h2").hasSuffix("menu"))
            try await page.back()
            try await page.wait("document.querySelector('.case-title h2').innerText.endsWith('third')")
            try await page.press("7")
            #expect(try await page.value("location.hash", as: String.self).hasSuffix("mode=heat"))
            try await page.reload()
            #expect(try await page.text(".case-title h2").hasSuffix("third"))
        }

        @Test("by a filter over names, variants and causes")
        func filter() async throws {
            let page = try await Page.open(try run.reportFolder())
            try await page.press("/third")
            #expect(try await page.count(".row") == 1)
            #expect(try await page.shownCase() == SampleRun.id("cards/third"))
            try await page.press(Key.escape)
            #expect(try await page.count(".row") == 3)
            try await page.press("nothing like it")
            #expect(try await page.text(".nothing") == "No case matches “nothing like it”.")
            try await page.press(Key.escape + "6.0 → 20.0" + Key.enter + Key.down)
            #expect(try await page.shownCase() == SampleRun.id("menu"))
        }

        @Test("with help for every key, and the theme of one's choice")
        func help() async throws {
            let page = try await Page.open(try run.reportFolder())
            try await page.press("?")
            #expect(try await page.holds("document.getElementById('help').open"))
            let keys = try await page.text(".keys")
            for key in ["j", "k", "1", "7", "z", "n", "t", "g", "a", "r", "s", "u", "A", "R", "S", "/", "?"] {
                #expect(keys.split(separator: "\n").contains { $0 == key }, "\(key)")
            }
            try await page.press("j")
            #expect(try await page.shownCase() == SampleRun.id("cards/first"), "a dialog keeps the keys to itself")
            try await page.press(Key.escape)
            try await page.press("d")
            #expect(
                try await page.value("getComputedStyle(document.body).backgroundColor", as: String.self)
                    == "rgb(18, 19, 21)")
            try await page.press("d")
        }
    }
}
