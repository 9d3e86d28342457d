import Foundation
import Testing
import TintypeImage
import TintypeSnapshots

extension ReportTests {
    @Suite("served by review")
    struct LiveReviewTests {
        private let run: SampleRun

        init() throws { run = try SampleRun() }

        /// The goldens whose bytes changed since, by name.
        private func changed(since before: [String: Data]) throws -> [String] {
            let now = try run.goldenFiles()
            return Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
        }

        private func pixels(_ path: String) throws -> DecodedPNG {
            try PNG.decode(Array(Data(contentsOf: URL(fileURLWithPath: path))))
        }

        @Test("Pain 21: accepts exactly the case that is shown, and undo restores its bytes")
        func accept() async throws {
            let before = try run.goldenFiles()
            let review = try await ReviewProcess(run)
            let page = try await Page.open(review.address)
            #expect(try await page.holds("!location.hash.includes('token')"), "the token leaves the address")
            try await page.press("j")
            #expect(try await page.shownCase() == SampleRun.id("menu"))
            try await page.press("a")
            try await page.wait("document.querySelectorAll('.decision.is-accepted').length === 1")
            #expect(try changed(since: before) == [SampleRun.id("menu")])
            let accepted = try pixels(run.goldens + "/" + SampleRun.id("menu"))
            #expect(accepted.bitmap[45, 45] == SIMD4(30, 90, 200, 255))
            #expect(accepted.metadata.layout != nil)
            try await page.press("u")
            try await page.wait("document.querySelectorAll('.decision').length === 0")
            #expect(try changed(since: before) == [])
            #expect(try await page.log() == [])
        }

        @Test("accepts a whole group, and nothing besides")
        func group() async throws {
            let before = try run.goldenFiles()
            let review = try await ReviewProcess(run)
            let page = try await Page.open(review.address)
            try await page.press("A" + Key.enter)
            try await page.wait("document.getElementById('progress').innerText === '4 of 7 decided'")
            #expect(
                try changed(since: before)
                    == ["first", "fourth", "second", "third"].map { SampleRun.id("cards/\($0)") })
            try await page.reload()
            #expect(try await page.text("#progress") == "4 of 7 decided")
        }

        @Test("rejects without touching a golden, still shows the pictures, and takes a new golden in")
        func reject() async throws {
            let before = try run.goldenFiles()
            let review = try await ReviewProcess(run)
            let page = try await Page.open("\(review.address)&case=\(SampleRun.id("menu"))")
            try await page.press("r")
            try await page.wait("document.querySelectorAll('.decision.is-rejected').length === 1")
            #expect(try changed(since: before) == [])
            try await page.press("k6")
            try await page.wait("document.querySelector('.stage img').naturalWidth > 0")
            try await page.click("#tab-missing")
            try await page.press("a")
            try await page.wait("document.querySelectorAll('.decision.is-accepted').length === 1")
            #expect(try changed(since: before) == [SampleRun.id("welcome")])
        }

        @Test("says why a case is refused, and leaves it undecided")
        func refusal() async throws {
            let review = try await ReviewProcess(run)
            let page = try await Page.open("\(review.address)&case=\(SampleRun.id("menu"))")
            let store = SnapshotStore(root: run.goldens)
            let other = try Data(contentsOf: URL(fileURLWithPath: run.goldens + "/" + SampleRun.id("zebra")))
            try store.write(Array(other), at: SampleRun.id("menu"))
            try await page.press("a")
            try await page.wait("document.getElementById('status').innerText.includes('is not the golden')")
            #expect(try await page.count(".decision") == 0)
            #expect(try await page.shownCase() == SampleRun.id("menu"))
        }

        @Test("follows a new run at the case that is looked at, and decides about what that run found")
        func newRun() async throws {
            let review = try await ReviewProcess(run)
            let page = try await Page.open("\(review.address)&case=\(SampleRun.id("menu"))")
            try await page.press("a")
            try await page.wait("document.querySelectorAll('.decision.is-accepted').length === 1")
            var results = run.results
            results.cases.removeAll { $0.id.contains("cards/") }
            for index in results.cases.indices where results.cases[index].id == SampleRun.id("menu") {
                results.cases[index].status = .passed
            }
            results.regroup()
            try AtomicFile.write(Array(results.json()), to: run.output + "/results.json")
            try await page.wait("document.getElementById('progress').innerText === '0 of 2 decided'")
            #expect(try await page.shownCase() == SampleRun.id("wide"))
            #expect(try await page.count(".decision") == 0)
            try await page.press("r")
            try await page.wait("document.getElementById('progress').innerText === '1 of 2 decided'")
            #expect(try await page.log() == [])
        }

        @Test("ends when it is done")
        func done() async throws {
            let review = try await ReviewProcess(run)
            let page = try await Page.open(review.address)
            try await page.click("#done")
            try await page.wait("document.body.innerText.includes('The review has ended')")
            #expect(try await review.endsWell())
        }

        @Test("asks its own server alone, under a policy that the server sends too")
        func requests() async throws {
            let review = try await ReviewProcess(run)
            let page = try await Page.open(review.address, countingRequests: true)
            try await page.press("27jz")
            try await page.wait("[...document.querySelectorAll('.stage img')].every(image => image.naturalWidth > 0)")
            let base = String(review.address.prefix { $0 != "#" })
            let asked = try await page.requests()
            #expect(
                asked.allSatisfy { $0.hasPrefix(base) || $0.hasPrefix("blob:\(base)") || $0.hasPrefix("data:") },
                "\(asked)")
            let answer = try await review.answer("/")
            #expect(
                answer.headers["content-security-policy"]?.hasPrefix("default-src 'none'; script-src 'sha256-") == true)
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(answer.headers["access-control-allow-origin"] == nil)
            #expect(!answer.text.contains("scenes/menu"), "without the token there is nothing to see")
        }

        @Test("turns away whoever has no token, another host's name, another page or a path of a file")
        func strangers() async throws {
            let before = try run.goldenFiles()
            let review = try await ReviewProcess(run)
            let token = ["X-Tintype-Token": review.token]
            let body = "{\"ids\":[\"\(SampleRun.id("menu"))\"]}"
            func status(
                _ path: String, method: String = "GET", _ headers: [String: String], body: String = ""
            ) async throws -> Int {
                try await review.answer(path, method: method, headers: headers, body: body).status
            }
            #expect(try await status("/api/report", token) == 200)
            #expect(try await status("/api/report", [:]) == 401)
            #expect(try await status("/api/accept", method: "POST", ["X-Tintype-Token": "0"], body: body) == 401)
            #expect(try await status("/", ["Host": "evil.example:80"]) == 421)
            let foreign = token.merging(["Origin": "http://evil.example"]) { _, new in new }
            #expect(try await status("/api/accept", method: "POST", foreign, body: body) == 403)
            for path in ["/../results.json", "/results.json", "/%2e%2e/results.json", "/index.html", "/pictures/x.png"]
            {
                #expect(try await status(path, token) == 404, "\(path)")
            }
            for path in ["/api/picture/..%2f..%2fresults.json", "/api/picture/", "/api/layout/x", "/api/accept"] {
                #expect(try await status(path, token) == 404, "\(path)")
            }
            #expect(try await status("/api/accept", method: "POST", token, body: "nonsense") == 400)
            #expect(try await status("/api/erase", method: "POST", token, body: "{}") == 404)
            #expect(try await status("/api/accept", method: "DELETE", token) == 405)
            #expect(try changed(since: before) == [])
        }
    }
}
