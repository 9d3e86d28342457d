import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Preferences")
@MainActor
struct PreferenceTests {
    @Test("later contributions are reduced into the first one in the order of declaration")
    func order() throws {
        let row = HStack {
            Color.red.word("a")
            VStack {
                Color.red.word("b")
                Color.red.word("c")
            }
            Color.red.word("d")
        }
        #expect(try words(of: row) == ["a", "b", "c", "d"])
    }

    @Test("zIndex orders drawing, not contributions")
    func zIndex() throws {
        let stack = ZStack {
            Color.red.word("a").zIndex(9)
            Color.red.word("b")
        }
        #expect(try words(of: stack) == ["a", "b"])
    }

    @Test("one contribution is taken as it is, none gives the default")
    func defaults() throws {
        #expect(try words(of: Color.red.word("a")) == ["a"])
        #expect(try words(of: Color.red) == ["default"])
    }

    @Test("a preference on a container replaces what is below it")
    func replacing() throws {
        let row = HStack {
            Color.red.word("a")
            Color.red.word("b")
        }
        #expect(try words(of: row.word("row")) == ["row"])
        #expect(try words(of: Color.red.word("inner").word("outer")) == ["outer"])
    }

    @Test("a preference on a group replaces what is below each of its views")
    func groups() throws {
        let row = HStack {
            Group {
                Color.red.word("a")
                Color.red
            }
            .word("each")
        }
        #expect(try words(of: row) == ["each", "each"])
    }

    @Test("transformPreference edits what is below, several outward, and the default where nothing is")
    func transforming() throws {
        let row = HStack {
            Color.red.word("a")
            Color.red.word("b")
        }
        .transformPreference(WordsKey.self) { $0.append("first") }
        .transformPreference(WordsKey.self) { $0.append("second") }
        #expect(try words(of: row) == ["a", "b", "first", "second"])
        #expect(
            try words(of: Color.red.transformPreference(WordsKey.self) { $0.append("x") }) == ["default", "x"])
    }

    @Test("transformAnchorPreference edits what is below with an anchor of the view")
    func transformingByAnchor() throws {
        let record = Record<[CGRect]>()
        let view = Color.red.frame(width: 20, height: 10)
            .anchorPreference(key: RectsKey.self, value: .bounds) { [$0] }
            .padding(5)
            .transformAnchorPreference(key: RectsKey.self, value: .bounds) { $0.append($1) }
            .overlayPreferenceValue(RectsKey.self) { anchors in
                GeometryReader { proxy in record.keep(anchors.map { proxy[$0] }) }
            }
        _ = try settle(view)
        #expect(record.last == [CGRect(x: 5, y: 5, width: 20, height: 10), CGRect(x: 0, y: 0, width: 30, height: 20)])
    }

    @Test("contributions come through readers, overlays, ForEach, lazy and scrolled content, hidden views")
    func throughContainers() throws {
        let view = VStack {
            GeometryReader { _ in Color.red.word("reader") }
            Color.red.overlay { Color.red.word("overlay") }
            ForEach(["x", "y"], id: \.self) { Color.red.word($0) }
            ScrollView { Color.red.frame(height: 300).word("scrolled") }
            Color.red.opacity(0).word("clear")
            Color.red.word("hidden").hidden()
            if true { Color.red.word("branch") }
        }
        #expect(
            try words(of: view, height: 800)
                == ["reader", "overlay", "x", "y", "scrolled", "clear", "hidden", "branch"])
    }

    @Test("a lazy stack hands up what it made")
    func lazy() throws {
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1000) { Color.red.frame(height: 40).word("\($0)") }
            }
        }
        let seen = try words(of: view)
        #expect(seen == ["0", "1", "2"])
    }

    @Test("an overlay's contribution comes after the view's, a background's before it")
    func attachments() throws {
        let view = Color.red.word("view")
            .overlay { Color.red.word("overlay") }
            .background { Color.red.word("background") }
        #expect(try words(of: view) == ["background", "view", "overlay"])
    }

    @Test("a reader reads its view alone, and hands up what its own content writes as well")
    func readersContent() throws {
        let inner = Record<[String]>()
        let view = Color.red.word("view").overlayPreferenceValue(WordsKey.self) { words in
            inner.keep(words)
            Color.red.word("made")
        }
        #expect(try words(of: view) == ["view", "made"])
        #expect(inner.values.allSatisfy { $0 == ["view"] })
    }

    @Test("what a reader makes is aligned in the view, before or behind it")
    func alignment() throws {
        let scene = try settle(
            Color.red.frame(width: 100, height: 60).word("a")
                .overlayPreferenceValue(WordsKey.self, alignment: .bottomTrailing) { _ in
                    Color.blue.frame(width: 10, height: 10).id("over")
                }
                .backgroundPreferenceValue(WordsKey.self, alignment: .topLeading) { _ in
                    Color.green.frame(width: 120, height: 10).id("under")
                })
        #expect(try scene.frame("over") == CGRect(x: 90, y: 50, width: 10, height: 10))
        #expect(try scene.frame("under") == CGRect(x: 0, y: 0, width: 120, height: 10))
        let colors = scene.displayList(background: nil).items.map { item -> CGFloat in
            guard case .fill(let path, _, _) = item else { return 0 }
            return path.boundingRect.width
        }
        #expect(colors == [120, 100, 10])
    }

    @Test("onPreferenceChange is told at first and of changes, and may write state")
    func observing() throws {
        let record = Record<[String]>()
        let scene = try settle(Counter(record: record), width: 100, height: 100)
        #expect(record.values == [["0"], ["1"], ["2"], ["3"]])
        #expect(scene.rounds == 4)
        #expect(try scene.frame("bar").width == 30)
    }

    @Test("onPreferenceChange is told of a first value that equals the default, and of nothing where none is written")
    func observingDefaults() throws {
        let record = Record<[String]>()
        _ = try settle(Color.red.word("default").onPreferenceChange(WordsKey.self) { record.values.append($0) })
        #expect(record.values == [["default"]])
        _ = try settle(Color.blue.onPreferenceChange(WordsKey.self) { record.values.append($0) })
        #expect(record.values.count == 1)
    }

    @Test("observers of one key inside each other are told of their own views")
    func nestedObservers() throws {
        let (inner, outer) = (Record<[String]>(), Record<[String]>())
        let view = VStack {
            HStack { Color.red.word("a") }.onPreferenceChange(WordsKey.self) { inner.values.append($0) }
        }
        .transformPreference(WordsKey.self) { $0.append("b") }
        .onPreferenceChange(WordsKey.self) { outer.values.append($0) }
        _ = try settle(view, width: 100, height: 100)
        #expect(inner.values == [["a"]])
        #expect(outer.values == [["a", "b"]])
    }
}

private struct RectsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

/// Counts to three by what it hands up.
private struct Counter: View {
    @State private var count = 0
    var record: Record<[String]>

    var body: some View {
        Color.red.frame(width: CGFloat(count) * 10, height: 5).id("bar")
            .word("\(count)")
            .onPreferenceChange(WordsKey.self) { words in
                record.values.append(words)
                if count < 3 { count += 1 }
            }
    }
}
