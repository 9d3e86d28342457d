import Foundation
import Testing
import Tintype

@Suite("Geometry that views tell each other")
@MainActor
struct GeometryScenarioTests {
    @Test("B7: no badge at 0; a circle of one digit, capsules of more; each 10 points over its icon's corner")
    func badgeStyles() throws {
        let scene = try Rendered(BadgeStyles(), width: 360, height: 120)
        #expect(scene.tree.view("badge-0") == nil)
        var widths: [CGFloat] = []
        for count in [3, 10, 100, 1200] {
            let (badge, icon) = try (scene.frame("badge-\(count)"), scene.frame("icon-\(count)"))
            #expect(badge.height == 20)
            #expect(abs(badge.maxX - icon.maxX - 10) < 0.01)
            #expect(abs(badge.minY - icon.minY + 10) < 0.01)
            widths.append(badge.width)
        }
        #expect(widths[0] == 20)
        #expect(widths == widths.sorted() && Set(widths).count == 4)
        #expect(try scene.frame("card") == CGRect(x: 30, y: 22, width: 300, height: 76))
    }

    @Test("A3: the anchor that onPreferenceChange receives is the text's global frame")
    func reported() throws {
        let scene = try Rendered(ReportedAnchor(), width: 160, height: 120)
        let frame = try scene.frame("text")
        func whole(_ length: CGFloat) -> Int { Int(length.rounded()) }
        let dump = "\(whole(frame.minX)), \(whole(frame.minY)) to \(whole(frame.maxX)), \(whole(frame.maxY))"
        #expect(scene.tree.text().contains("text=\"\(dump)\""))
    }

    @Test("A3: printed, an anchor tells its value in global coordinates")
    func printed() throws {
        let printed = Printed()
        _ = try Rendered(
            Color.red.frame(width: 20, height: 10).offset(x: 3)
                .anchorPreference(key: TargetKey.self, value: .bounds) { $0 }
                .onPreferenceChange(TargetKey.self) { anchor in
                    if let anchor { printed.lines.append("\(anchor)") }
                }, width: 40, height: 20)
        #expect(printed.lines == ["Anchor<CGRect>(x: 10, y: 5, width: 20, height: 10)"])
    }

    @Test("A4: anchors written by a user put the ellipse where A2 has it, pixel for pixel, whichever is shown")
    func ownAnchors() throws {
        let exact = try Rendered(AnchoredEllipse(reading: .exact), width: 160, height: 120)
        for showsOwn in [true, false] {
            let scene = try Rendered(OwnAnchoredEllipse(showsOwn: showsOwn), width: 160, height: 120)
            let (own, system) = try (scene.frame("own"), scene.frame("system"))
            for (a, b) in [(own.minX, system.minX), (own.minY, system.minY), (own.maxX, system.maxX)] {
                #expect(abs(a - b) < 1e-9)
            }
            #expect(abs(own.maxY - system.maxY) < 1e-9)
            #expect(try scene.bitmap() == exact.bitmap())
        }
    }

    @Test("A4: a user's anchor of a point reads what the built-in one reads")
    func ownPoints() throws {
        let read = Printed()
        let view = Color.red.frame(width: 20, height: 10)
            .ownAnchorPreference(key: OwnPointKey.self, value: .unitPoint(.bottomTrailing)) { $0 }
            .padding(7)
            .overlayPreferenceValue(OwnPointKey.self) { point in
                GeometryReader { proxy in
                    if let point { read.line("\(proxy[point].x), \(proxy[point].y)") }
                }
            }
        _ = try Rendered(view, width: 80, height: 40)
        #expect(read.lines == ["27.0, 17.0"])
    }

    @Test("A5: dots lie on the points of views that are moved, turned, shrunk, scrolled and clipped")
    func markedPoints() throws {
        let scene = try Rendered(MarkedPoints(), width: 240, height: 120)
        let (s, c) = (sin(Double.pi / 6), cos(Double.pi / 6))
        let expected = [
            ("moved", 29, 44), ("turned", 80 + 15 * c + 10 * s, 60 + 15 * s - 10 * c), ("shrunk", 120, 65),
            ("scrolled", 160, 75), ("clipped", 192.5, 65),
        ]
        for (name, x, y) in expected {
            let dot = try scene.frame("dot-\(name)")
            #expect(abs(dot.midX - x) < 1e-9 && abs(dot.midY - y) < 1e-9, "\(name)")
        }
    }

    @Test("A4 as a scene draws what A2 draws, pixel for pixel")
    func equalWays() throws {
        #expect(try Rendered(scene: "anchors/own").bitmap() == Rendered(scene: "anchors/exact").bitmap())
    }

    @Test("A5: dots lie on the ten points of a view that is moved, made smaller and turned, and a rectangle around it")
    func everySource() throws {
        let scene = try Rendered(EverySource(), width: 160, height: 120)
        // The middle of the canvas is that of the row; the view's own is 6, 4 from it, and all is turned back by 10 degrees.
        let units: [(CGFloat, CGFloat)] = [
            (0, 0), (0.5, 0), (1, 0), (0, 0.5), (0.5, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1), (0.25, 0.75),
        ]
        func turned(_ x: CGFloat, _ y: CGFloat, degrees: CGFloat) -> CGPoint {
            let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            return CGPoint(x: c * x - s * y, y: s * x + c * y)
        }
        for (index, unit) in units.enumerated() {
            let inner = turned(
                0.8 * ((unit.0 - 0.5) * 90 + 6), 0.8 * ((unit.1 - 0.5) * 56 + 4), degrees: 15)
            let point = turned(inner.x, inner.y, degrees: -10)
            let dot = try scene.frame("dot-\(index)")
            #expect(abs(dot.midX - (84 + point.x)) < 1e-6, "x of \(index)")
            #expect(abs(dot.midY - (58 + point.y)) < 1e-6, "y of \(index)")
        }
        // The box of a rectangle that is turned by 15 degrees, seen once more turned by -10.
        let area = try scene.frame("area-1")
        let (width, height) = (boxSide(30, 14, degrees: 15), boxSide(14, 30, degrees: 15))
        #expect(abs(area.width - boxSide(0.8 * width, 0.8 * height, degrees: 10)) < 1e-6)
    }

    private func boxSide(_ along: CGFloat, _ across: CGFloat, degrees: CGFloat) -> CGFloat {
        along * cos(degrees * .pi / 180) + across * sin(degrees * .pi / 180)
    }

    @Test("A5: an optional source gives an optional anchor, and a point of its own lies where it says")
    func optionalSources() throws {
        let read = Printed()
        let view = Color.red.frame(width: 20, height: 10)
            .anchorPreference(key: OptionalKey.self, value: .init(Optional(.point(CGPoint(x: 3, y: 4))))) { [$0] }
            .padding(5)
            .overlayPreferenceValue(OptionalKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        read.line(proxy[anchors[index]].map { "\($0.x), \($0.y)" } ?? "none")
                    }
                }
            }
        _ = try Rendered(view, width: 80, height: 40)
        #expect(read.lines == ["8.0, 9.0"])
    }

    @Test("V2: both schemes draw their own card, and the binding reaches both")
    func themed() throws {
        let scene = try Rendered(ThemedCards(), width: 240, height: 120)
        #expect(scene.tree.text().components(separatedBy: "text=3").count == 3)
        let picture = try scene.bitmap()
        let frame = try scene.frame("frame")
        let (x, y) = (Int(frame.midX * 2), Int((frame.minY + 5) * 2))
        #expect(picture[x, y] == SIMD4(51, 51, 51, 255))
        #expect(picture[480 - x, y] == SIMD4(255, 255, 255, 255))
    }

    @Test("V3: a reader splits its width in two")
    func split() throws {
        let scene = try Rendered(SplitWidth(), width: 240, height: 120)
        #expect(try scene.frame("left") == CGRect(x: 20, y: 20, width: 100, height: 80))
        #expect(try scene.frame("right") == CGRect(x: 120, y: 20, width: 100, height: 80))
    }

    @Test("V3: the greatest height feeds a text, and one picture settles")
    func measured() throws {
        let scene = try Rendered(MeasuredRow(), width: 240, height: 120)
        #expect(try scene.frame("row").height == 44)
        #expect(scene.tree.text().contains("text=\"The row above is 44 points tall\""))
    }

    @Test("V3: onGeometryChange feeds a text")
    func changed() throws {
        let scene = try Rendered(ReportedWidth(), width: 240, height: 120)
        #expect(try scene.frame("bar") == CGRect(x: 20, y: scene.frame("bar").minY, width: 200, height: 30))
        #expect(scene.tree.text().contains("text=\"200 points wide\""))
    }
}

@MainActor
private final class Printed {
    var lines: [String] = []

    func line(_ line: String) -> EmptyView {
        lines.append(line)
        return EmptyView()
    }
}

private struct OptionalKey: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint?>] { [] }

    static func reduce(value: inout [Anchor<CGPoint?>], nextValue: () -> [Anchor<CGPoint?>]) {
        value += nextValue()
    }
}

private struct OwnPointKey: PreferenceKey {
    static var defaultValue: OwnAnchor<CGPoint>? { nil }

    static func reduce(value: inout OwnAnchor<CGPoint>?, nextValue: () -> OwnAnchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}
