import Testing
import UIKit

@Suite("Objects of nothing, which apps replace later")
@MainActor
struct PlaceholderObjectTests {
    @Test("a swipe's actions and a picture's renderer are there and empty")
    func empty() {
        #expect(UISwipeActionsConfiguration().actions.isEmpty)
        #expect(UITableViewRowAction().title == nil && UIMenuItem().title.isEmpty)
        #expect(UIGraphicsImageRenderer().image { _ in }.size == .zero)
        #expect(UIPushBehavior().items.isEmpty && UIAttachmentBehavior().items.isEmpty)
    }

    @Test("an action of nothing says that it did nothing")
    func action() {
        let action = UIContextualAction()
        var isDone: Bool?
        action.handler(action, UIView()) { isDone = $0 }
        #expect(isDone == false && action.style == .normal)
    }
}
