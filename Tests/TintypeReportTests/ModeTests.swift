import Testing

extension ReportTests {
    @Suite("shows the pictures")
    struct ModeTests {
        private let run = SampleRun.shared

        private func open(_ name: String, reducedMotion: Bool = false) async throws -> Page {
            let page = try await Page.open(
                "\(run.reportFolder())#case=\(SampleRun.id(name))", reducedMotion: reducedMotion)
            try await arrived(page)
            return page
        }

        /// All pictures on the stage are loaded.
        private func arrived(_ page: Page) async throws {
            try await page.wait(
                "[...document.querySelectorAll('.stage img')].every(image => image.complete && image.naturalWidth > 0)")
        }

        @Test("in seven modes, each by its key")
        func modes() async throws {
            let page = try await open("menu")
            let panes = ["side": 2, "slide": 1, "blend": 1, "toggle": 1, "strobe": 1, "difference": 1, "heat": 1]
            let order = ["side", "slide", "blend", "toggle", "strobe", "difference", "heat"]
            for (index, mode) in order.enumerated().reversed() {
                try await page.press("\(index + 1)")
                try await arrived(page)
                #expect(try await page.value("document.getElementById('stage').dataset.mode", as: String.self) == mode)
                #expect(try await page.count(".stage .pane") == panes[mode])
                #expect(try await page.text(".mode[aria-checked=true]").isEmpty == false)
                #expect(try await page.value("document.querySelector('.mode[aria-checked=true]').dataset.mode") == mode)
            }
            #expect(try await page.log() == [])
        }

        @Test("slid by keys and by the pointer")
        func slide() async throws {
            let page = try await open("menu")
            try await page.press("2")
            let clip = "document.querySelectorAll('.canvas > .picture')[1].style.clipPath"
            #expect(try await page.value(clip, as: String.self) == "inset(0px 60px 0px 0px)")
            try await page.value("document.getElementById('slide').focus()", as: Any.self)
            try await page.press(Key.right)
            #expect(try await page.value(clip, as: String.self) == "inset(0px 58.8px 0px 0px)")
            let x: Double = try await page.value("document.querySelector('.handle').getBoundingClientRect().x + 12")
            let y: Double = try await page.value("document.querySelector('.handle').getBoundingClientRect().y + 80")
            try await page.move(x: x - 60, y: y, draggingFrom: (x, y))
            #expect(try await page.value("Number(document.getElementById('slide').value) < 50", as: Bool.self))
        }

        @Test("blended so that the two shares are whole")
        func blend() async throws {
            let page = try await open("menu")
            try await page.press("3")
            try await page.value("document.getElementById('blend').focus()", as: Any.self)
            try await page.press(Key.right)
            let shares = "[...document.querySelectorAll('.canvas > .picture')].map(layer => layer.style.opacity).join()"
            #expect(try await page.value(shares, as: String.self) == "0.49,0.51")
        }

        @Test("toggled by the space bar, and told which one it is")
        func toggle() async throws {
            let page = try await open("menu")
            try await page.press("4")
            #expect(try await page.text(".pane-title") == "Actual")
            try await page.press(" ")
            #expect(try await page.text(".pane-title") == "Expected")
            #expect(try await page.count(".canvas > .picture.is-off[data-side=actual]") == 1)
        }

        @Test("switching by themselves, and only when asked where less motion is wanted")
        func strobe() async throws {
            let page = try await open("menu")
            try await page.press("5")
            let first = try await page.text(".pane-title")
            try await page.wait("document.querySelector('.pane-title').innerText !== '\(first)'")
            try await page.wait("document.querySelector('.pane-title').innerText === '\(first)'")
            try await page.press(" ")
            #expect(try await page.text("#strobe").hasPrefix("Start switching"))

            let still = try await open("menu", reducedMotion: true)
            try await still.press("5")
            #expect(try await still.text("#strobe").hasPrefix("Start switching, slowly"))
            try await still.press(" ")
            #expect(try await still.text("#strobe").hasPrefix("Stop"))
            try await still.press("1")
        }

        @Test("as a heat map of what the browser itself compares, over black and over white")
        func heat() async throws {
            let page = try await open("menu")
            try await page.press("7")
            #expect(
                try await page.value("getComputedStyle(document.querySelector('.heat')).filter", as: String.self)
                    == "url(\"#heat\")")
            #expect(try await page.count(".heat .pair") == 2)
        }

        @Test("zoomed to each change, and back to the whole")
        func zoomToChange() async throws {
            let page = try await open("menu")
            #expect(try await page.value("document.getElementById('zoom').value", as: String.self) == "fit")
            try await page.press("z")
            #expect(try await page.value("document.getElementById('zoom').value", as: String.self) != "fit")
            let whole = "document.querySelectorAll('.canvas')[0].getBoundingClientRect().width > 120"
            #expect(try await page.value(whole, as: Bool.self), "a change is never shown smaller than the whole")
            #expect(try await page.count(".marks .is-current") == 2, "in both panes, as they move together")
            try await page.press("z")
            #expect(try await page.value("document.getElementById('zoom').value", as: String.self) == "fit")
            try await page.press("n")
            #expect(try await page.text("#status").hasPrefix("Change "))
            try await page.press("0")
        }

        @Test("enlarged pixel by pixel, panned alike in both panes")
        func zoomAndPan() async throws {
            let page = try await open("menu")
            try await page.press("+")
            let rendering = "getComputedStyle(document.querySelector('.canvas img')).imageRendering"
            #expect(try await page.value(rendering, as: String.self) == "pixelated")
            try await page.value("document.querySelector('.viewport').focus()", as: Any.self)
            let transforms = "[...document.querySelectorAll('.canvas')].map(canvas => canvas.style.transform)"
            let before: [String] = try await page.value(transforms)
            try await page.press(Key.right)
            let after: [String] = try await page.value(transforms)
            #expect(before != after)
            #expect(Set(after.map { $0.split(separator: " ").last }).count == 1)
            try await page.press("-")
        }

        @Test("of different sizes on a canvas that holds both, each outlined")
        func sizes() async throws {
            let page = try await open("wide")
            #expect(try await page.text(".numbers").contains("120×80 → 144×80 px"))
            #expect(try await page.value("document.querySelector('.canvas').style.width", as: String.self) == "144px")
            #expect(try await page.count(".pane:first-child .marks .size") == 2)
        }

        @Test("alone where there is no golden, and says why a mode is not to be had")
        func missing() async throws {
            let page = try await open("welcome")
            #expect(try await page.count(".stage .pane") == 1)
            try await page.press("3")
            #expect(try await page.text("#status") == "Blend needs two pictures; this case has one")
            #expect(try await page.count(".mode:disabled") == 6)
        }
    }
}
