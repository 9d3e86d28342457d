import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Matched geometry")
@MainActor
struct MatchedGeometryTests {
    /// A source of 100 by 40 points at (80, 120) of a canvas of 200, and a consumer that would fill it.
    private func scene<Consumer: View>(
        anchor: UnitPoint = .center, sourceFirst: Bool = true,
        @ViewBuilder _ consumer: @escaping (Namespace.ID) -> Consumer
    ) throws -> SettledScene {
        try settle(
            InNamespace { namespace in
                ZStack(alignment: .topLeading) {
                    if !sourceFirst { consumer(namespace) }
                    Color.blue.frame(width: 100, height: 40).id("source")
                        .matchedGeometryEffect(id: "m", in: namespace, anchor: anchor)
                        .padding(EdgeInsets(top: 120, leading: 80, bottom: 0, trailing: 0))
                    if sourceFirst { consumer(namespace) }
                }
                .frame(width: 200, height: 200, alignment: .topLeading)
            }, width: 200, height: 200)
    }

    // The cases of conformance/matched-geometry.json, in which ids are inside the effect.

    @Test("mge-frame: the consumer takes the source's frame; the source keeps its own", arguments: [true, false])
    func frame(sourceFirst: Bool) throws {
        let scene = try scene(sourceFirst: sourceFirst) {
            Color.red.id("consumer").matchedGeometryEffect(id: "m", in: $0, isSource: false)
        }
        #expect(try scene.frame("source") == CGRect(x: 80, y: 120, width: 100, height: 40))
        #expect(try scene.frame("consumer") == CGRect(x: 80, y: 120, width: 100, height: 40))
    }

    @Test("mge-size: with the size alone, the consumer keeps its corner", arguments: [true, false])
    func size(sourceFirst: Bool) throws {
        let scene = try scene(sourceFirst: sourceFirst) {
            Color.red.id("consumer").matchedGeometryEffect(id: "m", in: $0, properties: .size, isSource: false)
        }
        #expect(try scene.frame("consumer") == CGRect(x: 0, y: 0, width: 100, height: 40))
    }

    @Test("mge-anchor: with the position alone, the consumer's anchor falls on the source's", arguments: [true, false])
    func anchor(sourceFirst: Bool) throws {
        let scene = try scene(anchor: .topLeading, sourceFirst: sourceFirst) {
            Color.red.frame(width: 20, height: 20).id("consumer")
                .matchedGeometryEffect(id: "m", in: $0, properties: .position, anchor: .topLeading, isSource: false)
        }
        #expect(try scene.frame("consumer") == CGRect(x: 80, y: 120, width: 20, height: 20))
    }

    @Test("source and consumer each have their own anchor")
    func twoAnchors() throws {
        let scene = try scene(anchor: .topTrailing) {
            Color.red.frame(width: 20, height: 10).id("consumer")
                .matchedGeometryEffect(id: "m", in: $0, properties: .position, isSource: false)
        }
        #expect(try scene.frame("consumer") == CGRect(x: 170, y: 115, width: 20, height: 10))
    }

    @Test("a fixed frame inside refuses the size, and is placed by its own size")
    func refusedSize() throws {
        let scene = try scene {
            Color.red.frame(width: 20, height: 10).id("consumer").matchedGeometryEffect(
                id: "m", in: $0, isSource: false)
        }
        #expect(try scene.frame("consumer") == CGRect(x: 120, y: 135, width: 20, height: 10))
    }

    @Test("a frame outside does not stand in the way")
    func frameOutside() throws {
        let scene = try scene {
            Color.red.id("consumer").matchedGeometryEffect(id: "m", in: $0, isSource: false).frame(
                width: 20, height: 10)
        }
        #expect(try scene.frame("consumer") == CGRect(x: 80, y: 120, width: 100, height: 40))
    }

    @Test("the parent lays the consumer out by its own size")
    func parentsLayout() throws {
        let scene = try settle(
            InNamespace { namespace in
                VStack(alignment: .leading, spacing: 0) {
                    Color.blue.frame(width: 80, height: 30).matchedGeometryEffect(id: "m", in: namespace)
                    Color.red.frame(minWidth: 5, maxWidth: 90, minHeight: 7, maxHeight: 7).id("consumer")
                        .matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                        .fixedSize(horizontal: true, vertical: false)
                    Color.green.frame(width: 10, height: 10).id("below")
                }
            })
        #expect(try scene.frame("below") == CGRect(x: 0, y: 37, width: 10, height: 10))
        #expect(try scene.frame("consumer") == CGRect(x: 0, y: 11.5, width: 80, height: 7))
    }

    @Test("without a source, views keep their frames, and so do those in a group of another id or namespace")
    func noSource() throws {
        let scene = try settle(
            InNamespace { one in
                InNamespace { two in
                    HStack(spacing: 0) {
                        Color.red.frame(width: 10, height: 10).id("a")
                            .matchedGeometryEffect(id: "none", in: one, isSource: false)
                        Color.red.frame(width: 10, height: 10).id("b")
                            .matchedGeometryEffect(id: "m", in: one, isSource: false)
                        Color.red.frame(width: 10, height: 10).id("c").matchedGeometryEffect(id: "m", in: two)
                    }
                }
            })
        #expect(try scene.frame("a").minX == 0)
        #expect(try scene.frame("b").minX == 10)
    }

    @Test("of several sources the last one leads, and the others follow it")
    func severalSources() throws {
        let scene = try settle(
            InNamespace { namespace in
                HStack(alignment: .top, spacing: 0) {
                    Color.red.id("first").matchedGeometryEffect(id: "m", in: namespace).frame(width: 10, height: 10)
                    Color.red.id("consumer").matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                        .frame(width: 20, height: 20)
                    Color.red.id("leader").matchedGeometryEffect(id: "m", in: namespace).frame(width: 30, height: 30)
                }
            })
        for name in ["first", "consumer", "leader"] {
            #expect(try scene.frame(name) == CGRect(x: 30, y: 0, width: 30, height: 30))
        }
    }

    @Test("a source that is inserted later leads, wherever it is declared")
    func insertedSource() throws {
        let scene = try settle(Inserting(), width: 40, height: 20)
        #expect(try scene.frame("old") == scene.frame("new"))
        #expect(try scene.frame("new").minX == 0)
    }

    @Test("a view and what is in it may be sources of one group: the outer one leads")
    func sourceInSource() throws {
        let scene = try settle(
            InNamespace { namespace in
                Color.red.id("inner").matchedGeometryEffect(id: "m", in: namespace).frame(width: 10, height: 10)
                    .padding(5).matchedGeometryEffect(id: "m", in: namespace)
            })
        #expect(try scene.frame("inner") == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("chains resolve whatever the order, also through readers and overlays")
    func chains() throws {
        let scene = try settle(
            InNamespace { namespace in
                ZStack(alignment: .topLeading) {
                    Color.red.id("third").matchedGeometryEffect(id: "b", in: namespace, isSource: false)
                    GeometryReader { _ in
                        Color.red.id("second").matchedGeometryEffect(id: "b", in: namespace)
                            .matchedGeometryEffect(id: "a", in: namespace, isSource: false)
                    }
                    Color.clear.overlay(alignment: .bottomTrailing) {
                        Color.red.id("first").matchedGeometryEffect(id: "a", in: namespace)
                            .frame(width: 12, height: 8)
                    }
                }
            }, width: 100, height: 60)
        for name in ["first", "second", "third"] {
            #expect(try scene.frame(name) == CGRect(x: 88, y: 52, width: 12, height: 8))
        }
    }

    @Test("an anchor in a consumer that waits is read where the consumer comes to stand")
    func anchorInWaitingConsumer() throws {
        let record = Record<CGRect>()
        let view = InNamespace { namespace in
            ZStack(alignment: .topLeading) {
                Color.red.boundsAnchor().matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                    .frame(width: 10, height: 10)
                    .overlayPreferenceValue(BoundsKey.self) { anchor in
                        GeometryReader { proxy in if let anchor { record.keep(proxy[anchor]) } }
                    }
                Color.blue.frame(width: 30, height: 20).matchedGeometryEffect(id: "m", in: namespace)
                    .padding(EdgeInsets(top: 4, leading: 6, bottom: 0, trailing: 0))
            }
        }
        _ = try settle(view)
        #expect(record.last == CGRect(x: 6, y: 4, width: 30, height: 20))
    }

    @Test("the source's effects move its anchor; the consumer's own space is undone")
    func effects() throws {
        let scene = try settle(
            InNamespace { namespace in
                ZStack(alignment: .topLeading) {
                    Color.blue.frame(width: 20, height: 20)
                        .matchedGeometryEffect(id: "m", in: namespace, anchor: .topLeading)
                        .rotationEffect(.degrees(90))
                    Color.red.frame(width: 4, height: 4).id("consumer")
                        .matchedGeometryEffect(id: "m", in: namespace, properties: .position, isSource: false)
                        .frame(width: 100, height: 100).scaleEffect(2, anchor: .topLeading)
                }
            })
        // Turned, the source's top left corner lies where its top right one was; the consumer of 4 is drawn 8 wide around it.
        let (middle, frame) = (CGPoint(x: 20, y: 0), try scene.frame("consumer"))
        #expect(CGPoint(x: frame.midX, y: frame.midY).isNear(middle))
        #expect(abs(frame.width - 8) < 1e-9)
    }

    @Test("views that follow each other are a diagnostic that names them")
    func cycle() {
        let view = InNamespace { namespace in
            HStack {
                Color.red.id("one").matchedGeometryEffect(id: "a", in: namespace)
                    .matchedGeometryEffect(id: "b", in: namespace, isSource: false)
                Color.red.id("two").matchedGeometryEffect(id: "b", in: namespace)
                    .matchedGeometryEffect(id: "a", in: namespace, isSource: false)
            }
        }
        let error = #expect(throws: RenderErrors.self) { try settle(view, width: 50, height: 20) }
        #expect(
            error?.description == """
                one follows two, which waits for it: matched geometry b runs in a circle in one, two
                hint: make one of the views in the circle a source that follows none
                """)
    }

    @Test("a view that follows what is in itself is a diagnostic")
    func followingItself() {
        let view = InNamespace { namespace in
            HStack { Color.red.id("inner").matchedGeometryEffect(id: "a", in: namespace) }.id("outer")
                .matchedGeometryEffect(id: "a", in: namespace, isSource: false)
        }
        let error = #expect(throws: RenderErrors.self) { try settle(view, width: 50, height: 20) }
        #expect(error?.errors.first?.place?.view == "outer, inner")
    }

    @Test("what waits for a source that never comes does not stop those that wait for something else")
    func hopelessFirst() throws {
        let scene = try settle(
            InNamespace { namespace in
                HStack(spacing: 0) {
                    Color.red.id("chained").matchedGeometryEffect(id: "b", in: namespace, isSource: false)
                        .frame(width: 10, height: 10)
                    Color.red.matchedGeometryEffect(id: "b", in: namespace).frame(width: 5, height: 5)
                        .matchedGeometryEffect(id: "none", in: namespace, isSource: false)
                        .frame(width: 20, height: 10)
                }
            })
        #expect(try scene.frame("chained") == CGRect(x: 17.5, y: 2.5, width: 5, height: 5))
    }

    @Test("a namespace is fresh for each use of the modifier that declares it")
    func freshNamespaces() throws {
        let scene = try settle(
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).modifier(Dotted(name: "a"))
                ForEach(["b", "c"], id: \.self) { Color.red.frame(width: 10, height: 10).modifier(Dotted(name: $0)) }
            })
        #expect(try scene.frame("a").midX == 5)
        #expect(try scene.frame("b").midX == 15)
        #expect(try scene.frame("c").midX == 25)
    }
}

/// Hands a namespace of its own to what it holds.
private struct InNamespace<Content: View>: View {
    @Namespace private var namespace
    var content: (Namespace.ID) -> Content

    init(@ViewBuilder _ content: @escaping (Namespace.ID) -> Content) {
        self.content = content
    }

    var body: some View { content(namespace) }
}

/// A dot on the middle of the view, by matched geometry.
private struct Dotted: ViewModifier {
    @Namespace private var namespace
    var name: String

    func body(content: Content) -> some View {
        ZStack {
            content.matchedGeometryEffect(id: 0, in: namespace)
            Color.blue.frame(width: 2, height: 2).id(name)
                .matchedGeometryEffect(id: 0, in: namespace, properties: .position, isSource: false)
        }
    }
}

/// Shows a second source before the first one, a round later.
private struct Inserting: View {
    @Namespace private var namespace
    @State private var showsNew = false

    var body: some View {
        HStack(spacing: 0) {
            if showsNew {
                Color.red.id("new").matchedGeometryEffect(id: 0, in: namespace).frame(width: 20, height: 20)
            }
            Color.blue.id("old").matchedGeometryEffect(id: 0, in: namespace).frame(width: 20, height: 20)
        }
        .onAppear { showsNew = true }
    }
}
