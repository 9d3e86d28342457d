import Testing
import TintypeSnapshots

extension ReportTests {
    @Suite("tells why")
    struct LayoutTreeTests {
        private let run = SampleRun.shared

        private func open() async throws -> Page {
            let page = try await Page.open("\(run.reportFolder())#case=\(SampleRun.id("menu"))")
            try await page.wait("document.querySelector('#tree')")
            return page
        }

        @Test("with the cause first, and its view lit in the tree")
        func cause() async throws {
            let page = try await open()
            #expect(try await page.text(".verdict").contains("length 6.0 → 20.0"))
            #expect(try await page.text(".cause.is-first").contains("length 6.0 → 20.0"))
            #expect(try await page.text(".view-row.is-cause .view-kind") == "offset")
            #expect(try await page.count(".view-row.is-lit") >= 2)
            #expect(try await page.count(".view-row:not(.is-lit)") >= 1, "what did not change is not lit")
        }

        @Test("by naming the view under the pointer, and outlining it")
        func hover() async throws {
            let page = try await open()
            let left: Double = try await page.value("document.querySelectorAll('.canvas')[1].getBoundingClientRect().x")
            let top: Double = try await page.value("document.querySelectorAll('.canvas')[1].getBoundingClientRect().y")
            let scale: Double = try await page.value(
                "document.querySelectorAll('.canvas')[1].getBoundingClientRect().width / 120")
            try await page.move(x: left + 60 * scale, y: top + 50 * scale)
            #expect(try await page.text("#readout").contains("Text#title"))
            #expect(try await page.text("#readout").contains("20×12 at 20, 20"))
            #expect(try await page.count(".marks .view.is-hovered") == 2)
            #expect(try await page.text(".view-row.is-hovered").contains("#title"))
        }

        @Test("by keys in the tree: it outlines, folds and opens")
        func keys() async throws {
            let page = try await open()
            try await page.press("t")
            #expect(try await page.value("document.activeElement.getAttribute('role')", as: String.self) == "treeitem")
            #expect(try await page.count(".marks .view.is-hovered") == 2)
            let all = try await page.count(".view-row")
            try await page.press(Key.left)
            #expect(try await page.count(".view-row") == all - 1)
            try await page.press(Key.right)
            #expect(try await page.count(".view-row") == all)
            try await page.press(Key.down + Key.enter)
            #expect(try await page.text("#view-detail").contains("26×18") == false)
            #expect(try await page.text("#view-detail h4").hasSuffix("Text#title"))
            #expect(try await page.text("#view-detail .is-changed").contains("20×12 at 6, 6 → 20×12 at 20, 20"))
            try await page.press("t")
            #expect(try await page.value("document.activeElement.id", as: String.self) == "case")
        }

        @Test("from both layouts")
        func sides() async throws {
            let page = try await open()
            try await page.click("#tree-sides button:first-child")
            try await page.click(".view-row:last-child")
            #expect(try await page.count("#tree-sides [aria-pressed=true]") == 1)
            #expect(try await page.text("#tree-sides [aria-pressed=true]") == "Expected")
        }

        @Test("also what was allowed to differ, with its reason")
        func allowances() async throws {
            let run = try SampleRun { results in
                guard let index = results.cases.firstIndex(where: { $0.id == SampleRun.id("menu") }) else { return }
                results.cases[index].tolerance = CaseTolerance(
                    reason: "blur differs by a step", settings: ["pixelTolerance": 0.02])
                results.cases[index].masks = [
                    CaseMask(
                        kind: .ignore, target: "clock", rects: [CaseRect(x: 4, y: 4, width: 9, height: 9)], pixels: 81)
                ]
                results.cases[index].warnings = ["the mask on clock covers nothing"]
            }
            let page = try await Page.open("\(run.reportFolder())#case=\(SampleRun.id("menu"))")
            let text = try await page.text(".allowances")
            for part in ["pixelTolerance 0.02", "blur differs by a step", "clock", "81 pixels", "covers nothing"] {
                #expect(text.contains(part))
            }
            #expect(try await page.count(".marks .mask") == 2)
        }
    }
}
