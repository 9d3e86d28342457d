import Foundation
import Testing
import TintypeGraphics
import TintypeSnapshots

extension ReportTests {
    /// Every text of a run's results may be a stranger's: names of files, ids and texts in scenes, messages that repeat them.
    @Suite("shows hostile names as what they are")
    struct HostileNameTests {
        static let names = [
            "<script>window.owned=1</script>", "</script><script>window.owned=1</script>",
            "<img src=x onerror=window.owned=1>", "\"><svg onload=window.owned=1>", "' onmouseover='window.owned=1' '",
            "x\" autofocus onfocus=\"window.owned=1", "javascript:window.owned=1",
            "<a href=\"javascript:window.owned=1\">x</a>",
            "<iframe srcdoc=\"<script>parent.owned=1</script>\"></iframe>",
            "<style>@import 'https://example.invalid/x.css'</style>", "<link rel=stylesheet href=//example.invalid/x>",
            "<base href=https://example.invalid/>", "<form action=https://example.invalid/><button autofocus>",
            "<meta http-equiv=refresh content='0;url=https://example.invalid/'>",
            "{{constructor.constructor('window.owned=1')()}}", "${window.owned=1}", "`;window.owned=1;`",
            "<!--<script>", "]]><script>window.owned=1</script>", "\u{2028}window.owned=1\u{2029}//", "__proto__",
            "constructor", "toString", "a\u{202E}gnp.exe", "\u{2066}x\u{2069}\u{200F}", "\u{1B}]0;owned\u{7}", "\u{0}",
            "url(https://example.invalid/x.png)", "//example.invalid/x.png", "https://example.invalid/x.png",
            "data:text/html,<script>window.owned=1</script>", "%00", "&lt;script&gt;window.owned=1&lt;/script&gt;",
            "&#x3C;script&#x3E;", "%3Cscript%3Ewindow.owned=1%3C/script%3E", "..\\..\\x", "../../x",
            "' ; touch owned ; '",
            "$(touch owned)", "\n\r\t", "x\n::error::owned", String(repeating: "\u{301}", count: 300), "",
        ]

        /// A run of one changed case for each name, which stands in all of its texts.
        private func run() throws -> SampleRun {
            try SampleRun([SampleRun.Scene(name: "one", before: 6, after: 9)]) { results in
                let plain = results.cases[0]
                let place = { (name: String) in SourceLocation(file: name, line: 1, column: 1) }
                results.cases = Self.names.enumerated().map { index, name in
                    var item = plain
                    (item.id, item.name, item.variant) = ("\(name)/\(index)@2x.png", "\(name)/\(index)\(name)", name)
                    (item.message, item.hint, item.warnings, item.source) = (name, name, [name], place(name))
                    var cause = CaseCause(kind: .moved, view: name, text: name, change: name)
                    (cause.owner, cause.shownText, cause.source) = (name, name, place(name))
                    item.causes = [cause]
                    item.files.golden = name
                    // The pictures of every second case are looked for under the name itself.
                    if index % 2 == 1 { (item.files.actual, item.files.difference) = (name, name) }
                    item.difference?.clusters[0].views = [name]
                    (item.signature, item.group) = (name, name)
                    return item
                }
                results.groups = Self.names.map { name in
                    CauseGroup(
                        id: name, title: name, source: place(name),
                        cases: results.cases.filter { $0.group == name }.map(\.id))
                }
                results.fingerprint = Self.names.joined()
                results.fingerprintParts = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, $0) })
                results.tool = .init(name: Self.names[0], version: Self.names[3])
                results.obsolete = Self.names
            }
        }

        /// The elements by which a page could execute something, or fetch it by itself, counted; scripts of data do neither.
        private static let active =
            """
            ['script:not([type]), script[type*=javascript], script[type=module]', 'style', 'link', 'meta', 'base', 'iframe',
              'object', 'embed', 'form', 'a[href]'].map(name => `${name} ${document.querySelectorAll(name).length}`).join()
            """

        /// Goes through all cases in all modes, and looks at what became of the page.
        private func walk(_ page: Page, harmless: String) async throws {
            let start: String = try await page.value("location.href.split('#')[0]")
            for index in Self.names.indices {
                try await page.press(["1t", "2", "3", "4", "6", "7", "a", "x"][index % 8] + "j")
            }
            #expect(try await page.holds("window.owned === undefined"))
            #expect(try await page.value("document.title", as: String.self).hasSuffix("Tintype report"))
            #expect(try await page.value("location.href.split('#')[0]", as: String.self) == start)
            #expect(try await page.value(Self.active, as: String.self) == harmless)
            #expect(
                try await page.holds(
                    """
                    ![...document.querySelectorAll('*')].some(element =>
                      [...element.attributes].some(({name, value}) => name.startsWith('on')
                        || ['href', 'src', 'action', 'formaction'].includes(name) && !/^(blob:|data:image|pictures)/.test(value)))
                    """))
            #expect(
                try await page.holds(#"!/[\u0000-\u0008\u202a-\u202e\u2066-\u2069]/.test(document.body.innerText)"#))
            #expect(try await page.holds(#"document.body.innerText.includes('a\\u{202E}gnp.exe')"#))
            for name in [Self.names[0], Self.names[2], Self.names[7]] {
                #expect(try await page.holds("document.body.innerText.includes(\(try Self.quoted(name)))"))
            }
            #expect(try await page.log() == [])
        }

        private static func quoted(_ text: String) throws -> String {
            String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        }

        /// The active elements of a report with nothing strange in it.
        private func harmless(_ address: String) async throws -> String {
            let page = try await Page.open(address)
            return try await page.value(Self.active)
        }

        @Test(
            "as a folder and as one file: nothing is executed, nothing is asked for elsewhere",
            arguments: [false, true])
        func files(isFile: Bool) async throws {
            let plain = SampleRun.shared
            let harmless = try await harmless(isFile ? try plain.reportFile() : try plain.reportFolder())
            let run = try run()
            let address = isFile ? try run.reportFile() : try run.reportFolder()
            let page = try await Page.open(address, countingRequests: true)
            try await walk(page, harmless: harmless)
            let asked = try await page.requests()
            #expect(
                asked.allSatisfy { $0.hasPrefix("file://") || $0.hasPrefix("blob:") || $0.hasPrefix("data:image/") },
                "\(asked)")
        }

        @Test("served by tintype review: no request leaves the address that it printed")
        func served() async throws {
            let run = try run()
            let review = try await ReviewProcess(run)
            let base = String(review.address.prefix { $0 != "#" })
            let harmless = try await harmless(review.address)
            let page = try await Page.open(review.address, countingRequests: true)
            try await walk(page, harmless: harmless)
            let asked = try await page.requests()
            #expect(
                asked.allSatisfy { $0.hasPrefix(base) || $0.hasPrefix("blob:") || $0.hasPrefix("data:image/") },
                "\(asked)")
        }
    }
}
