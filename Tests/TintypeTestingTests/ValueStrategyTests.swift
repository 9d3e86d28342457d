import Foundation
import Testing
import Tintype
import TintypeTesting

@Suite("Strategies for values")
struct ValueStrategyTests {
    private final class Owner {
        var name = "Ada"
        var self_: Owner?
    }

    private enum Shape { case none, circle(radius: Int), point(x: Int, y: Int) }

    private struct User: Encodable {
        var name = "Ada \"A\""
        var tags: Set = ["b", "a", "c"]
        var ages = ["x": 1, "y": 2]
        var friend: String?
        var url = URL(string: "https://example.com")
        var born = Date(timeIntervalSince1970: 0.5)
    }

    @Test("a dump tells all that a value holds, in one order")
    func dump() {
        assertInlineSnapshot(of: User(), as: .dump, record: .never) {
            #"""
            ▿ User
              - name: "Ada \"A\""
              ▿ tags: 3 elements
                - "a"
                - "b"
                - "c"
              ▿ ages: 2 key/value pairs
                - "x": 1
                - "y": 2
              - friend: nil
              - url: https://example.com
              - born: 1970-01-01T00:00:00.500Z

            """#
        }
    }

    @Test("a dump of cases tells their values, and one of objects ends")
    func cases() {
        let owner = Owner()
        owner.self_ = owner
        defer { owner.self_ = nil }
        assertInlineSnapshot(
            of: [Shape.none, Shape.circle(radius: 2), Shape.point(x: 1, y: 2), owner] as [Any], as: .dump,
            record: .never
        ) {
            """
            ▿ 4 elements
              - none
              ▿ Shape.circle
                - radius: 2
              ▿ Shape.point
                - x: 1
                - y: 2
              ▿ Owner
                - name: "Ada"
                - self_: Owner (above)

            """
        }
    }

    @Test("JSON has sorted keys, a description is the value's own")
    func others() {
        assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json, record: .never) {
            """
            {
              "a" : 2,
              "b" : 1
            }
            """
        }
        assertInlineSnapshot(of: 1...3, as: .description, record: .never) { "1...3" }
    }
}
