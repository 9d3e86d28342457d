import Testing
import UIKit

/// A screen and a worker that name their methods in each form that `#selector` takes.
@MainActor
@Suite("Selectors of methods")
struct SelectorFormTests {
    private class Screen: UIViewController {
        var calls: [String] = []

        func none() { calls.append("none") }
        func one(_ sender: UIButton) { calls.append("one") }
        func two(_ sender: UIButton, event: UIEvent) { calls.append("two") }

        var selectors: [Selector] {
            [
                Selector(one), Selector(self.one(_:)), Selector(Screen.one), Selector(Screen.one(_:)),
                Selector(Screen.none),
            ]
        }
    }

    private class Worker: NSObject {
        var calls: [String] = []

        func none() { calls.append("none") }
        func one(_ text: String) { calls.append(text) }
        func two(_ text: String, _ other: String) -> Int {
            calls += [text, other]
            return 1
        }
    }

    @Test("a screen's method is called, whether it is named with its object or by its class")
    func screen() {
        let (screen, button) = (Screen(), UIButton())
        for selector in screen.selectors { button.addTarget(screen, action: selector, for: .touchUpInside) }
        button.sendActions(for: .touchUpInside)
        #expect(screen.calls.sorted() == ["none", "one", "one", "one", "one"])
    }

    @Test("so is one of a class away from the main actor")
    func worker() {
        let worker = Worker()
        worker.perform(Selector(Worker.none))
        worker.perform(Selector(Worker.one), with: "a")
        worker.perform(Selector(Worker.two(_:_:)), with: "c", with: "d")
        #expect(worker.calls == ["none", "a", "c", "d"])
    }
}
