import Foundation
import Testing
import TintypeScene

@testable import Tintype

/// Dots over the rows of a list: they land where SwiftUI puts them, the wrong places among them.
@Suite("Drawing over a list")
struct ListScenarioTests {
    /// The distance from the row that is called `here` to a dot.
    private func miss(of id: String, in name: String, _ variant: String? = nil) throws -> CGSize {
        let scene = try DrawnFixture("lists/\(name)", variant)
        let (dot, row) = (try scene.frame(id), try scene.frame("here"))
        return CGSize(
            width: (dot.minX - row.minX).rounded(toPlaces: 2), height: (dot.minY - row.minY).rounded(toPlaces: 2))
    }

    @Test("L1: what a row moves beyond itself is cut at the row's edge", arguments: [nil, "iphone15", "ipadair11"])
    func cut(variant: String?) throws {
        let scene = try DrawnFixture("lists/cut-rows", variant)
        let mark = try scene.frame("mark")
        let row = try #require(scene.all("ListRow").first { $0.frame.contains(CGPoint(x: mark.midX, y: mark.minY)) })
        #expect(mark.size == CGSize(width: 36, height: 36))
        // The row is the mark and 15 points above and below it, of which 32 points down leave 17 points outside.
        #expect(row.frame.height == 66)
        #expect(mark.maxY - row.frame.maxY == 17)
        let colors = try scene.pixels([
            CGPoint(x: mark.midX, y: row.frame.maxY - 3), CGPoint(x: mark.midX, y: row.frame.maxY + 3),
        ])
        #expect(colors == [[255, 141, 40, 255], [255, 255, 255, 255]])
    }

    @Test(
        "L2: a row reports its frame in the window, in a space around the list and in its own, wherever the list is scrolled to",
        arguments: [nil, "top=3", "top=6", "ipadair11-top=3"])
    func reports(variant: String?) throws {
        let scene = try DrawnFixture("lists/row-frames", variant)
        let row = try scene.frame("row")
        let safe = scene.canvas.safeArea
        func text(_ x: CGFloat, _ y: CGFloat) -> String {
            func number(_ value: CGFloat) -> String {
                value == value.rounded() ? "\(Int(value))" : "\(value)"
            }
            return "\(number(x)), \(number(y)), \(number(row.width)) × \(number(row.height))"
        }
        let shown = ["Global", "Stack", "Local"].compactMap { name in
            scene.texts.firstIndex(of: name).map { scene.texts[$0 + 1] }
        }
        #expect(
            shown == [
                text(row.minX, row.minY), text(row.minX - safe.leading, row.minY - safe.top), text(0, 0),
            ])
    }

    @Test("L2: scrolled by three rows, the row stands three rows higher")
    func scrolled() throws {
        let tops = try [nil, "top=3", "top=6"].map { try DrawnFixture("lists/row-frames", $0).frame("row").minY }
        #expect(tops[0] - tops[1] == 156)
        #expect(tops[1] - tops[2] == 156)
    }

    @Test(
        "L3: on one screen it misses by the safe area, and is right once its container reaches into that",
        arguments: [
            (nil, "mended=true"), ("landscape", "landscape-mended=true"), ("ipadair11", "ipadair11-mended=true"),
        ])
    func screen(wrong: String?, mended: String) throws {
        let safe = try DrawnFixture("lists/reported", wrong).canvas.safeArea
        #expect(safe.top + safe.leading > 0)
        #expect(try miss(of: "dot", in: "reported", wrong) == CGSize(width: safe.leading, height: safe.top))
        #expect(try miss(of: "dot", in: "reported", mended) == .zero)
    }

    @Test("L4: in a pane it misses by the pane's place in the window's space, and is exact in the pane's own")
    func pane() throws {
        #expect(try miss(of: "dot", in: "pane") == CGSize(width: 320, height: 138))
        #expect(try miss(of: "dot", in: "pane", "own=true") == .zero)
        #expect(try miss(of: "dot", in: "pane", "own=true-reaches=true") == CGSize(width: 0, height: -138))
        #expect(try miss(of: "dot", in: "pane", "iphone15-portrait") == CGSize(width: 0, height: 165))
        #expect(try miss(of: "dot", in: "pane", "iphone15-portrait-own=true") == .zero)
    }

    @Test(
        "L5: two preferences that are subtracted, and an anchor, come to one point",
        arguments: [nil, "portrait", "iphone15-portrait"])
    func mended(variant: String?) throws {
        #expect(try miss(of: "subtracted", in: "mended", variant) == .zero)
        #expect(try miss(of: "anchored", in: "mended", variant) == .zero)
    }
}

extension CGFloat {
    fileprivate func rounded(toPlaces places: Int) -> CGFloat {
        var factor: CGFloat = 1
        for _ in 0..<places { factor *= 10 }
        return (self * factor).rounded() / factor
    }
}
