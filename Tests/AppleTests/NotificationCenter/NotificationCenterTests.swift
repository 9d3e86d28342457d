import NotificationCenter
import Testing

@Suite("NotificationCenter")
@MainActor
struct NotificationCenterTests {
    private final class Widget: UIViewController, NCWidgetProviding {}

    @Test("a widget without news says so, and keeps the margins")
    func widgets() {
        var results: [NCUpdateResult] = []
        Widget().widgetPerformUpdate { results.append($0) }
        #expect(results == [.noData])
        let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(Widget().widgetMarginInsets(forProposedMarginInsets: margins) == margins)
    }

    @Test("Foundation's class of the module's name is still found")
    func names() {
        let observer = NotificationCenter.default.addObserver(forName: nil, object: self, queue: nil) { _ in }
        NotificationCenter.default.removeObserver(observer)
    }
}
