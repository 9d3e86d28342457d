import Foundation
import Testing
import TintypeSnapshots

extension ReportTests {
    @Suite("on its own collects decisions")
    struct DecisionTests {
        private let run: SampleRun

        init() throws { run = try SampleRun() }

        @Test("and shows the command that carries them out; nothing is lost on a reload")
        func command() async throws {
            let page = try await Page.open("\(run.reportFolder())#case=\(SampleRun.id("menu"))")
            try await page.press("a")
            #expect(try await page.shownCase() == SampleRun.id("wide"), "it goes on to what is left")
            try await page.press("r")
            let command = "tintype accept 'scenes/menu@2x.png'\ntintype reject 'scenes/wide@2x.png'"
            #expect(try await page.text("#command") == command)
            #expect(try await page.text("#progress") == "2 of 7 decided")
            try await page.reload()
            #expect(try await page.text("#command") == command)
            try await page.press("uu")
            #expect(
                try await page.text("#status") == "There is nothing to undo", "a reload forgets steps, not decisions")
            try await page.click("#forget")
            try await page.click("#agree")
            #expect(try await page.holds("document.getElementById('tray').hidden"))
        }

        @Test("and in an artifact that was fetched names the folder that it lies in; what is rejected needs no command")
        func fetched() async throws {
            let commands = ReaderCommands(artifactOf: nil, folder: ".build/tintype")
            let written = try ReportWriter(run.results, folder: run.output, commands: commands)
                .writeFolder(run.output + "/report")
            let address = URL(fileURLWithPath: written.page).absoluteString
            let page = try await Page.open("\(address)#case=\(SampleRun.id("menu"))")
            try await page.press("a")
            try await page.press("r")
            let command = "tintype accept 'scenes/menu@2x.png' --from \(run.output)"
            #expect(try await page.text("#command") == command)
        }

        @Test("skips and takes back")
        func skip() async throws {
            let page = try await Page.open("\(run.reportFolder())#case=\(SampleRun.id("menu"))")
            try await page.press("s")
            #expect(try await page.count(".decision.is-skipped") == 1)
            #expect(try await page.holds("document.getElementById('tray').hidden"))
            try await page.press("u")
            #expect(try await page.count(".decision") == 0)
            #expect(try await page.shownCase() == SampleRun.id("menu"))
            try await page.press("aku")
            #expect(try await page.count(".decision") == 0)
        }

        @Test("for a group at once, after asking")
        func group() async throws {
            let page = try await Page.open(try run.reportFolder())
            try await page.press("A")
            #expect(try await page.text("#confirm-title") == "Accept all 4 cases?")
            #expect(try await page.text("#confirm-text").contains("They changed alike"))
            try await page.press(Key.escape)
            #expect(try await page.holds("document.getElementById('tray').hidden"))
            try await page.press("A" + Key.enter)
            #expect(try await page.text("#command").contains("'scenes/cards/third@2x.png'"))
            #expect(try await page.text(".tray-text") == "4 to accept · 3 left")
            try await page.press("u")
            try await page.press("k")
            try await page.press("R" + Key.enter)
            #expect(try await page.text(".tray-text") == "4 to reject · 3 left")
            try await page.press("uk")
            try await page.press("S" + Key.enter)
            try await page.press("k")
            #expect(try await page.count(".decision.is-skipped") == 1)
        }

        @Test("for all that a filter shows")
        func bulk() async throws {
            let page = try await Page.open("\(run.reportFolder())#case=\(SampleRun.id("menu"))")
            try await page.press("/wide" + Key.enter + "A")
            #expect(try await page.text("#confirm-title") == "Accept 1 case?")
            try await page.press(Key.enter)
            #expect(try await page.text("#command") == "tintype accept 'scenes/wide@2x.png'")
        }

        @Test("as a list where a line would be too long, which accept reads")
        func list() async throws {
            let many = (1...20).map { SampleRun.Scene(name: "it's/\($0)", before: 8, after: 12) }
            let run = try SampleRun(many)
            let page = try await Page.open(try run.reportFolder())
            let folder = run.folder.appendingPathComponent("downloads").path
            try await page.chromium.command(
                "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder])
            try await page.press("A" + Key.enter)
            #expect(try await page.text("#command") == "tintype accept --list accept.json")
            try await page.click("#download-list")
            let file = URL(fileURLWithPath: folder + "/accept.json")
            for _ in 0..<2400 where !FileManager.default.fileExists(atPath: file.path) {
                try await Task.sleep(for: .milliseconds(25))
            }
            let list = try #require(try AcceptList(json: Data(contentsOf: file)))
            #expect(list.run == "plan")
            #expect(list.accept == run.results.cases.map(\.id))
            #expect(list.reject == [])
        }

        @Test("quotes what a shell would take apart")
        func quoting() async throws {
            let run = try SampleRun([SampleRun.Scene(name: "it's; rm $(x)", before: 8, after: 12)])
            let page = try await Page.open(try run.reportFolder())
            try await page.press("a")
            let id = run.results.cases[0].id
            #expect(
                try await page.text("#command") == "tintype accept '\(id.replacingOccurrences(of: "'", with: "'\\''"))'"
            )
        }
    }
}
