import Testing

extension ReportTests {
    @Suite("can be read and used by all")
    struct AccessibilityTests {
        private let run = SampleRun.shared

        /// A page with everything on it: a decision, a picked view, a mode with controls.
        private func open(_ scheme: Page.Scheme, mode: String = "side", width: Int = 1280) async throws -> Page {
            let page = try await Page.open(
                "\(run.reportFolder())#case=\(SampleRun.id("menu"))&mode=\(mode)", scheme: scheme, width: width)
            try await page.wait("document.querySelector('#tree')")
            return page
        }

        @Test("by names: whatever can be operated has one", arguments: ["side", "blend", "strobe"])
        func names(mode: String) async throws {
            let page = try await open(.light, mode: mode)
            try await page.press("a")
            let tree = try await page.chromium.command("Accessibility.getFullAXTree") as? [String: Any]
            let nodes = try #require(tree?["nodes"] as? [[String: Any]])
            func text(_ node: [String: Any], _ key: String) -> String {
                (node[key] as? [String: Any])?["value"] as? String ?? ""
            }
            let operable: Set = [
                "button", "tab", "searchbox", "radio", "slider", "combobox", "option", "treeitem", "listbox", "tree",
                "tablist",
                "radiogroup", "toolbar", "dialog", "navigation", "complementary", "region", "main", "image",
            ]
            var roles: Set<String> = []
            for node in nodes where (node["ignored"] as? Bool) != true && operable.contains(text(node, "role")) {
                roles.insert(text(node, "role"))
                #expect(!text(node, "name").isEmpty, "a \(text(node, "role")) without a name: \(node)")
            }
            let expected: Set = [
                "tablist", "tab", "listbox", "option", "tree", "treeitem", "radiogroup", "radio", "main",
            ]
            #expect(expected.subtracting(roles) == [])
        }

        @Test("by roles that agree with what is shown")
        func roles() async throws {
            let page = try await open(.light)
            #expect(try await page.count("[role=option][aria-selected=true]") == 1)
            let active: String = try await page.value(
                """
                document.getElementById(
                  document.querySelector('[role=listbox]').getAttribute('aria-activedescendant')).dataset.case
                """
            )
            #expect(active == SampleRun.id("menu"))
            #expect(
                try await page.value("document.getElementById('status').getAttribute('aria-live')", as: String.self)
                    == "polite")
            #expect(try await page.count("[role=tree] [tabindex='0']") == 1, "one stop for the tab key")
            #expect(try await page.count("[role=radiogroup] [tabindex='0']") == 1)
            let levels: [String] = try await page.value(
                "[...document.querySelectorAll('[role=treeitem]')].map(row => row.getAttribute('aria-level'))")
            #expect(levels == ["1", "2", "3", "2"])
        }

        @Test("by contrast: texts have 4.5 to 1", arguments: [Page.Scheme.light, .dark])
        func contrast(scheme: Page.Scheme) async throws {
            for mode in ["side", "difference", "heat"] {
                let page = try await open(scheme, mode: mode)
                try await page.press("a")
                try await page.click(".view-row.is-cause, .view-row")
                let poor: [String] = try await page.value(Self.poorContrasts)
                #expect(poor == [])
            }
            let page = try await open(scheme)
            try await page.press("?")
            #expect(try await page.value(Self.poorContrasts, as: [String].self) == [])
            try await page.press(Key.escape + "A")
            #expect(try await page.value(Self.poorContrasts, as: [String].self) == [])
            try await page.press(Key.escape)
        }

        @Test("by a focus that is seen")
        func focus() async throws {
            let page = try await open(.light)
            let stops = """
                [...document.querySelectorAll('button, input, select, summary, [tabindex="0"]')].filter(element => {
                  if (element.disabled || !element.checkVisibility({visibilityProperty: true})) return false;
                  element.focus({focusVisible: true});
                  return document.activeElement === element && getComputedStyle(element).outlineStyle === 'none';
                }).map(element => element.outerHTML.slice(0, 100))
                """
            #expect(try await page.value(stops, as: [String].self) == [])
        }

        @Test(
            "on a narrow screen: nothing is wider than it, and list and layout are sheets",
            arguments: ["side", "slide", "heat"])
        func narrow(mode: String) async throws {
            let page = try await open(.light, mode: mode, width: 390)
            #expect(try await page.value("document.documentElement.scrollWidth", as: Int.self) <= 390)
            #expect(try await page.value("document.getElementById('case').scrollWidth", as: Int.self) <= 390)
            try await page.click("#open-side")
            try await page.wait("document.getElementById('side').getAnimations().length === 0")
            #expect(try await page.holds("document.getElementById('side').checkVisibility({visibilityProperty: true})"))
            try await page.click(".row[data-case='\(SampleRun.id("wide"))']")
            #expect(try await page.count(".side.is-open") == 0)
            try await page.press("t")
            #expect(try await page.count(".inspector.is-open") == 1)
            try await page.press(Key.escape)
            #expect(try await page.count(".inspector.is-open") == 0)
            try await page.press("a")
            #expect(try await page.value("document.documentElement.scrollWidth", as: Int.self) <= 390)
        }

        /// Texts whose contrast with what is behind them is below 4.5 (3 for large ones), after WCAG 2.
        private static let poorContrasts = """
            (() => {
              const context = Object.assign(document.createElement('canvas'), {width: 1, height: 1})
                .getContext('2d', {willReadFrequently: true});
              const parse = color => {
                context.clearRect(0, 0, 1, 1);
                context.fillStyle = color;
                context.fillRect(0, 0, 1, 1);
                return [...context.getImageData(0, 0, 1, 1).data].map(channel => channel / 255);
              };
              const over = (top, bottom) => [0, 1, 2].map(i => top[i] * top[3] + bottom[i] * (1 - top[3])).concat(1);
              const behind = element => {
                if (!element) return parse('#fff');
                const own = parse(getComputedStyle(element).backgroundColor);
                if (own[3] === 1) return own;
                if (element.tagName === 'DIALOG') return own;
                return over(own, behind(element.parentElement));
              };
              const light = color => [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) =>
                sum + weight * (color[i] <= 0.04045 ? color[i] / 12.92 : ((color[i] + 0.055) / 1.055) ** 2.4), 0);
              const found = new Set();
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              while (walker.nextNode()) {
                const element = walker.currentNode.parentElement;
                if (!walker.currentNode.data.trim() || element.matches('script, style, option')) continue;
                if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
                if (element.closest('.hidden, :disabled, svg, .skip')) continue;
                const style = getComputedStyle(element);
                const ground = behind(element);
                const ink = over(parse(style.color), ground);
                const [a, b] = [light(ink), light(ground)].sort((x, y) => y - x);
                const ratio = (a + 0.05) / (b + 0.05);
                const size = parseFloat(style.fontSize);
                const isLarge = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
                const text = walker.currentNode.data.trim().slice(0, 30);
                if (ratio < (isLarge ? 3 : 4.5)) found.add(`${ratio.toFixed(2)}: ${element.className} "${text}"`);
              }
              return [...found];
            })()
            """
    }
}
