import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Coordinate spaces")
@MainActor
struct CoordinateSpaceTests {
    private struct Seen: Equatable {
        var size: CGSize
        var local: CGRect
        var global: CGRect
        var outer: CGRect
        var inner: CGRect
        var unknown: CGRect
        var outerBounds: CGRect?
        var unknownBounds: CGRect?
    }

    private func see(_ proxy: GeometryProxy) -> Seen {
        Seen(
            size: proxy.size, local: proxy.frame(in: .local), global: proxy.frame(in: .global),
            outer: proxy.frame(in: .named("outer")), inner: proxy.frame(in: NamedCoordinateSpace.named(2)),
            unknown: proxy.frame(in: .named("nowhere")), outerBounds: proxy.bounds(of: .named("outer")),
            unknownBounds: proxy.bounds(of: .named("nowhere")))
    }

    @Test("frames in the local, the global and named spaces; an unknown name means the root")
    func spaces() throws {
        let record = Record<Seen>()
        let view = GeometryReader { record.keep(see($0)) }
            .frame(width: 30, height: 20)
            .padding(2).coordinateSpace(name: 2)
            .padding(3).coordinateSpace(.named("outer"))
            .padding(5)
        _ = try settle(view)
        let seen = try #require(record.last)
        #expect(seen.size == CGSize(width: 30, height: 20))
        #expect(seen.local == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(seen.global == CGRect(x: 10, y: 10, width: 30, height: 20))
        #expect(seen.outer == CGRect(x: 5, y: 5, width: 30, height: 20))
        #expect(seen.inner == CGRect(x: 2, y: 2, width: 30, height: 20))
        #expect(seen.unknown == seen.global)
        #expect(seen.outerBounds == CGRect(x: -5, y: -5, width: 40, height: 30))
        #expect(seen.unknownBounds == nil)
    }

    @Test("the innermost of equal names counts")
    func shadowing() throws {
        let record = Record<CGRect>()
        let view = GeometryReader { record.keep($0.frame(in: .named("outer"))) }
            .frame(width: 30, height: 20).padding(1).coordinateSpace(name: "outer")
            .padding(7).coordinateSpace(name: "outer")
        _ = try settle(view)
        #expect(record.last == CGRect(x: 1, y: 1, width: 30, height: 20))
    }

    @Test("effects between a view and a named space count; those around both do not")
    func effectsBetween() throws {
        let record = Record<(named: CGRect, global: CGRect, bounds: CGRect?)>()
        let view = GeometryReader {
            record.keep(
                ($0.frame(in: .named("space")), $0.frame(in: .global), $0.bounds(of: .named("space"))))
        }
        .frame(width: 20, height: 10)
        .scaleEffect(2, anchor: .topLeading)
        .frame(width: 60, height: 40, alignment: .topLeading)
        .coordinateSpace(name: "space")
        .rotationEffect(.degrees(90), anchor: .topLeading)
        _ = try settle(view)
        let seen = try #require(record.last)
        #expect(seen.named.isNear(CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(seen.global.isNear(CGRect(x: -20, y: 0, width: 20, height: 40)))
        #expect(try #require(seen.bounds).isNear(CGRect(x: 0, y: 0, width: 30, height: 20)))
    }

    @Test("a scrolled view's frame follows the scrolling; the scroll view's bounds show what is seen")
    func scrolled() throws {
        let record = Record<(frame: CGRect, bounds: CGRect?)>()
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 70)
                GeometryReader { record.keep(($0.frame(in: .named("scroll")), $0.bounds(of: .named("scroll")))) }
                    .frame(width: 20, height: 10)
            }
        }
        .coordinateSpace(name: "scroll").padding(4)
        _ = try settle(view, width: 28, height: 58)
        #expect(record.last?.frame == CGRect(x: 0, y: 70, width: 20, height: 10))
        #expect(record.last?.bounds == CGRect(x: 0, y: -70, width: 20, height: 50))
    }

    @Test("where an effect has no inverse, frames in spaces around it and bounds in it are nothing")
    func singular() throws {
        let record = Record<(global: CGRect, bounds: CGRect?)>()
        let view = GeometryReader { record.keep(($0.frame(in: .global), $0.bounds(of: .named("space")))) }
            .frame(width: 20, height: 10).scaleEffect(x: 0, y: 1).coordinateSpace(name: "space")
        _ = try settle(view)
        #expect(record.last?.global == CGRect(x: 10, y: 0, width: 0, height: 10))
        #expect(record.last?.bounds == nil)
    }

    @Test("the root's unsafe areas are the reader's insets")
    func safeArea() throws {
        let record = Record<EdgeInsets>()
        let view = GeometryReader { record.keep($0.safeAreaInsets) }
        let pass = SettlePass(
            session: Session(context: .blocks()), canvas: ProposedViewSize(width: 100, height: 200),
            safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        _ = try pass.run { GeometryReader._evaluate(view, into: &$0) }
        #expect(record.last == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    }

    @Test("onGeometryChange is told at first and of changes, with the value before in its second form")
    func geometryChange() throws {
        let (news, both) = (Record<CGFloat>(), Record<[CGFloat]>())
        let scene = try settle(Growing(news: news, both: both), width: 100, height: 100)
        #expect(news.values == [10, 20, 30])
        #expect(both.values == [[10, 10], [10, 20], [20, 30]])
        #expect(scene.rounds == 3)
    }

    @Test("observers in a container and on it do not take each other's values")
    func nestedObservers() throws {
        let (inner, outer) = (Record<CGFloat>(), Record<String>())
        let view = HStack {
            Color.red.frame(width: 10, height: 10)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { inner.values.append($0) })
        }
        .onGeometryChange(for: String.self, of: { "\($0.size.height)" }, action: { outer.values.append($0) })
        _ = try settle(view)
        #expect(inner.values == [10])
        #expect(outer.values == ["10.0"])
    }
}

/// As wide as it last was, and 10 points more, up to 30.
private struct Growing: View {
    @State private var width: CGFloat = 10
    var news: Record<CGFloat>
    var both: Record<[CGFloat]>

    var body: some View {
        Color.red.frame(width: width, height: 5)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { old, new in
                both.values.append([old, new])
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { new in
                news.values.append(new)
                if new < 30 { width = new + 10 }
            }
    }
}
