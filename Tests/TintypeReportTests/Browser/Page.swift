import Foundation
import Testing

/// The report in the browser, as a person meets it: keys, pointer, and what is on the screen.
struct Page {
    let chromium: Chromium

    enum Scheme: String {
        case light
        case dark
    }

    /// Opens a page, new to the browser, and waits until it is ready.
    static func open(
        _ address: String, scheme: Scheme = .light, reducedMotion: Bool = false, width: Int = 1280, height: Int = 800,
        countingRequests: Bool = false
    ) async throws -> Page {
        let page = Page(chromium: try await Chromium.shared.value)
        try await page.chromium.call("POST", "/url", ["url": "about:blank"])
        try await page.emulate(scheme, reducedMotion: reducedMotion)
        try await page.resize(width: width, height: height)
        _ = try await page.log()
        if countingRequests { _ = try await page.requests() }
        try await page.chromium.call("POST", "/url", ["url": address])
        try await page.wait("document.body.dataset.ready === 'true'")
        return page
    }

    func emulate(_ scheme: Scheme, reducedMotion: Bool = false) async throws {
        let features = [
            ["name": "prefers-color-scheme", "value": scheme.rawValue],
            ["name": "prefers-reduced-motion", "value": reducedMotion ? "reduce" : "no-preference"],
        ]
        try await chromium.command("Emulation.setEmulatedMedia", ["features": features])
    }

    func resize(width: Int, height: Int) async throws {
        try await chromium.command(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
    }

    /// The value of an expression.
    @discardableResult
    func value<Value>(_ expression: String, as type: Value.Type = Value.self) async throws -> Value {
        let found = try await chromium.call(
            "POST", "/execute/sync", ["script": "return (\(expression))", "args": [String]()])
        guard let value = found as? Value else { throw Chromium.Failure("\(expression) is \(found)") }
        return value
    }

    /// The text of the first element that a selector finds, once there is one.
    func text(_ selector: String) async throws -> String {
        try await wait("document.querySelector(\(quoted(selector)))")
        return try await value("document.querySelector(\(quoted(selector))).innerText")
    }

    func count(_ selector: String) async throws -> Int {
        try await value("document.querySelectorAll(\(quoted(selector))).length")
    }

    func holds(_ expression: String) async throws -> Bool { try await value("Boolean(\(expression))") }

    /// Waits until an expression is true, for a minute or more; the failure says which never was.
    func wait(_ expression: String) async throws {
        // Each question keeps three processes busy: what takes long is asked less often.
        for question in 0..<420 {
            if try await holds(expression) { return }
            try await Task.sleep(for: .milliseconds(min(25 + 10 * question, 250)))
        }
        throw Chromium.Failure("never true: \(expression); console: \(try await log())")
    }

    /// Presses keys one after the other, as typed.
    func press(_ keys: String) async throws {
        let strokes = keys.flatMap { key in
            [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
        }
        try await chromium.call("POST", "/actions", ["actions": [["type": "key", "id": "keys", "actions": strokes]]])
        try await settle()
    }

    func click(_ selector: String) async throws {
        let element = try await chromium.call("POST", "/element", ["using": "css selector", "value": selector])
        guard let id = (element as? [String: Any])?.values.first as? String else {
            throw Chromium.Failure("no element \(selector)")
        }
        try await chromium.call("POST", "/element/\(id)/click")
        try await settle()
    }

    /// Waits until the page has done what an action made it put off: events of dialogs, and what belongs to a frame.
    private func settle() async throws {
        try await chromium.call(
            "POST", "/execute/async",
            ["script": "requestAnimationFrame(() => setTimeout(arguments[0]))", "args": [String]()])
    }

    /// Moves the pointer to a point of the window, perhaps with the button held from another.
    func move(x: Double, y: Double, draggingFrom start: (x: Double, y: Double)? = nil) async throws {
        func move(_ x: Double, _ y: Double) -> [String: Any] {
            ["type": "pointerMove", "duration": 0, "x": Int(x.rounded()), "y": Int(y.rounded())]
        }
        var steps = [move(x, y)]
        if let start {
            steps = [
                move(start.x, start.y), ["type": "pointerDown", "button": 0],
                move((start.x + x) / 2, (start.y + y) / 2),
                move(x, y), ["type": "pointerUp", "button": 0],
            ]
        }
        let pointer: [String: Any] = ["type": "pointer", "id": "mouse", "actions": steps]
        try await chromium.call("POST", "/actions", ["actions": [pointer]])
        try await settle()
    }

    func back() async throws { try await chromium.call("POST", "/back") }

    func reload() async throws {
        try await chromium.call("POST", "/refresh")
        try await wait("document.body.dataset.ready === 'true'")
    }

    /// The lines of the console since it was last asked: errors of scripts, refused requests, violations of the policy.
    func log() async throws -> [String] {
        let entries = try await chromium.call("POST", "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
        return entries.compactMap { $0["message"] as? String }
    }

    /// The addresses that were asked for since this was last asked, or since the page was opened so as to count them.
    func requests() async throws -> [String] {
        let entries = try await chromium.call("POST", "/se/log", ["type": "performance"]) as? [[String: Any]] ?? []
        return entries.compactMap { entry in
            guard let text = entry["message"] as? String,
                let event = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
                let message = event["message"] as? [String: Any],
                message["method"] as? String == "Network.requestWillBeSent",
                let parameters = message["params"] as? [String: Any],
                let request = parameters["request"] as? [String: Any]
            else { return nil }
            return request["url"] as? String
        }
    }

    /// The case on show.
    func shownCase() async throws -> String {
        try await value(
            """
            new URLSearchParams(location.hash.slice(1)).get('case')
              ?? document.querySelector('.row[aria-selected=true]').dataset.case
            """
        )
    }

    private func quoted(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }
}

/// All tests of the page: one after the other, as they share a browser; skipped, with the reason, where there is none.
@Suite(
    "The report", .serialized,
    .enabled(if: Chromium.isInstalled, "needs chromium and chromium-driver, see .ci/install tests")
)
struct ReportTests {}

/// Keys as WebDriver names them.
enum Key {
    static let escape = "\u{E00C}"
    static let enter = "\u{E007}"
    static let right = "\u{E014}"
    static let left = "\u{E012}"
    static let up = "\u{E013}"
    static let down = "\u{E015}"
    static let tab = "\u{E004}"
}
