import Foundation
import Testing
import UIKit

/// A target as `tintype preview` compiles it: `#selector(method)` is `Selector(method)` there.
@MainActor
private final class Target: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func sent(_ sender: UIButton) { calls.append("sent \(sender.tag)") }
    func sent(_ sender: Any?, with event: UIEvent) { calls.append("event") }
    func heard(_ notification: Notification) { calls.append(notification.name.rawValue) }
}

@Suite("Targets and actions")
@MainActor
struct TargetActionTests {
    @Test("a control's events reach its targets, by methods of the object and of the class")
    func control() {
        let (target, button) = (Target(), UIButton(type: .system))
        button.tag = 7
        button.addTarget(target, action: Selector(target.plain), for: .touchUpInside)
        button.addTarget(target, action: Selector(Target.sent(_:)), for: .touchUpInside)
        button.addTarget(target, action: Selector(target.sent(_:with:)), for: .touchUpInside)
        button.addTarget(target, action: Selector("unknown"), for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(target.calls == [])
        button.sendActions(for: .touchUpInside)
        #expect(target.calls == ["plain", "sent 7", "event"])
        button.removeTarget(target, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.calls.count == 3)
    }

    @Test("actions of closures are called, with their sender")
    func action() {
        let button = UIButton(configuration: .filled(), primaryAction: nil)
        var senders: [Bool] = []
        button.addAction(UIAction { senders.append($0.sender as? UIButton === button) }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(senders == [true])
    }

    @Test("observers are told by selectors, for as long as there are they")
    func notifications() async throws {
        let (center, name) = (NotificationCenter(), Notification.Name("breadth"))
        var target: Target? = Target()
        if let target { center.addObserver(target, selector: Selector(target.heard(_:)), name: name, object: nil) }
        center.post(name: name, object: nil)
        // Off the main thread the call comes later.
        for _ in 0..<1000 where target?.calls == [] { try await Task.sleep(for: .milliseconds(10)) }
        #expect(target?.calls == ["breadth"])
        target = nil
        center.post(name: name, object: nil)
    }

    @Test("the app sends an action to its target, and to nobody where none has the focus")
    func app() {
        let target = Target()
        #expect(UIApplication.shared.sendAction(Selector(target.plain), to: target, from: nil, for: nil))
        #expect(
            !UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
        #expect(target.calls == ["plain"])
    }

    @Test("values are kept by keys, and beside objects")
    func keys() {
        let defaults = UserDefaults(suiteName: "breadth.keys") ?? .standard
        defaults.setValue("a", forKey: "name")
        #expect(defaults.value(forKey: "name") as? String == "a" && defaults.string(forKey: "name") == "a")
        var key = 0
        let object = NSObject()
        objc_setAssociatedObject(object, &key, 3, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, &key) as? Int == 3)
        #expect(objc_getAssociatedObject(NSObject(), &key) == nil)
    }
}
