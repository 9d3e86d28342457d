import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Anchors")
@MainActor
struct AnchorTests {
    /// The value that a reader over `view` reads of a source on a view of 40 by 20 points, 10 and 5 points into it.
    private func read<Value>(
        _ source: Anchor<Value>.Source, effects: (AnyView) -> AnyView = { $0 },
        readerEffects: @escaping (AnyView) -> AnyView = { $0 }
    ) throws -> Value {
        let record = Record<Value>()
        let target = Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: AnyAnchorKey<Value>.self, value: source) { $0 }
        let view = effects(AnyView(target)).padding(EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 30))
            .overlayPreferenceValue(AnyAnchorKey<Value>.self) { anchor in
                readerEffects(
                    AnyView(
                        GeometryReader { proxy in
                            if let anchor { record.keep(proxy[anchor]) }
                        }))
            }
        _ = try settle(view)
        return try #require(record.last)
    }

    @Test("bounds, a rectangle and a point are read in the reader's space")
    func plain() throws {
        #expect(try read(.bounds) == CGRect(x: 10, y: 5, width: 40, height: 20))
        #expect(try read(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))) == CGRect(x: 11, y: 7, width: 3, height: 4))
        #expect(try read(.point(CGPoint(x: 50, y: -5))) == CGPoint(x: 60, y: 0))
    }

    @Test(
        "the nine unit points",
        arguments: [
            (Anchor<CGPoint>.Source.topLeading, 0.0, 0.0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5),
            (.center, 0.5, 0.5), (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1),
            (.bottomTrailing, 1, 1), (.unitPoint(UnitPoint(x: 0.25, y: 1.5)), 0.25, 1.5),
        ])
    func unitPoints(source: Anchor<CGPoint>.Source, x: Double, y: Double) throws {
        #expect(try read(source) == CGPoint(x: 10 + 40 * x, y: 5 + 20 * y))
    }

    @Test("arrays and optionals of anchors, nested")
    func collections() throws {
        #expect(
            try read(Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing]))
                == [CGPoint(x: 10, y: 5), CGPoint(x: 50, y: 25)])
        #expect(try read(Anchor<CGPoint?>.Source(.center)) == CGPoint(x: 30, y: 15))
        #expect(try read(Anchor<CGPoint?>.Source(nil as Anchor<CGPoint>.Source?)) == .some(nil))
        let nested = Anchor<[CGRect?]>.Source([Anchor<CGRect?>.Source(.bounds), Anchor<CGRect?>.Source(nil)])
        #expect(try read(nested) == [CGRect(x: 10, y: 5, width: 40, height: 20), nil])
        let deep = Anchor<[[CGPoint]]?>.Source(
            Anchor<[[CGPoint]]>.Source([Anchor<[CGPoint]>.Source([.top]), Anchor<[CGPoint]>.Source([])]))
        #expect(try read(deep) == [[CGPoint(x: 30, y: 5)], []])
    }

    @Test("offset, scale and rotation of the source count")
    func sourceEffects() throws {
        #expect(try read(.bounds) { AnyView($0.offset(x: 3, y: 4)) } == CGRect(x: 13, y: 9, width: 40, height: 20))
        #expect(try read(.bounds) { AnyView($0.scaleEffect(2)) } == CGRect(x: -10, y: -5, width: 80, height: 40))
        // A rectangle under rotation is read as the bounding box of its corners.
        let turned = try read(.bounds) { AnyView($0.rotationEffect(.degrees(90))) }
        #expect(turned.isNear(CGRect(x: 20, y: -5, width: 20, height: 40)))
        let side = (40 + 20) / 2.0.squareRoot()
        let slanted = try read(.bounds) { AnyView($0.rotationEffect(.degrees(45))) }
        #expect(slanted.isNear(CGRect(x: 30 - side / 2, y: 15 - side / 2, width: side, height: side)))
    }

    @Test("the reader's own transform is undone")
    func readerEffects() throws {
        // Scaled by 2 about the middle of 80 by 40 points, the reader sees everything half as large.
        let half = try read(.bounds, readerEffects: { AnyView($0.scaleEffect(2)) })
        #expect(half.isNear(CGRect(x: 25, y: 12.5, width: 20, height: 10)))
        let moved = try read(.topLeading, readerEffects: { AnyView($0.offset(x: 7, y: 8)) })
        #expect(moved == CGPoint(x: 3, y: -3))
    }

    @Test("an effect around source and reader alike changes nothing that is read")
    func sharedEffects() throws {
        let record = Record<CGRect>()
        let view = Color.red.frame(width: 40, height: 20).boundsAnchor().padding(10)
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in if let anchor { record.keep(proxy[anchor]) } }
            }
            .rotation3DEffect(.degrees(50), axis: (x: 1, y: 2, z: 0.5))
            .rotationEffect(.degrees(33)).scaleEffect(x: 0.3, y: 7).offset(x: 9)
        _ = try settle(view)
        #expect(try #require(record.last).isNear(CGRect(x: 10, y: 10, width: 40, height: 20)))
    }

    @Test("a projective effect of the source counts, corner by corner")
    func projective() throws {
        let turned = try read(.bounds) {
            AnyView($0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0.5))
        }
        // The view is 40 wide: w = 1 ± 20 · sin 60° · 0.5 / 40 at its sides.
        let slope = 20 * sin(Double.pi / 3) * 0.5 / 40
        let (near, far) = (1 - slope, 1 + slope)
        let expected = CGRect(
            x: 30 - 10 / near, y: 15 - 10 / near, width: 10 / near + 10 / far, height: 20 / near)
        #expect(turned.isNear(expected))
    }

    @Test("scrolled and clipped views are read where they are, not where they are seen")
    func scrolled() throws {
        let record = Record<CGRect>()
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.blue.frame(width: 30, height: 150)
                Color.red.frame(width: 30, height: 20).boundsAnchor()
            }
        }
        .clipped()
        .overlayPreferenceValue(BoundsKey.self) { anchor in
            GeometryReader { proxy in if let anchor { record.keep(proxy[anchor]) } }
        }
        _ = try settle(view, width: 30, height: 100)
        #expect(record.last == CGRect(x: 0, y: 150, width: 30, height: 20))
    }

    @Test("in a reader without an inverse, values are zero and nothing is drawn")
    func singularReader() throws {
        #expect(try read(.bounds, readerEffects: { AnyView($0.scaleEffect(0)) }) == .zero)
        #expect(try read(.center, readerEffects: { AnyView($0.scaleEffect(x: 0, y: 1)) }) == .zero)
        #expect(
            try read(
                .bounds,
                readerEffects: { AnyView($0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))) }) == .zero)
    }

    @Test("what of the source is behind the viewer is not read")
    func behindViewer() throws {
        var steep = ProjectionTransform()
        steep.m13 = -0.05
        // Points right of 20 are behind the viewer; those left of it remain.
        #expect(try read(.topTrailing) { AnyView($0.projectionEffect(steep)) } == .zero)
        let seen = try read(.bounds) { AnyView($0.projectionEffect(steep)) }
        #expect(seen.minX == 10 && seen.width > 100 && seen.width.isFinite)
    }

    @Test("anchors are equal and hash alike where their geometry is")
    func equality() throws {
        let record = Record<Anchor<CGRect>?>()
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).boundsAnchor()
                .overlayPreferenceValue(BoundsKey.self) { record.keep($0) }
            Color.red.frame(width: 10, height: 10).boundsAnchor(.rect(CGRect(x: -10, y: 0, width: 10, height: 10)))
                .overlayPreferenceValue(BoundsKey.self) { record.keep($0) }
            Color.red.frame(width: 10, height: 10).boundsAnchor()
                .overlayPreferenceValue(BoundsKey.self) { record.keep($0) }
        }
        _ = try settle(view)
        let anchors = record.values.compactMap { $0 }
        #expect(anchors.count == 3)
        #expect(anchors[0] == anchors[1])
        #expect(anchors[0] != anchors[2])
        #expect(Set(anchors).count == 2)
    }
}

private struct AnyAnchorKey<Value>: PreferenceKey {
    static var defaultValue: Anchor<Value>? { nil }

    static func reduce(value: inout Anchor<Value>?, nextValue: () -> Anchor<Value>?) {
        value = value ?? nextValue()
    }
}
