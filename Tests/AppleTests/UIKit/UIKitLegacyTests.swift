import Foundation
import Testing
import UIKit

private class Teller: NSObject, UIApplicationDelegate {
    var types: UIUserNotificationType?
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        types = notificationSettings.types
    }
}

private class Blocks: UIViewController {
    var names = ["a"]
    let table = UITableView()

    func change() {
        table.performBatchUpdates({
            names.append("b")
        })
    }
}

@Suite("UIKit's older and rarer families")
@MainActor
struct UIKitLegacyTests {
    @Test("a question has the fields of its style, and none of another number")
    func questions() {
        let question = UIAlertView(
            title: "a", message: nil, delegate: nil, cancelButtonTitle: "no", otherButtonTitles: "yes")
        #expect(question.firstOtherButtonIndex == 1 && question.buttonTitle(at: 1) == "yes")
        #expect(question.textField(at: 0) == nil)
        question.alertViewStyle = .loginAndPasswordInput
        #expect(question.textField(at: 1) != nil)
        #expect(question.textField(at: -1) == nil && question.textField(at: 2) == nil)
    }

    @Test("a keyboard changes a text of its own")
    func keyboards() {
        let text = UIInputViewController().textDocumentProxy
        #expect(!text.hasText)
        text.insertText("abcd")
        text.adjustTextPosition(byCharacterOffset: -1)
        text.deleteBackward()
        #expect(text.documentContextBeforeInput == "ab")
        #expect(text.documentContextAfterInput == "d")
        text.setMarkedText("x", selectedRange: NSRange(location: 0, length: 1))
        text.unmarkText()
        text.adjustTextPosition(byCharacterOffset: 9)
        #expect(text.documentContextBeforeInput == "abxd")
        #expect(text.documentContextAfterInput == nil)
    }

    @Test("notifications of old are kept until they are taken back, and none is allowed")
    func notifications() async {
        let app = UIApplication()
        let teller = Teller()
        app.delegate = teller
        let notification = UILocalNotification()
        app.scheduleLocalNotification(notification)
        app.scheduleLocalNotification(UILocalNotification())
        app.cancelLocalNotification(notification)
        #expect(app.scheduledLocalNotifications?.count == 1)
        app.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert], categories: nil))
        while teller.types == nil { await Task.yield() }
        #expect(teller.types == [])
    }

    @Test("sizes of text come in their order")
    func sizes() {
        #expect(UIContentSizeCategory.large < .accessibilityMedium)
        #expect(UIContentSizeCategory.extraSmall > .unspecified)
    }

    @Test("updates of a list are made at once")
    func updates() {
        let blocks = Blocks()
        blocks.change()
        #expect(blocks.names == ["a", "b"])
    }

    @Test("a text's places are compared by their numbers, and extended to its ends")
    func places() {
        let field = UITextField()
        field.text = "abc"
        let (start, end) = (field.beginningOfDocument, field.endOfDocument)
        let input: any UITextInput = field
        #expect(input.compare(start, to: end) == .orderedAscending)
        #expect(input.characterRange(byExtending: start, in: .right).flatMap(input.text(in:)) == "abc")
    }

    @Test("an action of the app's icon can be changed")
    func shortcuts() {
        let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
        item.localizedTitle = "B"
        #expect((item as UIApplicationShortcutItem).localizedTitle == "B")
    }
}
