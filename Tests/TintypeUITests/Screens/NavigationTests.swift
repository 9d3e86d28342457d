import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Navigation, tabs and presentation")
@MainActor
struct NavigationTests {
    @Test(
        "a large title takes 106 points, a small one 54, none nothing; 10 more where nothing unsafe is above",
        arguments: [0, 59])
    func titles(unsafe: CGFloat) throws {
        func top<V: View>(_ view: V) throws -> CGFloat {
            let pass = SettlePass(
                session: Session(context: .blocks()), canvas: ProposedViewSize(width: 300, height: 600),
                safeArea: EdgeInsets(top: unsafe, leading: 0, bottom: 0, trailing: 0))
            let stack = NavigationStack { view }
            return try pass.run { type(of: stack)._evaluate(stack, into: &$0) }.frame("body").minY - unsafe
        }
        let room: CGFloat = unsafe == 0 ? 10 : 0
        #expect(try top(Color.red.id("body").navigationTitle("Title")) == 106 + room)
        #expect(try top(Color.red.id("body").navigationTitle("T").navigationBarTitleDisplayMode(.inline)) == 54 + room)
        #expect(try top(Color.red.id("body")) == 0)
        #expect(try top(Color.red.id("body").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)) == 0)
    }

    @Test("the items of a sheet's bar stand 10 points below the sheet's edge, in the middle of the bar at 32")
    func sheetBar() throws {
        let view = Color.red.sheet(isPresented: .constant(true)) {
            NavigationStack { Color.blue.toolbar { Button("Done") {}.id("done") } }
                .presentationDetents([.medium])
        }
        let scene = try settle(view, width: 300, height: 410)
        let top: CGFloat = 402 - 400 * 0.56 * 284 / 300
        #expect(abs(try scene.frame("done").midY - top - 32) < 0.5)
    }

    @Test("labels of a toolbar are their pictures alone, where no style says more")
    func toolbarLabels() throws {
        func text(_ placement: ToolbarItemPlacement, _ view: some View) throws -> String {
            let screen = Color.red.toolbar { ToolbarItem(placement: placement) { view } }
            return try settle(NavigationStack { screen }, width: 300, height: 400).tree.text()
        }
        let add = Button("Add", systemImage: "plus") {}
        #expect(try !text(.primaryAction, add).contains("Add"))
        #expect(try text(.primaryAction, add).contains("plus"))
        #expect(try !text(.bottomBar, add).contains("Add"))
        #expect(try text(.primaryAction, Button("Add") {}).contains("Add"))
        #expect(try text(.primaryAction, add.labelStyle(.titleAndIcon)).contains("Add"))
        let sheet = add.sheet(isPresented: .constant(true)) { Label("Words", systemImage: "star") }
        #expect(try text(.primaryAction, sheet).contains("Words"))
        #expect(try text(.principal, Label("Add", systemImage: "plus")).contains("Add"))
    }

    @Test("the view of the last value of the path is seen")
    func path() throws {
        let view = NavigationStack(path: .constant([1, 2])) {
            Color.red.navigationDestination(for: Int.self) { number in Color.blue.id("view \(number)") }
        }
        let scene = try settle(view, width: 300, height: 400)
        #expect(try scene.frame("view 2").width == 300)
    }

    @Test("only the chosen tab is made")
    func tabs() throws {
        let made = Record<Int>()
        let view = TabView(selection: .constant(2)) {
            Probe(number: 1, made: made).tabItem { Text("One") }.tag(1)
            Probe(number: 2, made: made).tabItem { Text("Two") }.tag(2)
        }
        _ = try settle(view, width: 300, height: 400)
        #expect(Set(made.values) == [2])
    }

    private struct Probe: View {
        let number: Int
        let made: Record<Int>

        var body: some View { Color.red.overlay(made.keep(number)) }
    }

    @Test("a medium sheet covers 56 % of the canvas, made narrower as a whole by the 8 points at both its sides")
    func sheet() throws {
        let view = Color.red.sheet(isPresented: .constant(true)) {
            Color.blue.id("sheet").presentationDetents([.medium])
        }
        let scene = try settle(view, width: 300, height: 410)
        // 400 points are the most; the sheet floats 8 points from the edges.
        let sheet = try scene.frame("sheet")
        #expect(sheet.minX == 8 && sheet.width == 284 && sheet.maxY == 402)
        #expect(abs(sheet.height - 400 * 0.56 * 284 / 300) < 0.5)
    }

    @Test("a sheet's own sheet is presented too; what is not presented is not made")
    func nested() throws {
        let view = Color.red.sheet(isPresented: .constant(true)) {
            Color.blue.fullScreenCover(isPresented: .constant(true)) { Color.green.id("cover") }
                .sheet(isPresented: .constant(false)) { Color.green.id("never") }
        }
        let scene = try settle(view, width: 300, height: 400)
        #expect(try scene.frame("cover").width == 300)
        #expect(throws: (any Error).self) { try scene.frame("never") }
    }
}
