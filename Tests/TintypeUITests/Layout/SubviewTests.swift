import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

private struct IsRejectedKey: ContainerValueKey {
    static let defaultValue = false
}

extension ContainerValues {
    fileprivate var isRejected: Bool {
        get { self[IsRejectedKey.self] }
        set { self[IsRejectedKey.self] = newValue }
    }
}

/// A row with dividers of 2 points between its views.
private struct DividedRow<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(spacing: 0) {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    if subview.id != subviews.first?.id { Color.gray.frame(width: 2) }
                    subview
                }
            }
        }
    }
}

private struct SectionColumns<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            ForEach(sections: content) { section in
                VStack(spacing: 0) {
                    section.header
                    section.content
                    Color.black.frame(width: 30, height: CGFloat(section.content.count)).id(
                        "end \(section.content.count)")
                    if !section.footer.isEmpty { section.footer }
                }
            }
        }
    }
}

@Suite("The views that a view consists of")
@MainActor
struct SubviewTests {
    @Test("groups, conditions and lists are counted by their views")
    func counts() throws {
        let isShown = true
        let content = Group {
            Color.red
            Group {
                Color.red
                if isShown { Color.green }
                if !isShown { Color.blue }
            }
            ForEach(0..<3, id: \.self) { _ in Color.yellow }
            HStack {
                Color.red
                Color.red
            }
        }
        var count = 0
        _ = try settle(
            Group(subviews: content) { subviews in
                let _ = count = subviews.count
                subviews
            })
        #expect(count == 7)
    }

    @Test("each view is laid out where the container puts it, as if it were written there")
    func layout() throws {
        let view = DividedRow {
            Color.red.frame(width: 10, height: 10).id("first")
            Spacer(minLength: 0)
            ForEach(0..<2, id: \.self) { Color.blue.frame(width: 20, height: 10).id("blue \($0)") }
        }
        let scene = try settle(view, width: 100, height: 10)
        #expect(try scene.frame("first").minX == 0)
        #expect(try scene.frame("blue 0").minX == 58)
        #expect(try scene.frame("blue 1").minX == 80)
    }

    @Test("fonts and colours around a subview reach it, and the stack around it gives Spacers their axis")
    func environment() throws {
        struct Titled<Content: View>: View {
            @ViewBuilder var content: Content

            var body: some View {
                VStack(spacing: 0) {
                    ForEach(subviews: content) { subview in
                        HStack(spacing: 0) {
                            subview.font(.title)
                            Color.red.frame(width: 10, height: 10).id("after")
                        }
                    }
                }
            }
        }
        let text = try settle(Titled { Text("a") }).tree.text()
        #expect(text.contains("font=\"28 400\"") || text.contains("28 400"))
        let scene = try settle(Titled { Spacer() }, width: 100, height: 40)
        #expect(try scene.frame("after") == CGRect(x: 90, y: 15, width: 10, height: 10))
    }

    @Test("the inner word on a view counts; frames around do not hide it, stacks do")
    func values() throws {
        let content = Group {
            Color.red.containerValue(\.isRejected, true).padding()
            Color.red.containerValue(\.isRejected, false).containerValue(\.isRejected, true)
            HStack { Color.red.containerValue(\.isRejected, true) }
            Group {
                Color.red
                Color.red
            }
            .containerValue(\.isRejected, true)
            Color.red.tag(7)
        }
        var found: [Bool] = []
        var tags: [Int?] = []
        _ = try settle(
            Group(subviews: content) { subviews in
                let _ = found = subviews.map(\.containerValues.isRejected)
                let _ = tags = subviews.map { $0.containerValues.tag(for: Int.self) }
                subviews
            })
        #expect(found == [true, false, false, true, true, false])
        #expect(tags == [nil, nil, nil, nil, nil, 7])
    }

    @Test("a slice of subviews is a view of them")
    func slices() throws {
        let content = ForEach(0..<4, id: \.self) { Color.red.frame(width: 10, height: 10).id("\($0)") }
        let view = HStack(spacing: 5) {
            Group(subviews: content) { subviews in
                subviews[2...]
                if let first = subviews.first { first }
            }
        }
        let scene = try settle(view)
        #expect(try ["2", "3", "0"].map { try scene.frame($0).minX } == [0, 15, 30])
        #expect(scene.tree.view("1") == nil)
    }

    @Test("sections come with their header, content and footer; views outside of any are one of their own")
    func sections() throws {
        let view = SectionColumns {
            Color.red.frame(width: 30, height: 20).id("loose")
            ForEach(0..<2, id: \.self) { number in
                Section {
                    ForEach(0..<(number + 2), id: \.self) { _ in Color.blue.frame(width: 30, height: 10) }
                } header: {
                    Color.red.frame(width: 30, height: 7).id("header \(number)")
                }
            }
        }
        let scene = try settle(view)
        #expect(try scene.frame("loose").origin == .zero)
        #expect(try scene.frame("end 1") == CGRect(x: 0, y: 20, width: 30, height: 1))
        #expect(try scene.frame("header 0").minX == 40)
        #expect(try scene.frame("end 2") == CGRect(x: 40, y: 27, width: 30, height: 2))
        #expect(try scene.frame("end 3") == CGRect(x: 80, y: 37, width: 30, height: 3))
    }

    @Test("what a section as a whole says is told of it")
    func sectionValues() throws {
        var found: [Bool] = []
        let content = Group {
            Section { Color.red }.containerValue(\.isRejected, true)
            Section { Color.red }
        }
        _ = try settle(
            Group(sections: content) { sections in
                let _ = found = sections.map(\.containerValues.isRejected)
                sections
            })
        #expect(found == [true, false])
    }

    @Test("a view keeps its state in whatever container it is put")
    func state() throws {
        struct Counter: View {
            @State private var width: CGFloat = 10

            var body: some View {
                Color.red.frame(width: width, height: 10).id("counter").onAppear { width = 40 }
            }
        }
        let scene = try settle(DividedRow { Counter() }.font(.title))
        #expect(try scene.frame("counter").width == 40)
        let framed = ForEach(subviews: Counter()) { $0.font(.title) }
        #expect(try settle(framed).frame("counter").width == 40)
    }

    @Test("the manner before: a root makes a view of the children of a tree")
    func variadic() throws {
        struct Divided: _VariadicView_UnaryViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                let last = children.last?.id
                VStack(spacing: 0) {
                    ForEach(children) { child in
                        child
                        if child.id != last { Color.gray.frame(width: 10, height: 3) }
                    }
                }
            }
        }
        let view = _VariadicView.Tree(Divided()) {
            Color.red.frame(width: 10, height: 10)
            Color.red.frame(width: 10, height: 10).id("last")
        }
        #expect(try settle(view).frame("last").minY == 13)
    }
}
