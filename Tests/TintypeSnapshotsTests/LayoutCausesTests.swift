import Foundation
import Testing
import TintypeGraphics
import TintypeSnapshots

@Suite("Why a layout differs")
struct LayoutCausesTests {
    private func at(_ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func differences(_ old: SettledTree.View, _ new: SettledTree.View) -> [LayoutDifference] {
        LayoutDifference.between(SettledTree(root: old), SettledTree(root: new))
    }

    private func causes(_ old: SettledTree.View, _ new: SettledTree.View) -> [String] {
        LayoutCauses.of(differences(old, new)).map(\.text)
    }

    /// Two stacks in a row, the second with a padded text.
    private func padded(_ padding: Double, text: String = "Hello") -> SettledTree.View {
        let inner = view("Text", at(padding, padding), [.init("text", text)])
        let pad = view(
            "padding", at(0, 0, 10 + 2 * padding, 10 + 2 * padding), [.init("insets", "\(Int(padding))")], [inner])
        return view("HStack", at(0, 0, 100, 40), [], [view("VStack", at(0, 0)), view("VStack", at(0, 0), [], [pad])])
    }

    @Test("is told by what a viewer sees, and then by the value that was changed")
    func headline() {
        #expect(
            causes(padded(8), padded(12)) == [#"Text "Hello" in VStack[1] moved (+4, +4): padding 8 → 12"#])
    }

    @Test("counts what follows from it besides")
    func consequences() throws {
        let cause = try #require(LayoutCauses.of(differences(padded(8), padded(12))).first)
        // The padding itself is the cause and the text the headline: nothing further.
        #expect(cause.consequences == 0)
        #expect(cause.kind == .attribute)
        #expect(cause.view == "HStack/VStack[1]/padding")
        #expect(cause.expectedFrame == CaseFrame(x: 8, y: 8, width: 10, height: 10))
    }

    @Test("is a view's own value where nothing moves")
    func own() {
        #expect(causes(padded(8), padded(8, text: "Hallo")) == [#"Text "Hallo" in VStack[1] text Hello → Hallo"#])
    }

    @Test("is a modifier that was put around a view, not another view")
    func wrapped() {
        let plain = view("VStack", at(0, 0), [], [view("Text", at(0, 0), [.init("text", "A")])])
        let wrapped = view(
            "VStack", at(0, 0), [],
            [
                view(
                    "opacity", at(0, 0), [.init("value", "0.5")],
                    [view("padding", at(0, 0), [], [view("Text", at(3, 0), [.init("text", "A")])])])
            ])
        #expect(
            causes(plain, wrapped) == [
                #"opacity of Text "A" in VStack added"#, #"padding of Text "A" in VStack added"#,
            ])
        #expect(
            causes(wrapped, plain) == [
                #"opacity of Text "A" in VStack removed"#, #"padding of Text "A" in VStack removed"#,
            ])
    }

    @Test("is the one view that was put before others, which only moved")
    func inserted() {
        func row(_ names: [String]) -> SettledTree.View {
            view(
                "HStack", at(0, 0), [],
                names.enumerated().map { view("Text", at(Double($0) * 10, 0), [.init("text", $1)]) })
        }
        let causes = LayoutCauses.of(differences(row(["B", "C", "D"]), row(["A", "B", "C", "D"])))
        #expect(causes.map(\.text) == [#"Text "A" in HStack added"#])
        #expect(causes.map(\.consequences) == [3])
    }

    @Test("is told once where one line of the source is drawn many times")
    func repeated() {
        func column(_ size: Int) -> SettledTree.View {
            view("VStack", at(0, 0), [], (0..<3).map { _ in view("Text", at(0, 0), [.init("font", "\(size)")]) })
        }
        #expect(causes(column(12), column(13)) == ["Text in VStack font 12 → 13 (in 3 places)"])
    }

    @Test("is the outermost view that moved, where no value is another")
    func frames() {
        func tree(_ x: Double) -> SettledTree.View {
            view("VStack", at(0, 0), [], [view("Text", id: "a", at(x, 0)), view("Text", id: "b", at(0, 0))])
        }
        #expect(causes(tree(0), tree(3)) == ["Text#a in VStack moved (+3, 0)"])
    }

    @Test("has one signature in all scenes that changed alike, and another elsewhere")
    func signature() {
        let first = LayoutCauses.signature(of: differences(padded(8), padded(12)))
        let elsewhere = LayoutCauses.signature(
            of: differences(
                view("ZStack", at(0, 0), [], [padded(8, text: "x"), view("Text")]),
                view("ZStack", at(0, 0), [], [padded(12, text: "x"), view("Text")])))
        #expect(first == "padding insets 8 → 12")
        #expect(elsewhere == first)
        #expect(LayoutCauses.signature(of: differences(padded(8), padded(9))) != first)
    }
}

@Suite("The views that a cluster of pixels shows")
struct ClusterViewsTests {
    private let leaf = view("Text", id: "b", CGRect(x: 20, y: 0, width: 10, height: 10))
    private var tree: SettledTree {
        SettledTree(
            root: view(
                "HStack", CGRect(x: 0, y: 0, width: 30, height: 10), [],
                [view("Text", id: "a", CGRect(x: 0, y: 0, width: 10, height: 10)), leaf]))
    }

    @Test("are the innermost ones that are drawn there, at the scale of the picture")
    func innermost() {
        let views = ClusterViews(old: nil, new: tree, differences: [], scale: 2)
        #expect(views.views(in: CaseRect(x: 42, y: 2, width: 4, height: 4)) == ["HStack/Text#b"])
        #expect(views.views(in: CaseRect(x: 24, y: 2, width: 4, height: 4)) == [])
    }

    @Test("are those that changed, where any did")
    func changed() {
        let old = SettledTree(
            root: view(
                "HStack", CGRect(x: 0, y: 0, width: 30, height: 10), [],
                [view("Text", id: "a", CGRect(x: 0, y: 0, width: 25, height: 10)), leaf]))
        let views = ClusterViews(
            old: old, new: tree, differences: LayoutDifference.between(old, tree), scale: 1)
        #expect(views.views(in: CaseRect(x: 21, y: 2, width: 2, height: 2)) == ["HStack/Text#a"])
    }
}
