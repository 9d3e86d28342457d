import FoundationOverlay
import Testing
import UIKit

@Suite("Members of objects of unknown classes")
@MainActor
struct DynamicMemberTests {
    @Test("a sender has what its class has, and no more")
    func sender() {
        let button = UIButton()
        button.tag = 3
        let sender = _Dynamic(button as AnyObject)
        sender.setTitle("a", for: .normal)
        #expect(sender.tag == 3 && sender.currentTitle == "a" && sender.isOn == nil)
        #expect(_Dynamic("a" as AnyObject).tag == nil)
    }

    @Test("values are found by keys and places, and numbers read")
    func values() {
        let object = ["a": ["b", "c"], "d": 2.5] as [String: Any] as AnyObject
        #expect(_Dynamic(_Dynamic(object)["a"])[1] as? String == "c")
        #expect(_Dynamic(_Dynamic(object)["a"])[2] == nil && _Dynamic(object)["e"] == nil)
        #expect(_Dynamic(_Dynamic(object).value(forKey: "d")).doubleValue == 2.5)
    }
}
