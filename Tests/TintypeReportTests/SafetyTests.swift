import Foundation
import Testing
import TintypeSnapshots

extension ReportTests {
    @Suite("is safe and self-contained")
    struct SafetyTests {
        @Test("asks nobody for anything, as a folder and as one file", arguments: [false, true])
        func requests(singleFile: Bool) async throws {
            let run = try SampleRun()
            let page = try await Page.open(
                singleFile ? try run.reportFile() : try run.reportFolder(), countingRequests: true)
            if singleFile { try FileManager.default.removeItem(atPath: run.output) }
            for key in ["1", "2", "3", "4", "6", "7", "z", "j", "j", "t", "a"] { try await page.press(key) }
            try await page.wait("[...document.querySelectorAll('.stage img')].every(image => image.naturalWidth > 0)")
            let asked = try await page.requests()
            #expect(
                asked.allSatisfy { $0.hasPrefix("file://") || $0.hasPrefix("blob:") || $0.hasPrefix("data:") },
                "\(asked)")
            #expect(!asked.isEmpty)
            #expect(try await page.log() == [])
        }

        @Test("takes nothing in the results for markup or script")
        func injection() async throws {
            let attack =
                "</script><script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">"
                + "\u{2028}'\"`<!--"
            let run = try SampleRun { results in
                var index = results.cases.firstIndex { $0.id == SampleRun.id("menu") } ?? 0
                results.cases[index].id = attack
                results.cases[index].name = "a/" + attack
                results.cases[index].variant = attack
                results.cases[index].message = attack
                results.cases[index].hint = attack
                results.cases[index].warnings = [attack]
                results.cases[index].causes = [CaseCause(kind: .moved, view: attack, text: attack, change: attack)]
                results.cases[index].difference?.clusters[0].views = [attack]
                index = results.cases.firstIndex { $0.id == SampleRun.id("wide") } ?? 0
                results.cases[index].files.actual = "../../secret.png"
                results.cases[index].files.expected = "/etc/passwd"
                results.fingerprint = attack
                results.fingerprintParts = [attack: attack]
                results.obsolete = ["../" + attack]
                for group in results.groups.indices { results.groups[group].title = attack }
            }
            for address in [try run.reportFolder(), try run.reportFile()] {
                let page = try await Page.open(address)
                #expect(try await page.text(".banner strong").hasPrefix("</script><script>"))
                try await page.press("j")
                #expect(try await page.text(".verdict").contains(attack.prefix(40)))
                try await page.press("aA")
                try await page.press(Key.escape + "j")
                #expect(try await page.text(".absence").contains("leaves the folder of results"))
                #expect(try await page.value("document.title", as: String.self).hasSuffix("Tintype report"))
                #expect(try await page.count("img[src=x], main script") == 0)
                #expect(try await page.log() == [])
            }
        }

        @Test("runs no script but its own, and none that is brought in")
        func policy() async throws {
            let run = SampleRun.shared
            let page = try await Page.open(try run.reportFolder())
            try await page.value(
                """
                (() => {
                  window.violations = [];
                  addEventListener('securitypolicyviolation', event =>
                    window.violations.push(event.effectiveDirective));
                  const script = document.createElement('script');
                  try { script.textContent = 'document.title = "owned"'; document.body.append(script); } catch {}
                  try { document.body.innerHTML += '<b>x</b>'; } catch { window.refused = true; }
                  const image = new Image();
                  image.src = 'https://example.invalid/x.png';
                  fetch('https://example.invalid/').catch(() => {});
                })()
                """, as: Any.self)
            try await page.wait(
                "window.refused && ['img-src', 'connect-src'].every(name => window.violations.includes(name))")
            #expect(try await page.value("document.title", as: String.self) != "owned")
            _ = try await page.log()
        }

        @Test("names the pictures that did not fit into one file")
        func limit() async throws {
            let run = try SampleRun()
            let full = try Data(contentsOf: #require(URL(string: try run.reportFile()))).count
            let page = try await Page.open(try run.reportFile(limit: full - 600))
            #expect(try await page.text("#left-out summary").contains("The pictures of "))
            try await page.click("#left-out summary")
            try await page.click("#left-out li button")
            #expect(try await page.text(".absence").contains("did not fit into this file"))
        }
    }

    @Suite("stays quick")
    struct ScaleTests {
        @Test("with two hundred changed cases: pictures are loaded only where one looks")
        func manyCases() async throws {
            let run = try SampleRun([SampleRun.Scene(name: "many", before: 6, after: 9)]) { results in
                results.cases = (100..<300).map { number in
                    var result = results.cases[0]
                    result.id = "many/\(number)@2x.png"
                    result.name = "many/\(number)"
                    return result
                }
                results.regroup()
            }
            let page = try await Page.open(try run.reportFolder())
            try await page.press("/many" + Key.enter)
            #expect(try await page.count(".row") == 200)
            #expect(try await page.count(".thumb img[src]") < 40)
            try await page.press(String(repeating: "j", count: 50))
            #expect(try await page.text("#place") == "51 of 200")
            try await page.wait("document.querySelector('.row[aria-selected=true] img').naturalWidth > 0")
            #expect(try await page.count(".thumb img[src]") < 120)
            #expect(try await page.log() == [])
        }
    }
}
