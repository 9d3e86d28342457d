import Foundation
import FoundationOverlay
import Testing

@Suite("Members that an AnyObject is asked for")
struct ObjectMemberTests {
    private let things: [Any] = [["a": 1, "b": "2.5"] as [String: Any], "x y", 3]

    @Test("a collection tells what it holds, by keys and by places")
    func collections() {
        #expect(_members(things[0] as AnyObject)["a"] as? Int == 1)
        #expect(_members(things[0] as AnyObject).object(forKey: "b") as? String == "2.5")
        #expect(_members(things as AnyObject)[1] as? String == "x y")
        #expect(_members(things as AnyObject).lastObject as? Int == 3)
        #expect(_members(things as AnyObject).count == 3)
    }

    @Test("a text and a number tell their numbers and parts, and what an object lacks is nil")
    func values() {
        #expect(_members("2.5" as AnyObject).doubleValue == 2.5)
        #expect(_members(things[2] as AnyObject).stringValue == "3")
        #expect(_members(things[1] as AnyObject).components(separatedBy: " ") == ["x", "y"])
        #expect(_members(things[2] as AnyObject).length == nil)
        #expect(_members(nil).doubleValue == nil)
    }
}
